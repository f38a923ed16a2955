"""The window, the loop that runs in it, what waits for its quiet moments, and a stage that needs none."""
