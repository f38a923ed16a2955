"""What one comes back for: the game of the day, and puzzles at the real table. For any game that gives them.

The game of the day follows from game and date; its opponents must decide alike on every computer, so none goes by a
clock. Someone who has seen more than others has a result that does not count (`day.py`). An answer to a puzzle is
judged, never played (`puzzle_table.py`).
"""
