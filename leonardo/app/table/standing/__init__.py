"""How everybody stands: a forecast on demand, from what those at the screen may know."""
