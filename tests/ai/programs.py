"""Programs for a seat that go wrong, each in its own way: `python programs.py WAY`; most answer well at first."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

AGES: Final = 3600.0
GREETING: Final = {"type": "hello", "protocol": 1, "name": "Double"}
GREETINGS: Final = {
    "stranger": '{"type": "hello", "protocol": 99}',
    "babbler": "Good evening!",
    "of_the_future": '{"type": "hello", "protocol": 2}',
    "boastful": '{"type": "hello", "protocol": true}',
}
"""Of those who greet in a way of their own."""
Message = dict[str, Any]


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def first(message: Message) -> Message:
    return {"type": "answer", "decision": message["decision"], "id": message["legal"][0]["id"]}


def late(message: Message) -> None:  # noqa: ARG001 - it answers everything alike
    time.sleep(AGES)


def ticks(message: Message) -> None:  # noqa: ARG001 - it answers nothing
    """Write to a file for as long as it lives."""
    while True:
        with Path(sys.argv[2]).open("a") as file:
            file.write(".")
        time.sleep(0.02)


def dies(message: Message) -> None:  # noqa: ARG001 - it answers everything alike
    os._exit(3)


def half(message: Message) -> None:  # noqa: ARG001 - it answers everything alike
    say('{"type": "ans')
    time.sleep(AGES)


def floods(message: Message) -> None:  # noqa: ARG001 - it answers everything alike
    while True:
        say("x" * 100_000)


def blank_lines(message: Message) -> None:
    """Write many blank lines, and then the answer."""
    say("\n" * 900_000 + json.dumps(first(message)) + "\n")


def old_answers(message: Message) -> None:
    """Answer an earlier question again and again, and then this one."""
    say((json.dumps({**first(message), "decision": -1}) + "\n") * 2_000 + json.dumps(first(message)) + "\n")


def chatters(message: Message) -> None:
    """Write much to the error output, blank lines and an answer to an earlier question, and then the answer."""
    sys.stderr.write("so many thoughts\n" * 100_000)
    say("\n\n" + json.dumps({**first(message), "decision": -1}) + "\n" + json.dumps(first(message)) + "\n")


def in_pieces(message: Message) -> None:
    for letter in json.dumps(first(message)) + "\n":
        say(letter)


def binary(message: Message) -> None:  # noqa: ARG001 - it answers everything alike
    os.write(1, b"\xff\xfe\n")


def kills(message: Message) -> None:  # noqa: ARG001 - it answers nothing
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(AGES)


def halts(message: Message) -> None:  # noqa: ARG001 - it answers nothing
    os.kill(os.getppid(), signal.SIGSTOP)
    time.sleep(AGES)


def kills_later(message: Message) -> None:
    """Answer, and end whoever asked a moment later."""
    say(json.dumps(first(message)) + "\n")
    time.sleep(0.1)
    os.kill(os.getppid(), signal.SIGKILL)


def breaks(message: Message) -> None:
    """End with something in the error output that steers terminals."""
    sys.stderr.write("so many thoughts\n" * 1000 + f"\x1b[31mquestion {message['decision']}\u202e\n\tno \udcff idea\n")
    sys.stderr.flush()
    os._exit(1)


def mutters(message: Message) -> None:  # noqa: ARG001 - it answers nothing
    """Write to the error output, and then what is no answer."""
    sys.stderr.write("I am lost\n")
    sys.stderr.flush()
    say("Knight to f3!\n")


def told_wrong(message: Message) -> None:
    say(json.dumps({**first(message), "action": {"do": "nothing of the kind"}}) + "\n")


WAYS: Final[dict[str, Callable[[Message], None]]] = {
    "first": lambda message: say(json.dumps(first(message)) + "\n"),
    "notes_the_end": lambda message: say(json.dumps(first(message)) + "\n"),
    "strict": lambda message: say(json.dumps(first(message)) + "\n"),
    "of_the_future": lambda message: say(json.dumps(first(message)) + "\n"),
    "late": late,
    "ticks": ticks,
    "dies": dies,
    "half": half,
    "floods": floods,
    "blank_lines": blank_lines,
    "old_answers": old_answers,
    "chatters": chatters,
    "in_pieces": in_pieces,
    "told_wrong": told_wrong,
    "kills": kills,
    "halts": halts,
    "kills_later": kills_later,
    "breaks": breaks,
    "mutters": mutters,
    "nonsense": lambda _: say("Knight to f3!\n"),
    "deep": lambda _: say("[" * 100_000 + "\n"),
    "list": lambda _: say("[1, 2]\n"),
    "unknown_id": lambda message: say(json.dumps({**first(message), "id": 999}) + "\n"),
    "true_id": lambda message: say(json.dumps({**first(message), "id": True}) + "\n"),
    "complains": lambda _: say('{"type": "error", "message": "I do not see the board"}\n'),
    "binary": binary,
}


def main(way: str) -> None:
    """Greet, and answer each decision in this way."""
    if way == "deaf":
        time.sleep(AGES)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello" and way == "strict" and message["protocol"] != 1:
            say('{"type": "error", "message": "this program speaks version 1 of the protocol"}\n')
        elif message["type"] == "hello":
            say(GREETINGS.get(way, json.dumps(GREETING)) + "\n")
        elif message["type"] == "decide":
            WAYS[way](message)
        elif message["type"] == "quit" and way == "notes_the_end":
            Path(sys.argv[2]).write_text(json.dumps(message), encoding="utf-8")
        elif message["type"] == "quit" and way != "first":
            time.sleep(AGES)


if __name__ == "__main__":
    main(sys.argv[1])
