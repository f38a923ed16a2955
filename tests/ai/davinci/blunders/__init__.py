"""Positions with blunders, by phase: what a beginner would shake the head at. `test_blunders.py` asks the players."""
