"""What is drawn where at the table of the city."""
