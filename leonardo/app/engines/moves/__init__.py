"""What can be done at the table of Engines of War, composed piece by piece."""
