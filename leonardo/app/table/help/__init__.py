"""Help at hand: what lies where on the table, and what can be done now.

A game gives notes (`Learning.help`); those are shown whose things are on the screen, and never over what they explain.
What can be done now is read from the game's moves, and each row leads to its place.
"""
