"""Players of *Engines of War*."""

from typing import Final

from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers

_HERE: Final = "leonardo.ai.engines"


def _level(name: str) -> BuiltInPlayer:
    return BuiltInPlayer(name, f"engines.players.{name}", At(f"{_HERE}.levels", name.upper()))


PLAYERS: Final = GamePlayers(
    levels=(_level("apprentice"), _level("journeyman"), _level("master")),
    obvious="master",
)
"""The players of this game."""
