"""How estimates are calibrated: games to learn from, the fit, and what is said of it in bands of ten."""
