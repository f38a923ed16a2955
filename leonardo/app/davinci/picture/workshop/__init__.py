"""One's own workshop along the bottom of the table, a module for each of its fields."""
