"""For everything that could be tried: it is legal, or an objection says which rule is against it."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    Decline,
    Done,
    GiveLeonardo,
    Interrupt,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    SaveFlorin,
    Start,
    Stay,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import NOTHING, Box, Component, Favour, Place, Stock, Upgrade
from leonardo.engine.davinci.state import State
from leonardo.engine.game import IllegalActionError
from scripts.games.game_kinds import KINDS, Kind
from scripts.games.many_games import Style, walk
from tests.engine.citations import rules
from tests.engine.davinci.build import ANNA, group, lab, placing, resolving, rule, seat, start_of_work, stock, table

GAME_OVER = "11"


def stocks() -> Iterator[Stock | None]:
    """Yield no choice of components, and every choice of up to 4, three and four alike included."""
    yield None
    yield NOTHING
    for count in (1, 4):
        for kinds in combinations_with_replacement(Component, count):
            yield stock(" ".join(kind.name.lower() for kind in kinds))


@cache
def candidates() -> tuple[Action, ...]:
    """Return everything that a player, a program or a record could try, sensible or not."""
    places: tuple[Place, ...] = tuple(Place)
    nowhere_or: tuple[Place | None, ...] = (None, *Place)
    return (
        *(ChooseFavour(*choice) for choice in product(Favour, stocks(), (None, Place.SMALL))),
        *(Interrupt(place) for place in places),
        *(Start(*choice) for choice in product(places, range(-1, 28), (False, True))),
        *(PlaceApprentices(*choice) for choice in product(range(-1, 11), places)),
        *(PlaceMaster(place) for place in places),
        *(GiveLeonardo(number) for number in range(-1, 7)),
        *(TakeBox(box) for box in Box),
        *(Move(*choice) for choice in product(places, places, (None, -1, 0, 1, 2, 3, 4, 5))),
        *(Reorder(cards) for cards in ((), (1,), (1, 2), (21, 22, 23, 24), (1, 1, 1, 1))),
        *(Buy(component) for component in Component),
        *(Take(*choice) for choice in product((None, *Upgrade), nowhere_or)),
        *(Bid(*choice) for choice in product((0, 1, 8, 12, 26), (-1, 0, 1, 5, 1000))),
        *(Done(), Pass(), Decline(), Stay(), SaveFlorin(), Withdraw()),
    )


def check_all(state: State) -> None:
    legal = set(GAME.legal(state))
    citable = {*rules(Path(__file__).parent), GAME_OVER}
    for action in (*candidates(), *legal):
        hidden = Start(action.laboratory, action.invention) if isinstance(action, Start) else action
        objection = GAME.objection(state, action)
        assert (objection is None) == (hidden in legal), f"{action}: {objection}"
        assert objection is None or objection.rule in citable
        assert objection is None or (objection.reason and objection.message)


@given(kind=st.sampled_from(KINDS), seed=st.integers(0, 2**32 - 1), style=st.sampled_from(Style), part=st.floats(0, 1))
def test_what_has_no_objection_is_legal_and_the_other_way_round(
    kind: Kind, seed: int, style: Style, part: float
) -> None:
    steps = list(walk(kind, seed, style))
    check_all(steps[int(part * (len(steps) - 1))][1].state)


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[7], KINDS[9], KINDS[14]], ids=str)
def test_every_question_objects_to_everything_else(kind: Kind) -> None:
    """In a random game, the first time that each box or district or other kind of question comes up, and the end."""
    asked: set[object] = set()
    for _, step in walk(kind, 1, Style.EAGER):
        question = step.state.question
        subject = (type(question), getattr(question, "box", None), getattr(question, "district", None))
        if subject not in asked:
            asked.add(subject)
            check_all(step.state)
    assert len(asked) > 10


def test_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    random = Random(1)
    for _, step in walk(KINDS[9], 1, Style.ANY):
        action = random.choice(candidates())
        objection = GAME.objection(step.state, action)
        if objection is not None:
            with pytest.raises(IllegalActionError) as refused:
                GAME.apply(step.state, action)
            assert refused.value.objection == objection


@rule("6.2", "7.2")
@pytest.mark.parametrize("place", list(Place)[:8])
def test_a_district_is_no_laboratory(place: Place) -> None:
    game = start_of_work(table(seat(hand="iron", large=lab(4)), seat()))
    assert game.objection(Start(place, 1)).reason == "no_such_laboratory"
    assert game.objection(Interrupt(place)).reason == "no_such_laboratory"


@rule("8.13", "8.14")
@pytest.mark.parametrize("place", [Place.ACADEMY, Place.SMITHY])
def test_only_the_workshop_turns_laboratories(place: Place) -> None:
    game = resolving(table(seat(), seat(), queues={place: [group(ANNA)]}))
    assert game.objection(Take(Upgrade.SMALL5)).reason == "take_or_withdraw"


@rule("7.4")
def test_a_place_that_is_free_has_no_objection() -> None:
    game = placing(table(seat(), seat()))
    assert GAME.objection(game.state, PlaceApprentices(1, Place.KILN)) is None
