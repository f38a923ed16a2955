"""What the prompt of Engines of War asks for."""

from leonardo.app.engines.standing import in_reserve
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.prompt import task
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.events import DiceThrown
from leonardo.engine.engines.questions import RecruitFor
from tests.engine.engines.build import ANNA, BIANCA, attack, doing, land, seat

HELD = PromptState(("Anna", "Bianca", "Carlo"))


def test_who_chooses_for_a_small_reserve_reads_what_is_left() -> None:
    anna = seat(milan=land(36), rome=land(), florence=land())
    game = doing(RecruitFor(ANNA), anna, seat(venice=land()), seat(norway=land()))
    view = GAME.view(game.state, ANNA)
    assert in_reserve(view, ANNA) == 2
    assert "(2 left)" in task(view, HELD)


def test_a_throw_of_another_says_who_rolls_and_for_what() -> None:
    game = attack(3, against=land(2))
    game.does(ANNA, AssaultByInfantry(2))
    told = task(GAME.view(game.state, BIANCA), HELD)
    assert told == tr("engines.prompt.throws", name="Anna", what=tr("engines.thrown_for.infantry"))
    assert "Anna" in told
    assert "infantry" in told


def test_so_it_is_said_while_the_dice_roll() -> None:
    thrown = DiceThrown(BIANCA, Throw.TANK, (Face.MAN, Face.BLANK))
    assert TABLE.line(thrown, HELD.names) is None, "the log has no line for it"
    told = TABLE.line_before(thrown, HELD.names, begun=True)
    assert told == tr("engines.prompt.throws", name="Bianca", what=tr("engines.thrown_for.tank"))
