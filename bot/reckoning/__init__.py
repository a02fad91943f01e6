"""Reckoning that needs numpy. Nothing here is imported before somebody asks for it, so that the bot starts without."""
