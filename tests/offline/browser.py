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
from selenium.common.exceptions import ElementClickInterceptedException, StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 15.0
"""Seconds until what is waited for must be there."""

WIDE = (1280, 900)
PHONE = (390, 844)

_SWITCHES = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars", "--lang=en-US"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)

_MESSAGE = """
const text = (within, of) => within.querySelector(of)?.innerText ?? "";
return [...document.querySelectorAll(".channel-message")].map((message) => ({
    id: message.dataset.messageId,
    title: text(message, ".embed-title"),
    text: text(message, ".embed-description"),
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
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": scale, "mobile": False}
        cast("Any", self.driver).execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.driver.get(address)
        page = Page(self.driver, self.driver.current_window_handle)
        page.views_as(viewer)
        return page

    def close(self) -> None:
        """Ends it."""
        self.driver.quit()


class Page:
    """The page in one window."""

    def __init__(self, driver: webdriver.Chrome, window: str) -> None:
        self.driver = driver
        self.window = window
        self._run: Callable[..., Any] = cast(
            "Any", driver
        ).execute_script  # selenium leaves what its scripts take untyped
        self.settled()

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
        self._run(_VIEWER, name)  # at once, as the page makes the list anew with each look at what is new
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
        self._types(f"/{typed}")
        entries = self.waits(lambda: self.all(".command-entry"), f"commands for /{typed}")
        return {
            _text(entry, ".command-entry-title strong"): _text(entry, ".command-entry-description") for entry in entries
        }

    def gives(self, command: str, /, **options: str) -> list[Shown]:
        """Picks a command, fills its options and sends it: the messages that it brought."""
        before = {message.id for message in self.messages}
        self._types(f"/{command}")
        entries = self.waits(lambda: self.all(".command-entry"), f"/{command} in the picker")
        next(entry for entry in entries if _text(entry, ".command-entry-title strong") == f"/{command}").click()
        for name, value in options.items():
            self._fills(name, value)
        self._sends()
        return self._came(before, f"an answer to /{command}")

    def offers(self, command: str, option: str, typed: str) -> list[str]:
        """What is offered while an option is typed."""
        self._types(f"/{command}")
        self.waits(lambda: self.all(".command-entry"), f"/{command} in the picker")[0].click()
        self._fills(option, typed)
        offered = self.waits(lambda: self.all(".command-suggestion-label"), f"offers for {option}")
        return [each.text for each in offered]

    def presses(self, label: str) -> list[Shown]:
        """Presses the newest button that says this: the messages that it brought."""
        before = {message.id for message in self.messages}
        self.waits(lambda: self._clicks(label), f"[{label}] can be pressed")
        return self._came(before, f"an answer to [{label}]")

    def turned_to(self, title: str) -> str:
        """Scrolls until the newest message with this title is at the top, without what the page adds; its selector."""
        [*_, message] = [each for each in self.messages if each.title == title]
        selector = f".channel-message[data-message-id='{message.id}']"
        self._run(_TURN, selector)
        return selector

    def picture(self, file: Path, of: str | None = None) -> None:
        """A PNG of the window, or of the first thing that matches a selector."""
        self.settled()
        wanted: dict[str, Any] = {"format": "png"}
        if of is not None:
            wanted["clip"] = {**cast("Any", self.one(of)).rect, "scale": 1}
        taken = cast("Any", self.driver).execute_cdp_cmd("Page.captureScreenshot", wanted)
        file.write_bytes(base64.b64decode(taken["data"]))

    def one(self, selector: str) -> WebElement:
        """The first thing that matches a selector, once there is one."""
        return self.waits(lambda: self.all(selector), selector)[0]

    def all(self, selector: str) -> list[WebElement]:
        """All things that match a selector now."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def _shown(self) -> list[Shown]:
        return [_message(each) for each in self._run(_MESSAGE)]

    def _came(self, before: set[str], what: str) -> list[Shown]:
        self.waits(lambda: [each for each in self._shown() if each.id not in before], what)
        return [each for each in self.messages if each.id not in before]

    def _clicks(self, label: str) -> bool:
        """Clicks the newest button that says this, unless it was drawn anew or covered in this very moment."""
        try:
            [*_, button] = [each for each in self.all(".component-button") if each.text.strip() == label]
            self._run("arguments[0].scrollIntoView({block: 'center'})", button)
            button.click()
        except (StaleElementReferenceException, ElementClickInterceptedException):
            return False
        return True

    def _types(self, text: str) -> None:
        self.settled()
        self.one("#channel-composer-input").send_keys(Keys.CONTROL, "a", Keys.NULL, Keys.BACKSPACE, text)

    def _fills(self, option: str, value: str) -> None:
        field = f".command-option-input[data-option='{option}']"
        if not self.all(field):
            self.one(".command-ghost").click()
            self.one(f".command-suggestion[data-value='{option}']").click()
        self.one(field).send_keys(value)

    def _sends(self) -> None:
        """Sends what is typed as it is: Enter would take what is offered, so that is closed first."""
        self.settled()
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE, Keys.ENTER)

    def leaves_command(self) -> None:
        """Gives up a command that was begun."""
        self.one(".command-context-close").click()
        self._types(Keys.BACKSPACE)


def _message(found: dict[str, Any]) -> Shown:
    return Shown(
        id=found["id"],
        title=found["title"],
        lines=tuple(found["text"].split("\n")),
        quiet=found["quiet"],
        buttons=tuple(found["buttons"]),
        pictures=tuple((alt, width) for alt, width in found["pictures"]),
    )


def _text(within: WebElement, selector: str) -> str:
    return within.find_element(By.CSS_SELECTOR, selector).text
