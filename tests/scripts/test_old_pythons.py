"""A Python that is too old says so: it has to read these four files, and only these, to the end."""

import ast
import io
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
READ_BY_ALL = ("play.py", "test.py", "__init__.py", "start/__init__.py")
NEWER_THAN_PYTHON_2 = (
    ast.JoinedStr,
    ast.AnnAssign,
    ast.NamedExpr,
    ast.Starred,
    ast.Nonlocal,
    ast.Match,
    ast.Await,
    ast.AsyncFunctionDef,
    ast.YieldFrom,
    ast.MatMult,
)


def say(version: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> str:
    """What the first file of the shared code says to a Python of this version as it ends."""
    file = SCRIPTS / "start" / "__init__.py"
    screen = io.StringIO()
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    monkeypatch.setattr(sys, "stderr", screen)
    with pytest.raises(SystemExit) as end:
        exec(compile(file.read_text(encoding="ascii"), file, "exec"), {})  # noqa: S102 - our own file
    assert end.value.code == 1
    return screen.getvalue()


@pytest.mark.parametrize("name", READ_BY_ALL)
def test_the_first_files_hold_only_words_that_every_python_knows(name: str) -> None:
    text = (SCRIPTS / name).read_text(encoding="ascii")
    tree = ast.parse(text, feature_version=(3, 4))
    newer = [type(node).__name__ for node in ast.walk(tree) if isinstance(node, NEWER_THAN_PYTHON_2)]
    assert newer == []
    typed = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert typed == [], "strict typing wants annotations, which Python 2 cannot read"
    assert "print(" not in text, "Python 2 prints tuples"


@pytest.mark.parametrize("name", ["play.py", "test.py"])
def test_nothing_newer_is_read_before_the_version_is_known(name: str) -> None:
    tree = ast.parse((SCRIPTS / name).read_text(encoding="ascii"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert imported == ["os.path", "scripts.start.commands"], "whose package, scripts.start, looks at the version"


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
def test_an_older_python_says_which_one_is_needed(version: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    words = say(version, monkeypatch)
    assert words.startswith(f"Leonardo needs Python 3.11 or newer, and this is Python {version[0]}.{version[1]}.\n")
    assert "Install a newer one" in words


def test_after_a_double_click_on_windows_the_words_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    keyboard = Terminal("\nnot read")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.delenv("PROMPT", raising=False)
    assert say((3, 8), monkeypatch).endswith("Press Enter to close this window.")
    assert keyboard.read() == "not read"
