"""`make gallery`: pictures of a real table, taken from the page in a browser, for those who read before they try."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image

from tests.offline import browser as chromium
from tests.offline.browser import Browser, Page
from tests.offline.running import running

GALLERY = Path(__file__).parent / "gallery"

REPORT = "Event card: A letter from the governor"
"""The title of the message in the first pictures."""

BATTLE: tuple[tuple[str, dict[str, str]], ...] = (
    ("marauders ship", {"class": "sloop", "seamanship": "3", "leadership": "2"}),
    ("marauders place", {"ship": "frigate", "zone": "Port Royal"}),
    ("marauders battle start", {"ship": "frigate"}),
    ("marauders battle hit", {"side": "npc", "location": "masts", "count": "2"}),
    ("marauders battle hit", {"side": "captain", "location": "hull"}),
)
"""What leads Ben into a battle, with whoever of the enemies found him already, else with the Frigate."""

COLOURS = 255
"""As many as a PNG with a palette can have; nobody sees what is lost."""

WIDE = (700, 1400)
PHONE = (390, 1400)
"""As wide as they are; high enough for a whole message."""


def main() -> int:
    """Takes all pictures; the exit code is 1 when there is no browser to take them with."""
    lacks = chromium.missing()
    if lacks is not None:
        sys.stderr.write(f"make gallery {lacks}\n")
        return 1
    with tempfile.TemporaryDirectory() as name:
        browser = Browser(Path(name) / "chromium")
        try:
            for file in pictures(browser, GALLERY):
                sys.stdout.write(f"{file} ({file.stat().st_size // 1024} kB)\n")
        finally:
            browser.close()
    return 0


def pictures(browser: Browser, folder: Path) -> list[Path]:
    """Takes the pictures of a table that was just opened, into a folder."""
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, running("--database", f"{name}/gallery.db") as started:
        wide = browser.page(started.address, size=WIDE, scale=1.5)
        narrow = browser.page(started.address, size=PHONE, scale=2)
        taken = [_taken(wide, folder / "table.png", REPORT), _taken(narrow, folder / "phone.png", REPORT)]
        for command, options in BATTLE:
            wide.gives(command, **options)
        fought = [each.title for each in wide.messages if each.title.startswith("Battle")][-1]
        return [*taken, _taken(wide, folder / "battle.png", fought)]


def _taken(page: Page, file: Path, title: str) -> Path:
    """One picture, of the newest message with this title alone."""
    page.picture(file, title)
    with Image.open(file) as taken:
        small = taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
    return file


if __name__ == "__main__":
    sys.exit(main())
