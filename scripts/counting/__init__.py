"""What can be counted of the play of each game, a module for each: `scripts/counting/count_play.py` reads the games."""
