"""The hint at the table: asked for by lamp or key, read and played by mouse or keys, put away by anything else."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.dialogs.favours import Favours
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.whereabouts import spots_of
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import CardSpot, DistrictSpot, LaboratorySpot
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.scene import IDLE, LOOKS
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.text.painter import Painter
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.message import Message
from leonardo.app.table.buttons import LAMP
from leonardo.app.table.dialogs.dialog import ASIDE
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.actions import Move, PlaceApprentices, Start
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn
from tests.app.davinci.at_table import ANNA, FRAME, TWO, AtTable
from tests.app.fake_adviser import AtHand, adviser_at_hand
from tests.app.table.lights import lit_from_now
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick
from tests.engine.davinci.build import placing, seat, start_of_work, table

pytestmark = pytest.mark.usefixtures("shared_pictures")

PLAIN = Settings(speed=Speed.OFF, confirm=False)


def look_away(desk: Desk) -> None:
    asked = desk.top(Asking)
    desk.look()
    asked.form["answer1"].press()
    desk.turn()


class Advised:
    """Anna's table with an adviser at hand; Bianca looks away when a hint is asked for."""

    def __init__(self, folder: Path, settings: Settings = PLAIN) -> None:
        self.table = AtTable(folder, settings=settings)
        self.adviser: AtHand = adviser_at_hand(self.table.session)

    @property
    def hint(self) -> HintScene | None:
        top = self.table.desk.kit.stack.top
        return top if isinstance(top, HintScene) else None

    def ask(self) -> HintScene:
        self.press_h()
        self.table.desk.pass_time(LOOKS)
        assert self.hint is not None
        return self.hint

    def press_h(self) -> None:
        self.table.desk.key(pygame.K_h)
        look_away(self.table.desk)

    def row(self, number: int) -> tuple[int, int]:
        assert self.hint is not None
        return self.hint.form[str(number)].rect.center

    def next_person(self) -> None:
        self.table.desk.turn()
        if isinstance(self.table.desk.kit.stack.top, HandOverScene):
            self.table.desk.press("ready")
        self.table.desk.breathe()

    @property
    def last(self) -> object:
        return self.table.session.played.turns[-1].action


@pytest.fixture
def at(tmp_path: Path) -> Advised:
    return Advised(tmp_path)


# ---- asking


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_lamp_and_a_key_ask_and_thinking_is_seen_at_once(at: Advised, by_mouse: bool) -> None:
    at.adviser.ready = False
    if by_mouse:
        at.table.desk.press(ButtonSpot("hint"))
        look_away(at.table.desk)
    else:
        at.press_h()
    assert at.hint is not None
    assert at.hint.card is not None
    assert at.hint.card.rows == ()
    at.adviser.ready = True
    at.table.desk.turn()
    assert len(at.hint.card.rows) == 3
    assert at.hint.looked_at == at.hint.told[0]


def test_what_is_told_are_words_florins_and_a_reason(at: Advised, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    at.ask()
    whole = " ".join(said)
    assert "Place an apprentice in the small laboratory" in whole or "Place an apprentice at the Council" in whole
    assert "47" in said
    assert {"48%", "49%", "50%"} <= set(said)
    assert "The chance of winning, and below it the florins that you can" in whole
    assert "you end with 2\N{EN DASH}4 florins more than with another choice" in whole


def test_the_same_hint_is_there_at_once_and_counts_once(at: Advised) -> None:
    told = at.ask().told
    at.table.desk.key(pygame.K_ESCAPE)
    assert at.ask().told == told
    assert at.table.session.hint_service.used == (1, 0)


# ---- playing a choice


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_choice_is_played_by_a_click_or_a_key(at: Advised, by_mouse: bool) -> None:
    wished = at.ask().told[1].action
    if by_mouse:
        at.table.desk.press(at.row(1))
    else:
        at.table.desk.key(pygame.K_DOWN)
        at.table.desk.key(pygame.K_RETURN)
    assert at.last == wished
    assert at.hint is None


def test_where_decisions_are_confirmed_a_choice_is_laid_out(tmp_path: Path) -> None:
    at = Advised(tmp_path, settings=Settings(speed=Speed.OFF, confirm=True))
    wished = at.ask().told[0].action
    at.table.desk.key(pygame.K_RETURN)
    assert at.last != wished
    assert "confirm" in at.table.desk.table.buttons()
    at.table.desk.breathe()
    at.table.desk.press(ButtonSpot("confirm"))
    assert at.last == wished


def test_a_click_as_the_choices_come_was_meant_for_others(at: Advised) -> None:
    before = len(at.table.session.played.turns)
    at.adviser.ready = False
    at.press_h()
    at.adviser.ready = True
    at.table.desk.turn()
    at.table.desk.press(at.row(0))
    assert len(at.table.session.played.turns) == before
    assert at.hint is not None


def test_what_was_played_can_be_taken_back(at: Advised) -> None:
    session = at.table.session
    at.ask()
    at.table.desk.key(pygame.K_RETURN)
    before = len(session.played.turns)
    assert session.undo_objection(ANNA) is None
    session.undo(ANNA)
    assert len(session.played.turns) == before - 1
    assert session.hint_service.used == (1, 0)


# ---- where it is


def test_the_choice_that_is_looked_at_is_marked_on_the_table(at: Advised) -> None:
    hint = at.ask()
    first, second = hint.told[:2]
    at.table.desk.key(pygame.K_DOWN)
    assert hint.looked_at == second
    at.table.desk.hover(at.row(0))
    assert hint.looked_at == first


def test_the_mark_is_where_the_choice_takes_place(at: Advised, monkeypatch: pytest.MonkeyPatch) -> None:
    marked = lit_from_now(monkeypatch)
    hint = at.ask()
    action = hint.told[0].action
    assert isinstance(action, PlaceApprentices)
    places = at.table.desk.table.places()
    where = LaboratorySpot(ANNA, action.at) if action.at >= Place.SMALL else DistrictSpot(action.at)
    assert bounds(marked[-1]) == places[where]
    assert hint.card is not None
    assert not hint.card.rect.colliderect(places[where])


def test_a_start_is_marked_at_its_card_and_its_laboratory() -> None:
    work = GAME.view(start_of_work(table(seat(hand="rope"), seat(), display=[3, 8, 12])).state, ANNA)
    assert set(spots_of(work, Start(Place.SMALL, 3))) == {CardSpot(3), LaboratorySpot(ANNA, Place.SMALL)}
    city = GAME.view(placing(table(seat(), seat())).state, ANNA)
    assert spots_of(city, Move(Place.KILN, Place.ROPERY)) == (DistrictSpot(Place.KILN), DistrictSpot(Place.ROPERY))


def test_to_be_done_or_to_pass_is_marked_at_its_button() -> None:
    """It is nowhere else: no laboratory is meant, and no worker."""
    work = GAME.view(start_of_work(table(seat(hand="rope"), seat(), display=[3, 8, 12])).state, ANNA)
    assert spots_of(work, actions.Done()) == (ButtonSpot("done"),)
    city = GAME.view(placing(table(seat(), seat())).state, ANNA)
    assert spots_of(city, actions.Pass()) == (ButtonSpot("pass"),)


# ---- putting it away


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_h])
def test_keys_put_it_away(at: Advised, key: int) -> None:
    at.ask()
    at.table.desk.key(key)
    assert at.hint is None
    assert at.table.desk.kit.stack.top is at.table.desk.table


def test_who_asks_again_while_leonardo_thinks_gets_the_hint(at: Advised) -> None:
    at.adviser.ready = False
    at.ask()
    hint = at.hint
    at.table.desk.key(pygame.K_h)
    assert at.hint is hint is not None


def test_while_leonardo_thinks_enter_presses_the_cross(at: Advised) -> None:
    before = len(at.table.session.played.turns)
    at.adviser.ready = False
    at.ask()
    at.table.desk.key(pygame.K_RETURN)
    assert at.hint is None
    assert at.table.held is None
    assert len(at.table.session.played.turns) == before


def test_the_cross_and_the_right_button_put_it_away(at: Advised) -> None:
    at.ask()
    at.table.desk.press("close")
    assert at.hint is None
    at.ask()
    at.table.desk.hold(at.row(0), pygame.BUTTON_RIGHT)
    assert at.hint is None


@pytest.mark.parametrize("ready", [True, False])
def test_other_keys_put_it_away_and_do_what_they_do(at: Advised, ready: bool) -> None:
    at.adviser.ready = ready
    at.ask()
    at.table.desk.key(pygame.K_2)
    assert at.hint is None
    assert at.table.held == in_hand.Apprentices(ANNA, 2)
    assert not at.table.session.hint_service.waiting


@pytest.mark.parametrize("ready", [True, False])
def test_a_click_beside_it_closes_it_and_reaches_the_table(at: Advised, ready: bool) -> None:
    at.adviser.ready = ready
    at.ask()
    at.table.desk.press(ButtonSpot("pass"))
    assert isinstance(at.last, actions.Pass)
    assert at.hint is None


def test_the_keys_known_everywhere_leave_it(at: Advised) -> None:
    at.ask()
    at.table.desk.key(pygame.K_F10)
    assert at.table.desk.kit.settings.muted
    assert at.hint is not None


def test_time_passes_until_a_choice_counts(at: Advised) -> None:
    at.press_h()
    at.table.desk.turn()
    hint = at.hint
    assert hint is not None
    wished = hint.told[0].action
    for _ in range(round(LOOKS / FRAME) - 2):
        assert hint.rest() < FRAME * 2
        at.table.desk.turn()
    at.table.desk.pass_time(4 * FRAME)
    assert hint.rest() == IDLE
    at.table.desk.key(pygame.K_RETURN)
    assert at.last == wished


# ---- over a dialog that asks


def at_start_of_work(folder: Path) -> AtTable:
    """The second round begins, and Anna may interrupt the work of the first."""
    begun = AtTable(folder, settings=PLAIN)
    while begun.session.view(None).phase is Phase.PLACEMENT:
        begun.session.submit(actions.Pass())
    begun.desk.host.play(begun.session)
    begun.desk.turn()
    begun.desk.press("ready")
    begun.desk.breathe()
    return begun


@pytest.mark.parametrize("twice", [True, False])
def test_whether_to_interrupt_is_asked_once(tmp_path: Path, twice: bool) -> None:
    begun = at_start_of_work(tmp_path)
    for _ in range(2 if twice else 1):
        begun.desk.table.act(actions.Interrupt(Place.SMALL), dropped=False)
    if not twice:
        assert begun.desk.table.warner.is_open
        begun.desk.look()
        begun.desk.key(pygame.K_LEFT)
        begun.desk.key(pygame.K_RETURN)
    assert begun.session.played.turns[-1].action == actions.Interrupt(Place.SMALL)
    assert begun.desk.kit.stack.top is begun.desk.table


def test_a_dialog_makes_room_for_the_one_a_hint_leads_to(tmp_path: Path) -> None:
    begun = at_start_of_work(tmp_path)
    dialogs = begun.desk.table.dialogs
    assert isinstance(dialogs, DialogOpener)
    dialogs.choose_from_deck(begun.desk.table.view())
    begun.desk.table.act(actions.Interrupt(Place.SMALL), dropped=False)
    begun.desk.look()
    begun.desk.key(pygame.K_ESCAPE)
    assert begun.desk.kit.stack.top is begun.desk.table


# ---- interrupted


def test_taking_back_while_leonardo_thinks(at: Advised) -> None:
    at.table.desk.table.submit(PlaceApprentices(1, Place.ACADEMY))
    for decision in (actions.Pass(), PlaceApprentices(1, Place.KILN)):
        at.next_person()
        at.table.desk.table.submit(decision)
    at.table.desk.breathe()
    at.adviser.ready = False
    at.ask()
    at.table.desk.key(pygame.K_u)
    assert at.table.session.undone == 1
    assert not at.table.session.hint_service.waiting
    assert at.hint is None


@pytest.mark.slow
@first_quick("ready", [True, False])
def test_another_size_of_the_window_lays_it_out_anew(at: Advised, ready: bool) -> None:
    at.adviser.ready = ready
    hint = at.ask()
    for size in ((1024, 640), (1000, 1400), (1920, 1080)):
        at.table.desk.kit.arrange(size)
        at.table.desk.kit.stack.draw(pygame.Surface(size))
        assert hint.card is not None
        assert pygame.Rect((0, 0), size).contains(hint.card.rect)
    assert at.hint is hint


@pytest.mark.slow
def test_leaving_while_leonardo_thinks_leaves_nothing_behind(at: Advised) -> None:
    at.adviser.ready = False
    at.ask()
    at.table.desk.host.show_title()
    assert not at.table.session.hint_service.waiting
    at.table.desk.turn()
    at.table.desk.host.close()
    assert at.adviser.closed


def test_an_adviser_that_fails_says_so_and_the_game_goes_on(at: Advised) -> None:
    at.adviser.fails = True
    at.press_h()
    at.table.desk.turn()
    assert isinstance(at.table.desk.kit.stack.top, Message)
    at.table.desk.look()
    at.table.desk.key(pygame.K_RETURN)
    at.table.desk.turn()
    assert at.hint is None
    at.table.desk.key(pygame.K_p)
    assert isinstance(at.last, actions.Pass)


# ---- whose it is


@pytest.mark.slow
def test_the_next_person_sees_nothing_of_it(at: Advised) -> None:
    at.ask()
    at.table.desk.key(pygame.K_RETURN)
    at.table.desk.turn()
    assert at.table.session.hint_service.told == ()
    at.next_person()
    assert at.hint is None
    at.press_h()
    assert at.adviser.asked[-1].view.viewer == 1
    assert at.adviser.asked[-1].view.seats[ANNA].hand is None


@pytest.mark.parametrize("peeks", [False, True])
def test_onlookers_look_away_before_a_hint_that_may_tell(at: Advised, peeks: bool) -> None:
    desk = at.table.desk
    if peeks:
        desk.table.peek()
    at.table.desk.key(pygame.K_h)
    asks = desk.kit.stack.top
    if peeks:
        assert at.hint is not None, "they look away already"
        return
    assert isinstance(asks, Asking)
    assert asks.words.startswith("Anna")
    assert not at.adviser.asked
    desk.look()
    at.table.desk.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is desk.table
    assert not at.adviser.asked
    at.ask()
    assert len(at.adviser.asked) == 1


def test_who_plays_alone_gets_a_hint_at_once(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), PLAIN)
    session = Session.new(GAME, Options(2, start=ANNA), (TWO[0], BuiltIn("Dora", "blue", "thumb")), 4)
    adviser_at_hand(session)
    desk.host.play(session)
    desk.wait(lambda: desk.table.free)
    desk.key(pygame.K_h)
    assert isinstance(desk.kit.stack.top, HintScene)
    desk.host.close()


@pytest.mark.slow
def test_nobody_can_ask_while_the_screen_is_handed_over(tmp_path: Path) -> None:
    begun = at_start_of_work(tmp_path)
    adviser = adviser_at_hand(begun.session)
    begun.person.decide(actions.Done())
    begun.desk.turn()
    begun.desk.key(pygame.K_h)
    assert isinstance(begun.desk.kit.stack.top, HandOverScene)
    assert not adviser.asked


# ---- over dialogs


def choose_favours(desk: Desk) -> Session:
    """Return a game for experienced players, with an adviser at hand, begun as far as its first favour."""
    session = Session.new(GAME, Options(2, "expert", start=ANNA), TWO, 4)
    adviser_at_hand(session)
    desk.host.play(session)
    desk.turn()
    desk.breathe()
    return session


def test_what_a_dialog_leaves_light_moves_with_the_window(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), PLAIN)
    choose_favours(desk)
    dialog = desk.top(Favours)
    for size in ((1280, 720), (1024, 640), (1920, 1080)):
        desk.kit.arrange(size)
        picture = desk.table.picture
        assert isinstance(picture, DaVinciPicture)
        assert dialog.spared.beside == picture.layout.requests
        assert dialog.spared.below == picture.layout.strip
        assert not dialog.sheet.colliderect(picture.layout.workshop), "one sees what one has"
        assert not dialog.sheet.colliderect(picture.layout.requests)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_dialog_has_a_lamp_and_a_choice_is_played_over_it(tmp_path: Path, by_mouse: bool) -> None:
    desk = Desk(tmp_path, (1280, 720), PLAIN)
    session = choose_favours(desk)
    assert isinstance(desk.kit.stack.top, Favours)
    if by_mouse:
        desk.press("lamp")
    else:
        desk.key(pygame.K_h)
    look_away(desk)
    desk.breathe()
    hint = desk.top(HintScene)
    wished = hint.told[1].action
    if by_mouse:
        desk.press("1")
    else:
        desk.key(pygame.K_DOWN)
        desk.key(pygame.K_RETURN)
    assert session.played.turns[0].action == wished
    assert not any(isinstance(scene, HintScene) for scene in desk.kit.stack.seen())
    desk.wait(lambda: desk.table.dialogs.is_open)
    assert desk.table.course.sitter == 1 - ANNA, "the next one is asked"
    desk.host.close()


def test_what_is_done_in_the_dialog_puts_the_hint_away(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), PLAIN)
    session = Session.new(GAME, Options(2, "expert", start=ANNA), TWO, 4)
    adviser_at_hand(session).ready = False
    desk.host.play(session)
    desk.turn()
    desk.breathe()
    desk.key(pygame.K_h)
    look_away(desk)
    desk.key(pygame.K_DOWN)
    assert isinstance(desk.kit.stack.top, Favours)
    assert not session.hint_service.waiting
    desk.host.close()


def test_over_a_dialog_the_slip_of_its_lamp_gives_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(tmp_path, (1280, 720), PLAIN)
    choose_favours(desk)
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    desk.hover("lamp")
    assert any("Key: H" in word for word in said)
    said.clear()
    desk.press("lamp")
    look_away(desk)
    said.clear()
    desk.kit.stack.changed = True
    desk.turn()
    assert said
    assert not any("Key: H" in word for word in said)
    desk.host.close()


def test_in_another_window_the_card_makes_room_for_the_dialog(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), PLAIN)
    choose_favours(desk)
    below = desk.top(Favours)
    desk.key(pygame.K_h)
    look_away(desk)
    desk.turn()
    desk.kit.arrange((1024, 640))
    hint = desk.top(HintScene)
    assert hint.card is not None
    kept = [widget.rect for widget in below.form.widgets if widget.name not in (LAMP, ASIDE)]
    assert hint.card.rect.collidelist(kept) == -1
    desk.host.close()
