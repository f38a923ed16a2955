"""Players of *Engines of War*."""

from typing import Final

from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers, ReviewMeasure
from leonardo.ai.player import Budget

_HERE: Final = "leonardo.ai.engines"


def _level(name: str, strength: float) -> BuiltInPlayer:
    return BuiltInPlayer(name, f"engines.players.{name}", At(f"{_HERE}.levels", name.upper()), strength=strength)


PLAYERS: Final = GamePlayers(
    levels=(_level("apprentice", 0.0), _level("journeyman", 1.61), _level("master", 2.58), _level("leonardo", 4.19)),
    obvious="master",
    adviser=At(f"{_HERE}.advice", "ADVISER"),
    judges=(At(f"{_HERE}.advice", "ADVISER"), At(f"{_HERE}.advice", "FURTHER")),
    estimator=At(f"{_HERE}.advice", "ESTIMATOR"),
    long=Budget(seconds=5.0, tries=320),
    hint=Budget(seconds=2.0, tries=192),
    review=ReviewMeasure(glance=32, portion=24, least=0.03, trifle=0.015, much=1.5),
)
"""The players of this game. Their strengths follow from the ladder of `docs/players.md` at four seats as in the first
game. Taking its time, Leonardo tries much more than usual. In a review a difference of three of a hundred chances to
win matters."""
