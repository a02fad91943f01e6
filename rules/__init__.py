"""The games: pure Python, no Discord, no files, no clock, no global randomness."""
