"""Panels of scripted players, one module for each game: they measure built-in players and never train any."""
