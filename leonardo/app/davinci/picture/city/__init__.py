"""The city in the middle of the table: squares and ribbons of the districts, who stands there, what is offered."""
