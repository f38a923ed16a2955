"""The table while pieces are under way: sums run with each coin, armies and cards have left already."""

from collections.abc import Iterable

from leonardo.app.engines.spots import PurseSpot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight
from leonardo.app.table.motion.purses import changes
from leonardo.engine.engines.state import Player
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve


def under_way(before: View, after: View) -> View:
    """Return the view between `before` and `after`: what has left is gone, what comes is seen when it is there."""
    fewer = tuple(min(one, other) for one, other in zip(before.infantry, after.infantry, strict=True))
    tanks = tuple(min(one, other) for one, other in zip(before.tanks, after.tanks, strict=True))
    planes = tuple(min(one, other) for one, other in zip(before.planes, after.planes, strict=True))
    players = tuple(map(_without, before.players, after.players))
    return evolve(before, infantry=fewer, tanks=tanks, planes=planes, players=players)


def _without(before: Player, after: Player) -> Player:
    """Return a player without the projects that leave the archive."""
    if before.archive == after.archive:
        return before
    return evolve(before, archive=tuple(card for card in before.archive if card in after.archive))


def counted(view: View, before: View, left: Iterable[Flight], landed: Iterable[Flight]) -> View:
    """Return `view` with the florins that were there `before`, less what has left, and what has landed on top."""
    change = changes(left, landed, CoinPiece, PurseSpot)
    if not change:
        return view
    players = tuple(
        evolve(player, florins=known.florins + change.get(seat, 0))
        for seat, (player, known) in enumerate(zip(view.players, before.players, strict=True))
    )
    return evolve(view, players=players)
