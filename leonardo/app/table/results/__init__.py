"""What the results of all games are made of."""
