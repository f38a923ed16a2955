"""At the table: staging, taking back, skipping, dialogs put aside, and rest while nothing happens."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.buttons import ONE_BACK
from leonardo.app.davinci.dialogs.favours import Favours
from leonardo.app.davinci.dialogs.from_deck import FromDeck
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    CardSpot,
    DeckSpot,
    DistrictSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
)
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.widgets.form import ring_reach
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.table.buttons import CONFIRM, PUT_BACK
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.shown.marks import Marks, Tone
from leonardo.app.table.spots import ButtonSpot, LogSpot, MenuSpot
from leonardo.app.table.timing import PATIENCE
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import EXPERT, Phase, Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.play.session import Session
from leonardo.saves.schema import Person, Seated
from tests.app.davinci.hands import Mouse
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

TWO: tuple[Seated, ...] = (Person("Anna", "red"), Person("Bianca", "yellow"))
ACADEMY = DistrictSpot(Place.ACADEMY)


pytestmark = pytest.mark.usefixtures("shared_pictures")


def desk_at(folder: Path, options: Options, settings: Settings | None = None, seats: tuple[Seated, ...] = TWO) -> Desk:
    desk = Desk(folder, (1024, 640), settings)
    desk.host.play(Session.new(GAME, options, seats, 4, desk.host.folder))
    desk.turn()
    if desk.hands_over:
        desk.press("ready")
    desk.breathe()
    return desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_at(tmp_path, Options(2, start=0))


def in_placement(folder: Path, settings: Settings | None = None) -> Desk:
    """Return a table at which Anna works on number 8 and places now."""
    desk = desk_at(folder, Options(2, start=0), settings)
    session = desk.table.session
    session.submit(actions.Start(Place.SMALL, 8))
    while session.view(None).phase is not Phase.PLACEMENT:
        session.submit(actions.Done())
    session.close()
    desk.host.open(desk.host.folder.to_continue().path)  # type: ignore[union-attr] # it was saved a moment ago
    desk.turn()
    if desk.hands_over:
        desk.press("ready")
    desk.breathe()
    return desk


@pytest.mark.slow
def test_a_staged_placement_can_be_put_back(tmp_path: Path) -> None:
    desk = in_placement(tmp_path, Settings(speed=Speed.OFF, confirm=True))
    turns = len(desk.table.session.played.turns)
    desk.press(MasterSpot(0))
    desk.press(ACADEMY)
    assert desk.table.view().group(0, Place.ACADEMY) is not None
    assert len(desk.table.session.played.turns) == turns
    desk.breathe()
    desk.press(ButtonSpot(PUT_BACK))
    assert desk.table.view().group(0, Place.ACADEMY) is None
    desk.press(MasterSpot(0))
    desk.press(ACADEMY)
    desk.breathe()
    desk.press(ButtonSpot(CONFIRM))
    assert desk.table.session.played.turns[-1].action == actions.PlaceMaster(Place.ACADEMY)


@pytest.mark.slow
@first_quick("confirm", [True, False])
def test_one_of_several_apprentices_is_put_back_by_a_button(tmp_path: Path, confirm: bool) -> None:
    desk = in_placement(tmp_path, Settings(speed=Speed.OFF, confirm=confirm))
    desk.press(ApprenticeSpot(0))
    assert ButtonSpot(ONE_BACK) not in desk.table.places()
    desk.press(ApprenticeSpot(0))
    if confirm:
        desk.press(ACADEMY)
        desk.breathe()
    desk.press(ButtonSpot(ONE_BACK))
    assert ButtonSpot(ONE_BACK) not in desk.table.places()
    desk.press(ButtonSpot(CONFIRM) if confirm else ACADEMY)
    assert desk.table.session.played.turns[-1].action == actions.PlaceApprentices(1, Place.ACADEMY)


def test_undo_takes_the_last_decision_back(desk: Desk) -> None:
    before = desk.table.view()
    Mouse(desk).decide(actions.Start(Place.SMALL, 8))
    desk.breathe()
    assert desk.table.view().seats[0].laboratories[0].busy
    desk.press(ButtonSpot("undo"))
    desk.breathe()
    assert desk.table.view() == before


def told_last(desk: Desk) -> dict[int, str]:
    return {act.seat: act.words for act in desk.table.marks().last_acts}


def test_what_each_seat_did_last_is_marked_in_an_opened_game(desk: Desk) -> None:
    Mouse(desk).decide(actions.Start(Place.SMALL, 8))
    before = told_last(desk)
    assert before == {0: "starts work"}
    desk.table.session.close()
    desk.host.open(desk.host.folder.to_continue().path)  # type: ignore[union-attr] # it was saved a moment ago
    desk.turn()
    desk.press("ready")
    assert told_last(desk) == before


def test_what_was_taken_back_is_not_marked_any_more(desk: Desk) -> None:
    Mouse(desk).decide(actions.Start(Place.SMALL, 8))
    desk.breathe()
    assert told_last(desk) == {0: "starts work"}
    desk.press(ButtonSpot("undo"))
    assert told_last(desk) == {}


def test_why_nothing_can_be_taken_back_is_said_on_hover(desk: Desk) -> None:
    desk.hover(ButtonSpot("undo"))
    assert [hint.words for hint in desk.table.marks().tips] == ["You have nothing to undo yet"]


def test_a_click_meant_for_the_former_button_does_nothing(desk: Desk) -> None:
    """Where "done" was, "pass" may be a moment later."""
    Mouse(desk).decide(actions.Start(Place.SMALL, 8))
    turns = len(desk.table.session.played.turns)
    if desk.table.free:
        desk.press(ButtonSpot("done"))
        assert len(desk.table.session.played.turns) == turns


@pytest.mark.slow
def test_an_illegal_place_says_why_and_takes_nothing(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    turns = len(desk.table.session.played.turns)
    desk.press(MasterSpot(0))
    desk.press(LaboratorySpot(0, Place.LARGE))
    assert len(desk.table.session.played.turns) == turns
    assert desk.table.hands.held == in_hand.Master(0)
    said = desk.table.marks().tips
    assert [hint.words for hint in said] == ["Workers can go to busy laboratories only."]
    desk.hold((5, 5), pygame.BUTTON_RIGHT)
    assert desk.table.hands.held is None


def test_a_piece_dropped_beside_all_places_returns(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    turns = len(desk.table.session.played.turns)
    desk.drag(MasterSpot(0), MenuSpot())
    assert desk.table.hands.held is None
    assert len(desk.table.session.played.turns) == turns


@pytest.mark.slow
def test_dragging_across_the_row_takes_a_handful(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    first, *others = (desk.at(ApprenticeSpot(number)) for number in range(3))
    desk.hold(first)
    for other in others:
        desk.carry(other)
        for _ in range(12):  # it takes along those on which it lingers
            desk.turn()
    assert desk.table.hands.held == in_hand.Apprentices(0, 3)
    desk.carry(ACADEMY)
    desk.release(ACADEMY)
    assert desk.table.session.played.turns[-1].action == actions.PlaceApprentices(3, Place.ACADEMY)


def test_a_slanting_drag_takes_one_apprentice_along(tmp_path: Path) -> None:
    """As to the Ropery, which lies far to the right and a little higher."""
    desk = in_placement(tmp_path)
    x, y = desk.at(ApprenticeSpot(0))
    desk.hold((x, y))
    for across in range(0, 120, 6):
        desk.carry((x + across, y - across // 3))
    assert desk.table.hands.held == in_hand.Apprentices(0, 1)


@pytest.mark.slow
def test_work_is_interrupted_only_after_a_question(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    session = desk.table.session
    while session.view(None).round == 1:
        session.submit(session.legal()[-1])
    while session.decider != 0 or session.view(0).phase is not Phase.START_WORK:
        session.submit(session.legal()[-1])
    desk.host.open(desk.host.folder.to_continue().path)  # type: ignore[union-attr] # it was saved a moment ago
    desk.turn()
    desk.press("ready")
    desk.breathe()
    desk.drag(SecretSpot(0, Place.SMALL), ACADEMY)
    desk.press("answer0")
    assert desk.table.view().seats[0].laboratories[0].busy
    desk.drag(SecretSpot(0, Place.SMALL), ACADEMY)
    desk.press("answer1")
    assert desk.table.session.played.turns[-1].action == actions.Interrupt(Place.SMALL)


def test_one_may_look_under_ones_own_cover(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    desk.hover(SecretSpot(0, Place.SMALL))
    assert desk.table.marks().peeking == {SecretSpot(0, Place.SMALL)}
    desk.hover(ACADEMY)
    assert not desk.table.marks().peeking


def test_an_explanation_under_a_sheet_does_not_come_again(
    desk: Desk,
) -> None:
    desk.hover(DeckSpot())
    desk.key(pygame.K_e)
    assert desk.table.marks().tips
    desk.key(pygame.K_ESCAPE)
    assert desk.table.marks().tips == ()
    desk.key(pygame.K_ESCAPE)
    desk.breathe()
    assert desk.kit.stack.top is desk.table
    assert desk.table.marks().tips == ()
    desk.hover(DeckSpot())
    for _ in range(round(PATIENCE / 16) + 2):
        desk.turn()
    assert desk.table.marks().tips


def test_work_can_be_started_for_all_to_see(desk: Desk) -> None:
    """Rule 6.9."""
    desk.press(CardSpot(8))
    desk.breathe()
    desk.press(ButtonSpot("reveal"))
    desk.press(LaboratorySpot(0, Place.SMALL))
    assert desk.table.session.played.turns[-1].action == actions.Start(Place.SMALL, 8, reveal=True)


def test_a_dialog_put_aside_comes_again_when_asked_for(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, Options(2, EXPERT, start=0))

    def urges() -> bool:
        return desk.table.prompt().buttons[-1].primary

    assert isinstance(desk.kit.stack.top, Favours)
    assert not urges()
    desk.key(pygame.K_ESCAPE)
    desk.breathe()
    assert not desk.table.dialogs.is_open
    assert urges()
    desk.press(ButtonSpot("choose"))
    assert isinstance(desk.kit.stack.top, Favours)
    assert not urges()


def test_what_lies_in_the_deck_can_be_started_too(desk: Desk) -> None:
    """Rule 6.6: number 4 needs one brick and is not requested yet."""
    desk.press(ButtonSpot("from_deck"))
    dialog = desk.top(FromDeck)
    top = dialog.form["card4"].rect.top
    assert top - ring_reach(desk.kit) >= dialog.at(0, 0, 1, 1).top, "the ring around a card cuts no words"
    desk.press("card4")
    desk.press(LaboratorySpot(0, Place.SMALL))
    assert desk.table.session.played.turns[-1].action == actions.Start(Place.SMALL, 4)


def test_a_card_from_the_deck_hangs_where_enter_puts_it(
    desk: Desk,
) -> None:
    desk.press(ButtonSpot("from_deck"))
    desk.press("card4")
    assert desk.table.controls.walk.at == LaboratorySpot(0, Place.SMALL)
    desk.key(pygame.K_RETURN)
    assert desk.table.session.played.turns[-1].action == actions.Start(Place.SMALL, 4)


def test_what_is_carried_to_the_edge_does_not_hang_across_it(desk: Desk) -> None:
    desk.press(CardSpot(8))
    window = desk.kit.layout.window
    for corner in (window.topleft, window.topright, window.bottomleft, window.bottomright):
        desk.hover(corner)
        (hangs,) = desk.table.carrying.hides
        assert window.contains(hangs)


def test_a_card_is_seen_large_after_a_click_of_the_right_button(desk: Desk) -> None:
    before = desk.canvas.surface.copy()
    at = desk.at(CardSpot(12))
    desk.hold(at, pygame.BUTTON_RIGHT)
    desk.turn()
    assert desk.canvas.surface.get_at((512, 320)) != before.get_at((512, 320))
    desk.press(at)
    desk.hold(MenuSpot(), pygame.BUTTON_RIGHT)
    desk.press(CardSpot(8))
    assert desk.table.hands.held == in_hand.Card(8)


def test_nothing_is_drawn_while_nothing_changes(desk: Desk) -> None:
    frames = desk.canvas.frames
    desk.wait(lambda: desk.table.rest() >= 500)  # until then, what may be taken up is made ready
    assert desk.canvas.frames == frames


def test_what_is_let_go_starts_back_at_once(desk: Desk) -> None:
    desk.press(CardSpot(8))
    desk.breathe()
    desk.hold(CardSpot(8), pygame.BUTTON_RIGHT)
    assert desk.table.hands.held is None
    assert desk.table.rest() == 0


def test_the_log_unfolds_and_folds_away(desk: Desk) -> None:
    desk.press(LogSpot())
    assert desk.table.log.open
    desk.wheel(3)
    desk.key(pygame.K_ESCAPE)
    assert not desk.table.log.open


def test_tips_lie_over_the_open_log(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a button beside it was half hidden."""
    desk.press(LogSpot())
    drawn: list[pygame.Rect] = []
    draw = desk.table.picture.draw_tips

    def note(surface: pygame.Surface, view: View, marks: Marks) -> list[pygame.Rect]:
        drawn.append(surface.get_clip())
        return draw(surface, view, marks)

    monkeypatch.setattr(desk.table.picture, "draw_tips", note)
    desk.table.redraw()
    desk.turn()
    assert drawn[-1] == desk.table.log.rect()


def test_the_log_is_folded_at_its_cross_and_under_the_prompt(desk: Desk) -> None:
    desk.press(LogSpot())
    assert desk.table.log.rect().top > desk.table.places()[LogSpot()].bottom
    desk.press(desk.table.log.rect().center)
    assert desk.table.log.open
    desk.press(desk.table.log.cross().center)
    assert not desk.table.log.open


@first_quick("away", [pygame.K_F1, pygame.K_ESCAPE, None])
def test_the_keys_are_listed_in_the_help_and_put_aside(desk: Desk, away: int | None) -> None:
    desk.key(pygame.K_F1)
    desk.press("keys")
    assert isinstance(desk.kit.stack.top, KeysScene)
    assert not desk.kit.painter.cut
    if away is None:
        desk.press("done")
    else:
        desk.key(away)
    assert isinstance(desk.kit.stack.top, HelpScene)


def test_a_question_mark_asks_for_help_on_any_keyboard(desk: Desk) -> None:
    desk.key(pygame.K_SLASH, pygame.KMOD_SHIFT, unicode="?")
    assert isinstance(desk.kit.stack.top, HelpScene)


@pytest.mark.slow
def test_escape_lets_go_first_and_pauses_then(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    desk.key(pygame.K_m)
    assert desk.table.hands.held == in_hand.Master(0)
    desk.key(pygame.K_ESCAPE)
    assert desk.table.hands.held is None
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, PauseScene)


@pytest.mark.slow
def test_the_keyboard_walks_in_all_directions(tmp_path: Path) -> None:
    desk = in_placement(tmp_path)
    desk.key(pygame.K_2)
    assert desk.table.hands.held == in_hand.Apprentices(0, 2)
    reached = set()
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP) * 6:
        desk.key(key)
        reached.add(desk.table.controls.walk.at)
    assert len(reached) >= 4
    assert desk.table.marks().focused == desk.table.controls.walk.at


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL])
def test_what_others_do_is_shown_and_can_be_skipped(tmp_path: Path, speed: Speed) -> None:
    desk = in_placement(tmp_path, Settings(speed=speed))
    desk.press(ButtonSpot("pass"))
    desk.turn()
    assert desk.table.course.playback.busy
    desk.key(pygame.K_s)
    assert desk.kit.stack.top is desk.table
    assert not desk.table.course.playback.busy
    assert desk.table.course.sitter == 1


@first_quick("size", [(1024, 640), (1920, 1080), (900, 1200)])
def test_the_table_follows_the_window(desk: Desk, size: tuple[int, int]) -> None:
    desk.canvas.resize(size)
    desk.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    desk.breathe()
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for spot, rect in desk.table.places().items() if isinstance(spot, CardSpot))
    Mouse(desk).decide(actions.Start(Place.SMALL, 8))
    assert desk.table.session.played.turns[-1].action == actions.Start(Place.SMALL, 8)


def test_a_card_that_cannot_be_started_says_why_while_pulled(desk: Desk) -> None:
    table = desk.table
    card = next(spot for spot in table.hands.meaning(table.view()) if spot not in table.hands.lit(table.view()))
    at = desk.at(card)
    desk.hold(at)
    desk.carry((at[0] - 300, at[1]))
    (said,) = table.marks().tips
    assert said.spot == card
    assert said.tone is Tone.BARRED
    desk.release((at[0] - 300, at[1]))
    desk.hover((at[0] - 300, at[1]))
    assert said not in table.marks().tips
