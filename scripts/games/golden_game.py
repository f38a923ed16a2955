"""Write the golden playthrough: one whole game with every view, legal answer and event as text.

`python3 scripts/games/golden_game.py` writes tests/engine/davinci/golden_game.txt anew. Do so after a change that is
meant, and read the difference: whatever else changed by it was not meant.

Of each seat's view, and of an onlooker's (-), only the lines that changed since its last one are written.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final

import attrs

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import EXPERT
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import SeatView, View
from leonardo.engine.game import Event, Step
from scripts.games.game_kinds import Kind
from scripts.games.many_games import Style, walk

GOLDEN: Final = Path(__file__).resolve().parents[2] / "tests/engine/davinci/golden_game.txt"
KIND: Final = Kind(seats=4, setup=EXPERT, strong_council=True)
SEED: Final = 1752
STYLE: Final = Style.ANY
"""A game with nearly everything in it: favours, all boxes, interruptions, late rights, auctions."""


def golden_game() -> Iterator[str]:
    setup = GAME.deal(KIND.options, Random(SEED))
    yield f"set-up {json.dumps(GAME.write_setup(setup))}"
    known: dict[tuple[int | None, str], str] = {}
    for number, (action, step) in enumerate(walk(KIND, SEED, STYLE)):
        if action is not None:
            yield f"> {words(action)}"
        yield from (f"! {show(event)}{secrets(event, step.state)}" for event in step.events)
        yield ""
        yield from changes(step.state, known)
        yield from legal(number + 1, step)
    yield f"result {json.dumps(GAME.write_result(step.state))}"


def legal(number: int, step: Step[State]) -> Iterator[str]:
    """Yield what is asked now, and every legal answer."""
    answers = GAME.legal(step.state)
    if answers:
        yield f"decision {number} of seat {GAME.decider(step.state)}, {len(answers)} answers"
        yield from _wrapped([words(answer) for answer in answers])


def _wrapped(texts: Sequence[str], width: int = 110) -> Iterator[str]:
    line = " "
    for text in texts:
        if len(line) + len(text) > width:
            yield line
            line = " "
        line += f" {text};"
    yield line


def words(action: Action) -> str:
    """Return a decision in the words of the open record, without its punctuation."""
    fields = GAME.write_action(action)
    return " ".join(_field(name, value) for name, value in fields.items())


def _field(name: str, value: object) -> str:
    text = json.dumps(value, separators=(",", ":")) if isinstance(value, dict | list) else str(value)
    return text if name in ("do", "favour", "worker", "count") else f"{name} {text}"


def changes(state: State, known: dict[tuple[int | None, str], str]) -> Iterator[str]:
    """Yield the lines of all views that are not as they were in `known`, and remember them there.

    A line that several see stands once, behind their numbers.
    """
    seeing: dict[tuple[str, str], str] = {}
    for viewer in (None, *range(state.table.seats)):
        for name, text in lines(GAME.view(state, viewer)):
            if known.get((viewer, name)) != text:
                known[viewer, name] = text
                seeing[name, text] = seeing.get((name, text), "") + show(viewer)
    for (name, text), who in seeing.items():
        yield f"{who}| {name}: {text}"


def lines(view: View) -> Iterator[tuple[str, str]]:
    """Yield a view line by line, by name: each attribute, and of each seat each attribute and laboratory."""
    for field in attrs.fields(View):
        value = getattr(view, field.name)
        if field.name == "options":
            yield "options", str(len(value))
        elif field.name == "seats":
            for number, seat in enumerate(value):
                yield from ((f"seat {number} {name}", show(part)) for name, part in parts(seat))
        else:
            yield field.name, show(value)


def parts(seat: SeatView) -> Iterator[tuple[str, object]]:
    """Yield the attributes of a seat by name, each of its laboratories by its own."""
    for field in attrs.fields(SeatView):
        if field.name == "laboratories":
            yield from zip(("small", "large"), seat.laboratories, strict=True)
        else:
            yield field.name, getattr(seat, field.name)


def show(value: object) -> str:
    """Return anything of the game as compact text, with all that is in it."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, tuple | list):
        return f"[{' '.join(map(show, value))}]"
    if isinstance(value, frozenset):
        return f"{{{' '.join(map(show, sorted(value)))}}}"
    cls: Any = type(value)
    if attrs.has(cls):
        inside = (f"{field.name}={show(getattr(value, field.name))}" for field in attrs.fields(cls))
        return f"{cls.__name__}({' '.join(inside)})"
    return str(value)


def secrets(event: Event, state: State) -> str:
    """Return who sees how much of an event, if not all see the whole of it."""
    seen = [(viewer, event.seen_by(viewer)) for viewer in (None, *range(state.table.seats))]
    return "".join(f"; {show(viewer)} sees {show(what)}" for viewer, what in seen if what != event)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Regenerate the golden playthrough after an intended change.")
    parser.parse_args(arguments)
    text = "\n".join(golden_game()) + "\n"
    GOLDEN.write_text(text, encoding="utf-8", newline="\n")
    print(f"{GOLDEN}: {len(text.splitlines())} lines, {len(text) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
