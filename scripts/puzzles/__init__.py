"""Finding puzzles: positions of games in which one answer is clearly the best."""
