"""Inventions as cards: what they need, how they stand with the viewer, those requested, and those owned."""
