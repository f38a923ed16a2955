"""The card of a moment of a review: reasons that a person can use, and what was refused for nothing called that."""

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.review import Decision, Weighed
from leonardo.app.davinci.moves.whereabouts import whereabouts_of_two
from leonardo.app.davinci.spots import DistrictSpot, GroupSpot
from leonardo.app.davinci.words.advice import tell
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Take, Withdraw
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View
from tests.ai.reviewing import for_certain
from tests.engine.davinci.build import ANNA, BIANCA, group, resolving, seat, table

NAMES = ("Anna", "Bianca")


@pytest.fixture
def view() -> View:
    queues = {Place.KILN: [group(ANNA, 2), group(BIANCA, 1)]}
    return GAME.view(resolving(table(seat(), seat(), round=4, queues=queues)).state, ANNA)


def weighed(view: View, done: Advised, other: Advised) -> Weighed:
    return Weighed(Decision(7, ANNA, view, view.options, done.action), done, other, 0.01, for_certain(done, other))


def advised(action: Action, worth: float, *, ruled_out: bool = False, reason: str = "thought_more") -> Advised:
    return Advised(
        action, worth, 40 + 20 * worth, 1024, f"davinci.advice.{reason}", {"florins": 1}, ruled_out, chance=worth
    )


def test_what_was_free_and_refused_is_called_that(view: View) -> None:
    moment = weighed(view, advised(Withdraw(), 0.5, ruled_out=True), advised(Take(), 0.49, reason="take_free"))
    assert moment.cost
    told = tell(moment, NAMES)
    assert told.heading == "Turned down something free"
    assert told.why == "It costs nothing. It was free and could do no harm, so turning it down saved nothing."


def test_what_only_the_search_knows_is_told_by_these_two_choices(view: View) -> None:
    told = tell(weighed(view, advised(Withdraw(), 0.3), advised(Take(), 0.5)), NAMES)
    assert told.heading == "This cost 4 florins"
    assert told.why == (
        "Looking ahead, you end with 4 florins more than with another choice, "
        "and your chance of winning is 20 percentage points higher."
    )


def test_to_take_nothing_is_marked_at_those_who_go_home(view: View) -> None:
    assert whereabouts_of_two(view, Withdraw(), Take()) == (GroupSpot(Place.KILN, ANNA), DistrictSpot(Place.KILN))
    assert whereabouts_of_two(view, Take(), Withdraw()) == (DistrictSpot(Place.KILN), GroupSpot(Place.KILN, ANNA))
