"""Players of *Leonardo da Vinci*."""

from typing import Final

from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers, NamedTemper, ReviewMeasure
from leonardo.ai.player import Budget

_HERE: Final = "leonardo.ai.davinci"


def _level(name: str, strength: float) -> BuiltInPlayer:
    load = At(f"{_HERE}.levels", name.upper())
    return BuiltInPlayer(name, f"davinci.players.{name}", load, has_tempers=True, strength=strength)


def _style(name: str) -> BuiltInPlayer:
    return BuiltInPlayer(name, "davinci.players.thumb", At(f"{_HERE}.styles", "STYLES", name))


PLAYERS: Final = GamePlayers(
    levels=(
        *(_level("apprentice", 0.0), _level("journeyman", 1.92)),
        *(_level("master", 3.39), _level("leonardo", 5.41)),
    ),
    unlisted=(
        BuiltInPlayer("thumb", "davinci.players.thumb", At(f"{_HERE}.heuristics.player", "choose"), has_tempers=True),
        *map(_style, ("bronzes", "laboratories", "academy", "golds", "denial", "hoarding")),
    ),
    obvious="journeyman",
    seers={"seeing": At(f"{_HERE}.omniscient_player", "SEEING")},
    adviser=At(f"{_HERE}.advice", "ADVISER"),
    estimator=At(f"{_HERE}.advice", "ESTIMATOR"),
    judges=(At(f"{_HERE}.advice", "JUDGE"), At(f"{_HERE}.advice", "FURTHER")),
    tempers=tuple(
        NamedTemper(name, f"davinci.tempers.{name}") for name in ("builder", "collector", "banker", "spoiler")
    ),
    with_temper=At(f"{_HERE}.levels", "with_temper"),
    long=Budget(seconds=5.0, tries=1280),
    hint=Budget(seconds=2.0, tries=1024),
    review=ReviewMeasure(glance=160, portion=128, least=0.02, trifle=0.01),
)
"""The players of this game. Their strengths follow from the ladder of `docs/players.md`: one that comes in first in a
share `p` of games with three of the level below lies `log(3 * p / (1 - p))` above it. Taking its time, one tries ten
times as much as usual. In a review a difference of two florins matters, or of two of a hundred chances to end first."""
