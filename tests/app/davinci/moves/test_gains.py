"""What is said beside a place while a piece hangs: rank and price, weeks, and when it is ready."""

from random import Random

import pytest

from leonardo.app.davinci.moves.gains import RankThere, Weeks, gain
from leonardo.app.davinci.spots import CardSpot, DistrictSpot, LaboratorySpot, Spot
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.tips import missing, tip
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import Box, Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Group, State
from leonardo.engine.davinci.view import View
from tests.app.davinci.referee import RefereeAt
from tests.engine.davinci import build
from tests.engine.davinci.build import group, lab, resolving, rule, seat, table

OTHERS = (Group(1, 2, master=False), Group(2, 1, master=True), Group(3, 1, master=False))


def begun() -> State:
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    state = GAME.apply(state, actions.Start(Place.SMALL, 8)).state
    while not isinstance(GAME.legal(state)[-1], actions.Pass):
        state = GAME.apply(state, actions.Done()).state
    return state


def looked_over(view: View) -> View:
    """Return what the viewer sees while the others look on, too."""
    return TABLE.covered(view, GAME.view(begun(), None))


class CoveredReferee(RefereeAt):
    """Tells no more than the others may see."""

    def preview(self, action: actions.Action) -> View:
        return looked_over(super().preview(action))


def crowded(place: Place) -> State:
    """The three others stand in a district already, and seat 0 may place."""
    return build.placing(table(seat(apprentices=4), seat(), seat(master=False), seat(), queues={place: OTHERS})).state


def said_of(state: State, spot: Spot, action: actions.Action) -> Tip:
    return tip(GAME.view(state, 0), spot, action, RefereeAt(state))


@pytest.mark.parametrize(
    ("apprentices", "expected", "price"),
    [(1, 4, 4), (2, 3, 3), (3, 2, 2), (4, 1, 0)],
)
def test_ties_go_to_who_came_before(apprentices: int, expected: int, price: int) -> None:
    """Rule 8.1: seat 2 counts 3, seat 1 counts 2, seat 3 counts 1; rule 8.8: 0, 2, 3 and 4 florins in turn."""
    state = crowded(Place.ACADEMY)
    action = actions.PlaceApprentices(apprentices, Place.ACADEMY)
    found = gain(GAME.view(state, 0), action, RefereeAt(state).preview)
    assert isinstance(found, RankThere)
    assert (found.rank, found.groups, found.price) == (expected, 4, price)


def test_the_last_of_all_at_the_council_is_warned() -> None:
    """Rule 8.2: if all seats have workers there, the lowest ranked gets nothing."""
    state, spot = crowded(Place.COUNCIL), DistrictSpot(Place.COUNCIL)
    assert said_of(state, spot, actions.PlaceApprentices(2, Place.COUNCIL)).tone is Tone.GOOD
    said = said_of(state, spot, actions.PlaceApprentices(1, Place.COUNCIL))
    assert (said.lead, said.words, said.tone) == ("4th of 4", "last: sent home", Tone.BARRED)


@pytest.mark.parametrize(
    ("action", "lead", "words"),
    [
        (actions.PlaceApprentices(3, Place.SMALL), "+3 weeks", "done in round 3"),
        (actions.PlaceMaster(Place.SMALL), "+2 weeks", "done in round 4"),
        (actions.PlaceApprentices(1, Place.ACADEMY), "1st of 1", "first apprentice free"),
        (actions.PlaceApprentices(1, Place.KILN), "1st of 1", "first brick free"),
        (actions.PlaceMaster(Place.COUNCIL), "1st of 1", "Leonardo and the first box"),
    ],
)
def test_hints(action: actions.Action, lead: str, words: str) -> None:
    """Number 8 takes 7 weeks: three rounds of 3, four of 2."""
    said = said_of(begun(), LaboratorySpot(0, Place.SMALL), action)
    assert (said.lead, said.words) == (lead, words)


@pytest.mark.parametrize(
    ("action", "lead"),
    [(actions.PlaceApprentices(3, Place.SMALL), "+3 weeks"), (actions.PlaceMaster(Place.SMALL), "+2 weeks")],
)
def test_the_weeks_of_covered_work_are_told(action: actions.Action, lead: str) -> None:
    state = begun()
    said = tip(looked_over(GAME.view(state, 0)), LaboratorySpot(0, Place.SMALL), action, CoveredReferee(state))
    assert (said.lead, said.words) == (lead, "")


def test_an_invention_needs_fewer_weeks_with_others_of_its_type() -> None:
    """Rule 9.2: number 3 of the same type saves 2 of the 7 weeks."""
    state = build.placing(table(seat(small=lab(on=8), owned=(3,)), seat())).state
    found = gain(GAME.view(state, 0), actions.PlaceApprentices(3, Place.SMALL), RefereeAt(state).preview)
    assert found == Weeks(Place.SMALL, added=3, total=3, needed=5, ready=2)


@rule("8.15")
def test_who_stands_there_already_works_too() -> None:
    """A master beside two apprentices: 2 weeks more of 4."""
    state = build.placing(table(seat(apprentices=0, small=lab(5, on=8, apprentices=2)), seat())).state
    found = gain(GAME.view(state, 0), actions.PlaceMaster(Place.SMALL), RefereeAt(state).preview)
    assert found == Weeks(Place.SMALL, added=2, total=4, needed=7, ready=2)


@rule("12.1")
def test_the_apprentice_of_another_is_ranked_where_it_would_be() -> None:
    queues = {Place.COUNCIL: [group(0)], Place.SMITHY: [group(1, 1)], Place.KILN: [group(0, 2)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues, strong_council=True))
    game.does(0, actions.GiveLeonardo(0), actions.TakeBox(Box.MOVE))
    found = gain(GAME.view(game.state, 0), actions.Move(Place.SMITHY, Place.KILN, 1), RefereeAt(game.state).preview)
    assert found == RankThere(Place.KILN, rank=2, groups=2, price=2, sent_home=False)


def test_what_is_missing_is_named() -> None:
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    said = said_of(state, CardSpot(12), actions.Start(Place.SMALL, 12))
    assert said.tone is Tone.BARRED
    assert said.words == "Lacks 2 wood, 1 glass"
    assert missing((1, 0, 2, 1, 0), 8) == (0, 0, 0, 0, 0)


def test_why_not_is_told_in_the_words_of_the_catalogue() -> None:
    said = said_of(begun(), LaboratorySpot(0, Place.SMALL), actions.PlaceApprentices(4, Place.SMALL))
    assert said.words == "There are not enough free spaces."


@rule("7.4")
@pytest.mark.parametrize(("count", "told"), [(1, True), (4, False)])
def test_it_is_said_before_that_no_more_apprentices_can_follow(count: int, told: bool) -> None:
    said = said_of(crowded(Place.KILN), DistrictSpot(Place.KILN), actions.PlaceApprentices(count, Place.KILN))
    assert (tr("davinci.gain.no_more") in said.also) is told
