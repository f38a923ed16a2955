"""How a game of the city ended: the capitals, who paid whom, what decided it."""
