"""Chapter "NPC Ships in Combat" and the naval combat around it (R13-R18): from the first shot to what the victor gets."""
