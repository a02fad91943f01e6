"""The pictures that are shown to those who have not tried yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from docs import gallery
from tests.offline import browser as chromium


@pytest.mark.skipif(chromium.missing() is not None, reason=chromium.missing() or "")
def test_it_is_made_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "GALLERY", tmp_path / "gallery")
    assert gallery.main() == 0
    pictures = {path.name: path for path in (tmp_path / "gallery").iterdir()}
    assert set(pictures) == {"table.png", "phone.png"}
    for path in pictures.values():
        assert path.stat().st_size < 300 * 1024
        with Image.open(path) as image:
            assert image.width > 700
            assert image.height > image.width


def test_the_first_opens_the_readme() -> None:
    top = (Path(gallery.__file__).parents[1] / "README.md").read_text("utf-8").split("\n\n")[1]
    assert "(docs/gallery/table.png)" in top
    assert (gallery.GALLERY / "table.png").exists()
