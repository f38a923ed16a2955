"""A guided first war in eight lessons."""
