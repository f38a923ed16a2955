"""What can be taken up in the city, where it may go, and what a press does."""
