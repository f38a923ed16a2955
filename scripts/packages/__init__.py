"""What makes the packages of the program, one module for each kind, and what they have in common."""
