"""Players of *Leonardo da Vinci*."""

from typing import Final

from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers, NamedTemper, ReviewMeasure
from leonardo.ai.player import Budget

_HERE: Final = "leonardo.ai.davinci"


def _level(name: str) -> BuiltInPlayer:
    return BuiltInPlayer(name, f"davinci.players.{name}", At(f"{_HERE}.levels", name.upper()), has_tempers=True)


def _style(name: str) -> BuiltInPlayer:
    return BuiltInPlayer(name, "davinci.players.thumb", At(f"{_HERE}.styles", "STYLES", name))


PLAYERS: Final = GamePlayers(
    levels=(_level("apprentice"), _level("journeyman"), _level("master"), _level("leonardo")),
    unlisted=(
        BuiltInPlayer(
            "thumb", "davinci.players.thumb", At(f"{_HERE}.rules_of_thumb.thumb", "choose"), has_tempers=True
        ),
        *map(_style, ("bronzes", "laboratories", "academy", "golds", "denial", "hoarding")),
    ),
    obvious="journeyman",
    seers={"seeing": At(f"{_HERE}.seeing", "SEEING")},
    adviser=At(f"{_HERE}.advice", "ADVISER"),
    judge=At(f"{_HERE}.advice", "JUDGE"),
    tempers=tuple(
        NamedTemper(name, f"davinci.tempers.{name}") for name in ("builder", "collector", "banker", "spoiler")
    ),
    with_temper=At(f"{_HERE}.levels", "with_temper"),
    long=Budget(seconds=5.0, tries=1280),
    hint=Budget(seconds=2.0, tries=1024),
    review=ReviewMeasure(glance=160, portion=128, least=0.02, trifle=0.01),
)
"""The players of this game. Taking its time, one tries ten times as much as usual. In a review a difference of two
florins matters, or of two of a hundred chances to end first."""
