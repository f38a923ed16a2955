"""Built-in players, for any game that keeps the contract of the engine; a game's own knowledge stays in its folder."""
