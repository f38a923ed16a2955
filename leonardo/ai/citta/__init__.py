"""Players of *The City of Leonardo*."""

from typing import Final

from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers, ReviewMeasure
from leonardo.ai.player import Budget

_HERE: Final = "leonardo.ai.citta"


def _level(name: str, strength: float) -> BuiltInPlayer:
    return BuiltInPlayer(name, f"citta.players.{name}", At(f"{_HERE}.levels", name.upper()), strength=strength)


PLAYERS: Final = GamePlayers(
    levels=(_level("apprentice", 0.0), _level("journeyman", 0.78), _level("master", 1.07), _level("leonardo", 1.4)),
    unlisted=(BuiltInPlayer("thumb", "citta.players.thumb", At(f"{_HERE}.heuristics", "choose")),),
    obvious="thumb",
    adviser=At(f"{_HERE}.advice", "ADVISER"),
    judges=(At(f"{_HERE}.advice", "ADVISER"), At(f"{_HERE}.advice", "FURTHER")),
    estimator=At(f"{_HERE}.advice", "ESTIMATOR"),
    long=Budget(seconds=5.0, tries=1280),
    hint=Budget(seconds=2.0, tries=512),
    review=ReviewMeasure(glance=96, portion=64, least=0.02, trifle=0.01, much=50.0),
    matter=At(f"{_HERE}.bidding", "matter"),
)
"""The players of this game. Their strengths follow from the ladder of `docs/players.md` as in the first game; that of
Leonardo is guessed from what it and the Master showed against others, in few games so far. Taking
its time, one tries seven times as much as usual. In a review a difference of two of a hundred chances to end first
matters."""
