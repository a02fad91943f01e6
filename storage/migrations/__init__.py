"""The numbered steps that bring a file from any older version to this one."""
