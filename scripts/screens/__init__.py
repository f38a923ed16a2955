"""Pictures of the program: games played to moments worth seeing, and the scenes that show them."""
