"""The lessons of Leonardo da Vinci: one game, in which one idea after the other comes up."""
