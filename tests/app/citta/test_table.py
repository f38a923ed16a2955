"""What the table of the city promises beyond its rules: who turns the machine, what is taken back, what is secret."""

from pathlib import Path

import pytest

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta.actions import ChooseSide, Done
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from tests.app.citta.hands import CHANCE, CittaMouse
from tests.app.citta.test_whole_game import ANNA, BEN, CLEO, OTHERS, begin, wish
from tests.app.table.to_the_end import waits

pytestmark = pytest.mark.usefixtures("shared_pictures")


def test_the_machine_waits_for_who_moves_and_not_for_others(tmp_path: Path) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:3]), (), 3, 7)
    mouse = CittaMouse(desk)
    desk.wait(lambda: waits(desk))
    desk.breathe()
    mouse.decide(ChooseSide(Side.GUELPH))
    desk.wait(lambda: (desk.table.course.chance_waits and desk.table.course.presser is not None) or desk.table.free)
    session = desk.table.session
    while not isinstance(session.played.state.question, MachineQuestion):
        desk.breathe()
        assert session.decider is not None
        mouse.decide(wish(session.played.state, len(session.played.turns), session.decider))
        desk.wait(lambda: waits(desk))
    assert session.played.state.question.seat == 0
    for _ in range(200):
        desk.turn()
    assert session.chance_waits, "nobody else turns it"
    assert desk.table.prompt().lead == tr("table.prompt.yours"), "it is a turn of mine as any other"
    assert CHANCE in desk.table.areas()
    mouse.turn_machine()
    assert not session.chance_waits or session.played.state.question.seat != 0
    desk.host.close()


def test_who_plays_first_is_drawn_by_hand_too(tmp_path: Path) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:3]), (), 3, 7)
    mouse = CittaMouse(desk)
    desk.wait(lambda: waits(desk))
    desk.breathe()
    mouse.decide(ChooseSide(Side.GUELPH))
    session, drawn = desk.table.session, False
    while session.played.state.round == 0 and not desk.table.free:
        question = session.played.state.question
        if session.chance_waits and isinstance(question, MachineQuestion) and question.seat == 0:
            before = len(session.played.turns)
            desk.breathe()
            for _ in range(100):
                desk.turn()
            assert len(session.played.turns) == before, "nobody else turns it"
            assert desk.table.prompt().lead == tr("table.prompt.yours")
            mouse.turn_machine()
            drawn = True
        desk.turn()
    assert drawn
    desk.host.close()


def test_a_decision_can_be_taken_back_until_the_machine_turns(tmp_path: Path) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:2]), (), 3, 3)
    mouse = CittaMouse(desk)
    desk.wait(lambda: waits(desk))
    desk.breathe()
    mouse.decide(ChooseSide(Side.GHIBELLINE))
    desk.wait(lambda: desk.table.course.presser is not None)
    desk.breathe()
    mouse.turn_machine()
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    session = desk.table.session
    before = session.played
    assert isinstance(before.state.question, WorkQuestion)
    mouse.decide(Done())
    desk.wait(lambda: desk.table.course.chance_waits)
    desk.breathe()
    mouse.click(mouse.at(ButtonSpot("undo")))
    desk.turn()
    assert session.played.turns == before.turns
    desk.host.close()


@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_the_screen_is_handed_over_only_for_the_sides(tmp_path: Path, rounds: int) -> None:
    desk = begin(tmp_path, (ANNA, BEN, CLEO), (), rounds, 3)
    mouse, handed = CittaMouse(desk), 0
    while not desk.over:
        desk.wait(lambda: waits(desk))
        if isinstance(desk.kit.stack.top, HandOverScene):
            handed += 1
            mouse.hand_over()
            continue
        if desk.over:
            break
        desk.breathe()
        session = desk.table.session
        if desk.table.course.chance_waits:
            mouse.turn_machine()
        else:
            assert session.decider is not None
            mouse.decide(wish(session.played.state, len(session.played.turns), session.decider))
    assert handed == 3
    desk.host.close()
