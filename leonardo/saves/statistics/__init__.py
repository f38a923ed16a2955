"""What is kept of the games that persons have finished and the puzzles that they have tried."""
