### What is said at a table of Betrayal of the Second Era.

game-betrayal = Betrayal of the Second Era
