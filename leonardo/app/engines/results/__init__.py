"""How a game of Engines of War ended."""
