"""How strong players are, how long they think, and how well reviews find their errors."""
