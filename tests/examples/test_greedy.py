"""The example program plays whole games by the protocol, legally and with some sense."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from leonardo.arena.playing import play
from tests.arena.helpers import task

PROGRAM = Path(__file__).resolve().parents[2] / "examples" / "greedy.py"


def command(*words: str) -> str:
    words = (sys.executable, *(words or (str(PROGRAM),)))
    return "cmd:" + (subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words))


@pytest.mark.slow
def test_it_plays_to_the_end_without_a_failure_and_beats_chance() -> None:
    for number in range(3):
        outcome = play(task(command(), "random", "random", number=number)).outcome
        assert outcome.troubles == (None, None, None)
        assert outcome.winners == (0,)
        assert outcome.scores[0] >= 15


def test_it_is_as_short_as_it_says() -> None:
    lines = [line for line in PROGRAM.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 40


@pytest.mark.parametrize(
    ("way", "message"), [("nonsense", "not a valid JSON object"), ("dies", "the program has ended")]
)
def test_one_that_fails_loses_its_decisions_and_the_game_goes_on(way: str, message: str) -> None:
    faulty = command(str(Path(__file__).resolve().parents[1] / "ai" / "programs.py"), way)
    outcome = play(task(faulty, "random")).outcome
    assert outcome.fallbacks == (len(outcome.milliseconds[0]), 0)
    assert outcome.troubles[0] is not None
    assert message in outcome.troubles[0]
