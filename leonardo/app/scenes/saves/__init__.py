"""The saved games: found, listed, opened, kept under a name."""
