"""When the program itself fails, a person reads a sentence and a mender finds the whole story in a file."""

import subprocess
import sys
from pathlib import Path

import pytest

from leonardo import crash_report
from leonardo.crash_report import keep_report

PROJECT = Path(__file__).resolve().parents[1]


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


def test_without_a_place_for_the_file_the_sentence_says_what_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_text("in the way")
    monkeypatch.setattr(crash_report, "log_folder", lambda: tmp_path / "log")
    error = failure()
    assert "ZeroDivisionError: integer division" in keep_report(error, error.__traceback__)


def test_a_person_sees_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from leonardo import crash_report;"
        f"crash_report.log_folder = lambda: Path({str(tmp_path)!r});"
        "crash_report.install_crash_report(); 1 // 0"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("Leonardo stopped because of a fault in the program itself (ZeroDivisionError).")
    assert "Traceback" not in result.stderr
    assert len(list(tmp_path.iterdir())) == 1
