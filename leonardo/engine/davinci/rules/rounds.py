"""The end of a round and of the game (rules 10 and 11)."""

from collections.abc import Collection, Iterable
from typing import Final

from leonardo.engine.davinci.constants import LAST_CITY_ROUND, LAST_ROUND, Phase, Tier, requested_count
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import CouncilFilled, GameEnded, InventionRequested, PhaseBegan, RoundBegan
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Foresight, Request, Seat

BONUS: Final = {5: 20, 4: 13, 3: 8}  # florins for so many different types among the inventions owned (rule 11.1)


def end_round(draft: Draft) -> None:
    """Fill the Council and the display after rounds 1 to 7, and move the round marker on to phase A (rule 10)."""
    if draft.round <= LAST_CITY_ROUND:
        draft.treasury += 1
        draft.tell(CouncilFilled, 1)
        while draft.deck and len(draft.display) < requested_count(draft.table.seats):
            _request_next(draft)
    if draft.round == LAST_ROUND:
        end_game(draft)
        return
    draft.round, draft.phase = draft.round + 1, Phase.START_WORK
    draft.tell(RoundBegan, draft.round)


def _request_next(draft: Draft) -> None:
    """Draw a card; it follows the others on display (rule 10.2)."""
    drawn, draft.deck = draft.deck[0], draft.deck[1:]
    draft.display = (*draft.display, Request(drawn, draft.round + 1))
    for number, seat in enumerate(draft.seats):
        if seat.foresight is not None:
            draft.change_seat(number, foresight=_without(seat.foresight, drawn))
    draft.tell(InventionRequested, drawn)


def _without(foresight: Foresight, drawn: int) -> Foresight | None:
    if foresight.window == 1:
        return None
    cards = tuple(card for card in foresight.cards if card != drawn)
    return Foresight(cards, foresight.window - 1, foresight.ordered)


def end_game(draft: Draft) -> None:
    """Announce the bonus for variety and the winners (rule 11)."""
    draft.phase = Phase.OVER
    draft.tell(PhaseBegan, Phase.OVER)
    draft.tell(
        GameEnded,
        tuple(seat.florins for seat in draft.seats),
        tuple(bonus(seat.owned) for seat in draft.seats),
        winners(draft.seats),
    )


def variety(owned: Iterable[int]) -> int:
    """Return how many different types there are among inventions that are owned (rule 11.1)."""
    return len({INVENTIONS[card].type for card in owned})


def bonus(owned: Iterable[int]) -> int:
    """Return the florins for the variety of the inventions owned (rule 11.1)."""
    return BONUS.get(variety(owned), 0)


def total(seat: Seat) -> int:
    """Return the florins of a seat with the bonus for variety (rule 2.1)."""
    return seat.florins + bonus(seat.owned)


def winners(seats: tuple[Seat, ...] | list[Seat]) -> tuple[int, ...]:
    """Return who wins: most florins, then more inventions owned, more gold, silver, copper, bronze (rule 11.2)."""
    ranks = [merit(seat.florins, seat.owned) for seat in seats]
    best = max(ranks)
    return tuple(number for number, rank in enumerate(ranks) if rank == best)


def merit(florins: int, owned: Collection[int]) -> tuple[int, ...]:
    """Return what places go by, the highest first, for so many florins and the inventions owned (rules 2.1, 11.2)."""
    tiers = [INVENTIONS[card].tier for card in owned]
    return (florins + bonus(owned), len(tiers), *(tiers.count(tier) for tier in sorted(Tier, reverse=True)))
