"""What serves every game serves the tiny one: simulate, record, save, replay, undo, and a built-in random player."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from leonardo.ai.player import Budget, stream
from leonardo.ai.protocol import read_choice, told
from leonardo.arena.seat import Seat
from leonardo.cli import main
from leonardo.engine.driving import wander
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.record import Played, RecordError, read_record, write_record
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save, snapshot
from leonardo.saves.schema import BuiltIn, Person, Seated
from leonardo.simulate import Simulation, games_of
from tests.engine.contract import Contract
from tests.tiny import game as tiny
from tests.tiny.game import GAME, GAMES, Bid, Bidding, BidMade, Options, Setup, State, Throw, Thrown


class TestDieAndPurse(Contract):
    game = GAME
    setups = (Setup(0), Setup(1), Setup(5), Setup(20))


PROJECT = Path(__file__).resolve().parents[2]
PERSONS = (Person("Anna", "red"), Person("Ben", "blue"), Person("Cleo", "green"))
BUILT_INS = tuple(BuiltIn(name, "red", "random") for name in ("Dora", "Emil", "Fosca"))
PATIENCE = 30.0


def test_nothing_of_the_program_knows_it() -> None:
    files = [file for folder in ("leonardo", "scripts") for file in (PROJECT / folder).rglob("*.py")]
    assert files
    knowing = [file for file in files if any(word in file.read_text("utf-8") for word in (GAME.name, tiny.__name__))]
    assert knowing == []


def test_it_keeps_the_contract_for_the_type_checker_too() -> None:
    game: AnyGame = GAME
    assert game.seats(game.begin(tiny.Setup(5)).state) == 3


def simulated(seed: str = "1", games: int = 1) -> list[Played]:
    return list(games_of(Simulation(GAME, Options(), ("random",) * 3, games, seed)))


def test_the_same_seed_of_built_in_players_plays_the_same_game() -> None:
    first, second = simulated(games=2)
    assert first.over
    assert first == simulated()[0]
    assert first != second


def test_the_command_line_plays_it_with_its_own_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "--game", GAME.name, "--games", "3", "--coins", "2", "--records", str(tmp_path)], GAMES) == 0
    )
    records = sorted(tmp_path.iterdir())
    assert json.loads(records[0].read_text("utf-8").splitlines()[0])["coins"] == 2
    assert main(["check", *map(str, records)], GAMES) == 0
    assert capsys.readouterr().out.count("OK") == 3


def test_impossible_options_of_its_own_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--coins", "-1"], GAMES) == 2
    assert "debts" in capsys.readouterr().err


def test_its_record_reads_back_with_lines_of_chance() -> None:
    played = simulated()[0]
    text = write_record(played)
    assert re.search(r'^{"chance": "die", "pips": [1-6]}$', text, re.MULTILINE)
    assert read_record(text, GAMES.get) == played


@pytest.mark.parametrize(
    ("line", "number", "complaint"),
    [
        ('{"chance": "die", "pips": 7}', 2, r"\(rule 2\)"),
        ('{"chance": "die", "pips": 3, "of": 6}', 2, '"of" does not belong in a chance line'),
        ('{"chance": "die", "do": "throw", "pips": 3}', 2, '"do" does not belong'),
        ('{"chance": "coin", "pips": 3}', 2, "decision of this game"),
        ('{"seat": 0, "do": "bid", "coins": 0, "of": 6}', 2, 'chance decides here, but there is no "chance"'),
        ('{"chance": "die", "pips": 3}', 3, '"seat" is None, but 0 must decide here'),
        ('{"seat": 0, "chance": "die", "pips": 3, "of": 6}', 3, '"chance" stands here, but seat 0 must decide'),
    ],
)
def test_a_wrong_line_of_chance_is_refused_with_its_number(line: str, number: int, complaint: str) -> None:
    lines = write_record(simulated()[0]).splitlines()
    lines[number - 1] = line
    with pytest.raises(RecordError, match=rf"^line {number}: .*{complaint}"):
        read_record("\n".join(lines), GAMES.get)


def test_its_snapshot_names_the_question_and_nothing_derived() -> None:
    state = State(2, (5, 3, 0), (0, 4, 0), Bidding(1, 6, (2,)), richest=5)
    assert snapshot(state) == {
        "round": 2,
        "coins": [5, 3, 0],
        "points": [0, 4, 0],
        "question": {"is": "Bidding", "seat": 1, "prize": 6, "bids": [2]},
    }


def test_every_step_saves_opens_and_can_be_undone(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    played = simulated()[0]
    for count in range(len(played.turns) + 1):
        part = played.undo(len(played.turns) - count)
        session = Session(part, PERSONS, 1, folder, run=f"step{count}")
        path = session.save(f"step {count}")
        assert open_save(folder.read(path), path, GAMES).played.state == part.state
        session.close()


def begun(seats: Sequence[Seated] = PERSONS, folder: SaveFolder | None = None) -> Session:
    """Return a game in which the first die is thrown."""
    session = Session.new(GAME, Options(), seats, seed=4, folder=folder)
    session.play_nature()
    return session


def test_a_session_tells_each_seat_only_what_it_may_know() -> None:
    session = begun()
    assert session.decider == 0
    assert session.history(0) == [Thrown(session.view(0).prize)]
    watch = session.watch()
    session.submit(Bid(3))
    (bid,) = watch.take()
    assert bid.seen_by(0) == BidMade(0, 3, forced=False)
    assert bid.seen_by(1) == BidMade(0, None, forced=False)
    assert (bid.view(0).own_bid, bid.view(1).own_bid) == (3, None)


def test_a_secret_bid_can_be_taken_back_until_it_is_shown() -> None:
    session = begun((PERSONS[0], *BUILT_INS[1:]))
    before = session.view(0)
    session.submit(Bid(2))
    assert session.undo_objection() is None
    session.undo()
    assert session.view(0) == before
    session.submit(Bid(1))
    play_built_ins(session)
    refusal = session.undo_objection(0)
    assert refusal is not None
    assert refusal.reason == "undo.revealed"
    session.close()


def play_built_ins(session: Session) -> None:
    """Poll as the window does, until a person must decide or chance must, or the game is over."""
    until = monotonic() + PATIENCE
    while session.thinking:
        assert monotonic() < until
        if not session.poll():
            sleep(0.001)


def play_all(session: Session) -> None:
    """Let built-in players and chance play to the end."""
    while not session.over:
        play_built_ins(session)
        if session.chance_waits:
            session.play_nature()


def test_a_random_built_in_player_plays_it_from_its_process() -> None:
    session = Session.new(GAME, Options(), BUILT_INS, seed=5)
    play_all(session)
    session.close()
    assert session.over
    assert session.take_troubles() == []
    assert {turn.seat for turn in session.played.turns} == {0, 1, 2, NATURE}


def test_the_process_and_the_simulation_choose_alike() -> None:
    """The stream of each decision follows from seed, seat and number alone."""
    session = Session.new(GAME, Options(), BUILT_INS, seed=6)
    play_all(session)
    session.close()
    played, _ = Played.begin(GAME, session.played.setup)
    for turn in session.played.turns:
        random = stream(6, turn.seat, len(played.turns))
        legal = GAME.legal(played.state)
        assert turn.action == (GAME.chance(played.state, random) if turn.seat == NATURE else random.choice(legal))
        played, _ = played.play(turn.action)


@pytest.mark.parametrize("seed", range(10))
def test_a_determinized_state_gives_the_same_view_back(seed: int) -> None:
    random = Random(seed)
    for played, _ in wander(GAME, tiny.Setup(4), random):
        for seat in (None, 0, 1, 2):
            view = GAME.view(played.state, seat)
            assert GAME.view(GAME.determinize(view, random), seat) == view


def test_a_throw_is_no_bid() -> None:
    state = GAME.apply(GAME.begin(tiny.Setup(5)).state, Throw(6)).state
    assert GAME.objection(state, Throw(6)) is not None
    assert GAME.objection(state, Bid(6)) is not None
    assert GAME.objection(state, Bid(5)) is None


PROGRAM = PROJECT / "tests" / "ai" / "programs.py"


def program(way: str) -> str:
    words = [sys.executable, str(PROGRAM), way]
    return "cmd:" + (subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words))


@pytest.mark.slow
def test_an_arena_measures_its_players_with_a_program_among_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "--game", GAME.name, "--seats", "3", "--games", "6", "--workers", "2", "--seed", "1", "--out"]
    assert main([*words, str(tmp_path), "--players", f"{program('first')},random,random"], GAMES) == 0
    heading, _, _, *rows = capsys.readouterr().out.splitlines()
    assert heading == f"{GAME.name}, 3 seats, 6 games, seed 1"
    assert rows[0].split()[0] == "random", "who always bids nothing wins seldom"
    assert main(["check", *map(str, (tmp_path / "games").iterdir())], GAMES) == 0


def test_a_built_in_player_sits_down_at_it_for_other_programs() -> None:
    played = simulated()[0]
    seat = Seat("random", GAMES)
    for count in range(len(played.turns)):
        state = played.undo(len(played.turns) - count).state
        decider = GAME.decider(state)
        if decider is not None and decider != NATURE:
            asked = told(GAME, state, decider, (), count, Budget())
            seat.reply(asked.hello)
            answer = seat.reply(asked.decide)
            assert answer is not None
            assert GAME.legal(state)[read_choice(answer, asked)] in GAME.legal(state)
