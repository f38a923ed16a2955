"""Lessons on the real table, for any game: the slip that tells, the table that listens to it, and their list."""
