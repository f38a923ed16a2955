"""The plain table of the tiny game: the proof that the table of any game needs no more than the contract."""
