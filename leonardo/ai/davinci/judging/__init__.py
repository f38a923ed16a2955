"""What a seat can be expected to end with: a value learned from games, of named features of a position."""
