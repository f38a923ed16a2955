"""Who can hit nobody is led back (rule 11.14): to fight on is there, but it is not what Enter and P do."""

from leonardo.app.engines.buttons import BUTTONS
from leonardo.app.engines.moves.whereabouts import BUTTONS as KEYS
from leonardo.app.table import commands
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Fight, Retreat
from leonardo.engine.engines.questions import RetreatQuestion
from tests.engine.engines.build import ANNA, attack, land

STATE = PromptState(("Anna", "Bianca", "Carlo"))


def test_the_button_of_an_attack_without_hits_is_the_way_back() -> None:
    game = attack(2, against=land(2, castle=2))
    assert isinstance(game.asked, RetreatQuestion)
    view = GAME.view(game.state, ANNA)
    offered = [each for each in BUTTONS if each.action(view) is not None and each.shown(view, STATE, Awaited.MINE)]
    assert [each.key for each in offered] == [KEYS[Fight], KEYS[Retreat]], "the expected one is the last"
    assert [each.made(view, STATE, Awaited.MINE).primary for each in offered] == [False, True]
    assert [each.command for each in offered] == ["", commands.PASSING]
