"""Hints: what Leonardo would do, over any table."""
