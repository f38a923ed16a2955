"""The table while pieces are under way: what arrives is not there yet; sums run with each coin that comes and goes."""

from collections.abc import Iterable

from leonardo.app.citta.spots import PurseSpot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight
from leonardo.app.table.motion.purses import changes
from leonardo.engine.citta.state import NOBODY, Party
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve


def under_way(before: View, after: View) -> View:
    """Return the view between `before` and `after`: houses and men that leave are gone, what comes is not there yet.

    A pawn is missed where it stood, and all else is as it was.
    """
    owners = tuple(one if one == other else NOBODY for one, other in zip(before.owners, after.owners, strict=True))
    parties = tuple(map(_without_men, before.parties, after.parties))
    if owners == before.owners and parties == before.parties:
        return before
    return evolve(before, owners=owners, parties=parties)


def _without_men(before: Party | None, after: Party | None) -> Party | None:
    """Return a party without the men-at-arms that leave it."""
    if before is None or after is None or after.men >= before.men:
        return before
    return evolve(before, men=after.men)


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
