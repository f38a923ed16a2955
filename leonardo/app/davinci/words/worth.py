"""What the card of an invention is worth to a seat that gets it: weeks that are saved, and the bonus for variety."""

from collections.abc import Iterable
from typing import Final

from attrs import frozen

from leonardo.app.davinci.words.phrases import of_seats
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.view import View

_SAVES: Final = 2  # weeks that each owned invention saves at those of its type (rule 9.2)


@frozen
class Worth:
    """What a card changes.

    Whether its type is `new`, how many `types` are owned then, the bonus `before` and `after` (rule 11.1), and the
    `weeks` that all cards of its type save then (rule 9.2).
    """

    new: bool
    types: int
    before: int
    after: int
    weeks: int


def worth(owned: Iterable[int], invention: int) -> Worth:
    """Return what the card of an invention changes for a seat that owns some."""
    kind = INVENTIONS[invention].type
    kinds = [INVENTIONS[card].type for card in owned]
    before, after = len(set(kinds)), len({*kinds, kind})
    weeks = _SAVES * (1 + kinds.count(kind))
    return Worth(kind not in kinds, after, BONUS.get(before, 0), BONUS.get(after, 0), weeks)


@frozen
class Told:
    """What is told of a card `briefly`, and in a whole `sentence`."""

    briefly: str
    sentence: str


def worth_to_me(view: View, invention: int) -> tuple[Told, Told]:
    """Return what a card is worth to the viewer: at the end, and for what it completes until then."""
    gained = worth(view.seats[view.viewer or 0].owned, invention)
    saves = _told("saves", count=gained.weeks)
    if not gained.new:
        return _told("known"), saves
    if gained.after > gained.before:
        return _told("step", count=gained.types, before=gained.before, after=gained.after), saves
    needed = min(types for types in BONUS if types > gained.types)
    return _told("new", count=gained.types, needed=needed, florins=BONUS[needed]), saves


def _told(key: str, **values: int) -> Told:
    return Told(tr(f"davinci.dialog.bid_{key}_briefly", **values), tr(f"davinci.dialog.bid_{key}", **values))


def who_wins_ties(view: View, question: BidQuestion, names: tuple[str, ...]) -> str:
    """Return who wins if the decider bids as much as others: the nearest to Leonardo clockwise (rule 9.7).

    All bid in that order, so those who have bid already go first.
    """
    earlier = [seat for seat, _ in question.bids]
    if earlier:
        return tr("davinci.dialog.bid_tie_lost", names=of_seats(names, earlier), count=len(earlier))
    holds = view.leonardo == question.seat
    return tr("davinci.dialog.bid_tie_holder" if holds else "davinci.dialog.bid_tie_first")
