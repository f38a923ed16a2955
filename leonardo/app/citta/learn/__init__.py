"""What this game gives those who learn it and come back to it."""
