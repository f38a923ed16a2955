"""The table of any game: what it needs of a game is a contract, and it imports none."""
