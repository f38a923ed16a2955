"""Matches between players, for any game: fair pairings over all cores or machines, kept on disk, and what they show.

A plan (`plan.py`) lists tasks. A task is played alone (`playing.py`) and is the same game on every core and machine.
Finished games are kept line by line (`results_folder.py`) and summed up at the end (`figures.py`, `report.py`). Chance
has a stream for each of its turns, so that it brings the same in all games of a deal. `seat.py` lends our players to
other programs.
"""
