"""Words of the command line."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from leonardo.arguments import names
from leonardo.cli import main


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("thumb", ("thumb",)),
        ("thumb, random", ("thumb", "random")),
        ('"cmd:play a,b",thumb', ("cmd:play a,b", "thumb")),
        ('thumb, "cmd:play ""my player"" a,b"', ("thumb", 'cmd:play "my player" a,b')),
        ("cmd:python3 'my player.py',thumb", ("cmd:python3 'my player.py'", "thumb")),
        ("thumb,", ("thumb", "")),
    ],
)
def test_names_stand_between_commas_and_quotes_keep_a_comma(text: str, expected: tuple[str, ...]) -> None:
    assert names(text) == expected


@pytest.mark.parametrize("text", ['"thumb', "thumb\nrandom"])
def test_what_cannot_be_told_apart_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="is not a comma-separated list of names"):
        names(text)


STEERING = "\x1b[2J\x07\x9b1m\r\u202e\b"


@pytest.mark.parametrize(
    "command",
    [
        [STEERING],
        ["check", STEERING],
        ["check", "--nothing" + STEERING, "x"],
        ["simulate", "--players", STEERING],
        ["simulate", "--game", STEERING],
        ["simulate", "--games", STEERING],
        ["simulate", "--variants", STEERING],
        ["simulate", "--records", f"/dev/null/{STEERING}"],
        ["arena", "--players", f"random,{STEERING}", "--out", "x"],
        ["arena", "--players", f"cmd:{STEERING}", "--seats", "2", "--out", f"/dev/null/{STEERING}"],
        ["arena", "--report", "--out", STEERING],
        ["seat", "--level", STEERING],
        ["install-menu", "--into", f"/dev/null/{STEERING}"],
        ["--size", STEERING],
        ["--load", STEERING, "--nothing"],
    ],
    ids=lambda command: " ".join(ascii(word)[1:12] for word in command),
)
def test_words_of_the_command_line_never_steer_a_terminal(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) != 0
    told = capsys.readouterr()
    assert all(letter.isprintable() or letter == "\n" for letter in told.out + told.err)
    assert told.err or told.out


def test_where_a_menu_entry_lies_is_told_in_letters_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert main(["install-menu", "--into", str(tmp_path / f"a{STEERING}\nb")]) == 0
    told = capsys.readouterr().out
    assert told.isprintable() or told[:-1].isprintable()
    assert "\\x1b[2J" in told
