"""Events are shown one after another, at the speed that is wanted, and no round is a wait."""

from itertools import pairwise
from random import Random

import pytest

from leonardo.ai.davinci.heuristics import player
from leonardo.ai.player import UNLIMITED
from leonardo.app.davinci.motion.pieces import ApprenticePiece
from leonardo.app.davinci.motion.under_way import under_way
from leonardo.app.davinci.spots import DistrictSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.settings import Speed
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flags import FOLLOWS, LEAD, STANDS, STEPS, Acting, Flag
from leonardo.app.table.motion.flight import COME, SQUASH, Flying, Manner
from leonardo.app.table.motion.pacing import Attendance, haste
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Buy, GiveLeonardo, Pass, PlaceApprentices, Take, TakeBox
from leonardo.engine.davinci.constants import Box, Component, Phase, Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent, Watch
from tests.app.davinci.motion.happened import since
from tests.engine.davinci import build
from tests.engine.davinci.build import group, resolving, seat, table

STEP = 20  # milliseconds of a frame


def built_in_game(seed: int, seats: int = 4) -> tuple[ObservedEvent, list[ObservedEvent]]:
    """Return a game of built-in players at the beginning, and all that happens in it."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(Options(seats), random)).state
    first = ObservedEvent(GAME, None, state)
    watch = Watch(GAME)
    while (seat := GAME.decider(state)) is not None:
        action = player.choose(GAME.view(state, seat), GAME.legal(state), random, UNLIMITED)
        step = GAME.apply(state, action, watched=True)
        state = step.state
        watch.see(step)
    return first, watch.take()


def hurried(event: Event, passed: float) -> float:
    return haste(passed, celebrated=TABLE.motion.celebrated(event))


def rounds_of(first: ObservedEvent, happened: list[ObservedEvent]) -> list[float]:
    """Return how many milliseconds each round takes to be shown at normal speed, to one who only looks on."""
    rounds: list[float] = [0.0]
    playback = Playback(TABLE.motion, first, lambda _: None)
    for happening in happened:
        if isinstance(happening.seen_by(None), events.RoundBegan):
            rounds.append(0.0)
        playback.feed(happening)
        while playback.busy:
            playback.update(STEP, Speed.NORMAL.factor, Eyes(None))
            rounds[-1] += STEP
    return rounds


@pytest.mark.slow
@pytest.mark.parametrize("seats", [5, pytest.param(4, marks=pytest.mark.slow)])
def test_a_round_of_built_in_players_is_never_a_wait(seats: int) -> None:
    """At normal speed at most 25 seconds a round, all phases together, with all that is celebrated."""
    rounds = rounds_of(*built_in_game(1, seats))
    assert max(rounds) <= 25_000
    assert max(rounds) >= 8_000


@pytest.mark.slow
def test_what_work_came_to_can_be_read_before_all_else() -> None:
    """Also where only automata work, so that nobody goes home."""
    first, happened = built_in_game(0)
    takes: list[float] = []
    for before, happening in pairwise([first, *happened]):
        if isinstance(happening.seen_by(None), events.WorkAdvanced):
            playback = Playback(TABLE.motion, before, lambda _: None)
            playback.feed(happening)
            takes.append(0.0)
            while playback.busy:
                playback.update(STEP, Speed.NORMAL.factor, Eyes(None))
                takes[-1] += STEP
    assert takes
    assert min(takes) >= 500


def test_the_longer_a_round_the_quicker_it_is_told() -> None:
    usual, feast = events.PlacementPassed(0, forced=False), events.WorkShown(0, Place.SMALL, 8)
    paces = [hurried(usual, second * 1000) for second in range(40)]
    assert paces[0] == 1
    assert paces == sorted(paces, reverse=True)
    assert paces[-1] >= 0.1
    assert all(hurried(feast, second * 1000) >= paces[second] for second in range(40))


def begun(at: ObservedEvent) -> tuple[View, Playback, list[ObservedEvent]]:
    """Return what seat 0 sees at the beginning, what shows the game, and what has been shown."""
    shown: list[ObservedEvent] = []
    return at.view(0), Playback(TABLE.motion, at, shown.append), shown


def placing(count: int) -> tuple[ObservedEvent, ObservedEvent]:
    """Return how everything stands before seat 0 places apprentices, and that it does."""
    before = build.placing(table(*[seat()] * 3)).state
    step = GAME.apply(before, PlaceApprentices(count, Place.ACADEMY), watched=True)
    return ObservedEvent(GAME, None, before), ObservedEvent(GAME, step.events[0], step.states[0])


def test_while_a_piece_flies_it_is_neither_here_nor_there() -> None:
    before, placed = placing(2)
    view, playback, shown = begun(before)
    playback.feed(placed)
    playback.update(10, Speed.NORMAL.factor, Eyes(0))
    between = playback.view(Eyes(0))
    assert between.seats[0].apprentices == view.seats[0].apprentices - 2
    assert between.queues[Place.ACADEMY] == ()
    assert [flying.seen for flying in playback.flying] == [True, *[False] * 3], (
        "it flies, settles in dust, and is told of"
    )
    while playback.busy:
        playback.update(16, Speed.NORMAL.factor, Eyes(0))
    assert playback.view(Eyes(0)).queues[Place.ACADEMY][0].apprentices == 2
    assert len(shown) == 1


def test_with_the_speed_off_everything_is_there_at_once() -> None:
    before, placed = placing(1)
    _, playback, shown = begun(before)
    playback.feed(placed)
    playback.feed(placed)
    assert playback.update(0, Speed.OFF.factor, Eyes(0))
    assert not playback.busy
    assert len(shown) == 2


def test_slow_takes_longer_than_normal_and_fast_less() -> None:
    takes = {}
    for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW):
        before, placed = placing(1)
        _, playback, _ = begun(before)
        playback.feed(placed)
        frames = 0
        while playback.busy:
            playback.update(10, speed.factor, Eyes(0))
            frames += 1
        takes[speed] = frames
    assert takes[Speed.FAST] < takes[Speed.NORMAL] < takes[Speed.SLOW]


def test_without_motion_things_change_in_place_not_all_at_once() -> None:
    before, placed = placing(1)
    _, playback, _ = begun(before)
    playback.feed(placed)
    playback.update(10, Speed.NORMAL.factor, Eyes(0), moving=False)
    assert playback.busy
    assert playback.flying == ()


def test_what_a_viewer_must_not_notice_takes_it_no_time() -> None:
    before, placed = placing(1)
    _, playback, shown = begun(before)
    hidden = ObservedEvent(GAME, None, build.placing(table(*[seat()] * 3)).state)
    playback.feed(hidden)
    playback.feed(placed)
    assert playback.pending(Eyes(0)) == 1
    playback.update(10, Speed.NORMAL.factor, Eyes(0))
    assert shown == [hidden]
    assert playback.present is placed


def test_nothing_goes_on_while_the_gate_is_shut() -> None:
    before, placed = placing(1)
    shown: list[ObservedEvent] = []
    open_gate: list[bool] = []
    playback = Playback(TABLE.motion, before, shown.append, gate=lambda _: bool(open_gate))
    playback.feed(placed)
    assert not playback.update(5000, Speed.OFF.factor, Eyes(0))
    assert shown == []
    open_gate.append(True)
    assert playback.update(0, Speed.OFF.factor, Eyes(0))
    assert len(shown) == 1


def test_under_way_nothing_is_counted_twice() -> None:
    at_the_council = table(*[seat()] * 3, queues={Place.COUNCIL: [group(0)]})
    game = resolving(at_the_council).does(0, GiveLeonardo(0), TakeBox(Box.PURCHASE), Buy(Component.GLASS))
    before, (happening, *_) = since(game, events.ComponentBought)
    view, bought = before.view(0), happening.view(0)
    between = under_way(view, bought)
    assert between.seats[0].florins == bought.seats[0].florins
    assert between.shops == bought.shops
    assert between.seats[0].hand == view.seats[0].hand


def test_who_has_landed_stands_there_while_looked_at() -> None:
    before, placed = placing(2)
    _, playback, _ = begun(before)
    playback.feed(placed)
    others, still = Eyes(1), 0
    while playback.busy:
        if playback.acting is not None and all(each.flight.manner is Manner.DUST for each in playback.flying):
            still += 1
            assert playback.view(others) is others.view(placed)
            assert playback.flags.standing
        playback.update(STEP, Speed.NORMAL.factor, others)
    assert still > 1


def test_the_table_shows_who_was_set_down_while_dust_hangs() -> None:
    before, placed = placing(2)
    _, playback, _ = begun(before)
    playback.feed(placed)
    playback.update(STEP, Speed.NORMAL.factor, Eyes(1))
    while on_the_way(playback):
        playback.update(1, Speed.NORMAL.factor, Eyes(1))
    playback.update(SQUASH, Speed.NORMAL.factor, Eyes(1))
    assert playback.view(Eyes(1)) is Eyes(1).view(placed)
    assert any(each.seen for each in playback.flying)


def on_the_way(playback: Playback) -> list[Flying]:
    """Return what flies and has not come to its place yet, where it may still settle."""
    return [each for each in playback.flying if each.flight.manner not in COME and not each.done]


def test_who_acts_is_seen_first_and_a_flag_tells_it_at_last() -> None:
    before, placed = placing(2)
    _, playback, _ = begun(before)
    others = Eyes(1)
    playback.feed(placed)
    playback.update(LEAD - 20, Speed.NORMAL.factor, others)
    assert playback.acting == Acting(0, DistrictSpot(Place.ACADEMY))
    assert not any(flying.begun for flying in playback.flying)
    assert playback.under_way.awaited_at == {DistrictSpot(Place.ACADEMY)}, "one sees where they are going"
    while playback.busy:
        assert not (playback.flags.standing and on_the_way(playback))
        playback.update(STEP, Speed.NORMAL.factor, others)
    assert [raised.flag.words for raised in playback.flags.standing] == ["strength +2"]
    assert playback.acting is None
    assert not playback.under_way.awaited_at
    playback.update(STANDS, Speed.NORMAL.factor, others)
    assert playback.flags.standing == ()


def test_what_leaves_a_district_is_told_as_it_goes() -> None:
    """Rule 8.9: the coins are paid, then the component comes; one reads who takes it before it is gone."""
    queued = table(*(seat(9) for _ in range(3)), queues={Place.ROPERY: [group(0, 2), group(1)]})
    game = resolving(queued).does(0, Take()).does(1, Take())
    before, happenings = since(game, events.AdvantageTaken)
    _, playback, _ = begun(before)
    playback.feed(happenings[0])
    while not any(flying.begun for flying in playback.flying):
        playback.update(STEP, Speed.NORMAL.factor, Eyes(2))
    playback.update(STEP, Speed.NORMAL.factor, Eyes(2))
    assert [raised.flag.words for raised in playback.flags.standing] == ["takes rope"]
    while on_the_way(playback):
        assert playback.flags.standing
        playback.update(STEP, Speed.NORMAL.factor, Eyes(2))


def test_what_one_did_ends_as_what_others_do() -> None:
    before, placed = placing(2)
    _, playback, _ = begun(before)
    playback.feed(placed)
    playback.drop_next(ApprenticePiece(0, 2), (400, 300))
    playback.update(1, Speed.NORMAL.factor, Eyes(0))
    assert playback.acting is None, "who acts oneself need not be shown to act"
    assert not playback.under_way.awaited_at
    assert any(flying.begun for flying in playback.flying)
    while on_the_way(playback):
        assert not playback.flags.standing
        playback.update(STEP, Speed.NORMAL.factor, Eyes(0))
    playback.update(FOLLOWS, Speed.NORMAL.factor, Eyes(0))
    (raised,) = playback.flags.standing
    assert raised.flag == Flag(0, DistrictSpot(Place.ACADEMY), "strength +2")
    assert raised.light == STEPS
    while playback.busy:
        playback.update(STEP, Speed.NORMAL.factor, Eyes(0))
    assert playback.flags.standing


def test_what_lies_there_already_is_told_when_it_is_confirmed() -> None:
    before, placed = placing(2)
    _, playback, _ = begun(before)
    playback.feed(placed)
    playback.show_next_at_once()
    playback.update(0, Speed.NORMAL.factor, Eyes(0))
    assert not playback.busy
    assert [raised.flag.words for raised in playback.flags.standing] == ["strength +2"]


def test_of_what_one_did_nothing_is_told_where_nothing_comes() -> None:
    game = build.placing(table(*[seat()] * 3)).does(0, Pass()).does(1, Pass())
    before, (passed, *_) = since(game, events.PlacementPassed, 1)
    assert TABLE.motion.flag(events.PlacementPassed(1, forced=False)) is not None
    withdrew = TABLE.motion.flag(events.WorkersWithdrew(1, Place.KILN, forced=True))
    assert withdrew is not None
    assert withdrew.quiet
    _, playback, _ = begun(before)
    playback.feed(passed)
    while playback.busy:
        playback.update(STEP, Speed.NORMAL.factor, Eyes(1))
    assert playback.flags.changes_in is None


def test_a_press_hurries_the_present_move() -> None:
    before, placed = placing(2)
    _, playback, shown = begun(before)
    playback.feed(placed)
    playback.update(STEP, Speed.NORMAL.factor, Eyes(1))
    playback.hurry_move()
    playback.update(0, Speed.NORMAL.factor, Eyes(1))
    assert shown == [placed]
    assert playback.flags.standing, "its flag stands all the same"


def test_the_lord_leaves_a_district_for_the_resolved_one() -> None:
    view = evolve(GAME.view(table(*[seat()] * 3), 0), phase=Phase.RESOLUTION, lord=Place.SMITHY)
    left = under_way(view, evolve(view, lord=Place.KILN))
    assert left.lord is Place.KILN
    assert under_way(view, evolve(view, phase=Phase.COMPLETION, lord=None)).phase is Phase.COMPLETION


def for_how_long(event: Event, before: Event, seat: int) -> float:
    """For how long an event is left to be seen by a seat, right after something else in a round that has begun."""
    attendance = Attendance(TABLE.motion)
    for each in (events.RoundBegan(8), before):
        attendance.pause(each, seat)
    return attendance.pause(event, seat)


def test_who_can_do_nothing_in_a_round_has_time_to_read_that() -> None:
    mine, theirs = events.PlacementPassed(0, forced=True), events.PlacementPassed(1, forced=True)
    nothing, placed = events.WorkDone(0, forced=False), events.WorkersPlaced(0, Place.KILN, 1, master=False)
    usual = TABLE.motion.pause(mine)
    assert for_how_long(mine, nothing, 0) >= 3 * usual
    assert for_how_long(theirs, nothing, 0) == usual
    assert for_how_long(mine, placed, 0) == usual, "who has placed somebody knows that there was a round"
    assert for_how_long(mine, evolve(placed, seat=1), 0) >= 3 * usual
