"""However the showing of a game is interrupted, nothing is lost and nothing is there twice."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.motion.auctions import Sum
from leonardo.app.davinci.motion.pieces import ApprenticePiece
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot, LaboratorySpot, MasterSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.table.kinds import Piece
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flight import Flying, Manner
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.scene import TableScene
from leonardo.engine.davinci import events
from leonardo.engine.davinci.actions import Bid, Take
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import View
from leonardo.play.observed import ObservedEvent
from tests.app.davinci.motion.happened import since
from tests.app.davinci.motion.test_playback import begun, built_in_game
from tests.app.davinci.motion.test_playback import placing as placed_at_academy
from tests.app.davinci.test_table_scene import in_placement
from tests.app.table.table_harness import Desk
from tests.engine.davinci.build import completing, group, lab, resolving, seat, table

ACADEMY = DistrictSpot(Place.ACADEMY)


pytestmark = pytest.mark.usefixtures("fresh_screen")


# ---- showing events


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_all_is_shown_once_in_order_at_any_speed_and_motion(seed: int) -> None:
    random = Random(seed)
    first, happened = built_in_game(seed)
    happened = happened[:300]
    viewers = (0, 2, None)
    shown: list[ObservedEvent] = []
    playback = Playback(TABLE.motion, first, shown.append)
    for happening in happened:
        playback.feed(happening)
    while playback.busy:
        speed = random.choice(list(Speed))
        playback.update(
            random.uniform(0, 400), speed.factor, Eyes(random.choice(viewers)), moving=random.random() < 0.8
        )
    assert shown == happened
    assert all(playback.view(Eyes(viewer)) == happened[-1].view(viewer) for viewer in viewers)


def paying() -> tuple[View, Playback, list[ObservedEvent]]:
    """Seat 1 is about to pay 3 florins at the kiln, the third to take something there."""
    queues = {Place.KILN: [group(0, 3), group(2, 2), group(1)]}
    game = resolving(table(*[seat(florins=4)] * 3, queues=queues)).does(0, Take()).does(2, Take()).does(1, Take())
    before, (paid, *_) = since(game, events.AdvantageTaken, 2)
    view, playback, shown = begun(before)
    playback.feed(paid)
    return view, playback, shown


def bidding(*bids: int) -> tuple[View, Playback]:
    """Two seats that completed the same are about to bid."""
    game = completing(table(*[seat(small=lab(on=8, weeks=9))] * 2))
    for number, florins in enumerate(bids):
        game.does(number, Bid(8, florins))
    before, happened = since(game, events.AuctionOpened)
    view, playback, _ = begun(before)
    for happening in happened[: len(bids) + 2]:
        playback.feed(happening)
    return view, playback


def florins_while(view: View, playback: Playback, seat: int) -> list[int]:
    told = [view.seats[seat].florins]
    while playback.busy:
        playback.update(10, Speed.NORMAL.factor, Eyes(0))
        told.append(playback.view(Eyes(0)).seats[seat].florins)
    return told


def test_a_price_is_paid_florin_by_florin() -> None:
    view, playback, _ = paying()
    had = view.seats[1].florins
    told = florins_while(view, playback, 1)
    assert list(dict.fromkeys(told)) == [had, had - 1, had - 2, had - 3]


def test_a_reward_is_counted_up_florin_by_florin() -> None:
    game = resolving(table(seat(small=lab(on=12, weeks=15, apprentices=1)), seat()))
    before, (completed, *_) = since(game, events.InventionCompleted)
    view, playback, _ = begun(before)
    had = view.seats[0].florins
    playback.feed(completed)
    told = florins_while(view, playback, 0)
    assert list(dict.fromkeys(told)) == list(range(had, had + INVENTIONS[12].first_reward + 1))


def test_a_purse_is_its_owners_until_the_bid_is_paid() -> None:
    view, playback = bidding(0, 2)
    had = view.seats[1].florins
    assert list(dict.fromkeys(florins_while(view, playback, 1))) == [had, had - 1, had - 2]


def test_skipping_in_the_middle_of_a_flight_is_silent() -> None:
    view, playback, shown = paying()
    playback.update(100, Speed.NORMAL.factor, Eyes(0))
    playback.take_sounds()
    assert playback.update(0, Speed.OFF.factor, Eyes(0))
    assert len(shown) == 1
    assert playback.flying == ()
    assert playback.view(Eyes(0)).seats[1].florins == view.seats[1].florins - 3
    assert not any(playback.take_sounds())


def test_without_motion_a_change_is_seen_and_marked_at_once() -> None:
    before, placed = placed_at_academy(2)
    view, playback, _ = begun(before)
    playback.feed(placed)
    playback.update(10, Speed.NORMAL.factor, Eyes(0), moving=False)
    assert playback.view(Eyes(0)).seats[0].apprentices == view.seats[0].apprentices - 2
    assert len(playback.under_way.touched) == 1
    while playback.busy:
        playback.update(10, Speed.NORMAL.factor, Eyes(0), moving=False)
    assert not playback.under_way.touched


def test_without_motion_opened_purses_are_held_up_to_be_read() -> None:
    view, playback = bidding(1, 2)
    while not isinstance(playback.present and playback.present.seen_by(0), events.AuctionSettled):
        playback.update(20, Speed.NORMAL.factor, Eyes(0), moving=False)
    assert playback.feast is not None
    assert {cue.what for cue in playback.feast.timeline.cues} >= {Sum(0), Sum(1)}
    assert playback.flying == ()
    assert playback.view(Eyes(0)).seats[1].florins == view.seats[1].florins - 2
    while playback.busy:
        playback.update(20, Speed.NORMAL.factor, Eyes(0), moving=False)
    assert playback.view(Eyes(0)).question is None


# ---- at the table


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Anna places, and everything moves as usual."""
    return in_placement(tmp_path, Settings(speed=Speed.NORMAL))


def drop_two(desk: Desk) -> TableScene:
    """Drop two apprentices on the Academy; they are still coming down. Return the table."""
    desk.drag(ApprenticeSpot(0), ACADEMY, wheel=1)
    assert desk.table.course.playback.busy
    return desk.table


def landed(desk: Desk, table: TableScene) -> int:
    """Return how many apprentices of Anna's are at the Academy when all has been shown."""
    desk.wait(lambda: not table.course.playback.busy)
    shown = table.course.playback.view(Eyes(0))
    assert shown.seats[0].apprentices + 2 == 3 - shown.seats[0].laboratories[0].apprentices
    standing: int = shown.queues[Place.ACADEMY][0].apprentices
    return standing


def resize(desk: Desk, size: tuple[int, int]) -> None:
    """Change the size of the window, and wait until everything is laid out for it."""
    desk.canvas.resize(size)
    desk.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    for _ in range(15):
        desk.turn()


@pytest.mark.slow
def test_a_dropped_piece_comes_down_and_is_there_once(desk: Desk) -> None:
    before = desk.table.view().seats[0].apprentices
    table = drop_two(desk)
    assert table.view().seats[0].apprentices == before - 2
    assert table.view().queues[Place.ACADEMY] == ()
    assert landed(desk, table) == 2


@pytest.mark.slow
def test_a_dropped_piece_is_seen_until_the_table_shows_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Piece, Rect]] = []

    def draw(air: Air, surface: Surface, flying: Flying, way: Any) -> Rect:  # noqa: ANN401 - its own business
        rect = draws(air, surface, flying, way)
        if flying.flight.manner is not Manner.DUST:
            drawn.append((flying.flight.piece, rect))
        return rect

    draws = Air.draw_each
    monkeypatch.setattr(Air, "draw_each", draw)
    table = drop_two(desk)
    came = []
    while table.course.playback.busy:
        drawn.clear()
        desk.turn()
        own = [rect for piece, rect in drawn if piece == ApprenticePiece(0, 2, told=False)]
        stands = bool(table.view().queues[Place.ACADEMY]) and not own
        assert stands or len(own) == 1
        came += [rect.centerx for rect in own]
    down = came[len(came) // 2 :]
    assert max(down) - min(down) <= 2


@pytest.mark.slow
def test_the_window_may_change_while_pieces_fly(desk: Desk) -> None:
    table = drop_two(desk)
    resize(desk, (1300, 700))
    assert landed(desk, table) == 2


@pytest.mark.slow
def test_a_pause_stops_what_flies_and_it_goes_on_afterwards(desk: Desk) -> None:
    table = drop_two(desk)
    desk.host.show_pause()
    desk.breathe()
    pause = desk.top(PauseScene)
    assert table.course.playback.busy
    desk.kit.stack.remove(pause)
    assert landed(desk, table) == 2


@pytest.mark.slow
def test_a_game_saved_while_pieces_fly_goes_on_where_they_land(desk: Desk) -> None:
    drop_two(desk)
    kept = desk.host.folder.to_continue()
    assert kept is not None
    desk.host.open(kept.path)
    session = desk.host.session
    assert session is not None
    assert session.view(0).queues[Place.ACADEMY][0].apprentices == 2


@pytest.mark.slow
def test_what_flies_is_taken_back_at_once(desk: Desk) -> None:
    before = desk.table.view()
    drop_two(desk)
    desk.key(pygame.K_u)
    assert desk.table.course.playback.flying == ()
    assert desk.table.view() == before


@pytest.mark.slow
def test_skipping_lands_everything(desk: Desk) -> None:
    table = drop_two(desk)
    desk.key(pygame.K_s)
    assert not table.course.playback.busy
    assert landed(desk, table) == 2


@pytest.mark.slow
def test_a_piece_that_is_on_its_way_back_can_be_taken_up_again(desk: Desk) -> None:
    desk.drag(MasterSpot(0), (5, 5))
    desk.turn()
    assert desk.table.carrying.lifted
    assert desk.table.view().seats[0].master
    desk.press(MasterSpot(0))
    desk.turn()
    assert desk.table.hands.held == in_hand.Master(0)
    assert desk.table.carrying.lifted == ()


@pytest.mark.slow
def test_the_window_may_change_while_a_piece_hangs(desk: Desk) -> None:
    table = desk.table
    desk.press(MasterSpot(0))
    resize(desk, (1300, 700))
    assert table.hands.held == in_hand.Master(0)
    desk.press(LaboratorySpot(0, Place.SMALL))
    desk.wait(lambda: not table.course.playback.busy)
    assert table.course.playback.view(Eyes(0)).seats[0].laboratories[0].master


@pytest.mark.slow
def test_the_keyboard_is_told_too_why_a_place_is_barred(desk: Desk) -> None:
    desk.key(pygame.K_1)
    for _ in range(12):
        if desk.table.controls.walk.at == LaboratorySpot(0, Place.LARGE):
            break
        desk.key(pygame.K_DOWN if desk.table.controls.walk.at != LaboratorySpot(0, Place.SMALL) else pygame.K_RIGHT)
    assert desk.table.controls.walk.at == LaboratorySpot(0, Place.LARGE)
    assert [hint.words for hint in desk.table.marks().tips] == ["Workers can go to busy laboratories only."]
    desk.key(pygame.K_RETURN)
    assert desk.table.hands.held == in_hand.Apprentices(0, 1)
