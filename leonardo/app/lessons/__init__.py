"""Lessons on the real table, for any game: the slip that tells, the table that listens to it, and their list.

A lesson (`leonardo/play/lessons/lesson.py`) is data: a position in a game that was played once, and steps with what is
said, what is accepted, why other moves are not, and what the partners do. The slip keeps clear of what it explains.
"""
