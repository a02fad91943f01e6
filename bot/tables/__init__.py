"""THE path of everything that changes a table: lock, load, play, commit. Only what is committed is ever shown."""
