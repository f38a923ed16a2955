"""Saved games: a document of their own, written safely, read with suspicion, opened by replaying the game."""
