"""What the others did since one's last move, to be stepped through on the table itself."""
