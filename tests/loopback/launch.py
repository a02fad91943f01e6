"""Runs the bot's real command line with Discord's addresses exchanged for those of the little Discord.

LOOPBACK_URL says where it is; LOOPBACK_LATER, in seconds, how much later than this machine's clock it is for the bot. The
process ends at once when the one that started it is gone (its stdin closes).
"""

from __future__ import annotations

import os
import sys
import threading
import time
from datetime import timedelta

import yarl
from discord import utils
from discord.gateway import DiscordWebSocket
from discord.http import Route


def follow_parent() -> None:
    """Dies with the test."""
    while os.read(0, 1024):
        pass
    os._exit(70)


def later(seconds: float) -> None:
    """Puts the process's clocks forward: Python's and discord.py's."""
    true_time, true_now = time.time, utils.utcnow
    time.time = lambda: true_time() + seconds
    utils.utcnow = lambda: true_now() + timedelta(seconds=seconds)


def main() -> int:
    threading.Thread(target=follow_parent, daemon=True).start()
    url = os.environ["LOOPBACK_URL"]
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http://", "ws://") + "/")
    later(float(os.environ.get("LOOPBACK_LATER", "0")))
    from bot.__main__ import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
