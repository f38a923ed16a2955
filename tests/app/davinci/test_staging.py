"""What is staged looks as if it had been carried out, and nothing is decided by it."""

from leonardo.app.davinci.table import TABLE
from leonardo.app.table.staging import Staging
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, PlaceApprentices, Start
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import minus
from tests.app.davinci.referee import RefereeAt
from tests.engine.davinci.build import Game, placing, seat, start_of_work, table


def staged(game: Game, action: PlaceApprentices | Start) -> Staging:
    staging = Staging(lambda view, action: TABLE.staged(view, RefereeAt(game.state).preview(action)))
    staging.stage(GAME.view(game.state, 0), action)
    return staging


def test_staged_workers_stand_there_and_the_decider_is_asked() -> None:
    game = placing(table(seat(apprentices=3), seat()))
    preview = staged(game, PlaceApprentices(2, Place.KILN)).preview
    view = GAME.view(game.state, 0)
    assert preview is not None
    assert preview.seats[0].apprentices == 1
    assert preview.queues[Place.KILN][0].apprentices == 2
    assert (preview.question, preview.options) == (view.question, view.options)


def test_a_staged_start_lays_the_components_under_the_laboratory() -> None:
    game = start_of_work(table(seat(hand="iron rope rope brick"), seat()))
    preview = staged(game, Start(Place.SMALL, 8)).preview
    assert preview is not None
    assert preview.seats[0].laboratories[0].invention == 8
    assert preview.seats[0].hand == minus((1, 0, 2, 1, 0), INVENTIONS[8].components)


def test_what_is_cleared_is_seen_no_more() -> None:
    staging = staged(placing(table(seat(), seat())), PlaceApprentices(1, Place.KILN))
    staging.clear()
    assert (staging.action, staging.preview) == (None, None)
    assert not TABLE.moves.to_be_confirmed(Done())
