"""Boards: a table's state as a picture, and the same in words."""
