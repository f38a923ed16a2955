"""Chance takes its turns wherever games are driven, and at the table waits for a press or the end of a pause."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from leonardo.ai.player import Budget, stream
from leonardo.arena.plan import Task
from leonardo.arena.playing import play
from leonardo.engine.driving import drive, wander
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played, read_record
from leonardo.play.chance import UNATTENDED, ChanceTurn, anybody
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person
from leonardo.simulate import Simulation, games_of
from tests.tiny.game import GAME, GAMES, ROUNDS, Bid, Options, Setup, Throw, Thrown, Won

ANNA, BEN, CLEO = PERSONS = (Person("Anna", "red"), Person("Ben", "blue"), Person("Cleo", "green"))
DORA, EMIL, FOSCA = BUILT_INS = tuple(BuiltIn(name, "red", "random") for name in ("Dora", "Emil", "Fosca"))
PAUSE = 1500.0


def before_second_throw(folder: SaveFolder | None = None) -> Session:
    """Return a game of persons of which the first round is over, so that the second die is to be thrown."""
    session = Session.new(GAME, Options(), PERSONS, 4, folder)
    session.play_nature()
    while not session.chance_waits:
        session.submit(Bid(1))
    return session


def resumed(folder: SaveFolder) -> Session:
    entry = folder.to_continue()
    assert entry is not None
    return Session.load(entry.path, folder, GAMES)


def last_throw(session: Session) -> int:
    *_, thrown = (event for event in session.history(None) if isinstance(event, Thrown))
    return thrown.pips


@pytest.fixture
def open_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a round end without telling anybody anything new."""
    monkeypatch.setattr(Won, "reveals", False)


def test_a_session_waits_at_the_turn_of_chance_until_told() -> None:
    session = Session.new(GAME, Options(), PERSONS, seed=4)
    assert (session.decider, session.chance_waits, session.thinking) == (NATURE, True, False)
    assert not session.poll()
    assert not session.is_person(NATURE)
    assert session.history(0) == []
    with pytest.raises(ValueError, match="no person must decide"):
        session.submit(session.legal()[0])
    session.play_nature()
    assert session.history(0) == [Thrown(session.view(0).prize)]
    with pytest.raises(ValueError, match="not for chance"):
        session.play_nature()


@pytest.mark.usefixtures("open_bids")
def test_a_decision_can_be_taken_back_until_chance_has_decided() -> None:
    session = before_second_throw()
    assert session.undo_objection() is None, "who decided last asks"
    session.undo(2)
    assert session.decider == 2
    session.submit(Bid(2))
    assert session.chance_waits
    session.play_nature()
    refusal = session.undo_objection(2)
    assert refusal is not None
    assert refusal.reason == "undo.chance"
    with pytest.raises(ValueError, match="Chance has played a part since"):
        session.undo(2)


@pytest.mark.usefixtures("open_bids")
def test_undo_takes_back_what_chance_brought_in_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Thrown, "reveals", False)
    session = before_second_throw()
    turns = session.played.turns
    session.play_nature()
    session.undo(2)
    assert session.played.turns == turns[:-1]


def test_a_game_left_while_chance_waits_comes_to_the_same_throw(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    unbroken = before_second_throw()
    unbroken.play_nature()
    before_second_throw(folder).close()
    for _ in range(2):
        session = resumed(folder)
        assert session.chance_waits, "a look at the saved game throws nothing"
    session.play_nature()
    assert last_throw(session) == last_throw(unbroken)


def test_what_was_thrown_is_saved_at_once(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = before_second_throw(folder)
    session.play_nature()
    assert resumed(folder).played == session.played


def test_it_goes_on_after_the_pause_without_the_time_before() -> None:
    session = before_second_throw()
    turn = ChanceTurn(session, pause=PAUSE)
    assert turn.left == PAUSE
    assert not turn.elapse(PAUSE - 1)
    assert turn.left == 1
    assert turn.elapse(1)
    assert not session.chance_waits
    assert turn.left is None
    assert not turn.elapse(10 * PAUSE)
    for seat in range(3):
        assert session.decider == seat
        session.submit(Bid(0))
    assert turn.left == PAUSE
    assert not turn.elapse(PAUSE / 2)


@pytest.mark.usefixtures("open_bids")
def test_the_pause_begins_anew_after_an_undo() -> None:
    session = before_second_throw()
    turn = ChanceTurn(session, pause=PAUSE)
    turn.elapse(PAUSE - 1)
    session.undo()
    session.submit(Bid(0))
    assert turn.left == PAUSE
    assert not turn.elapse(PAUSE - 1)


def test_without_a_pause_it_waits_for_a_press() -> None:
    session = before_second_throw()
    turn = ChanceTurn(session)
    assert turn.left is None
    assert not turn.elapse(1e9)
    assert turn.press(0)
    assert not turn.press(0), "nothing waits any more"


def last_decider(session: Session) -> Sequence[int]:
    """Who a game may want to press: the seat that decided last, if a person sits there."""
    seat = session.played.turns[-1].seat
    return [seat] if session.is_person(seat) else []


def test_anybody_may_press_or_whom_the_game_names() -> None:
    session = Session(before_second_throw().played, (ANNA, DORA, BEN), 4, None, "run")
    for pressers, able in ((anybody, [0, 2]), (last_decider, [2])):
        turn = ChanceTurn(session, pressers)
        assert [seat for seat in (None, 0, 1, 2) if turn.may_press(seat)] == able
    assert not ChanceTurn(session, last_decider).press(0)
    assert session.chance_waits
    session.close()


def test_where_nobody_may_press_it_goes_on_after_a_short_while() -> None:
    of_built_ins = Session.new(GAME, Options(), BUILT_INS, seed=4)
    after_a_built_in = Session(before_second_throw().played, (ANNA, BEN, DORA), 4, None, "run")
    for session, pressers in ((of_built_ins, anybody), (after_a_built_in, last_decider)):
        turn = ChanceTurn(session, pressers)
        assert turn.left == UNATTENDED
        assert not turn.press(0)
        assert turn.elapse(UNATTENDED)
        session.close()


def throws(played: Played) -> list[Throw]:
    return [turn.action for turn in played.turns if turn.by_nature]


def test_nobody_is_asked_where_chance_decides() -> None:
    asked: list[int] = []

    def decide(played: Played, seat: int) -> Bid:
        asked.append(seat)
        assert GAME.decider(played.state) == seat
        return Bid(0)

    played = drive(GAME, Setup(5), decide, lambda played: Random(len(played.turns)))
    assert asked == [0, 1, 2] * ROUNDS
    assert played.decisions == len(asked)
    assert throws(played) == [GAME.chance(GAME.begin(Setup(5)).state, Random(number)) for number in (0, 4, 8)]


def test_events_are_handed_out_with_their_turn() -> None:
    course = list(wander(GAME, Setup(5), Random(1)))
    for (before, _), (after, events) in pairwise(course):
        step = GAME.apply(before.state, after.turns[-1].action)
        assert (after.state, events) == (step.state, step.events)


def test_a_simulation_has_a_stream_for_each_turn_of_the_game() -> None:
    (played,) = games_of(Simulation(GAME, Options(), ("random",) * 3, 1, "s"))
    for number, turn in enumerate(played.turns):
        if turn.by_nature:
            state = played.undo(len(played.turns) - number).state
            assert turn.action == GAME.chance(state, stream("s/0", NATURE, number))


def test_in_an_arena_the_die_falls_alike_in_all_games_of_a_deal() -> None:
    """Who has no coins is not asked, so games of random players differ in length."""
    games = []
    for coins in (0, 1, 5):
        task = Task(GAME, Options(coins), 0, "seed/0", 0, ("random",) * 3, Budget())
        played = read_record(play(task).record, GAMES.get)
        games.append(played)
    assert len({len(played.turns) for played in games}) > 1
    assert len({tuple(throws(played)) for played in games}) == 1
    state = GAME.begin(Setup(0)).state
    assert throws(games[0]) == [GAME.chance(state, stream("seed/0", NATURE, number)) for number in range(ROUNDS)]
