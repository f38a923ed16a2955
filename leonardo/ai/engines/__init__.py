"""Players of *Engines of War*."""

from typing import Final

from leonardo.ai.game_players import GamePlayers

PLAYERS: Final = GamePlayers()
"""The players of this game."""
