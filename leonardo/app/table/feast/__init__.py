"""A feast: something that is shown on a stage in the middle of the board, step by step."""
