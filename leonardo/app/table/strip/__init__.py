"""The strip along the top of a table: what a game shows of its course, the prompt with its buttons, the corner."""
