"""What an event of Engines of War says flies."""
