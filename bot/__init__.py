"""The face towards Discord."""
