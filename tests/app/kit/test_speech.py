"""What is said aloud, by a program that writes it down instead."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.app.kit import speech
from leonardo.app.kit.speech import Speech, Voice, voice

PATIENCE = 20.0


@pytest.fixture
def said(tmp_path: Path) -> Path:
    return tmp_path / "said.txt"


def writer(said: Path, *, seconds: float = 0.0) -> Voice:
    """A voice that writes down each sentence, and then takes so long to say it."""
    code = "import sys, time; said = sys.argv[2] + ':' + sys.stdin.buffer.read().decode(); "
    code += "open(sys.argv[1], 'a', encoding='utf-8').write(said); time.sleep(float(sys.argv[3]))"
    return Voice(lambda language: [sys.executable, "-c", code, str(said), language, str(seconds)])


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def lines(said: Path) -> list[str]:
    return said.read_text().splitlines() if said.exists() else []


def test_sentences_are_said_in_their_order_and_language(said: Path) -> None:
    speaks = Speech(writer(said), "it")
    for each in ("Primo", "  ", "Secondo"):
        speaks.say(each)
    until(lambda: len(lines(said)) == 2)
    assert lines(said) == ["it: Primo", "it: Secondo"]


def test_one_of_now_interrupts_those_before(said: Path) -> None:
    speaks = Speech(writer(said, seconds=3600))
    speaks.say("a long story")
    speaks.say("that goes on")
    until(lambda: len(lines(said)) == 1)
    speaks.say("Undo", now=True)
    until(lambda: len(lines(said)) == 2)
    speaks.hush()
    assert lines(said) == ["en: a long story", "en: Undo"]


def test_what_speaks_is_told_to_end_all_speech(said: Path) -> None:
    code = "import sys; open(sys.argv[1], 'a').write('hush\\n')"
    speaks = Speech(Voice(writer(said, seconds=3600).says, [sys.executable, "-c", code, str(said)]))
    speaks.say("a long story")
    until(lambda: len(lines(said)) == 1)
    speaks.hush()
    until(lambda: lines(said)[1:] == ["hush"])


def test_nobody_sees_in_how_it_is_called_what_is_said(said: Path) -> None:
    """Others on the machine can list processes with their arguments, and what is said may be secret."""
    calls: list[list[str]] = []
    writes = writer(said)

    def says(language: str) -> list[str]:
        calls.append([*writes.says(language)])
        return calls[-1]

    Speech(Voice(says)).say("Salaì bids 7")
    until(lambda: len(lines(said)) == 1)
    assert "bids" not in " ".join(calls[0])


def test_no_name_is_a_command_of_what_speaks(said: Path) -> None:
    Speech(writer(said)).say("!-! SET self\nbids 3")
    until(lambda: len(lines(said)) == 1)
    assert lines(said) == ["en: !-! SET self bids 3"]


def test_where_nothing_speaks_nothing_is_said() -> None:
    mute = Speech(None)
    mute.say("Hello")
    assert not mute.able


def test_what_cannot_be_said_is_passed_over(said: Path) -> None:
    found = iter([[str(said.parent / "no_such_program")]])
    says = writer(said).says
    speaks = Speech(Voice(lambda language: next(found, None) or says(language)))
    for each in ("lost", "Salaì \ud800", "then"):
        speaks.say(each)
    until(lambda: len(lines(said)) == 2)
    assert lines(said) == ["en: Salaì ?", "en: then"]


@pytest.mark.parametrize(
    ("platform", "programs", "expected"),
    [
        ("linux", ("spd-say", "espeak-ng"), ["spd-say", "--wait", "--pipe-mode", "-l", "cs"]),
        ("linux", ("espeak-ng",), ["espeak-ng", "-v", "cs", "--stdin"]),
        ("darwin", ("say",), ["say", "-f", "-"]),
        ("linux", (), None),
    ],
)
def test_it_speaks_by_what_the_system_has(
    monkeypatch: pytest.MonkeyPatch, platform: str, programs: tuple[str, ...], expected: list[str] | None
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(speech, "which", lambda name: name if name in programs else None)
    found = voice()
    assert (None if found is None else found.says("cs")) == expected
