"""What a program is told: all that its seat may know, and nothing else."""

import json
from random import Random

import pytest

from leonardo.ai.player import Budget
from leonardo.ai.protocol import ProtocolError, Told, read_choice, read_line, told, write_line
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import WorkStarted
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from tests.engine.davinci.random_games import random_course

STATE = GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state


def asked(seat: int = 0) -> Told:
    return told(GAME, STATE, seat, (), 7, Budget(seconds=0.5, tries=100))


def test_a_decision_tells_its_number_seat_budget_and_a_seed() -> None:
    decide = asked().decide
    assert (decide["decision"], decide["seat"], decide["seconds"], decide["tries"]) == (7, 0, 0.5, 100)
    assert decide["seed"] == asked().decide["seed"] != asked(seat=1).decide["seed"]


def test_legal_actions_have_numbers_and_the_words_of_the_record() -> None:
    legal = asked().decide["legal"]
    assert [choice["id"] for choice in legal] == list(range(len(STATE.options)))
    assert [GAME.read_action(choice["action"]) for choice in legal] == list(STATE.options)


def test_the_greeting_tells_the_rules_and_what_everybody_sees() -> None:
    greeting = asked(seat=2).hello
    assert (greeting["game"], greeting["seats"], greeting["seat"]) == ("davinci", 3, 2)
    assert [card["number"] for card in greeting["rules"]["inventions"]] == list(INVENTIONS)
    assert greeting["view"]["viewer"] is None
    assert all(seat["hand"] is None for seat in greeting["view"]["seats"])


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3, 4))])
def test_another_order_of_what_a_seat_cannot_see_changes_no_word(seed: int) -> None:
    """Everything told follows from the seat's view; so who reads it learns no secret (rule 13.3)."""
    random = Random(seed)
    *course, _ = random_course(Options(4, "expert"), seed)
    for state in (played.state for played in course):
        seat = state.question.seat
        other = GAME.determinize(GAME.view(state, seat), random)
        budget = Budget()
        assert told(GAME, state, seat, (), 1, budget) == told(GAME, other, seat, (), 1, budget)


def test_events_say_what_they_are() -> None:
    event = WorkStarted(1, Place.SMALL, None, shown=False)
    (said,) = told(GAME, STATE, 0, [event], 7, Budget()).decide["events"]
    assert said == {"is": "work_started", "seat": 1, "laboratory": "small", "invention": None, "shown": False}


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("I do not see the board", "I do not see the board"),
        ("Où est l'échiquier?", "Où est l'échiquier?"),
        ("\x1b[31mred\nand\0more", r"\x1b[31mred\nand\x00more"),
        ("long " * 1000, "long " * 40),
        (["a", 1], "['a', 1]"),
    ],
    ids=range(5),
)
def test_what_a_program_complains_of_upsets_no_terminal_and_no_file(said: object, shown: str) -> None:
    with pytest.raises(ProtocolError) as told_wrong:
        read_choice(read_line(write_line({"type": "error", "message": said})), asked())
    assert str(told_wrong.value) == f"it says: {shown}"


@pytest.mark.parametrize(
    "line",
    [b'{"type": "answer", "id": 0, "id": 1}', b'{"type": "\\ud800"}', b'{"type": %s}' % (b"[" * 500 + b"]" * 500)],
)
def test_a_line_that_is_not_clear_is_no_message(line: bytes) -> None:
    with pytest.raises(ProtocolError, match="not a valid JSON object"):
        read_line(line)


def test_a_number_without_end_is_not_told_in_full() -> None:
    with pytest.raises(ProtocolError) as told_wrong:
        read_choice({"type": "answer", "id": 10**400}, asked())
    assert len(str(told_wrong.value)) < 80


def test_a_message_is_one_line_and_reads_back() -> None:
    line = write_line(asked().decide)
    assert line.count(b"\n") == 1
    assert read_line(line) == json.loads(line) == asked().decide
