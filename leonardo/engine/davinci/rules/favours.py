"""Favours: how experienced players set up (rule 4)."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from leonardo.engine.davinci.actions import Action, ChooseFavour
from leonardo.engine.davinci.constants import (
    AUTOMATA_PER_SEAT,
    NOTHING,
    Component,
    Favour,
    Phase,
    Stock,
    Upgrade,
)
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import FavourChosen
from leonardo.engine.davinci.questions import FavourQuestion
from leonardo.engine.davinci.rules.laboratories import upgrade
from leonardo.engine.davinci.state import Seat, in_academy, in_shops, laboratories_of, one_of, plus
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

FLORINS = 5  # what favour a) pays (rule 4.4)
BUNDLE = 4  # how many components favour b) gives (rule 4.4)
MOST_ALIKE = 2  # how many of them may be alike (rule 4.4)
_UPGRADES = {
    Favour.SMALL5: Upgrade.SMALL5,
    Favour.LARGE4: Upgrade.LARGE4,
    Favour.LARGE6: Upgrade.LARGE6,
    Favour.AUTOMATON: Upgrade.AUTOMATON,
}
"""What favour d) does to a laboratory (rule 4.4)."""


def favours_each(seats: int) -> int:
    """Return how many favours each seat chooses (rule 4.3)."""
    return {2: 1, 3: 2}.get(seats, 3)


def begin(draft: Draft) -> None:
    """Ask the holder of Leonardo for the first favour (rule 4.4)."""
    draft.phase = Phase.FAVOURS
    draft.question = FavourQuestion(draft.leonardo, ((),) * draft.table.seats)


def options(draft: Draft, question: FavourQuestion) -> tuple[Action, ...]:
    """Return the favours that the seat may choose (rules 4.4 to 4.6)."""
    seat = draft.seats[question.seat]
    barred = _barred_letter(draft.table.seats, question.chosen[question.seat])
    found: list[Action] = []
    for favour in Favour:
        if favour.letter != barred:
            found.extend(_ways(draft, question.seat, seat, favour))
    return tuple(found)


def choose(draft: Draft, question: FavourQuestion, action: ChooseFavour) -> None:
    """Give the seat its favour (rule 4.4) and ask the next one, round and round."""
    number = question.seat
    seat = draft.seats[number]
    components = action.components or NOTHING
    draft.change_seat(number, hand=plus(seat.hand, components))
    if action.favour is Favour.FLORINS:
        draft.receive(number, FLORINS)
    elif action.favour is Favour.APPRENTICE:
        draft.change_seat(number, apprentices=seat.apprentices + 1)
    elif action.favour in _UPGRADES:
        upgrade(draft, number, _UPGRADES[action.favour], action.laboratory)
    _ask_next(draft, question, action.favour)
    draft.tell(FavourChosen, number, action.favour, components, action.laboratory)


def _ask_next(draft: Draft, question: FavourQuestion, favour: Favour) -> None:
    chosen = list(question.chosen)
    chosen[question.seat] = (*chosen[question.seat], favour)
    following = (question.seat + 1) % draft.table.seats
    if len(chosen[following]) == favours_each(draft.table.seats):
        draft.question = None
    else:
        draft.question = FavourQuestion(following, tuple(chosen))


def _barred_letter(seats: int, chosen: tuple[Favour, ...]) -> str | None:
    """With 4 or 5 players nobody may choose the same letter three times (rule 4.5)."""
    if seats < 4:
        return None
    letters = Counter(favour.letter for favour in chosen)
    return next((letter for letter, count in letters.items() if count == 2), None)


def _ways(draft: Draft, number: int, seat: Seat, favour: Favour) -> Iterator[Action]:
    small, large = seat.laboratories
    shops = in_shops(draft.seats)
    match favour:
        case Favour.FLORINS:
            yield ChooseFavour(favour)
        case Favour.COMPONENTS:
            yield from (ChooseFavour(favour, bundle) for bundle in bundles(shops))
        case Favour.APPRENTICE:
            if in_academy(number, seat, draft.queues):
                yield ChooseFavour(favour)
        case Favour.SMALL5 if small.spaces == 3:
            yield from (ChooseFavour(favour, single) for single in singles(shops))
        case Favour.LARGE4 if large is None:
            yield from (ChooseFavour(favour, single) for single in singles(shops))
        case Favour.LARGE6 if large is not None and large.spaces == 4:
            yield from (ChooseFavour(favour, single) for single in singles(shops))
        case Favour.AUTOMATON if seat.automata < AUTOMATA_PER_SEAT:
            for place, laboratory in laboratories_of(seat):
                if laboratory.can_take_automaton:
                    yield ChooseFavour(favour, laboratory=place)


@memoized()
def singles(shops: Stock) -> tuple[Stock, ...]:
    """Return the choices of 1 component that the shops allow (rule 4.6)."""
    return tuple(one_of(kind) for kind in Component if shops[kind])


@memoized()
def bundles(shops: Stock) -> tuple[Stock, ...]:
    """Return the choices of 4 components, at most two alike, that the shops allow (rules 4.4, 4.6)."""
    most = (range(min(MOST_ALIKE, left), -1, -1) for left in shops)
    return tuple(
        (iron, wood, rope, brick, glass)
        for iron, wood, rope, brick, glass in product(*most)
        if iron + wood + rope + brick + glass == BUNDLE
    )


def objection(draft: Draft, question: FavourQuestion, action: Action) -> Objection:
    """Return which rule is against a favour that is not among the options."""
    if not isinstance(action, ChooseFavour):
        return Objection("4.4", "choose_a_favour", "A favour must be chosen now")
    if action.favour.letter == _barred_letter(draft.table.seats, question.chosen[question.seat]):
        return Objection("4.5", "favour_three_times", "Nobody may choose the same letter three times")
    if action.favour is Favour.COMPONENTS:
        return Objection("4.6", "components_not_there", "Four components, at most two alike, as the shops have them")
    if action.components and not any(
        action.components[kind] for kind, left in enumerate(in_shops(draft.seats)) if left
    ):
        return Objection("4.6", "shop_empty", "The shop has none left")
    return Objection("4.4", "favour_impossible", "This favour is not possible with these laboratories")
