"""Tables that survive."""
