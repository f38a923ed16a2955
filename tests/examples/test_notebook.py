"""The notebook of scores: a short text without results, and with the extra `notebook` it runs from top to bottom."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "scores.ipynb"
MOST_BYTES = 8_000


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return found


def test_it_is_short_and_holds_no_results() -> None:
    assert NOTEBOOK.stat().st_size <= MOST_BYTES
    codes = [cell for cell in cells() if cell["cell_type"] == "code"]
    assert [cell["outputs"] for cell in codes] == [[]] * len(codes)
    assert {cell["execution_count"] for cell in codes} == {None}


@pytest.mark.environments
@pytest.mark.filterwarnings("default")
def test_it_plays_all_games_and_draws_their_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEONARDO_GAMES", "3")
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    notebook = import_module("nbformat").read(NOTEBOOK, as_version=4)
    resources = {"metadata": {"path": str(NOTEBOOK.parents[1])}}
    import_module("nbclient").NotebookClient(notebook, timeout=120, resources=resources).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    (told,) = (output["text"] for output in outputs if output["output_type"] == "stream")
    for title in ("Leonardo da Vinci", "The City of Leonardo", "Engines of War"):
        assert title in told
    pictures = [output for output in outputs if "image/png" in output.get("data", ())]
    assert len(pictures) == 2
