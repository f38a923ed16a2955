"""Lessons: a game that teaches itself on the real table, one idea at a time; what they are, and how one goes on."""
