"""When the program or a package fails, a person reads a sentence and a mender finds the whole story in a file."""

import subprocess
import sys
from pathlib import Path

import pytest

from leonardo import crash_report
from leonardo.crash_report import install_crash_report, keep_report, without_persons

PROJECT = Path(__file__).resolve().parents[1]
HOME = "/home/anna"


def failure() -> ZeroDivisionError:
    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        return error
    raise AssertionError("unreachable")


def test_the_whole_story_is_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_report, "log_folder", lambda: tmp_path / "log")
    error = failure()
    words = keep_report(error, error.__traceback__)
    (report,) = (tmp_path / "log").iterdir()
    assert str(report) in words
    assert "ZeroDivisionError" in report.read_text("utf-8")
    assert "in failure" in report.read_text("utf-8")


def test_without_a_place_for_the_file_a_sentence_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "log").write_text("in the way")
    monkeypatch.setattr(crash_report, "log_folder", lambda: tmp_path / "log")
    error = failure()
    assert "ZeroDivisionError: integer division" in keep_report(error, error.__traceback__)


@pytest.mark.parametrize(
    "told",
    [
        f"cannot open {HOME}/games/a.json",
        f"cannot open {HOME}/My games/a.json: full",
        "[Errno 5] cannot be read: '/media/anna/a stick/a.json'",
        "mounted at /media/anna/stick/a.json.",
        "file:///srv/anna/a.json is gone",
        "it lies in /mnt/anna",
        r"cannot open C:\Users\anna\AppData\a.json",
        r"[WinError 5] 'C:\\Users\\anna\\a.json'",
        f"folder={HOME}",
        "~/letters of anna/a.json",
        "user anna may not write there",
    ],
)
def test_neither_a_path_nor_a_name_tells_whose_computer_it_was(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", HOME)
    monkeypatch.setenv("LOGNAME", "anna")
    assert "anna" not in without_persons(told)


def test_a_person_named_like_the_program_has_readable_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    home = "/home/leonardo"
    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("LOGNAME", "leonardo")
    assert without_persons(f"in leonardo/app/x.py: {home}/a.json") == "in leonardo/app/x.py: ~/a.json"


def test_where_in_the_program_it_happened_is_told() -> None:
    place = Path(crash_report.__file__).resolve()
    assert without_persons(f'File "{place}", line 3, in told') == 'File "leonardo/crash_report.py", line 3, in told'
    module = Path(pytest.__file__).resolve()
    assert "/site-packages/pytest/__init__.py" in without_persons(f'File "{module}", line 3')


@pytest.mark.parametrize("text", ["3/4 of 1/2", "https://example.org/a/b", "and/or, a // b", "10:30, 12.5 s"])
def test_what_is_no_path_stays(text: str) -> None:
    assert without_persons(text) == text


def test_a_person_sees_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from leonardo import crash_report;"
        f"crash_report.log_folder = lambda: Path({str(tmp_path)!r});"
        "crash_report.install_crash_report(); 1 // 0"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("Leonardo stopped because of an internal error (ZeroDivisionError).")
    assert "Traceback" not in result.stderr
    assert len(list(tmp_path.iterdir())) == 1


def test_too_little_memory_is_no_fault_of_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    install_crash_report()
    sys.excepthook(MemoryError, MemoryError(), None)
    told = capsys.readouterr().err
    assert "not enough memory" in told
    assert "Close other programs" in told
    assert "attach" not in told
