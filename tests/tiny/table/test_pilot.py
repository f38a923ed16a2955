"""A pilot finds by ids what it presses, drags and points at, on tables and in menus, and waits by its own clock."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.areas import Circle, Polygon, centre
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.kit.window.pilot import FRAME
from leonardo.app.program_pilot import ProgramPilot
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.saves.load_and_save import SaveAsScene
from leonardo.app.scenes.title import TitleScene
from leonardo.app.table import commands
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import ButtonSpot, HelpSpot, MenuSpot
from leonardo.play.session import Session
from leonardo.saves.folder import folder_at
from tests.tiny.game import GAME, Bid, Options
from tests.tiny.table.desk import ALONE
from tests.tiny.table.game import TinyPresentation
from tests.tiny.table.picture import BowlSpot, PurseSpot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


class Restless(Scene):
    """Moves all the time."""

    def rest(self) -> int:
        return 0


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[ProgramPilot]:
    settings = Settings(speed=Speed.OFF, confirm=False)
    pilot = ProgramPilot(folder_at(tmp_path), settings=settings, games={GAME.name: TinyPresentation()})
    yield pilot
    pilot.close()


@pytest.fixture
def seated(pilot: ProgramPilot) -> ProgramPilot:
    """At the table, where one is asked for a bid."""
    pilot.host.play(Session.new(GAME, Options(), ALONE, 4, pilot.folder))
    pilot.wait(lambda: pilot.table.free)
    pilot.settle()
    return pilot


def decided(pilot: ProgramPilot) -> list[object]:
    return [turn.action for turn in pilot.table.session.played.turns if turn.seat == 0]


def test_spots_of_a_table_lie_where_they_are_drawn_in_any_shape(seated: ProgramPilot) -> None:
    bowl = seated.find(BowlSpot())
    assert isinstance(bowl, Polygon)
    assert isinstance(seated.find(PurseSpot(0)), Circle)
    assert seated.at(BowlSpot()) == centre(bowl)
    assert seated.at((3, 4)) == (3, 4)


def test_what_lies_nowhere_is_named(seated: ProgramPilot) -> None:
    with pytest.raises(LookupError, match=r"PurseSpot\(seat=9\).* at TableScene"):
        seated.press(PurseSpot(9))
    with pytest.raises(LookupError, match="does not come to 'resume'"):
        seated.walk("resume")


def test_a_button_of_the_table_is_pressed_by_its_id(seated: ProgramPilot) -> None:
    seated.press(ButtonSpot("nothing"))
    assert decided(seated) == [Bid(0)]


def test_coins_are_dragged_from_id_to_id_and_grow_by_the_wheel(seated: ProgramPilot) -> None:
    seated.drag(PurseSpot(0), BowlSpot(), wheel=1)
    assert decided(seated) == [Bid(2)]


def test_what_hangs_from_the_mouse_stays_there_until_it_is_released(seated: ProgramPilot) -> None:
    seated.hang(PurseSpot(0), BowlSpot())
    assert seated.table.hands.held is not None
    assert decided(seated) == []
    seated.release(BowlSpot())
    assert decided(seated) == [Bid(1)]


def test_the_keyboard_walks_to_ids_on_tables_and_in_menus(seated: ProgramPilot) -> None:
    seated.press_by_keys(MenuSpot())
    seated.top(PauseScene)
    seated.press_by_keys("resume", pygame.K_SPACE)
    seated.top(TableScene)
    seated.key("1")
    seated.press_by_keys(BowlSpot())
    assert decided(seated) == [Bid(1)]


def test_keys_are_pressed_by_name_by_code_and_by_what_they_are_for(seated: ProgramPilot) -> None:
    seated.key("escape")
    seated.top(PauseScene)
    seated.key(pygame.K_ESCAPE)
    seated.command(commands.LOG)
    assert seated.table.log.open


def test_widgets_are_found_by_their_names_and_what_lies_below_them_too(seated: ProgramPilot) -> None:
    bowl = seated.at(BowlSpot())
    seated.press(MenuSpot())
    seated.settle()
    assert seated.menu.form["resume"].rect.collidepoint(seated.at("resume"))
    assert seated.at(BowlSpot()) == bowl
    seated.press("resume")
    seated.top(TableScene)


def test_what_is_pointed_at_is_under_the_mouse(seated: ProgramPilot) -> None:
    seated.hover(HelpSpot())
    assert HelpSpot() in seated.table.controls.under


def test_texts_are_all_that_is_to_be_read(seated: ProgramPilot) -> None:
    asked = seated.table.spoken().asked
    assert asked
    resume = tr("pause.resume")
    assert asked in seated.texts()
    assert resume not in seated.texts()
    seated.press(MenuSpot())
    assert {asked, resume} <= set(seated.texts())


def test_a_text_is_typed_where_one_writes(seated: ProgramPilot) -> None:
    seated.host.ask_name()
    seated.settle()
    seated.key("a", pygame.KMOD_CTRL)
    seated.type_text("Sunday")
    seated.key("return")
    assert "Sunday" in [entry.head.name for entry in seated.folder.entries() if entry.head is not None]
    assert not isinstance(seated.kit.stack.top, SaveAsScene)


def test_it_settles_once_nothing_moves_any_more(seated: ProgramPilot) -> None:
    seated.kit.settings.speed = Speed.NORMAL
    seated.press(ButtonSpot("nothing"))
    seated.wait(lambda: seated.table.course.playback.busy)
    before = seated.canvas.frames
    seated.settle()
    assert not seated.table.course.playback.busy
    frames = seated.canvas.frames
    assert frames > before
    seated.turn(5)
    assert seated.canvas.frames == frames


def test_it_does_not_wait_for_ever(pilot: ProgramPilot, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.kit.stack.push(Restless(pilot.kit))
    with pytest.raises(TimeoutError, match="at Restless"):
        pilot.settle()
    monkeypatch.setattr(ProgramPilot, "patience", 0.0)
    with pytest.raises(TimeoutError, match="at Restless"):
        pilot.wait(lambda: False)


def test_time_passes_in_frames_as_long_as_one_wants(pilot: ProgramPilot) -> None:
    passed: list[float] = []

    class Timed(Scene):
        def update(self, milliseconds: float) -> None:
            passed.append(milliseconds)

    pilot.kit.stack.push(Timed(pilot.kit))
    pilot.pass_time(200, 100)
    pilot.pass_time(3 * FRAME)
    assert passed == [100, 100, *[FRAME] * 3]


def test_an_id_is_pressed_once_it_was_looked_at_and_a_pixel_at_once(pilot: ProgramPilot) -> None:
    pilot.host.show_title()
    pilot.settle()
    pilot.host.say("Title", "Text", came=True)
    message = pilot.kit.stack.top
    pilot.press(pilot.at("answer 0"))
    assert pilot.kit.stack.top is message
    pilot.press("answer 0")
    pilot.top(TitleScene)
