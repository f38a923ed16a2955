"""The podium: who won is told on the square, from the last seat to the first, and what each of them had is counted."""
