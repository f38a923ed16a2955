"""What is drawn where on the table of Engines of War."""
