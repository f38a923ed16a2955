"""What one comes back for: the game of the day, and puzzles at the real table. For any game that gives them."""
