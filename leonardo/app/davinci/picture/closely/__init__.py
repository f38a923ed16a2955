"""What is seen close: a card, a laboratory, what is owned, all requests."""
