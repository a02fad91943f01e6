"""Slash commands, one thin file a group, and presses: they turn an interaction into a request, and know no rule and no SQL."""
