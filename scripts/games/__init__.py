"""Games of all kinds played for checks, and the games that the project ships or compares with."""
