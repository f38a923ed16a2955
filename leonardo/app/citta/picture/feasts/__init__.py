"""What is celebrated on the stage over the city."""
