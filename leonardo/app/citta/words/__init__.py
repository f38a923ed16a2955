"""What is said at the table of the city."""
