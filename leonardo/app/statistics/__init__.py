"""Looking back on many games: figures and charts, achievements, and results to keep. For any game."""
