"""Checking a record or a save: where it is wrong, what, and by which rule."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.check import LONGEST, check
from leonardo.cli import main
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import write_record
from leonardo.saves.files import MOST_BYTES
from leonardo.simulate import Simulation, games_of
from tests.saves.make_fixtures import FIXTURES, WHOLE

Lines = list[str]


@pytest.fixture(scope="module")
def whole() -> Lines:
    game = next(games_of(Simulation(GAME, Options(2), ("random",) * 2, 1, "3")))
    return write_record(game).splitlines()


def set_fields(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


def decision(line: str, **values: object) -> str:
    """Another decision of the same seat."""
    return json.dumps({"seat": json.loads(line)["seat"], **values, "of": json.loads(line)["of"]})


def last_replaced(lines: Lines, **values: object) -> Lines:
    result = json.loads(lines[-1])["result"]
    return [*lines[:-1], json.dumps({"result": {**result, **values}})]


CHANGES: dict[str, tuple[Callable[[Lines], Lines], int, str]] = {
    "another seat": (lambda lines: [lines[0], set_fields(lines[1], seat=7), *lines[2:]], 2, '"seat" is 7'),
    "a wrong count": (lambda lines: [lines[0], set_fields(lines[1], of=99), *lines[2:]], 2, '"of" is 99'),
    "an illegal action": (lambda lines: [lines[0], decision(lines[1], do="pass")], 2, "(rule 6.1)"),
    "an unknown word": (lambda lines: [lines[0], set_fields(lines[1], do="juggle")], 2, "'juggle'"),
    "a word without end": (lambda lines: [lines[0], set_fields(lines[1], do="x" * 10_000)], 2, "..."),
    "a line that is no JSON": (lambda lines: [*lines[:4], "{oops", *lines[5:]], 5, "not JSON"),
    "an empty line": (lambda lines: [*lines[:4], "", *lines[4:]], 5, "it is empty"),
    "a missing decision": (lambda lines: [*lines[:2], *lines[3:]], 3, ""),
    "a field twice": (lambda lines: [lines[0], '{"seat": 0, "seat": 1}'], 2, "twice"),
    "not a number": (lambda lines: [lines[0], '{"seat": NaN}'], 2, "NaN"),
    "a nest without end": (lambda lines: [lines[0], "[" * 100_000], 2, "deep"),
    "a nest that closes": (lambda lines: [lines[0], '{"seat": %s}' % ("[" * 100 + "]" * 100)], 2, "deep"),
    "half a character": (lambda lines: [lines[0], set_fields(lines[1], do="\ud800")], 2, "an incomplete character"),
    "a number without end": (lambda lines: [lines[0], '{"seat": %s}' % ("9" * 5000)], 2, ""),
    "another florin": (lambda lines: last_replaced(lines, florins=[99, 0]), -1, '"florins" of the result'),
    "another winner": (lambda lines: last_replaced(lines, winners=[0, 1]), -1, '"winners" of the result'),
    "something after the result": (lambda lines: [*lines, "{}"], 0, "nothing may follow the result"),
    "no result": (lambda lines: lines[:-1], -1, "the result is missing"),
    "a deck of 3": (lambda lines: [set_fields(lines[0], deck=[1, 2, 3]), *lines[1:]], 1, "rule 1.6"),
    "9 seats": (lambda lines: [set_fields(lines[0], seats=9), *lines[1:]], 1, "seats must be 2, 3, 4 or 5"),
    "another format": (lambda lines: [set_fields(lines[0], format="pgn")], 1, "not a game record"),
    "a newer version": (lambda lines: [set_fields(lines[0], version=2)], 1, '"version" is 2'),
    "another game": (lambda lines: [set_fields(lines[0], game="scopa")], 1, "'scopa' is not a game"),
}
"""What is changed, the line that is found wrong (from the end if negative, after the end if 0), and words for it."""


@pytest.mark.parametrize("name", CHANGES)
def test_a_record_is_refused_with_file_line_and_reason(whole: Lines, name: str, tmp_path: Path) -> None:
    change, line, words = CHANGES[name]
    path = tmp_path / "game.leonardo.jsonl"
    path.write_text("\n".join(change(list(whole))) + "\n", encoding="utf-8")
    number = line if line > 0 else len(whole) + 1 + line
    verdict = check(path)
    assert not verdict.good
    assert verdict.text.startswith(f"{path}:{number}: ")
    assert words in verdict.text
    assert len(verdict.text) < len(str(path)) + LONGEST + 50
    assert verdict.text.isprintable()


def test_a_record_of_a_game_that_goes_on_is_in_order(whole: Lines, tmp_path: Path) -> None:
    path = tmp_path / "game.leonardo.jsonl"
    path.write_text("\n".join(whole[:20]), encoding="utf-8")
    assert check(path).text == f"{path}: OK, davinci, 2 seats, 19 decisions, not finished"


def test_line_ends_and_marks_of_windows_do_no_harm(whole: Lines, tmp_path: Path) -> None:
    path = tmp_path / "game.leonardo.jsonl"
    path.write_bytes("\r\n".join([*whole, ""]).encode("utf-8-sig"))
    assert check(path).good


STEERING = "\x1b]0;x\x07\nOK, davinci\u202e"
"""What would steer a terminal, begin a line of its own and turn around what follows."""


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: [set_fields(lines[0], **{STEERING: 1}), *lines[1:]],
        lambda lines: last_replaced(lines, florins=STEERING),
    ],
)
def test_nothing_that_is_told_steers_a_terminal(change: Callable[[Lines], Lines], whole: Lines, tmp_path: Path) -> None:
    path = tmp_path / "game.leonardo.jsonl"
    path.write_text("\n".join(change(list(whole))), encoding="utf-8")
    assert check(path).text.isprintable()
    assert check(tmp_path / STEERING).text.isprintable()


def test_text_that_is_not_utf8_is_found_in_its_line(whole: Lines, tmp_path: Path) -> None:
    path = tmp_path / "game.leonardo.jsonl"
    path.write_bytes("\n".join(whole[:3]).encode() + b"\n\xff\xfe")
    assert check(path).text.startswith(f"{path}:4: the text is not UTF-8")


def test_what_is_no_file_with_something_in_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(MOST_BYTES + 1)
    assert "this is a folder" in check(tmp_path).text
    assert "the file is empty" in check(tmp_path / "empty").text
    assert "much too large" in check(tmp_path / "huge").text
    assert "file not found" in check(tmp_path / "missing").text


def test_saves_are_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(WHOLE)]) == 0
    assert main(["check", str(FIXTURES / "another_position.leonardo.json")]) == 1
    assert "replaying the saved moves leads to a different position" in capsys.readouterr().out
