"""What is said beside a place while a piece hangs: rank and price, weeks, and when it is ready."""

from random import Random

import pytest
from attrs import evolve

from leonardo.app.davinci.moves.gains import gain, rank
from leonardo.app.davinci.spots import CardSpot, DistrictSpot, LaboratorySpot
from leonardo.app.davinci.words.tips import hint, missing
from leonardo.app.table.marks import Tone
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Group, State
from leonardo.engine.davinci.terms import Place
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Objection

OTHERS = (Group(1, 2, master=False), Group(2, 1, master=True), Group(3, 1, master=False))


def begun() -> State:
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    state = GAME.apply(state, actions.Start(Place.SMALL, 8)).state
    while not isinstance(GAME.legal(state)[-1], actions.Pass):
        state = GAME.apply(state, actions.Done()).state
    return state


def crowded(place: Place) -> View:
    """The view of seat 0 when the three others stand in a district."""
    view = GAME.view(begun(), 0)
    return evolve(view, queues=tuple(OTHERS if each is place else () for each in tuple(Place)[:8]))


def nothing(_: object) -> Objection | None:
    return None


@pytest.mark.parametrize(
    ("apprentices", "expected", "price"),
    [(1, 4, 4), (2, 3, 3), (3, 2, 2), (4, 1, 0)],
)
def test_ties_go_to_who_came_before(apprentices: int, expected: int, price: int) -> None:
    """Rule 8.1: seat 2 counts 3, seat 1 counts 2, seat 3 counts 1; rule 8.8: 0, 2, 3 and 4 florins in turn."""
    found = rank(crowded(Place.ACADEMY), 0, Place.ACADEMY, apprentices, master=False)
    assert (found.rank, found.groups, found.price) == (expected, 4, price)


def test_the_last_of_all_at_the_council_is_warned() -> None:
    """Rule 8.2: if all seats have workers there, the lowest ranked gets nothing."""
    view = crowded(Place.COUNCIL)
    assert rank(view, 0, Place.COUNCIL, 1, master=False).sent_home
    assert not rank(view, 0, Place.COUNCIL, 2, master=False).sent_home
    said = hint(view, DistrictSpot(Place.COUNCIL), actions.PlaceApprentices(1, Place.COUNCIL), nothing)
    assert (said.lead, said.words, said.tone) == ("4th of 4", "last of all, sent home", Tone.BARRED)


@pytest.mark.parametrize(
    ("action", "lead", "words"),
    [
        (actions.PlaceApprentices(3, Place.SMALL), "+3 weeks", "ready in round 3"),
        (actions.PlaceMaster(Place.SMALL), "+2 weeks", "ready in round 4"),
        (actions.PlaceApprentices(1, Place.ACADEMY), "1st of 1", "first apprentice free"),
        (actions.PlaceApprentices(1, Place.KILN), "1st of 1", "first brick free"),
        (actions.PlaceMaster(Place.COUNCIL), "1st of 1", "Leonardo and the first box"),
    ],
)
def test_hints(action: actions.Action, lead: str, words: str) -> None:
    """Number 8 takes 7 weeks: three rounds of 3, four of 2."""
    view = GAME.view(begun(), 0)
    spot = LaboratorySpot(0, Place.SMALL)
    said = hint(view, spot, action, nothing)
    assert (said.lead, said.words) == (lead, words)


def test_an_invention_needs_fewer_weeks_with_others_of_its_type() -> None:
    """Rule 9.2: number 3 of the same type saves 2 of the 7 weeks."""
    view = GAME.view(begun(), 0)
    owner = evolve(view.seats[0], owned=(3,))
    found = gain(evolve(view, seats=(owner, *view.seats[1:])), actions.PlaceApprentices(3, Place.SMALL))
    assert found is not None
    assert getattr(found, "needed", None) == 5
    assert getattr(found, "ready", None) == 2


def test_what_is_missing_is_named() -> None:
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    view = GAME.view(state, 0)
    action = actions.Start(Place.SMALL, 12)
    said = hint(view, CardSpot(12), action, lambda each: GAME.objection(state, each))
    assert said.tone is Tone.BARRED
    assert said.words == "Lacks 2 wood, 1 glass"
    assert missing((1, 0, 2, 1, 0), 8) == (0, 0, 0, 0, 0)


def test_why_not_is_told_in_the_words_of_the_catalogue() -> None:
    state = begun()
    view = GAME.view(state, 0)
    action = actions.PlaceApprentices(4, Place.SMALL)
    said = hint(view, LaboratorySpot(0, Place.SMALL), action, lambda each: GAME.objection(state, each))
    assert said.words == "There are not so many free spaces."
