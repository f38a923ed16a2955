"""Looking back at a played game on its own table, from any seat's eyes, forward and back, and playing on from there."""
