"""What is shown, as data: the state of a table and what an entry caused as messages; one module a game."""
