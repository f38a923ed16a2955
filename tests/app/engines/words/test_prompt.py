"""What the prompt of Engines of War asks for."""

from leonardo.app.engines.standing import in_reserve
from leonardo.app.engines.words.prompt import task
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.questions import RecruitFor
from tests.engine.engines.build import ANNA, doing, land, seat

HELD = PromptState(("Anna", "Bianca", "Carlo"))


def test_who_chooses_for_a_small_reserve_reads_what_is_left() -> None:
    anna = seat(milan=land(36), rome=land(), florence=land())
    game = doing(RecruitFor(ANNA), anna, seat(venice=land()), seat(norway=land()))
    view = GAME.view(game.state, ANNA)
    assert in_reserve(view, ANNA) == 2
    assert "(2 left)" in task(view, HELD)
