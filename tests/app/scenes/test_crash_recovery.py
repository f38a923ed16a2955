"""After an error that nobody expected, wherever it comes: it is told and reported, and the game goes on."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from leonardo import __version__
from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.challenges.puzzle_data import puzzles_of
from leonardo.app.challenges.puzzle_table import play_puzzle
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.kit.window.app import App, StepClock
from leonardo.app.kit.window.pilot import keyed
from leonardo.app.program_pilot import ProgramPilot
from leonardo.app.scenes.crash_recovery import after_fault
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.title import TitleScene
from leonardo.play.lessons.session import LessonSession
from leonardo.play.puzzles import PuzzleSession
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.games import decide, play_on, session
from scripts.fuzz.house import AT_THE_TABLE, WAYS, House, house
from tests.app.table.review.moments import Known
from tests.diagonal import diagonal

DECISIONS = 4


class Program(ProgramPilot):
    """The program with a game at its table, and something in it that can be broken."""

    def __init__(self, folder: Path) -> None:
        super().__init__(SaveFolder(folder), (1024, 640), Settings(reduced_motion=True, speed=Speed.OFF))
        self.app = App(self.kit, self.canvas, self.clock, self.events, mend=partial(after_fault, self.host))
        playing = session(PRESENTATIONS["davinci"].game, 1, folder)
        play_on(playing, Random(1), DECISIONS)
        self.host.play(playing)

    def break_table(self, error: Exception) -> None:
        table = self.kit.stack.top
        assert table is not None

        def fail(milliseconds: float) -> None:  # noqa: ARG001 - in the place of what is told it
            raise error

        table.update = fail  # type: ignore[method-assign] # a table that is broken

    def run(self, turns: int = 3) -> None:
        """Let the loop run, and leave it without ending the program."""
        left = iter(range(turns))
        turn = self.app.turn

        def counted() -> None:
            if next(left, None) is None:
                raise KeyboardInterrupt
            turn()

        self.app.turn = counted  # type: ignore[method-assign] # it ends by itself
        with pytest.raises(KeyboardInterrupt):
            self.app.run()
        self.app.turn = turn  # type: ignore[method-assign] # as it was

    @property
    def message(self) -> Message:
        return self.top(Message)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr("leonardo.crash_report.log_folder", lambda: tmp_path / "log")
    opened = Program(tmp_path / "saves")
    yield opened
    opened.host.close()


def test_one_goes_on_from_the_last_decision(program: Program) -> None:
    before = program.host.session
    assert before is not None
    program.break_table(ZeroDivisionError("a gear is stuck"))
    program.run()
    assert [type(scene) for scene in program.kit.stack.seen()] == [TitleScene, Message]
    assert "ZeroDivisionError" in program.message.text
    program.message.answers[-1].action()
    after = program.host.session
    assert after is not None
    assert after is not before
    assert after.played.state == before.played.state
    play_on(after, Random(2), 1)
    assert not after.autosave.failing
    program.run()
    assert not isinstance(program.kit.stack.top, Message)


@pytest.mark.parametrize("error", [MemoryError(), pygame.error("Out of memory")])
def test_too_little_memory_is_told_as_what_it_is(program: Program, error: Exception) -> None:
    program.break_table(error)
    program.run()
    assert tr("fault.memory") in program.message.text
    program.message.answers[-1].action()
    assert program.host.session is not None


def test_one_goes_on_with_the_same_autosaves(program: Program) -> None:
    before = program.host.session
    assert before is not None
    program.break_table(ZeroDivisionError("a gear is stuck"))
    program.run()
    program.message.answers[-1].action()
    after = program.host.session
    assert after is not None
    play_on(after, Random(2), 1)
    assert after.autosave.run == before.autosave.run
    assert after.take_troubles() == []
    assert len([entry for entry in program.host.folder.entries() if entry.head]) == 1


def test_the_report_tells_what_was_done_and_not_by_whom(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    program.events.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.TEXTINPUT, text="my secret"),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode="", scancode=0),
    )
    program.run()
    program.break_table(OSError(5, "cannot be read", "/media/anna's disk/deep/game.json"))
    program.run()
    (report,) = (tmp_path / "log").iterdir()
    told = report.read_text("utf-8")
    assert "OSError" in told
    assert "MouseMotion pos=(3, 4)" in told
    assert "TextInput of 9 characters" in told
    assert f"key={pygame.K_F9}" in told
    assert "anna" not in told
    assert "secret" not in told
    assert report.name in program.message.text


def test_a_lesson_goes_on_as_far_as_it_came(program: Program) -> None:
    program.host.play_lesson("davinci", "")
    lesson = program.host.session
    assert isinstance(lesson, LessonSession)
    lesson.submit(lesson.legal()[0])
    assert len(lesson.played.turns) > 0
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    assert "continue where you left off" in program.message.text
    program.message.answers[-1].action()
    after = program.host.session
    assert isinstance(after, LessonSession)
    assert after is not lesson
    assert (after.lesson.name, after.played.turns) == (lesson.lesson.name, lesson.played.turns)


@pytest.mark.slow
def test_a_puzzle_is_laid_out_again(program: Program) -> None:
    play_puzzle(program.host, "davinci", puzzles_of(PRESENTATIONS["davinci"]), 2)
    puzzle = program.host.session
    assert isinstance(puzzle, PuzzleSession)
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    program.message.answers[-1].action()
    after = program.host.session
    assert isinstance(after, PuzzleSession)
    assert after is not puzzle
    assert after.puzzle is puzzle.puzzle


def test_what_was_being_learnt_is_not_offered_once_it_was_left(program: Program) -> None:
    program.host.play_lesson("davinci", "")
    program.host.show_title()
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    assert len(program.message.answers) == 1


def test_a_broken_viewer_ends_its_review(program: Program) -> None:
    played = program.host.session
    assert played is not None
    reviewer = Known(ReviewProgress())
    program.host.look_back(played, 0, reviewer)  # type: ignore[arg-type] # a double
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    assert reviewer.stopped


def test_a_scene_that_cannot_be_left_keeps_nobody(program: Program) -> None:
    table = program.kit.stack.top
    assert table is not None

    def fail() -> None:
        raise RuntimeError("it does not let go")

    table.leave = fail  # type: ignore[method-assign] # a table that is broken
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    assert [type(scene) for scene in program.kit.stack.seen()] == [TitleScene, Message]


def test_a_name_that_was_typed_stands_nowhere_in_the_report(program: Program, tmp_path: Path) -> None:
    program.host.ask_name()
    program.run()
    for letter in "rosa":
        values: dict[str, Any] = {"key": ord(letter), "mod": 0, "unicode": letter, "scancode": 0}
        typed = pygame.Event(pygame.TEXTINPUT, text=letter)
        program.events.post(pygame.Event(pygame.KEYDOWN, **values), typed, pygame.Event(pygame.KEYUP, **values))
    program.run()
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    (report,) = (tmp_path / "log").iterdir()
    told = report.read_text("utf-8")
    assert told.count("KeyDown of a character") == told.count("KeyUp of a character") == len("rosa")
    assert not any(f"key={ord(letter)}" in told for letter in "rosa")


def test_the_report_holds_the_last_two_hundred_events(program: Program, tmp_path: Path) -> None:
    program.events.post(*(pygame.Event(pygame.MOUSEBUTTONUP, pos=(1, at), button=5) for at in range(300)))
    program.run()
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    (report,) = (tmp_path / "log").iterdir()
    lines = report.read_text("utf-8").splitlines()
    told = lines[lines.index("What was done before, the last thing last:") + 1 :]
    assert [line.partition(": ")[2] for line in told if line] == [
        f"MouseButtonUp pos=(1, {at}) button=5" for at in range(100, 300)
    ]


def test_a_game_that_cannot_be_saved_goes_on_in_memory(program: Program, tmp_path: Path) -> None:
    playing = program.host.session
    assert playing is not None
    folder = tmp_path / "saves"
    folder.rename(tmp_path / "gone")
    folder.write_text("in the way")
    play_on(playing, Random(3), 1)
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    program.message.answers[-1].action()
    after = program.host.session
    assert after is not None
    assert after.played.state == playing.played.state


def test_without_a_game_there_is_the_way_to_the_title_alone(program: Program) -> None:
    program.host.show_title()
    program.break_table(RuntimeError("a gear is stuck"))
    program.run()
    assert len(program.message.answers) == 1


def test_errors_without_end_end_the_program(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("all is stuck")

    monkeypatch.setattr(program.app, "turn", fail)
    with pytest.raises(RuntimeError):
        program.app.run()


def test_a_missing_file_of_the_program_is_no_fault(program: Program) -> None:
    program.break_table(AssetsMissingError("The picture “title”"))
    with pytest.raises(AssetsMissingError):
        program.app.run()


SEED = 3
LEARNT = ("lesson", "puzzle")  # scenes of games that are kept otherwise than as saves
WAYS_TO_BREAK = ("update", "handle", "draw")


class Enough(BaseException):
    """The loop has run for as long as was to be seen."""


class Broken(App):
    """The loop of the program, which ends after some turns, and not because of an error."""

    left = 4

    def turn(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Enough
        super().turn()


def break_top(here: House, way: str) -> None:
    """Let the uppermost scene fail at what it is asked, and ask it."""
    top = here.kit.stack.top
    assert top is not None

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a gear is stuck")

    setattr(top, way, fail)
    if way == "draw":
        setattr(top, "draw_again", fail)  # noqa: B010 - as above
    top.redraw()
    here.events.post(*keyed(pygame.K_F9))


def run(here: House) -> None:
    """Run the loop of the program for some turns."""
    kit = here.kit
    app = Broken(kit, here.canvas, StepClock(), here.events, mend=partial(after_fault, here.host))
    with pytest.raises(Enough):
        app.run()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "scene", "way"), diagonal(tuple(PRESENTATIONS), tuple(WAYS), WAYS_TO_BREAK, pairs=False)
)
def test_an_error_in_any_scene_ends_no_game(
    game: str, scene: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    monkeypatch.setattr("leonardo.crash_report.log_folder", lambda: log)
    with house(tmp_path / "house", SEED) as here:
        here.go_to(scene, game)
        here.look()
        before = here.host.session
        at_a_table = scene in AT_THE_TABLE or (scene in LEARNT and before is not None)
        break_top(here, way)
        run(here)
        told = here.top(Message)
        (report,) = log.iterdir()
        written = report.read_text("utf-8")
        assert f"Leonardo {__version__}, Python" in written
        assert "a gear is stuck" in written
        assert str(tmp_path) not in written
        assert report.name in told.text
        assert len(told.answers) == (2 if at_a_table else 1)
        told.back() if len(told.answers) == 1 else told.answers[-1].action()
        run(here)
        if at_a_table:
            after = here.host.session
            assert after is not None
            assert before is not None
            assert after is not before
            assert after.played.state == before.played.state
            if scene in AT_THE_TABLE:
                decide(after, Random(SEED))
            assert not after.autosave.failing
        assert len(list(log.iterdir())) == 1
