"""The decisions that need more room than the table gives: favours, bids, the order of cards, work from the deck."""
