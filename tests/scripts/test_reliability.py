"""The attacks on the program: what counts as a failure, and that a short run finds none."""

import errno
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from leonardo.games import GAMES
from leonardo.saves.composing import compose
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import write_file
from leonardo.saves.folder import SaveFolder
from scripts.fuzz import attacks, kills
from scripts.fuzz.games import finished, persons
from scripts.fuzz.holding import SETTLED, Holding, growth
from scripts.fuzz.readers import DRAWN
from scripts.fuzz.sick_disk import sick
from scripts.fuzz.trials import Field, HangsError, Tally, as_table

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


def test_a_kept_decision_that_is_not_there_is_found(tmp_path: Path) -> None:
    field = Field(tmp_path, GAMES, 1, 1)
    with pytest.raises(RuntimeError, match="nothing to go on with"):
        kills.check(tmp_path, field, 3, 4)


def test_a_process_that_holds_more_than_before_is_found(tmp_path: Path) -> None:
    holding = Holding(patience=0)
    holding.look()
    with (tmp_path / "open").open("w"), pytest.raises(RuntimeError, match="files and threads are held"):
        holding.look()
    holding.look()


@pytest.mark.parametrize(("each", "grows"), [(0.0, False), (0.04, False), (0.3, True)])
def test_memory_that_grows_with_each_game_is_found(each: float, grows: bool) -> None:
    holding = Holding()
    holding.memory = [*(40.0 * game for game in range(SETTLED)), *(900 + 20 * (n % 3) + each * n for n in range(60))]
    with pytest.raises(RuntimeError, match="memory grows") if grows else nullcontext():
        holding.judge_memory()


def test_of_few_games_nothing_is_told_about_memory() -> None:
    assert growth([100.0 * game for game in range(SETTLED + 10)]) is None


def test_what_is_looked_at_beside_trials_is_none_and_can_fail() -> None:
    tally = Tally("playing")
    with tally.aside("memory"):
        raise RuntimeError("it grows")
    assert (tally.trials, len(tally.failures)) == (0, 1)


def test_an_unknown_attack_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        attacks.main(["--only", "lunch"])
    assert "there is no lunch; there are: kills, points" in capsys.readouterr().err


DEAR = "games", "overlays,frames"  # attacks of which even a short run takes minutes


@pytest.mark.slow
@pytest.mark.parametrize(
    "names",
    [
        "saves,settings,plans,folders,disk,disk files",
        "kills,points,two,clock,branches,deletion,counters,peeks,alike,deadly,functions",
        *(
            pytest.param(names, marks=pytest.mark.exhaustive)
            for names in (
                f"automatic,windows,records,results,lessons,files,lines,names,places,{','.join(DRAWN)}",
                "fields,sizes,input,drops,leaving,disk scenes",
            )
        ),
    ],
)
@pytest.mark.parametrize("share", ["0.005", pytest.param("0.02", marks=pytest.mark.exhaustive)])
def test_a_short_run_of_all_attacks_finds_nothing(names: str, share: str) -> None:
    finds_nothing(names, share)


@pytest.mark.exhaustive
@pytest.mark.parametrize("names", DEAR)
def test_a_very_short_run_of_what_takes_long_finds_nothing(names: str) -> None:
    finds_nothing(names, "0.005")


def finds_nothing(names: str, share: str) -> None:
    command = [sys.executable, str(PROJECT / "scripts" / "reliability.py"), "--only", names, "--share", share]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_short_run_leaves_no_attack_out() -> None:
    marks = test_a_short_run_of_all_attacks_finds_nothing.pytestmark  # type: ignore[attr-defined]
    given = next(mark.args[1] for mark in marks if mark.args[:1] == ("names",))
    names = (getattr(each, "values", (each,))[0] for each in given)
    assert {name for each in (*DEAR, *names) for name in each.split(",")} == set(attacks.ATTACKS)


def test_a_failing_disk_is_told_and_is_well_afterwards(tmp_path: Path) -> None:
    with sick(tmp_path, lambda number: number == 1, errno.ENOSPC), pytest.raises(SaveError) as told:
        write_file(tmp_path / "a" / "b", b"x")
    assert told.value.fault is Fault.DISK_FULL
    write_file(tmp_path / "a" / "b", b"x")


def test_a_game_killed_after_its_kept_end_is_no_loss(tmp_path: Path) -> None:
    game = GAMES["davinci"]
    played = finished(game, 1)
    SaveFolder(tmp_path).autosave(compose(played, persons(game), 1, "run"))
    decisions = len(played.turns)
    assert kills.check(tmp_path, Field(tmp_path, GAMES, 1, 1), 0, decisions - 1) == 0
    with pytest.raises(RuntimeError, match="nothing to go on with"):
        kills.check(tmp_path, Field(tmp_path, GAMES, 1, 1), 0, decisions + 1)
