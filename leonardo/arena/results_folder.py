"""The folder of an arena: what is played there, the outcome and the record of each game, safe at any interruption.

A game counts when its line in `results.jsonl` is whole; its record is written before. A line broken off at the end is
cut away, and its game played again, as is one whose record is gone. What a record holds is not looked at here: that is
for `leonardo check`.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, BinaryIO, Final

import attrs
import cattrs
from cattrs.errors import BaseValidationError

from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import Finished, GameResult
from leonardo.arena.pool import ArenaError
from leonardo.engine.plain import plain
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.engine.strict_json import parse

FORMAT: Final = "leonardo-arena"
VERSION: Final = 1
PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
GAMES: Final = "games"
SYNC_SECONDS: Final = 5.0
"""How long finished games may lie in the memory of the system before they are on the disk for certain."""

Fields = dict[str, Any]
_KINDS: Final[Mapping[str, Any]] = {
    "game": str,
    "options": dict,
    "players": list,
    "seats": int,
    "seed": str,
    "tries": int | None,
    "seconds": float | int | None,
}
"""What the fields of a plan are."""


def told(plan: MatchPlan) -> Fields:
    """Return a plan as plain data, without the number of games: a plan may be made longer."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": plan.game.name,
        "options": plain(plan.options),
        "players": list(plan.players),
        "seats": plan.seats,
        "seed": plan.seed,
        "tries": plan.budget.tries,
        "seconds": plan.budget.seconds,
    }


class ResultsFolder:
    """The folder of an arena, open to add games to it; to be used in `with`.

    Raises:
        ArenaError: if something else is played there, or what lies there is damaged.
        OSError: if it cannot be read or written.
    """

    def __init__(self, folder: Path, plan: MatchPlan) -> None:
        self._folder = folder
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        _agree(folder / PLAN, told(plan))
        found = outcomes_in(folder, mend=True)
        self.outcomes = {outcome.game: outcome for outcome in found if _there(self._record(outcome.game))}
        self._results: BinaryIO = (folder / RESULTS).open("ab")
        self._synced = monotonic()

    def add(self, finished: Finished) -> None:
        """Keep a finished game."""
        number = finished.outcome.game
        self._record(number).write_text(finished.record, encoding="utf-8", newline="\n")
        line = json.dumps(attrs.asdict(finished.outcome), ensure_ascii=False, separators=(",", ":"))
        self._results.write(line.encode("utf-8") + b"\n")
        self._results.flush()
        self.outcomes[number] = finished.outcome
        if monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def __enter__(self) -> "ResultsFolder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._results.close()

    def _record(self, number: int) -> Path:
        return self._folder / GAMES / f"{number + 1:06}{RECORD_ENDING}"

    def _sync(self) -> None:
        os.fsync(self._results.fileno())
        self._synced = monotonic()


def plan_in(folder: Path) -> Fields:
    """Return what is played in a folder, as `told` tells it.

    Raises:
        ArenaError: if it is not the folder of an arena.
    """
    path = folder / PLAN
    try:
        fields = parse(path.read_bytes())
    except FileNotFoundError:
        raise ArenaError(f"{folder} is not the folder of an arena: there is no {PLAN}") from None
    except ValueError as error:
        raise ArenaError(f"{path} is damaged: {error}") from error
    if (fields.get("format"), fields.get("version")) != (FORMAT, VERSION):
        raise ArenaError(f"{path} is not the plan of an arena, or one of another version")
    for name, kind in _KINDS.items():
        if name not in fields or not isinstance(fields[name], kind):
            raise ArenaError(f"{path} is damaged: {name} is missing, or not what it should be")
    return fields


def outcomes_in(folder: Path, *, mend: bool = False) -> list[GameResult]:
    """Return the games finished so far, by their numbers; a line broken off is left out and, to `mend`, cut away.

    Raises:
        ArenaError: if a line is damaged.
    """
    path = folder / RESULTS
    content = path.read_bytes() if path.exists() else b""
    whole = content[: content.rfind(b"\n") + 1]
    if mend and len(whole) < len(content):
        with path.open("r+b") as results:
            results.truncate(len(whole))
    found: dict[int, GameResult] = {}
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            outcome = cattrs.structure(parse(line), GameResult)
        except (ValueError, BaseValidationError) as error:
            raise ArenaError(f"{path}, line {number} is damaged: take it out, and its game is played again") from error
        found[outcome.game] = outcome
    return [found[number] for number in sorted(found)]


def _agree(path: Path, wished: Fields) -> None:
    """Write down what is played, or see that it is the same as before."""
    if not path.exists():
        if (path.parent / RESULTS).exists():
            raise ArenaError(f"{path.parent} holds games, and no {PLAN} says which; choose another folder")
        unfinished = path.with_suffix(".new")
        unfinished.write_text(json.dumps(wished, indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
        unfinished.replace(path)
        return
    here = plan_in(path.parent)
    if here != wished:
        raise ArenaError(f"{path.parent} holds other games: {_differences(here, wished)}; choose another folder")


def _there(record: Path) -> bool:
    """Return whether a record was kept: where the power failed its line may have come to the disk without it."""
    return record.is_file() and record.stat().st_size > 0


def _differences(here: Mapping[str, Any], wished: Mapping[str, Any]) -> str:
    names = [name for name in wished if here.get(name) != wished[name]]
    return "; ".join(f"{name} is {_shown(here.get(name))} there, {_shown(wished[name])} here" for name in names)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
