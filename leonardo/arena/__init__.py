"""Matches between players, for any game: fair pairings over all cores or machines, kept on disk, and what they show."""
