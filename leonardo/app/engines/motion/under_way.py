"""The table while pieces are under way: armies and cards have left already."""

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
