"""Positions with silly moves, by phase: what a beginner would shake the head at. `test_silly.py` asks the players."""
