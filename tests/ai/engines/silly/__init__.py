"""Positions in which something would be silly, by what is decided."""
