"""A guided first walk through the city in six lessons."""
