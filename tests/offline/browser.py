"""A headless Chromium that looks at the page as somebody at the table does: it types, picks, presses and reads.

page = browser.page(address, viewer="Ben")
page.gives("marauders icons", moves="french N")
assert page.newest.lines[0] == "French ship: not on the board"
"""

from __future__ import annotations

import base64
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

PATIENCE = 60.0
"""Seconds until what is waited for must be there."""

WIDE = (1280, 900)
PHONE = (390, 844)

_SWITCHES = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars", "--lang=en-US"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)

_MESSAGES = """
const text = (within, of) => within.querySelector(of)?.innerText ?? "";
return [...document.querySelectorAll(".channel-message")].map((message) => ({
    id: message.dataset.messageId,
    title: text(message, ".embed-title"),
    text: text(message, ".embed-description"),
    footer: text(message, ".embed-footer"),
    quiet: message.querySelector(".message-ephemeral-note") !== null,
    buttons: [...message.querySelectorAll(".component-button")].map((button) => button.innerText.trim()),
    pictures: [...message.querySelectorAll(".message-attachments img")].map((picture) => [picture.alt, picture.naturalWidth]),
}));
"""

_VIEWER = """
const picker = document.querySelector("#viewer-picker");
const { value } = [...picker.options].find((option) => option.text === arguments[0]);
if (picker.value !== value) {
    picker.value = value;
    picker.dispatchEvent(new Event("change"));
}
"""

_TURN = """
const message = document.querySelector(arguments[0]);
for (const control of message.querySelectorAll(".attachment-media-actions")) control.style.display = "none";
message.scrollIntoView();
const { x, y, width, height } = message.getBoundingClientRect();
return { x, y, width, height };
"""

_COMMANDS = """
const text = (within, of) => within.querySelector(of).innerText;
return [...document.querySelectorAll(".command-entry")].map((entry) => [
    text(entry, ".command-entry-title strong"), text(entry, ".command-entry-description"),
]);
"""

_TEXTS = "return [...document.querySelectorAll(arguments[0])].map((each) => each.innerText.trim());"

_CLICK = """
const [selector, text] = arguments;
const found = [...document.querySelectorAll(selector)].filter((each) => !text || each.innerText.trim() === text);
found.at(-1)?.click();
return found.length > 0;
"""

_FOCUS = """
const field = document.querySelector(arguments[0]);
field?.focus();
field?.select();
return field !== null && document.activeElement === field;
"""

_IDLE = "const page = window.simcordPreview; return Boolean(page?.ready && page.awaitingRevision === null);"

T = TypeVar("T")


def missing() -> str | None:
    """Why no page can be looked at here; None when one can."""
    lacks = [name for name in ("chromium", "chromedriver") if shutil.which(name) is None]
    return f"needs {' and '.join(lacks)} (Debian: apt-get install chromium chromium-driver)" if lacks else None


@dataclass(frozen=True)
class Shown:
    """A message as the page shows it: its embed's title and lines, its buttons, and its pictures' alt texts and widths."""

    id: str
    title: str
    lines: tuple[str, ...]
    footer: str
    quiet: bool
    buttons: tuple[str, ...]
    pictures: tuple[tuple[str, int], ...]


class Browser:
    """One Chromium with one window for each page that it looks at."""

    def __init__(self, profile: Path) -> None:
        """`profile` is an empty folder that it may fill."""
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or "chromium"
        for switch in (*_SWITCHES, f"--user-data-dir={profile}"):
            options.add_argument(switch)
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))

    def page(self, address: str, viewer: str = "Ben", size: tuple[int, int] = WIDE, scale: float = 1) -> Page:
        """A page in a window of its own, of so many pixels in CSS, each of `scale` pixels in pictures of it."""
        self.driver.switch_to.new_window("window")
        page = Page(self.driver, self.driver.current_window_handle)
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": scale, "mobile": False}
        page.tells("Emulation.setDeviceMetricsOverride", **metrics)
        self.driver.get(address)
        page.views_as(viewer)
        return page

    def close(self) -> None:
        """Ends it."""
        self.driver.quit()


class Page:
    """The page in one window. It draws itself anew all the time, so each thing is found and used in one go, by a script."""

    def __init__(self, driver: webdriver.Chrome, window: str) -> None:
        self.driver = driver
        self.window = window
        self._run: Callable[..., Any] = cast(
            "Any", driver
        ).execute_script  # selenium leaves what its scripts take untyped

    def tells(self, command: str, **given: Any) -> Any:
        """A command to the browser itself."""
        return cast("Any", self.driver).execute_cdp_cmd(command, given)

    def settled(self) -> None:
        """Waits until the page shows what was done last."""
        if self.driver.current_window_handle != self.window:
            self.driver.switch_to.window(self.window)
        self.waits(lambda: self._run(_IDLE), "the page is ready")

    def waits(self, for_: Callable[[], T], what: str) -> T:
        """Waits for something that is true; AssertionError says what was waited for."""
        until = time.monotonic() + PATIENCE
        while not (found := for_()):
            assert time.monotonic() < until, f"in vain: {what}; the page shows {self._shown()}"
            time.sleep(0.05)
        return found

    def views_as(self, name: str) -> None:
        """Looks with somebody else's eyes."""
        self.settled()
        self._run(_VIEWER, name)
        self.settled()

    @property
    def messages(self) -> list[Shown]:
        """What the channel shows, oldest first."""
        self.settled()
        return self._shown()

    @property
    def newest(self) -> Shown:
        """The last message."""
        return self.messages[-1]

    def comes_to_see(self, message: Shown) -> None:
        """Waits until this is the last message, as what others do comes with the next look at what is new."""
        self.waits(lambda: self.newest == message, f"{message}")

    def commands(self, typed: str) -> dict[str, str]:
        """The commands that the picker lists for what is typed after the slash, each with its description."""
        self._types("#channel-composer-input", f"/{typed}")
        return dict(self.waits(lambda: self._run(_COMMANDS), f"commands for /{typed}"))

    def gives(self, command: str, /, **options: str) -> list[Shown]:
        """Picks a command, fills its options and sends it: the messages that it brought."""
        before = {message.id for message in self.messages}
        self._begins(command)
        for name, value in options.items():
            self._fills(name, value)
        self.settled()
        self._hits("Escape", 27)  # with something on offer, Enter would take that
        self._hits("Enter", 13)
        return self._came(before, f"an answer to /{command}")

    def offers(self, command: str, option: str, typed: str) -> list[str]:
        """What is offered while an option is typed; the command is given up after that."""
        self._begins(command)
        self._fills(option, typed)
        offered = self.waits(lambda: self._run(_TEXTS, ".command-suggestion-label"), f"offers for {option}")
        self.settled()
        self._clicks(".command-context-close")
        self._types("#channel-composer-input", "")
        return offered

    def presses(self, label: str) -> list[Shown]:
        """Presses the newest button that says this: the messages that it brought."""
        before = {message.id for message in self.messages}
        self._clicks(".component-button", label)
        return self._came(before, f"an answer to [{label}]")

    def picture(self, file: Path, title: str | None = None) -> None:
        """A PNG of the window, or of the newest message with this title, without what the page adds to it."""
        clip: dict[str, Any] = {}
        if title is not None:
            [*_, message] = [each for each in self.messages if each.title == title]
            clip = {"clip": {**self._run(_TURN, f".channel-message[data-message-id='{message.id}']"), "scale": 1}}
        self.settled()
        taken = self.tells("Page.captureScreenshot", format="png", **clip)
        file.write_bytes(base64.b64decode(taken["data"]))

    def _shown(self) -> list[Shown]:
        return [_message(each) for each in self._run(_MESSAGES)]

    def _came(self, before: set[str], what: str) -> list[Shown]:
        self.waits(lambda: [each for each in self._shown() if each.id not in before], what)
        return [each for each in self.messages if each.id not in before]

    def _begins(self, command: str) -> None:
        self._types("#channel-composer-input", f"/{command}")
        self._clicks(".command-entry-title strong", f"/{command}")

    def _fills(self, option: str, value: str) -> None:
        field = f".command-option-input[data-option='{option}']"
        if not self._run(_TEXTS, field):
            self._clicks(".command-ghost")
            self._clicks(f".command-suggestion[data-value='{option}']")
        self._types(field, value)

    def _clicks(self, selector: str, text: str = "") -> None:
        self.waits(lambda: self._run(_CLICK, selector, text), f"{selector} {text}".strip())

    def _types(self, field: str, text: str) -> None:
        """Types into a field, in place of what is there."""
        self.settled()
        self.waits(lambda: self._run(_FOCUS, field), field)
        self._hits("Backspace", 8)
        if text:
            self.tells("Input.insertText", text=text)

    def _hits(self, key: str, code: int) -> None:
        for what in ("keyDown", "keyUp"):
            self.tells("Input.dispatchKeyEvent", type=what, key=key, code=key, windowsVirtualKeyCode=code)


def _message(found: dict[str, Any]) -> Shown:
    return Shown(
        id=found["id"],
        title=found["title"],
        lines=tuple(found["text"].split("\n")),
        footer=found["footer"],
        quiet=found["quiet"],
        buttons=tuple(found["buttons"]),
        pictures=tuple((alt, width) for alt, width in found["pictures"]),
    )
