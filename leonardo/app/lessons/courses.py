"""What the courses of all games are made of: small functions for their steps, and the recorded games."""

from collections.abc import Callable
from functools import cache
from typing import Any

from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.engine.game import AnyGame
from leonardo.engine.record import RECORD_ENDING, Played, read_record

Spot = Any
View = Any
Action = Any


def at(spot: Spot) -> Callable[[View], Spot]:
    return lambda _view: spot


def keeping(*spots: Spot) -> Callable[[View], tuple[Spot, ...]]:
    return lambda _view: spots


def asked_of(seat: int, *kinds: type) -> Callable[[View], bool]:
    return lambda view: isinstance(view.question, kinds) and getattr(view.question, "seat", None) == seat


def anything(_view: View, _action: Action) -> bool:
    return True


def of(*kinds: type) -> Callable[[View, Action], bool]:
    return lambda _view, action: isinstance(action, kinds)


@cache
def recorded(game: AnyGame, name: str) -> Played:
    """Return the game that was recorded under a name; it is read and played again once."""
    text = read_asset(assets_folder() / "lessons" / f"{name}{RECORD_ENDING}")
    return read_record(text, lambda _name: game)
