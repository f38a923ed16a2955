"""Programs of others at the table of the app: they play, they fail without harm, and no save starts one."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from leonardo.ai.decision_request import DecisionRequest
from leonardo.ai.program_player import MARK, Failing
from leonardo.ai.worker import Notice, Worker
from leonardo.app.opponents import described
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import Played
from leonardo.engine.seeds import Part, drawn_from, key_of
from leonardo.play.players import PlayerProcess
from leonardo.play.session import Session
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person

PROJECT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
PROGRAM = BuiltIn("Dora", "yellow", "program_greedy_py")
EMIL = BuiltIn("Emil", "purple", "random")


def command(*words: str) -> str:
    whole = [sys.executable, *words]
    return MARK + (subprocess.list2cmdline(whole) if sys.platform == "win32" else shlex.join(whole))


GREEDY = {PROGRAM.player: command(str(PROJECT / "examples" / "greedy.py"))}


def failing(way: str) -> Mapping[str, str]:
    return {PROGRAM.player: command(str(PROJECT / "tests" / "ai" / "programs.py"), way)}


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path)


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[Worker]:
    made: list[Worker] = []

    class Noted(Worker):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    monkeypatch.setattr("leonardo.play.players.Worker", Noted)
    return made


def poll(session: Session, decisions: int | None = None) -> None:
    """Poll as the window does, to the end of the game or for so many decisions."""
    until = monotonic() + PATIENCE
    while session.thinking and decisions != 0:
        assert monotonic() < until
        if session.poll():
            decisions = None if decisions is None else decisions - 1
        else:
            sleep(0.001)


def test_a_program_plays_a_whole_game_as_any_player(folder: SaveFolder) -> None:
    session = Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY)
    poll(session)
    session.close()
    assert session.over
    assert session.take_troubles() == []
    assert session.standing().winners == (0,)


@pytest.mark.slow
def test_at_the_end_a_program_is_told_the_result(folder: SaveFolder, tmp_path: Path) -> None:
    told = tmp_path / "told"
    program = {PROGRAM.player: command(str(PROJECT / "tests" / "ai" / "programs.py"), "notes_the_end", str(told))}
    session = Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=program)
    poll(session)
    session.close()
    until = monotonic() + PATIENCE
    while not told.exists() or not told.read_text("utf-8"):
        assert monotonic() < until
        sleep(0.01)
    assert json.loads(told.read_text("utf-8")) == {"type": "quit", "result": GAME.write_result(session.played.state)}


@pytest.mark.slow
def test_with_the_game_the_program_ends(folder: SaveFolder, workers: list[Worker]) -> None:
    session = Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY)
    poll(session)
    assert session.over
    until = monotonic() + PATIENCE
    while not workers[0].gone:
        assert monotonic() < until
        sleep(0.01)
    session.close()


def test_a_program_that_fails_is_told_of_and_the_game_goes_on(folder: SaveFolder) -> None:
    session = Session.new(GAME, Options(2, start=0), (PROGRAM, EMIL), 1, folder, programs=failing("nonsense"))
    poll(session)
    told = [trouble.trouble for trouble in session.take_troubles() if isinstance(trouble, Notice)]
    session.close()
    assert session.over
    assert told == [*[Failing.NONSENSE] * 3, Failing.GIVEN_UP]


@pytest.mark.slow
def test_closing_in_the_middle_of_its_thought_ends_the_program(folder: SaveFolder, tmp_path: Path) -> None:
    ticks = tmp_path / "ticks"
    programs = {PROGRAM.player: command(str(PROJECT / "tests" / "ai" / "programs.py"), "ticks", str(ticks))}
    session = Session.new(GAME, Options(2, start=0), (PROGRAM, EMIL), 1, folder, programs=programs)
    until = monotonic() + PATIENCE
    while not ticks.exists():
        assert monotonic() < until
        session.poll()
        sleep(0.01)
    session.close()
    size = ticks.stat().st_size
    sleep(0.2)
    assert ticks.stat().st_size == size


def saved_path(folder: SaveFolder) -> Path:
    entry = folder.to_continue()
    assert entry is not None
    return entry.path


def test_a_save_keeps_a_word_for_the_program_and_not_its_command(folder: SaveFolder) -> None:
    Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY).close()
    text = saved_path(folder).read_text("utf-8")
    assert json.loads(text)["seats"][0]["player"] == PROGRAM.player
    assert "greedy.py" not in text
    assert MARK not in text


def test_a_save_starts_no_program_by_itself(folder: SaveFolder, workers: list[Worker]) -> None:
    Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY).close()
    with pytest.raises(SaveError) as refused:
        Session.load(saved_path(folder), folder)
    assert refused.value.fault is Fault.OUTSIDE_PLAYER
    assert "Dora: program_greedy_py" in str(refused.value)
    assert workers == []


def test_a_command_line_is_no_player_that_a_save_could_name() -> None:
    with pytest.raises(ValueError, match="must be a word"):
        BuiltIn("Dora", "yellow", "cmd:rm -r everything")


@pytest.mark.slow
def test_with_the_program_named_again_the_game_goes_on(folder: SaveFolder) -> None:
    session = Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY)
    poll(session, decisions=5)
    session.close()
    resumed = Session.load(saved_path(folder), folder, programs=GREEDY)
    poll(resumed)
    resumed.close()
    assert resumed.over
    assert resumed.take_troubles() == []


@pytest.mark.slow
def test_a_finished_game_is_shown_without_its_program(folder: SaveFolder) -> None:
    session = Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY)
    poll(session)
    session.close()
    shown = Session.load(next(iter(folder.entries())).path, folder)
    assert shown.over
    assert shown.seats[0] == PROGRAM
    assert described(GAME.name, PROGRAM.player, {}).title == "greedy_py"
    shown.close()


def test_a_built_in_player_can_stand_in_for_it(folder: SaveFolder) -> None:
    session = Session.new(GAME, Options(2), (PROGRAM, EMIL), 1, folder, programs=GREEDY)
    session.close()
    resumed = Session.load(saved_path(folder), folder, stand_in=True)
    assert isinstance(resumed.seats[0], BuiltIn)
    assert resumed.seats[0].name == "Dora"
    assert resumed.seats[0].player != PROGRAM.player
    resumed.close()


class Noting(PlayerProcess):
    """Notes what it is asked, and never answers."""

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        self.asked = request()
        return False


def asked_by(session: Session) -> DecisionRequest:
    """What a session asks whoever must decide now."""
    session.player_process = process = Noting()
    session.poll()
    return process.asked


@pytest.mark.parametrize("player", [PROGRAM, EMIL], ids=["a program", "a built-in player"])
def test_the_process_that_thinks_cannot_find_the_seed(player: BuiltIn) -> None:
    seed = drawn_from(Random(1))
    session = Session.new(GAME, Options(2, start=0), (player, Person("Anna", "red")), seed, programs=GREEDY)
    asked = asked_by(session)
    assert asked.key not in (seed, key_of(seed, Part.NATURE), key_of(seed, Part.DEAL))
    assert not {seed, str(seed)} & {asked.key, str(asked.key)}
    pickled = ForkingPickler.dumps(asked).tobytes()
    assert str(seed).encode() not in pickled
    assert seed.to_bytes(17, "little") not in pickled
    session.close()


def test_a_program_is_told_the_same_whatever_the_seed() -> None:
    played, _ = Played.begin(GAME, GAME.deal(Options(2, start=0), Random(1)))
    one, other = (
        Session.branch(played, (PROGRAM, Person("Anna", "red")), seed, programs=GREEDY)
        for seed in (1, drawn_from(Random(1)))
    )
    assert asked_by(one).told == asked_by(other).told
    one.close()
    other.close()
