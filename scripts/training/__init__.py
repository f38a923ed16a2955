"""Fitting what players judge positions by, from games of their own."""
