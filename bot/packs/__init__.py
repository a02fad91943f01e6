"""The packs that tables are opened with: shipped, uploaded, and the book of a server."""
