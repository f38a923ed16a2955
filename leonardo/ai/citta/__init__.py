"""Players of *The city of Leonardo*."""

from typing import Final

from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers

_HERE: Final = "leonardo.ai.citta"


def _level(name: str) -> BuiltInPlayer:
    return BuiltInPlayer(name, f"citta.players.{name}", At(f"{_HERE}.levels", name.upper()))


PLAYERS: Final = GamePlayers(
    levels=(_level("apprentice"), _level("journeyman"), _level("master"), _level("leonardo")),
    obvious="journeyman",
)
"""The players of this game."""
