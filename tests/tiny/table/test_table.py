"""The tiny game at the table of any game: by mouse and keyboard, saved, taken back, shown, and looked back on."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.areas import Circle, Polygon, bounds
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.window.app import LONGEST_STEP
from leonardo.app.kit.window.gamepad import Gamepads
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.statistics.pages import PAGES
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.statistics.scene import StatisticsScene
from leonardo.app.table.buttons import RESULTS
from leonardo.app.table.feast.timeline import Cue, Timeline
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.scene import LINGERS, TableScene
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot, HelpSpot
from leonardo.app.table.timing import Thinking
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.game import Event
from leonardo.saves.schema import BuiltIn, Seated
from tests.diagonal import first_quick
from tests.tiny.game import GAME, Bid, BidMade, Thrown, View, Won
from tests.tiny.table.desk import ALONE, PERSONS, TinyDesk
from tests.tiny.table.game import TinyMotion
from tests.tiny.table.picture import BowlSpot, Coins, PurseSpot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

NORMAL = Settings(speed=Speed.NORMAL, confirm=False)
FRAME = 1000 / 60


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    yield desk
    desk.host.close()


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_whole_game_is_played(desk: TinyDesk, by_mouse: bool) -> None:
    session = desk.begin()
    wished = []
    for coins in (2, 0, 1):
        assert desk.until_asked()
        wished.append(Bid(min(coins, session.view(0).coins[0])))
        (desk.bid_by_mouse if by_mouse else desk.bid_by_keys)(wished[-1].coins)
    assert not desk.until_asked()
    assert [turn.action for turn in session.played.turns if turn.seat == 0] == wished
    assert session.over


def test_the_menu_is_marked_until_the_game_is_saved(desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    session = desk.begin()
    assert desk.until_asked()
    assert not desk.table.marks().unsaved
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        session.submit(session.legal()[0])
        session.keep()
        assert desk.table.marks().unsaved
    assert session.keep()
    assert not desk.table.marks().unsaved


def test_the_start_button_of_a_gamepad_opens_the_menu(desk: TinyDesk) -> None:
    desk.begin()
    assert desk.until_asked()
    start = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_START, instance_id=0)
    desk.events.post(*Gamepads(desk.kit.keys).as_keys([start], 0))
    desk.turn()
    assert isinstance(desk.kit.stack.top, PauseScene)


@pytest.mark.parametrize(
    ("seats", "leaves", "asks"), [(PERSONS, (0, 2), True), (PERSONS, (0,), False), (ALONE, (), False)]
)
def test_the_screen_is_handed_over_to_who_is_left_of_several(
    desk: TinyDesk, seats: tuple[Seated, ...], leaves: tuple[int, ...], asks: bool
) -> None:
    """Who alone plays on sees its secrets: the others are still at the screen."""
    session = desk.begin(seats)
    quiet = {seat: BuiltIn(seats[seat].name, seats[seat].colour, "random") for seat in leaves}
    desk.host.change_seats(session, quiet)
    desk.turn()
    assert desk.hands_over is asks
    assert desk.canvas.pointer_rests == asks, "where it stays may tell what was clicked"
    desk.host.show_title()
    entry = desk.host.folder.to_continue()
    assert entry is not None
    desk.host.open(entry.path)
    desk.turn()
    assert desk.hands_over is asks, "so it is when the program was left under the cover"
    desk.look()
    if asks:
        desk.key(pygame.K_ESCAPE)
        assert isinstance(desk.kit.stack.top, PauseScene)
        desk.key(pygame.K_ESCAPE)
        assert desk.hands_over
        desk.look()
        desk.key(pygame.K_RETURN)
        assert isinstance(desk.kit.stack.top, TableScene)
        desk.turn()
        assert not desk.hands_over


def test_a_game_is_left_and_goes_on_where_it_was(desk: TinyDesk) -> None:
    session = desk.begin()
    desk.until_asked()
    desk.bid_by_mouse(1)
    desk.until_asked()
    desk.host.show_title()
    entry = desk.host.folder.to_continue()
    assert entry is not None
    desk.host.open(entry.path)
    assert desk.host.session is not None
    assert desk.host.session.played == session.played
    desk.until_asked()
    desk.bid_by_keys(1)
    assert len(desk.host.session.played.turns) > len(session.played.turns)


def test_a_bid_is_taken_back_as_long_as_nothing_was_revealed(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL, openly=True)
    session = desk.begin(PERSONS)
    desk.until_asked()
    desk.bid_by_keys(2)
    desk.turn()
    desk.press(ButtonSpot("undo"))
    desk.until_asked()
    assert session.undone == 1
    assert session.decider == 0
    desk.host.close()


def test_a_bid_is_confirmed_or_put_back(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", Settings(speed=Speed.OFF, confirm=True))
    session = desk.begin()
    desk.until_asked()
    desk.bid_by_mouse(1)
    assert desk.table.marks().chosen == {BowlSpot()}
    desk.breathe()
    desk.press(ButtonSpot("put_back"))
    assert len(session.played.turns) == 1, "only the die was thrown"
    desk.bid_by_mouse(2)
    desk.breathe()
    desk.press(ButtonSpot("confirm"))
    assert [turn.action for turn in session.played.turns if turn.seat == 0] == [Bid(2)]
    desk.host.close()


def test_what_happens_is_shown_and_told(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    desk.begin()
    seen: list[type] = []
    flying: set[type] = set()
    told: set[str] = set()

    def look() -> bool:
        table = desk.table
        happening = table.course.happening
        if happening is not None and (not seen or seen[-1] is not type(happening)):
            seen.append(type(happening))
        flying.update(type(each.flight.piece) for each in table.course.playback.flying)
        told.add(table.prompt().words)
        return table.free

    desk.wait(look)
    desk.breathe()
    desk.bid_by_keys(1)
    desk.wait(look)
    assert seen == [Thrown, BidMade, Won, Thrown]
    assert Coins in flying
    assert "Anna bids 1." in told
    assert any(line.startswith("Anna") or "pays" in line for line in told)
    desk.host.close()


@pytest.mark.slow
def test_a_cutscene_without_drawings_passes_over_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    celebrated: list[Event] = []

    def feast(_motion: TinyMotion, _before: View, _after: View, event: Event, _following: object) -> Timeline | None:
        if not isinstance(event, Won):
            return None
        celebrated.append(event)
        return Timeline((Cue("coins"),), 400, tells=400)

    monkeypatch.setattr(TinyMotion, "feast", feast)
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    desk.begin()
    while desk.until_asked():
        desk.bid_by_keys(1)
    assert celebrated
    desk.host.close()


@pytest.mark.slow
def test_after_the_last_round_the_table_stays_until_wished_off(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    desk.begin()
    while desk.until_asked():
        desk.bid_by_keys(1)
    assert desk.table.session.over
    assert desk.table.lingers
    assert not desk.over
    desk.table.button(RESULTS)
    assert desk.over
    desk.host.close()


def test_the_last_event_tells_only_that_the_game_is_over(tmp_path: Path) -> None:
    desk, told = TinyDesk(tmp_path / "saves", NORMAL), list[str]()
    desk.begin()
    while desk.until_asked():
        desk.bid_by_keys(1)
    table = desk.table
    last = table.session.history(table.course.eyes.viewer)[-1]
    while table.course.playback.busy:
        told.append(table.prompt().words)
        desk.turn()
    told.append(table.prompt().lead)
    assert table.line(last) not in told
    assert "The game is over" in told
    desk.host.close()


@pytest.mark.slow
def test_the_results_come_when_nothing_was_touched_for_a_while(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    desk.begin()
    while desk.until_asked():
        desk.bid_by_keys(1)
    assert desk.table.rest() <= LONGEST_STEP, "every millisecond of the wait counts"
    desk.clock.step = LONGEST_STEP
    nearly = round(0.8 * LINGERS / LONGEST_STEP)
    for _ in range(nearly):
        desk.turn()
    desk.post(pygame.Event(pygame.MOUSEMOTION, pos=(20, 20), rel=(1, 1), buttons=(0, 0, 0)))
    for _ in range(nearly):
        desk.turn()
    assert not desk.over
    for _ in range(nearly):
        desk.turn()
    assert desk.over
    desk.host.close()


@first_quick("by_mouse", [True, False])
def test_the_results_tell_the_end_and_lead_back_to_the_table(
    desk: TinyDesk, by_mouse: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = desk.begin()
    while desk.until_asked():
        desk.bid_by_keys(1 if session.view(0).coins[0] else 0)
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    results = desk.kit.stack.top
    assert results is not None
    results.arrange(desk.kit.layout)
    results.redraw()
    desk.breathe()
    winner = session.seats[session.standing().winners[0]].name
    assert f"{winner} won" in said
    desk.press("ledger")
    desk.breathe()
    assert {"Paid", "Points", "Points, round by round"} <= set(said)
    desk.key(pygame.K_ESCAPE)
    if by_mouse:
        desk.press("look")
        assert isinstance(desk.kit.stack.top, ViewerScene)
        desk.turn()
        desk.press("leave")
        desk.breathe()
    desk.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is desk.table is not results


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_die_is_thrown_by_whoever_presses(tmp_path: Path, by_mouse: bool) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    session = desk.begin()
    assert session.chance_waits
    assert desk.table.prompt().words == "The die waits."
    if by_mouse:
        desk.press(ButtonSpot("chance"))
    else:
        desk.key(pygame.K_p)
    assert not session.chance_waits
    desk.host.close()


def test_the_die_is_thrown_by_itself_after_a_pause(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    session = desk.begin()
    waited = 0
    while session.chance_waits:
        desk.turn()
        waited += 1
    assert waited * FRAME == pytest.approx(900, abs=3 * FRAME)
    desk.host.close()


def test_who_bid_last_takes_it_back_before_the_die_is_thrown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Won, "reveals", False)
    desk = TinyDesk(tmp_path / "saves", NORMAL, openly=True)
    session = desk.begin(PERSONS)
    for _ in range(3):
        desk.until_asked()
        desk.bid_by_keys(1)
    desk.wait(lambda: desk.table.course.chance_waits)
    desk.key(pygame.K_u)
    assert session.decider == 2
    desk.host.close()


def test_the_screen_is_handed_over_for_secret_bids(desk: TinyDesk) -> None:
    desk.begin(PERSONS)
    for seat in range(3):
        desk.wait(lambda: desk.hands_over)
        desk.until_asked()
        assert desk.table.course.sitter == seat
        assert desk.table.course.private
        bids = [event.coins for event in desk.table.course.history() if isinstance(event, BidMade)]
        assert bids == [None] * seat
        desk.bid_by_keys(1)


def test_what_one_has_decided_in_secret_is_not_read_aloud(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    desk.begin(PERSONS)
    desk.until_asked()
    assert desk.table.spoken().asked
    desk.bid_by_keys(1)
    assert desk.table.course.private
    assert not desk.table.spoken().asked
    desk.host.close()


def test_nobody_hands_the_screen_over_where_nothing_is_secret(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", openly=True)
    session = desk.begin(PERSONS)
    for _ in range(3):
        desk.wait(lambda: desk.table.free)
        desk.breathe()
        assert desk.table.course.sitter == session.decider
        assert desk.table.prompt().lead.startswith(session.seats[session.decider or 0].name)
        desk.bid_by_keys(1)
        assert not desk.hands_over
    desk.host.close()


def test_things_are_pressed_lit_and_reached_in_their_shapes(desk: TinyDesk) -> None:
    desk.begin()
    desk.until_asked()
    areas = desk.table.areas()
    purse, bowl = areas[PurseSpot(0)], areas[BowlSpot()]
    assert isinstance(purse, Circle)
    assert isinstance(bowl, Polygon)
    assert BowlSpot() not in desk.table.spots_at(bounds(bowl).topleft)
    assert PurseSpot(0) not in desk.table.spots_at((bounds(purse).left + 2, bounds(purse).top + 2))
    desk.press(PurseSpot(0))
    assert desk.table.hands.held == Coins(0, 1)
    assert desk.table.marks().lit == {BowlSpot()}
    desk.turn()
    desk.key(pygame.K_ESCAPE)
    for _ in range(20):
        if desk.table.controls.walk.at == PurseSpot(0):
            break
        desk.key(pygame.K_TAB)
    assert desk.table.controls.walk.at == PurseSpot(0)


def test_a_table_says_what_things_are_and_unfolds_its_log(desk: TinyDesk) -> None:
    desk.begin(ALONE)
    desk.until_asked()
    desk.hover(PurseSpot(0))
    desk.key(pygame.K_e)
    assert desk.table.marks().tips
    desk.key(pygame.K_l)
    assert desk.table.log.open
    desk.turn()


def test_a_thing_tells_what_it_means_as_it_stands(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path)
    session = desk.begin()
    desk.until_asked()
    desk.hover(PurseSpot(1))
    desk.wait(lambda: bool(desk.table.marks().tips))
    assert [tip.words for tip in desk.table.marks().tips] == [f"Dora has {session.view(0).coins[1]}"]
    desk.host.close()


def test_the_notes_of_a_game_lie_over_its_table(desk: TinyDesk) -> None:
    desk.begin(ALONE)
    desk.until_asked()
    desk.press(HelpSpot())
    help_ = desk.top(HelpScene)
    ((note,),) = help_.laid
    assert note.targets[0].contains(desk.table.places()[BowlSpot()])
    desk.key(pygame.K_ESCAPE)
    assert not any(isinstance(scene, HelpScene) for scene in desk.kit.stack.seen())


def test_while_the_hourglass_turns_nothing_but_it_is_drawn(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    desk.begin()
    desk.until_asked()
    picture, view, shown = desk.table.picture, desk.table.view(), pygame.Surface((1280, 720))
    prompt = desk.table.frame().prompt
    over = picture.draw(shown, view, Marks(prompt=prompt, thinking=Thinking(1)))
    picture.take_changes()
    before = shown.copy()
    turned = picture.draw(shown, view, Marks(prompt=prompt, thinking=Thinking(1, turned=3)), over)
    assert picture.take_changes() == []
    assert [rect.clip(over[0].inflate(20, 20)) for rect in turned] == turned
    differs = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), before)
    assert differs.count() > 0
    desk.host.close()


LEFT, BACK = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)


def test_what_is_dragged_is_put_back_when_the_window_is_left(desk: TinyDesk) -> None:
    session = desk.begin()
    desk.until_asked()
    seat = desk.table.course.sitter
    assert seat is not None
    purse, bowl = desk.at(PurseSpot(seat)), desk.at(BowlSpot())
    desk.hover(purse)
    desk.hold(purse)
    desk.carry(bowl)
    assert desk.table.hands.held is not None
    desk.post(LEFT)
    assert desk.table.hands.held is None
    desk.post(BACK)
    desk.release(bowl)
    desk.hold(bowl)
    desk.release(bowl)
    assert len(session.played.turns) == 1, "only the die was thrown"
    desk.breathe()
    desk.bid_by_mouse(1)
    assert [turn.action for turn in session.played.turns if turn.seat == seat] == [Bid(1)]


def test_others_play_on_minimised_and_then_call_the_person(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves", NORMAL)
    session = desk.begin()
    desk.until_asked()
    desk.bid_by_keys(1)
    desk.post(LEFT, pygame.Event(pygame.WINDOWMINIMIZED))
    before, decided = desk.canvas.frames, len(session.played.turns)
    desk.wait(lambda: bool(desk.canvas.calls))
    assert desk.table.free
    assert len(session.played.turns) > decided
    assert desk.canvas.frames == before
    desk.post(pygame.Event(pygame.WINDOWRESTORED), BACK)
    assert not desk.canvas.calls
    desk.host.close()


def test_what_was_taken_up_is_put_back_when_the_window_is_left(desk: TinyDesk) -> None:
    session = desk.begin()
    desk.until_asked()
    seat = desk.table.course.sitter
    assert seat is not None
    desk.press(PurseSpot(seat))
    assert desk.table.hands.held is not None
    desk.post(LEFT)
    desk.post(BACK)
    desk.press(BowlSpot())
    assert desk.table.hands.held is None
    assert len(session.played.turns) == 1, "only the die was thrown"


@pytest.mark.usefixtures("screen")
def test_a_finished_game_is_looked_back_on(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path)
    session = desk.begin()
    while not session.over:
        if session.chance_waits:
            session.play_nature()
        elif session.thinking:
            session.poll()
        else:
            session.submit(session.legal()[0])

    (kept,) = desk.host.statistics.read().results
    outlook = PersonStatistics(desk.host.statistics.read(), "Anna", desk.host.games[GAME.name])

    assert [seat.score for seat in kept.seats] == list(session.standing().scores)
    assert outlook.summary is not None
    assert outlook.points(2) == "2 points"
    desk.host.show_title()
    desk.host.show_statistics()
    scene = desk.top(StatisticsScene)
    for number in range(len(PAGES)):
        scene.number = number
        scene.rebuild()
        desk.turn()
