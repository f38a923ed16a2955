"""What can be done at the table: what is in hand, where it may go, and what that would give."""
