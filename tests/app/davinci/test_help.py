"""Help lies over the table at every decision: it points to all parts, leads to the rules, and says what can be done."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.help import NOTES
from leonardo.app.davinci.spots import DistrictSpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.help.now import PossibleRow, what_now
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import HelpSpot
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import EXPERT, Place
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.davinci.test_table_scene import desk_at, in_placement
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
NOBODY = (BuiltIn("Anna", "red", "thumb"), BuiltIn("Dora", "yellow", "thumb"))


@pytest.mark.slow
def test_the_sign_and_the_key_bring_it_and_put_it_away(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, Options(2, start=0))
    desk.press(HelpSpot())
    assert isinstance(desk.kit.stack.top, HelpScene)
    desk.key(pygame.K_ESCAPE)
    assert not any(isinstance(scene, HelpScene) for scene in desk.kit.stack.seen())
    desk.key(pygame.K_F1)
    assert isinstance(desk.kit.stack.top, HelpScene)
    desk.host.close()


def test_a_note_leads_to_its_rule_and_back_to_the_table(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, Options(2, start=0))
    desk.key(pygame.K_F1)
    scene = desk.top(HelpScene)
    laid = next(each for leaf in scene.laid for each in leaf if NOTES[each.note].rule == "8.3")
    scene.turn(next(number for number, leaf in enumerate(scene.laid) if laid in leaf))
    desk.press(laid.rect.center)
    book = desk.top(RuleBookScene)
    assert book.spread is not None
    assert book.book.spreads[book.spread].title == "davinci.rules.titles.council"
    desk.host.close()


def now_of(desk: Desk) -> HelpScene:
    desk.key(pygame.K_F1)
    scene = desk.top(HelpScene)
    scene.tell_now()
    desk.turn()
    return scene


def test_it_says_where_all_can_go_and_what_the_buttons_do(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    told = what_now(desk.table)
    assert desk.table.prompt().words in told.task
    carried = {each.told for each in told.carried}
    assert {"Place an apprentice at the Kiln", "Place the master in the small laboratory"} <= carried
    assert len(carried) == len(told.carried), "nothing is told twice"
    assert told.several
    assert any(each.told.startswith("Pass: ") for each in told.buttons)
    desk.host.close()


@pytest.mark.slow
def test_a_row_leads_to_its_place_with_the_piece_in_hand(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    scene = now_of(desk)
    row = next(each for each in scene.form.widgets if isinstance(each, PossibleRow) and each.told.endswith("the Kiln"))
    desk.press(row.rect.center)
    assert desk.kit.stack.top is desk.table
    assert desk.table.controls.walk.at == DistrictSpot(Place.KILN)
    desk.key(pygame.K_RETURN)
    desk.breathe()
    assert desk.table.view().group(0, Place.KILN) is not None
    desk.host.close()


@pytest.mark.slow
def test_the_keyboard_walks_notes_and_rows_and_presses_them(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    scene = now_of(desk)
    while not scene.form.focus.startswith("possible"):
        desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    assert desk.kit.stack.top is desk.table
    assert desk.table.controls.walk.at is not None
    desk.key(pygame.K_F1)
    again = desk.top(HelpScene)
    while not again.form.focus.startswith("note"):
        desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.kit.stack.top, RuleBookScene)
    desk.host.close()


@pytest.mark.slow
@first_quick(("name", "scene"), [("standing", StandingScene), ("keys", KeysScene), ("rules", RuleBookScene)])
def test_all_that_is_to_be_known_is_a_button(tmp_path: Path, name: str, scene: type[Scene]) -> None:
    desk = in_placement(tmp_path)
    desk.key(pygame.K_F1)
    desk.press(name)
    desk.turn()
    assert isinstance(desk.kit.stack.top, scene)
    desk.host.close()


def test_the_pause_leads_to_how_one_stands(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    desk.key(pygame.K_ESCAPE)
    desk.press("standing")
    desk.turn()
    standing = desk.top(StandingScene)
    standing.back()
    assert desk.kit.stack.top is desk.table
    desk.host.close()


@pytest.mark.slow
def test_in_the_pause_what_nobody_did_yet_keeps_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = in_placement(tmp_path)
    monkeypatch.setattr(TableScene, "tells_since", False)
    desk.key(pygame.K_ESCAPE)
    pause = desk.top(PauseScene)
    assert not pause.form["since"].enabled
    assert pause.form["since"].hint == "No one has done anything since your last move."
    desk.host.close()


def test_over_a_dialog_it_lies_on_the_table_and_goes_again(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, Options(2, EXPERT, start=0))
    desk.breathe()
    dialog = desk.top(Dialog)
    scene = now_of(desk)
    told = what_now(desk.table)
    assert told.pressed, "what can be answered in the dialog"
    assert all(each.spot is None for each in told.pressed)
    assert scene.form.focus == "close"
    desk.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is dialog
    desk.host.close()


def onlooker(folder: Path) -> Desk:
    """Return a table at which nobody at the screen plays."""
    desk = Desk(folder, (1280, 720))
    session = Session.new(GAME, Options(2, start=0), NOBODY, 3, desk.host.folder)
    desk.host.play(session)
    desk.turn()
    return desk


def test_an_onlooker_is_told_what_goes_on_and_is_offered_no_move(tmp_path: Path) -> None:
    desk = onlooker(tmp_path)
    scene = now_of(desk)
    told = what_now(desk.table)
    assert told.task
    assert not told.carried
    assert not told.pressed
    scene.tell_now()
    desk.turn()
    assert scene.laid
    desk.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is desk.table
    desk.host.close()


@pytest.mark.slow
def test_while_others_move_the_game_waits_under_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.NORMAL))
    seats = (Person("Anna", "red"), BuiltIn("Dora", "yellow", "thumb"))
    desk.host.play(Session.new(GAME, Options(2, start=1), seats, 3, desk.host.folder))
    desk.wait(lambda: desk.table.course.playback.busy)
    scene = now_of(desk)
    assert not what_now(desk.table).carried
    turns = len(desk.table.session.played.turns)
    desk.breathe()
    assert len(desk.table.session.played.turns) == turns
    assert desk.table.course.playback.busy
    scene.close()
    desk.wait(lambda: desk.table.free)
    assert what_now(desk.table).carried or what_now(desk.table).pressed
    desk.host.close()


def test_the_key_of_the_rules_opens_what_a_tip_cites(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, Options(2, start=0))
    desk.key(pygame.K_F2)
    book = desk.top(RuleBookScene)
    assert book.spread is None
    desk.host.close()


@pytest.mark.slow
@everywhere(quick=1)
def test_every_note_lies_beside_what_it_is_about_on_few_leaves(
    tmp_path: Path, size: Size, language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leonardo.app.kit.kit.Pictures", Blanks)
    desk = desk_at(tmp_path, Options(2, start=0))
    desk.canvas.resize(size)
    with spoken(language):
        desk.kit.settings.text_size = text_size
        desk.kit.arrange(size)
        assert HelpSpot() in desk.table.places(), "the sign is there at every size of text"
        desk.table.show_help()
        scene = desk.top(HelpScene)
        assert {laid.note for leaf in scene.laid for laid in leaf} == set(range(len(NOTES)))
        assert len(scene.laid) <= 6
        desk.kit.painter.cut.clear()
        surface = pygame.Surface(size)
        for leaf in scene.laid:
            about = [target for laid in leaf for target in laid.targets]
            assert not [laid.number for laid in leaf if laid.rect.collidelist(about) >= 0]
            assert all(surface.get_rect().contains(laid.rect) for laid in leaf)
            scene.form.draw(surface)
            scene.turn(1)
        scene.tell_now()
        for _ in range(scene.count):
            rows = [each.rect for each in scene.form.widgets]
            assert all(surface.get_rect().contains(row) and row.height >= 32 for row in rows if row.width)
            scene.form.draw(surface)
            scene.turn(1)
        assert not desk.kit.painter.cut, (language, text_size)
        scene.close()
    desk.host.close()
