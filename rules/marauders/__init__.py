"""Merchants & Marauders: the non-player captains."""
