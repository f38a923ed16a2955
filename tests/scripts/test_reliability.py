"""The attacks on the program: what counts as a failure, and that a short run finds none."""

import subprocess
import sys
from pathlib import Path

import pytest

from leonardo.games import GAMES
from scripts import reliability
from scripts.attack import kills
from scripts.attack.trials import Field, HangsError, Tally, as_table

PROJECT = Path(__file__).resolve().parents[2]


def test_an_error_is_a_failure_and_ends_the_trial_alone() -> None:
    tally = Tally("doing sums")
    with tally.trial("first"):
        _ = 1 // 0
    with tally.trial("second"):
        pass
    assert (tally.trials, len(tally.failures)) == (2, 1)
    assert tally.failures[0].startswith("first: ZeroDivisionError at test_reliability.py:")


def test_what_hangs_is_a_failure() -> None:
    tally = Tally("waiting")
    with tally.trial("for ever"):
        raise HangsError("it hangs")
    assert "it hangs" in tally.failures[0]


def test_a_person_at_the_keyboard_ends_everything() -> None:
    with pytest.raises(KeyboardInterrupt), Tally("anything").trial():
        raise KeyboardInterrupt


def test_the_table_counts_and_tells_the_first_failures() -> None:
    tallies = [Tally("one", 3), Tally("other", 2, ["2: it broke", "2: it broke"])]
    assert as_table(tallies).splitlines() == [
        "| attack | trials | failures |",
        "|---|---:|---:|",
        "| one | 3 | 0 |",
        "| other | 2 | 2 |",
        "| all | 5 | 2 |",
        "",
        "other: 2: it broke",
    ]


def test_a_decision_that_was_told_as_kept_and_is_not_there_is_found(tmp_path: Path) -> None:
    field = Field(tmp_path, GAMES, 1, 1)
    with pytest.raises(RuntimeError, match="nothing to go on with"):
        kills._check(tmp_path, field, 3, 4)


def test_an_unknown_attack_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        reliability.main(["--only", "lunch"])
    assert "there is no lunch; there are: kills, points" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    "names", ["kills,points,two,clock", "saves,records,settings,files,folders", "fields,input,sizes"]
)
def test_a_short_run_of_all_attacks_finds_nothing(names: str) -> None:
    command = [sys.executable, str(PROJECT / "scripts" / "reliability.py"), "--only", names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
