"""Positions in which something would be a blunder, by what is decided."""
