"""What lives on a table while nobody does anything: smoke, boats, a flag; a game says what, the rest is the same."""
