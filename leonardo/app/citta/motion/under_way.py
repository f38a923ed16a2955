"""The table while pieces are under way: what arrives is not there yet; sums run with each coin that comes and goes."""

from collections.abc import Iterable

from leonardo.app.citta.spots import PurseSpot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight
from leonardo.app.table.motion.purses import changes
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve


def under_way(before: View, after: View) -> View:  # noqa: ARG001 - what comes is seen when it is there
    """Return the view between `before` and `after`: all as it was; what leaves is shown as missing by itself."""
    return before


def counted(view: View, before: View, left: Iterable[Flight], landed: Iterable[Flight]) -> View:
    """Return `view` with the florins that were there `before`, less what has left, and what has landed on top."""
    change = changes(left, landed, CoinPiece, PurseSpot)
    if not change:
        return view
    parties = tuple(
        evolve(party, florins=florins.florins + change.get(seat, 0))
        if party is not None and florins is not None
        else party
        for seat, (party, florins) in enumerate(zip(view.parties, before.parties, strict=True))
    )
    return evolve(view, parties=parties)
