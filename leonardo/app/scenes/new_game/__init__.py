"""Agreeing on a new game: which game, who sits where, what is played."""
