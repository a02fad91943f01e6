"""Reckoning battles of Merchants & Marauders, which needs numpy.

Nothing here is imported before somebody asks for it, so that the bot starts without.
"""

from __future__ import annotations

import os

# Its matrices are so small that more threads than one only wait for each other, and very long where the machine is busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
