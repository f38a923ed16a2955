"""How a game ended: the results, where the florins came from, what was completed."""
