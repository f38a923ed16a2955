"""A piece is lifted, hangs, is lowered where it may go, and goes back where it came from; each is heard."""

from itertools import pairwise
from random import Random

import pytest
from attrs import evolve
from pygame import Rect, Surface
from pygame.image import tobytes

from leonardo.app.davinci.motion.pieces import MasterPiece
from leonardo.app.davinci.moves.in_hand import Apprentices, Master
from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot, MasterSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.scene import IDLE
from leonardo.app.table.input.carrying import AT_REST, Carrying, Over
from leonardo.app.table.looks.fading import COMES
from leonardo.app.table.looks.glow import BEHIND, FAINT
from leonardo.app.table.motion import sounds
from leonardo.app.table.shown.marks import Lifted
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from tests.app.kit.layout_probe import Blanks

pytestmark = pytest.mark.usefixtures("screen")

HANGS = Over(Master(0), (400, 300), (100, 600), None, None, at_once=True)
LEGAL = evolve(HANGS, legal=DistrictSpot(Place.KILN), clear=(400, 262))
BARRED = evolve(HANGS, barred=LaboratorySpot(0, Place.LARGE))


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def carrying(heard: list[str]) -> Carrying:
    picture = DaVinciPicture(looks_for(2), pictures=Blanks())
    picture.arrange((1280, 720), GAME.view(GAME.begin(GAME.deal(Options(2), Random(1))).state, 0))
    return Carrying(TABLE, picture, heard.append)


def hold(carrying: Carrying, over: Over | None, milliseconds: int = 400) -> None:
    for _ in range(milliseconds // 16):
        carrying.update(16, over, moving=True)


def test_a_piece_taken_up_comes_to_the_cursor_and_stays(carrying: Carrying, heard: list[str]) -> None:
    carrying.update(16, HANGS, moving=True)
    assert carrying.moves
    hold(carrying, HANGS)
    assert not carrying.moves
    assert carrying.put_down() == (MasterPiece(0), HANGS.at)
    assert heard == [sounds.LIFT]


def test_it_is_lowered_and_heard_over_a_place_where_it_may_go(carrying: Carrying, heard: list[str]) -> None:
    hold(carrying, HANGS)
    carrying.update(16, LEGAL, moving=True)
    assert carrying.moves
    hold(carrying, LEGAL)
    assert heard == [sounds.LIFT, sounds.HOVER]


def test_over_people_it_rises_and_comes_down_beside_them(carrying: Carrying) -> None:
    hold(carrying, HANGS)
    hold(carrying, LEGAL)
    assert not carrying.moves
    ((_, top, _, height),) = carrying.hides
    assert top + height / 2 < HANGS.at[1] - height / 3
    hold(carrying, HANGS)
    ((_, top, _, height),) = carrying.hides
    assert abs(top + height / 2 - HANGS.at[1]) <= 1


def test_there_it_becomes_smaller_bit_by_bit_and_larger_again(carrying: Carrying) -> None:
    hold(carrying, HANGS)
    widths = list[int]()
    for over in (LEGAL, HANGS):
        for _ in range(20):
            carrying.update(16, over, moving=True)
            widths.append(carrying.hides[0][2])
    large, small = widths[-1], widths[19]
    assert 0.68 <= small / large <= 0.75
    assert widths[:20] == sorted(widths[:20], reverse=True)
    assert len(set(widths[:8])) > 3, "in about 120 milliseconds"
    assert widths[8] - small <= 1
    carrying.update(16, LEGAL, moving=False)
    assert carrying.hides[0][2] == small


def test_all_that_it_can_hide_stays_the_same_meanwhile(carrying: Carrying) -> None:
    over = evolve(LEGAL, ends=((300, 242), (500, 282)))
    hold(carrying, over)
    (reach,) = carrying.reach
    for at, by in (((300, 280), (0, 0)), ((400, 300), (0, 9)), ((500, 320), (9, 9))):
        hold(carrying, evolve(over, at=at, clear=(at[0], at[1] - 38), aside=by))
        assert carrying.reach == (reach,)
        assert Rect(reach).contains(Rect(carrying.hides[0]))
    hold(carrying, HANGS)
    assert carrying.reach == ()


def test_what_is_put_down_leaves_the_hand_without_going_back(carrying: Carrying, heard: list[str]) -> None:
    hold(carrying, LEGAL)
    carrying.put_down()
    hold(carrying, None)
    assert carrying.lifted == ()
    assert sounds.BACK not in heard


def test_what_is_let_go_elsewhere_glides_back(carrying: Carrying, heard: list[str]) -> None:
    hold(carrying, HANGS)
    carrying.update(16, None, moving=True)
    assert carrying.lifted == (Lifted(MasterSpot(0)),)
    hold(carrying, None)
    assert not carrying.lifted
    assert heard == [sounds.LIFT, sounds.BACK]


def test_a_wrong_place_is_heard_to_be_wrong(carrying: Carrying, heard: list[str]) -> None:
    hold(carrying, BARRED)
    hold(carrying, None)
    assert heard == [sounds.LIFT, sounds.DENY, sounds.BACK]


def test_one_apprentice_more_in_the_hand_is_not_lifted_anew(carrying: Carrying, heard: list[str]) -> None:
    hold(carrying, evolve(HANGS, held=Apprentices(0, 1)))
    hold(carrying, evolve(HANGS, held=Apprentices(0, 2)))
    assert heard == [sounds.LIFT]


def test_the_keyboard_carries_it_from_place_to_place(carrying: Carrying) -> None:
    by_keys = evolve(HANGS, at_once=False)
    hold(carrying, by_keys)
    farther = evolve(by_keys, at=(900, 300))
    carrying.update(16, farther, moving=True)
    assert carrying.moves
    hold(carrying, farther)
    assert carrying.put_down() == (MasterPiece(0), (900, 300))


def test_without_motion_nothing_glides(carrying: Carrying) -> None:
    carrying.update(16, HANGS, moving=False)
    assert not carrying.moves
    carrying.update(16, None, moving=False)
    assert not carrying.moves
    assert carrying.lifted == ()


def test_places_breathe_once_as_something_is_taken_up(carrying: Carrying) -> None:
    glows = []
    for _ in range(120):
        carrying.update(16, HANGS, moving=True)
        glows.append(carrying.breath)
    assert max(glows) == 1
    assert glows[0] == AT_REST
    assert min(glows) == glows[-1] == FAINT
    assert max(abs(one - other) for one, other in pairwise(glows)) < 0.2
    assert set(glows[: int(COMES / 16)]) == {AT_REST}, "veil and lights come first"
    assert len(set(glows[50:])) == 1
    assert carrying.rest(HANGS.held, moving=True) == IDLE


def test_once_one_was_aimed_at_the_others_step_back(carrying: Carrying) -> None:
    hold(carrying, HANGS)
    hold(carrying, LEGAL)
    assert carrying.breath == BEHIND
    hold(carrying, HANGS)
    assert carrying.breath == BEHIND
    assert carrying.rest(HANGS.held, moving=True) == IDLE
    carrying.update(16, None, moving=True)
    carrying.update(16, HANGS, moving=True)
    assert carrying.breath >= AT_REST


def test_without_motion_nothing_breathes(carrying: Carrying) -> None:
    for _ in range(40):
        carrying.update(16, HANGS, moving=False)
        assert carrying.breath == FAINT
    carrying.update(16, None, moving=False)
    assert carrying.breath == AT_REST


def test_under_another_scene_no_ghost_hangs_on_its_way_back(carrying: Carrying, heard: list[str]) -> None:
    hold(carrying, HANGS)
    carrying.forget()
    hold(carrying, None)
    assert carrying.hides == ()
    assert carrying.lifted == ()
    assert heard == [sounds.LIFT]


@pytest.mark.parametrize("over", [HANGS, LEGAL, evolve(HANGS, at_once=False)], ids=["high", "low", "by keys"])
def test_what_has_come_to_rest_does_not_creep_on(carrying: Carrying, over: Over) -> None:
    """Once nothing asks for another picture, it hangs where it hung in the last one."""
    carrying.update(16, evolve(over, at=(420, 320)), moving=True)
    while carrying.update(16, over, moving=True) and carrying.moves:
        pass
    there = Surface((1280, 720))
    carrying.draw(there, 0)
    hold(carrying, over)
    later = Surface((1280, 720))
    carrying.draw(later, 0)
    assert tobytes(there, "RGB") == tobytes(later, "RGB")
