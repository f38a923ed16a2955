"""What is said at the table of Engines of War."""
