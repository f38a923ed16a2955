"""The command line: games without a screen, checking, and clear words for everything that is wrong."""

import json
import os
import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from errno import EFBIG, ENOSPC
from importlib.abc import MetaPathFinder
from io import BytesIO, StringIO
from pathlib import Path

import pytest

from leonardo import __version__
from leonardo.__main__ import run as run_at_once
from leonardo.arguments import STOPPED, names, unwritten
from leonardo.check import LONGEST, check
from leonardo.cli import main
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import write_record
from leonardo.saves.files import MOST_BYTES
from leonardo.simulate import Simulation, games_of
from tests.saves.make_fixtures import FIXTURES, WHOLE

PROJECT = Path(__file__).resolve().parents[1]
SAMPLES = PROJECT / "saves" / "samples"


def simulate(folder: Path, *words: str) -> int:
    return main(["simulate", "--seed", "7", "--records", str(folder), *words])


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_simulate_writes_records_that_check_finds_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(tmp_path, "--games", "3", "--seats", "2") == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"00000{number}.leonardo.jsonl" for number in (1, 2, 3)]
    assert main(["check", *map(str, files)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.endswith("finished") and ": OK, davinci, 2 seats" in line for line in lines[-3:])


def test_the_same_seed_alone_gives_the_same_bytes(tmp_path: Path) -> None:
    for folder, seed in (("one", "7"), ("two", "7"), ("three", "8")):
        main(["simulate", "--games", "2", "--seed", seed, "--records", str(tmp_path / folder)])
    assert records(tmp_path / "one") == records(tmp_path / "two")
    assert not set(records(tmp_path / "one").values()) & set(records(tmp_path / "three").values())


def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    simulate(tmp_path / "few", "--games", "1")
    simulate(tmp_path / "many", "--games", "2")
    assert records(tmp_path / "few").items() < records(tmp_path / "many").items()


def test_set_up_and_variant_are_as_wished(tmp_path: Path) -> None:
    words = ("--seats", "3", "--setup", "expert", "--variant", "codex_leonardi_1", "--start", "2")
    assert simulate(tmp_path, *words) == 0
    first_line = json.loads((tmp_path / "000001.leonardo.jsonl").read_text("utf-8").splitlines()[0])
    wished = {"seats": 3, "setup": "expert", "variants": ["codex_leonardi_1"], "start": 2}
    assert wished.items() <= first_line.items()


def test_the_summary_tells_speed_length_scores_and_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(tmp_path, "--games", "2", "--seats", "3", "--players", "thumb,random,random")
    first, rate, _, *seats = capsys.readouterr().out.splitlines()
    assert first == "davinci, 3 seats, seed 7"
    assert "games a second" in rate
    assert "decisions a game" in rate
    assert [line.split()[:2] for line in seats] == [["0", "thumb"], ["1", "random"], ["2", "random"]]
    assert sum(float(line.split()[3]) for line in seats) == pytest.approx(2.0)


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "2"]) == 0
    seed = capsys.readouterr().out.splitlines()[0].rpartition(" ")[2]
    assert seed.isdecimal()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "--seats", "6"], "invalid choice: 6"),
        (["simulate", "--seats", "many"], "invalid int value: 'many'"),
        (["simulate", "--games", "0"], "'0' is not a whole number of 1 or more"),
        (["simulate", "--games", "-3"], "'-3' is not a whole number of 1 or more"),
        (["simulate", "--games", "9" * 5000], "is not a whole number of 1 or more"),
        (["simulate", "--players", "random,thumb"], "2 names for 4 seats"),
        (["simulate", "--players", "magician"], "unknown player 'magician'"),
        (["simulate", "--players", ""], "unknown player ''"),
        (["simulate", "--variant", "other"], "invalid choice: 'other'"),
        (["simulate", "--start", "4"], "start must be a seat from 0 to 3"),
        (["simulate", "--game", "chess"], "invalid choice: 'chess'"),
        (["simulate", "--seed", "x"], "'x' is not a whole number"),
        (["simulate", "--seed", "1_0"], "'1_0' is not a whole number"),
        (["arena", "--out", "x", "--seed", "\uff17"], "is not a whole number"),
        (["simulate", "--records", ""], "name a folder"),
        (["arena", "--out", ""], "name a folder"),
        (["--saves", ""], "name a folder"),
        (["simulate", "--game", "citta", "--setup", "expert"], "(--setup belongs to --game davinci)"),
        (["simulate", "--game", "citta", "--colour", "red"], "unrecognized arguments: --colour red\n"),
        (["juggle"], "there is no file or command 'juggle'\n"),
        (["a.leonardo.json", "b.leonardo.json"], "'b.leonardo.json': only one file can be opened at a time"),
        (["a.leonardo.json", "--load", "b.leonardo.json"], "'a.leonardo.json': only one file can be opened"),
        (["--program", ""], "'' is not the command line of a program: no command is given"),
        (["--program", "'unclosed"], "is not the command line of a program: No closing quotation"),
        (["check"], "FILE"),
        (["--size", "large"], "'large' is not a size such as 1280x720"),
        (["--size", "10x10"], "the window must be between 640x400 and"),
        (["--size", "-5x10"], "'-5x10' is not a size such as 1280x720"),
        (["replay", "a.leonardo.jsonl", "--html", ""], "argument --html: name a file"),
        (["--program", "/nonexistent/x"], "there is no program '/nonexistent/x'"),
        (["--colour=red"], "unrecognized arguments: --colour=red"),
    ],
)
def test_wrong_words_are_told_with_status_2(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""


def test_help_and_version_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"leonardo {__version__}\n"
    for words in (["--help"], *([command, "--help"] for command in ("simulate", "arena", "seat", "check"))):
        assert main(words) == 0
        assert "leonardo" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("game", [[], ["--game", "engines"]])
def test_help_shows_the_options_of_every_game(
    command: str, game: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, *game, "--help"]) == 0
    told = capsys.readouterr().out
    for name, options in (("davinci", ["--setup", "--start"]), ("citta", ["--rounds"]), ("engines", ["--target"])):
        section = told.partition(f"\noptions of --game {name}:\n")[2].partition("\noptions of")[0]
        assert all(f"\n  {option} " in section for option in options)


def test_stopping_it_while_it_loads_shows_a_word_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Stopping(MetaPathFinder):
        """Somebody who presses Ctrl-C as the command line is looked for."""

        def find_spec(self, name: str, *_: object) -> None:
            if name == "leonardo.cli":
                raise KeyboardInterrupt

    monkeypatch.setattr("sys.meta_path", [Stopping(), *sys.meta_path])
    monkeypatch.delitem(sys.modules, "leonardo.cli")
    assert run_at_once() == STOPPED
    assert capsys.readouterr().err == "Stopped.\n"


def test_records_cannot_be_written_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("a file")
    assert simulate(tmp_path / "taken") == 1
    assert f"cannot write to {tmp_path / 'taken'}: it is not a folder; choose another" in capsys.readouterr().err


def test_records_of_an_earlier_run_are_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(tmp_path, "--games", "2")
    (tmp_path / "000001.leonardo.jsonl").unlink()
    before = records(tmp_path)
    assert simulate(tmp_path) == 1
    told = f"cannot write to {tmp_path / '000002.leonardo.jsonl'}: a record of an earlier run is there"
    assert told in capsys.readouterr().err
    assert records(tmp_path) == before


def test_the_samples_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, SAMPLES.glob("*.json"))]) == 0
    assert capsys.readouterr().out.count(": OK, davinci, ") == 2


def test_one_faulty_file_among_good_ones_makes_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(tmp_path)
    good = str(tmp_path / "000001.leonardo.jsonl")
    assert main(["check", good, str(tmp_path / "missing"), good]) == 1
    assert [": OK, " in line for line in capsys.readouterr().out.splitlines()[-3:]] == [True, False, True]


def run(*words: str, code: str = "import sys; from leonardo.cli import main; sys.exit(main())") -> list[str]:
    return [sys.executable, "-c", code, *words]


def test_no_command_but_the_app_imports_what_draws() -> None:
    code = (
        "import sys; from leonardo.cli import main; main(['simulate', '--seats', '2']);"
        "main(['seat', '--level', 'random']); main(['arena', '--report', '--out', 'nowhere']);"
        f"main(['check', {str(next(SAMPLES.iterdir()))!r}]); sys.exit('pygame' in sys.modules)"
    )
    nobody = subprocess.DEVNULL
    assert subprocess.run(run(code=code), cwd=PROJECT, stdin=nobody, stdout=nobody, check=False).returncode == 0


def test_ctrl_c_stops_with_a_word_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("leonardo.commands.simulate", stopped)
    assert main(["simulate"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    command = run("check", *[str(next(SAMPLES.iterdir()))] * 3)
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


class Full(StringIO):
    """A file on a full disk: what is written into it fails when it is flushed."""

    def flush(self) -> None:
        if self.getvalue():
            raise OSError(ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--seats", "2"],
        ["check", str(next(SAMPLES.iterdir()))],
        ["arena", "--players", "random", "--seats", "2", "--games", "1", "--workers", "1", "--out"],
        ["--help"],
        ["--version"],
    ],
    ids=lambda words: words[0],
)
def test_a_closed_output_is_told_and_no_fault_of_the_program(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout", Full())
    assert main([*words, str(tmp_path)] if words[-1] == "--out" else words) == 1
    assert capsys.readouterr().err == "leonardo: the output cannot be written: No space left on device\n"


def test_where_not_even_errors_can_be_written_the_status_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", Full())
    assert main(["simulate", "--seats", "2", "--records", __file__]) == 1


def test_a_disk_that_fills_up_leaves_no_half_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class FullFile(BytesIO):
        def flush(self) -> None:
            raise OSError(ENOSPC, "No space left on device")

    def opened(path: Path, *_: object, **__: object) -> FullFile:
        path.touch()
        return FullFile()

    monkeypatch.setattr("pathlib.Path.open", opened)
    assert simulate(tmp_path) == 1
    monkeypatch.undo()
    told = f"cannot write to {tmp_path}: No space left on device. Free some space there, or choose another place."
    assert capsys.readouterr().err == f"leonardo simulate: {told}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_cannot_be_shown_is_escaped(tmp_path: Path) -> None:
    result = subprocess.run(
        run("check", str(tmp_path / "Čeněk")),
        cwd=PROJECT,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert result.returncode == 1
    assert b"file not found" in result.stdout
    assert result.stderr == b""


@pytest.mark.parametrize(
    "words",
    [
        ["mine.leonardo.jsonl"],
        ["--load", "mine.leonardo.jsonl"],
        ["--saves", "arena", "mine.leonardo.jsonl"],
        ["--sav", "arena", "mine.leonardo.jsonl", "--full-screen"],
    ],
)
def test_a_file_may_be_named_alone(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []

    def run(**chosen: object) -> int:
        opened.append(chosen["load"])
        return 0

    monkeypatch.setattr("leonardo.app.main.run", run)
    assert main(words) == 0
    assert opened == [Path("mine.leonardo.jsonl")]


Lines = list[str]


@pytest.fixture(scope="module")
def whole() -> Lines:
    game = next(games_of(Simulation(GAME, Options(2), ("random",) * 2, 1, "3")))
    return write_record(game).splitlines()


def set_fields(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


def decision(line: str, **values: object) -> str:
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
    assert ("lines 1 to" in verdict.text) == (number > 1)
    assert "Export the record again" in verdict.text
    assert len(verdict.text) < len(str(path)) + LONGEST + 150
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


CONTROLS = "\x1b[2J\x07\x9b1m\r\u202e\b"


@pytest.mark.parametrize(
    "command",
    [
        [CONTROLS],
        ["check", CONTROLS],
        ["check", "--nothing" + CONTROLS, "x"],
        ["simulate", "--players", CONTROLS],
        ["simulate", "--game", CONTROLS],
        ["simulate", "--games", CONTROLS],
        ["simulate", "--variants", CONTROLS],
        ["simulate", "--records", f"/dev/null/{CONTROLS}"],
        ["arena", "--players", f"random,{CONTROLS}", "--out", "x"],
        ["arena", "--players", f"cmd:{CONTROLS}", "--seats", "2", "--out", f"/dev/null/{CONTROLS}"],
        ["arena", "--report", "--out", CONTROLS],
        ["seat", "--level", CONTROLS],
        ["install-menu", "--into", f"/dev/null/{CONTROLS}"],
        ["--size", CONTROLS],
        ["--load", CONTROLS, "--nothing"],
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
    assert main(["install-menu", "--into", str(tmp_path / f"a{CONTROLS}\nb")]) == 0
    told = capsys.readouterr().out
    assert told.isprintable() or told[:-1].isprintable()
    assert "\\x1b[2J" in told


@pytest.mark.parametrize("number", [ENOSPC, EFBIG])
def test_a_full_place_is_told_with_what_to_do(number: int) -> None:
    assert unwritten("x.html", OSError(number, "No room")).endswith("Free some space there, or choose another place.")
