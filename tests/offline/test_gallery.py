"""The pictures that are shown to those who have not tried yet."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from docs.gallery import GALLERY, pictures
from tests.offline.browser import Browser
from tests.offline.running import TOP


def test_they_can_be_taken_anew(browser: Browser, tmp_path: Path) -> None:
    taken = pictures(browser, tmp_path / "gallery")
    assert [file.name for file in taken] == ["table.png", "phone.png", "battle.png"]
    for file in taken:
        assert file.stat().st_size < 300 * 1024
        with Image.open(file) as image:
            assert image.height > image.width > 700


def test_the_first_opens_the_readme() -> None:
    top = (TOP / "README.md").read_text("utf-8").split("\n\n")[1]
    assert "(docs/gallery/table.png)" in top
    assert (GALLERY / "table.png").exists()
