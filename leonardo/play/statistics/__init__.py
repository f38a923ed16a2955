"""Looking back on many games: what a person has done, how strong they are, what they have achieved. For any game."""
