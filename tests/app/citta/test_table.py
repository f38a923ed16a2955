"""What the table of the city promises beyond its rules: who turns the machine, what is taken back, what is secret."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.picture.track import tracks
from leonardo.app.citta.spots import RoundSpot, SideSpot
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.engine.citta.actions import ChooseSide, Done
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from leonardo.engine.frozen import evolve
from tests.app.citta.hands import CHANCE, CittaMouse
from tests.app.citta.layouts import LOOKS, MORE_SIZES, SIZES, first
from tests.app.citta.test_whole_game import ANNA, BEN, CLEO, OTHERS, begin, wish
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.strip.laid import draw, places
from tests.app.table.to_the_end import waits
from tests.diagonal import diagonal

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


@pytest.mark.parametrize("side", Side)
def test_a_press_on_a_banner_chooses_its_side(tmp_path: Path, side: Side) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:3]), (), 3, 7)
    desk.wait(lambda: waits(desk))
    desk.breathe()
    desk.press(SideSpot(side))
    turn = next(turn for turn in desk.table.session.played.turns if turn.seat == 0)
    assert turn.action == ChooseSide(side)


def test_enter_chooses_no_side_before_one_is_seen_to_be_chosen(tmp_path: Path) -> None:
    """Both are alike: the first press shows where the keyboard is."""
    desk = begin(tmp_path, (ANNA, *OTHERS[:3]), (), 3, 7)
    desk.wait(lambda: waits(desk))
    desk.breathe()
    before = len(desk.table.session.played.turns)
    desk.key(pygame.K_RETURN)
    desk.breathe()
    assert len(desk.table.session.played.turns) == before
    assert desk.table.controls.walk.at == ButtonSpot(Side.GHIBELLINE.value)
    for key, side in ((pygame.K_LEFT, Side.GUELPH), (pygame.K_RIGHT, Side.GHIBELLINE)):
        desk.table.controls.walk.at = None
        desk.key(key)
        assert desk.table.controls.walk.at == ButtonSpot(side.value)
    desk.key(pygame.K_RETURN)
    desk.breathe()
    assert len(desk.table.session.played.turns) > before
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


@pytest.mark.slow
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
    desk.press(ButtonSpot("undo"))
    desk.turn()
    assert session.played.turns == before.turns
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_the_screen_is_handed_over_only_for_the_sides(tmp_path: Path, rounds: int) -> None:
    desk = begin(tmp_path, (ANNA, BEN, CLEO), (), rounds, 3)
    mouse, handed = CittaMouse(desk), 0
    while not desk.over:
        desk.wait(lambda: waits(desk))
        if desk.hands_over:
            handed += 1
            desk.press("ready")
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


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_stones_count_the_rounds(size: tuple[int, int], language: str, text_scale: float) -> None:
    """What lies right of the number of the round shows which of all rounds it is."""
    view = first()
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    picture.arrange(size, view)
    drawn = []
    for number in (5, 6):
        surface, seen = pygame.Surface(size), evolve(view, round=number)
        with spoken(language):
            strip = Strip(picture.brush, picture.layout.strip, tracks(view.table.rounds))
            draw(surface, strip, seen, Marks())
            track = places(strip, seen, Marks())[RoundSpot()]
        beside = pygame.Rect(track.left + track.height * 2, track.top, track.width - track.height * 2, track.height)
        drawn.append(pygame.image.tobytes(surface.subsurface(beside), "RGB"))
    assert drawn[0] != drawn[1]
