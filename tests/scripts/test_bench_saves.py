"""The saves can be measured."""

from pathlib import Path

import pytest

from scripts import bench_saves


def test_every_figure_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_saves, "RUNS", 2)
    bench_saves.main(["--folder", str(tmp_path), "--games", "davinci", "--saves", "5", "--decisions", "5"])
    told = capsys.readouterr().out
    assert len(told.splitlines()) == 8
    assert list(tmp_path.iterdir()) == []


def test_a_missed_target_is_told() -> None:
    assert bench_saves.shown("a", 1.0, "ms", 2.0)
    assert not bench_saves.shown("a", 3.0, "ms", 2.0)
    assert bench_saves.shown("a", 3.0, "ms")
