"""Nobody is asked for a guild each turn: it is proposed by a button, a key or a rival's panel (rule 16.3)."""

from pathlib import Path
from random import Random

import pygame
import pytest

from leonardo.app.citta import commands
from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.app.citta.table import TABLE
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import ChooseSide, Done, Propose, StayAlone
from leonardo.engine.citta.constants import GUILDS, Side
from leonardo.engine.citta.questions import MachineQuestion, ProposalQuestion, WorkQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.citta.hands import CittaKeyboard
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")
SEATS = tuple(Person(name, colour) for name, colour in zip("ABCD", ("red", "blue", "green", "yellow"), strict=True))


def at_a_turn(folder: Path) -> Desk:
    """Return a game whose first turn has come: the rules ask for a proposal, the table answers."""
    desk = Desk(folder, (1280, 720), Settings(speed=Speed.OFF, confirm=False))
    session = Session.new(GAME, Options(4, 5, (GUILDS,)), SEATS, 7, desk.host.folder)
    while not isinstance(session.played.state.question, ProposalQuestion):
        if isinstance(session.played.state.question, MachineQuestion):
            session.play_nature()
        else:
            session.submit(ChooseSide(Side.GUELPH))
    desk.host.play(session)
    desk.wait(lambda: not isinstance(session.played.state.question, ProposalQuestion))
    desk.breathe()
    return desk


def test_no_turn_begins_with_a_question_for_a_guild(tmp_path: Path) -> None:
    desk = at_a_turn(tmp_path)
    table, session = desk.table, desk.table.session
    assert session.played.turns[-1].action == StayAlone()
    assert isinstance(session.played.state.question, WorkQuestion | MachineQuestion)
    assert "propose" in table.buttons()
    assert not next(each for each in table.prompt().buttons if each.key == "propose").primary
    assert table.why_no_undo(), "nothing was decided that could be taken back"
    desk.host.close()


@pytest.mark.slow
def test_a_button_asks_and_who_thinks_better_of_it_goes_on(tmp_path: Path) -> None:
    desk = at_a_turn(tmp_path)
    session, before = desk.table.session, desk.table.session.played
    desk.press(ButtonSpot("propose"))
    assert isinstance(desk.kit.stack.top, UnionDialog)
    assert isinstance(session.played.state.question, ProposalQuestion)
    desk.press("later")
    desk.turn()
    assert session.played.turns == before.turns
    assert session.undone == 0
    desk.host.close()


@pytest.mark.slow
def test_a_press_of_a_panel_proposes_to_that_rival(tmp_path: Path) -> None:
    desk = at_a_turn(tmp_path)
    session, seat = desk.table.session, desk.table.course.sitter
    assert seat is not None
    to = (seat + 2) % 4
    name = desk.table.picture.name_place(desk.table.view(), to)
    assert name is not None
    assert SeatSpot(to) in desk.table.spots_at(name.center)
    desk.press(name.center)
    top = desk.top(UnionDialog)
    assert top.chosen.to == to
    desk.press("offer")
    assert isinstance(session.played.turns[-1].action, Propose)
    assert session.played.turns[-1].action.to == to
    desk.host.close()


def test_a_key_asks_until_anything_is_decided(tmp_path: Path) -> None:
    desk = at_a_turn(tmp_path)
    keys = CittaKeyboard(desk)
    union = desk.kit.keys.keys_of(commands.UNION)[0]
    desk.key(union)
    assert isinstance(desk.kit.stack.top, UnionDialog)
    desk.look()
    desk.key(pygame.K_ESCAPE)
    desk.turn()
    desk.breathe()
    assert desk.table.session.played.turns[-1].action == StayAlone()
    keys.decide(Done())
    desk.key(union)
    assert not isinstance(desk.kit.stack.top, UnionDialog)
    desk.host.close()


def test_a_game_that_is_opened_again_can_still_be_asked(tmp_path: Path) -> None:
    desk = at_a_turn(tmp_path)
    session = desk.table.session
    again = session.again()
    desk.host.play(again)
    desk.turn()
    assert desk.table.course.may_ask
    assert "propose" in desk.table.buttons()
    desk.host.close()


def test_a_drag_while_the_machine_waits_says_to_turn_it(tmp_path: Path) -> None:
    desk = at_a_turn(tmp_path)
    table = desk.table
    if table.free:
        table.submit(Done())
        desk.wait(lambda: table.course.chance_waits and not table.course.playback.busy)
    assert isinstance(table.session.played.state.question, MachineQuestion)
    assert table.why_no_drag() == tr("table.refused.not_now", task=table.prompt().words)
    table.hint()
    assert desk.kit.stack.top is table, "nobody thinks for seconds about nothing"
    assert desk.kit.aside.text == tr("table.refused.no_hint_now")
    desk.host.close()


def test_a_review_names_the_button_of_staying_alone() -> None:
    """Its words depend on who is asked, and no prompt is there to find them for."""
    played, _ = Played.begin(GAME, GAME.deal(Options(4, 5, (GUILDS,)), Random(7)))
    random = Random(1)
    while not isinstance(played.state.question, ProposalQuestion):
        if played.decider == NATURE:
            played, _ = played.play_nature(random)
        else:
            played, _ = played.play(ChooseSide(Side.GUELPH))
    button = next(each for each in TABLE.buttons if each.key == "stay_alone")
    assert button.pictured(GAME.view(played.state, played.decider)).label == tr("citta.button.stay_alone")
