"""The folder of an arena: what is played there, the outcome and the record of each game, safe at any interruption.

A game counts when its line in `results.jsonl` is whole; its record is written before. A line broken off at the end is
cut away, and its game played again, as is one whose record is gone. Only one program at a time adds games. No link in
the folder is followed. What a record holds is not looked at here: that is for `leonardo check`.

For a game with decisions that outside players lost there is a text, too. It says of each which seat and question, why
it was lost, and what a program wrote last to its error output, or where the code of a Python player failed.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, BinaryIO, Final

import attrs
import cattrs
from cattrs.errors import BaseValidationError

from leonardo import plain_files
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import Finished, GameResult, Lost
from leonardo.arena.pool import ArenaError
from leonardo.engine.codec import encode
from leonardo.engine.house_rules import MOD, laid
from leonardo.engine.record import RECORD_ENDING
from leonardo.engine.strict_json import legible, parse
from leonardo.locks import LockedError, lock
from leonardo.plain_files import is_plain, make_folder

LOST: Final = "lost"
_BEFORE: Final = "    "  # what a line of an outside player begins with, so that none is taken for ours


def keep_lost(folder: Path, number: int, lost: Sequence[Lost]) -> None:
    """Keep what was lost in a game of this number in the folder of an arena; nothing where nothing was.

    What lies there under the name of the text, or leads elsewhere, is replaced.

    Raises:
        OSError: if it cannot be written.
    """
    if not lost:
        return
    plain_files.make_folder(folder / LOST)
    plain_files.write(folder / LOST / f"{number + 1:06}.txt", "\n".join(map(_text, lost)).encode("utf-8"), sync=False)


def _text(each: Lost) -> str:
    said = "".join(f"{_BEFORE}{line}\n" for line in each.said.split("\n") if each.said)
    return f"seat {each.seat}, question {each.question}: {legible(each.why)}\n{said}"


FORMAT: Final = "leonardo-arena"
VERSION: Final = 1
PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
GAMES: Final = "games"
LOCK: Final = "arena.lock"
AGAINST: Final = "against"  # the field of a plan that names those from whom rivals are drawn; missing where none are
_CURE: Final = "put a copy of it back, or choose another folder"
_MOST_OF_A_PLAN: Final = 1_000_000
_LONGEST_LINE: Final = 1_000_000
_MOST_OF_RESULTS: Final = 500_000_000
"""Bytes of each at most: a game takes some kilobytes, a hundred thousand games some hundred megabytes."""
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
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "game": plan.game.name,
        "options": encode(plan.options),
        "players": list(plan.players),
        "seats": plan.seats,
        "seed": plan.seed,
        "tries": plan.budget.tries,
        "seconds": plan.budget.seconds,
    }
    rules = laid(plan.game.name)
    against = {AGAINST: list(plan.against)} if plan.against else {}
    return {**fields, **against, **({MOD: rules.written} if rules is not None else {})}


class ResultsFolder:
    """The folder of an arena, open to add games to it; to be used in `with`.

    Raises:
        ArenaError: if something else is played there, another program plays there, or what lies there is damaged.
        OSError: if it cannot be read or written.
    """

    def __init__(self, folder: Path, plan: MatchPlan) -> None:
        self._folder = folder
        make_folder(folder / GAMES)
        with ExitStack() as opened:
            opened.enter_context(_locked(folder))
            _agree(folder / PLAN, told(plan))
            found = outcomes_in(folder, mend=True)
            if not found:
                _refuse_records_without_outcomes(folder)
            self.outcomes = {outcome.game: outcome for outcome in found if is_plain(self._record(outcome.game))}
            self._results = opened.enter_context(plain_files.open_to_append(folder / RESULTS))
            self._opened = opened.pop_all()
        self._synced = monotonic()

    def add(self, finished: Finished) -> None:
        number = finished.outcome.game
        plain_files.write(self._record(number), finished.record.encode("utf-8"), sync=False)
        keep_lost(self._folder, number, finished.lost)
        line = json.dumps(attrs.asdict(finished.outcome), ensure_ascii=False, separators=(",", ":"))
        self._results.write(line.encode("utf-8") + b"\n")
        self._results.flush()
        self.outcomes[number] = finished.outcome
        if monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def __enter__(self) -> "ResultsFolder":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with self._opened:
            self._sync()

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
        fields = parse(plain_files.read(path, _MOST_OF_A_PLAN, follow=False))
    except (FileNotFoundError, NotADirectoryError):
        raise ArenaError(f"{folder} is not an arena folder: it has no {PLAN}") from None
    except ValueError as error:
        raise ArenaError(f"{path} is damaged: {error}; {_CURE}") from error
    if (fields.get("format"), fields.get("version")) != (FORMAT, VERSION):
        raise ArenaError(f"{path} is not the plan of an arena, or one of another version; {_CURE}")
    for name, kind in _KINDS.items():
        if name not in fields or not isinstance(fields[name], kind):
            raise ArenaError(f"{path} is damaged: {name} is missing, or not what it should be; {_CURE}")
    if not isinstance(fields.get(AGAINST, []), list):
        raise ArenaError(f"{path} is damaged: {AGAINST} is not what it should be; {_CURE}")
    return fields


def outcomes_in(folder: Path, *, mend: bool = False) -> list[GameResult]:
    """Return the games finished so far, by their numbers; a line broken off is left out and, to `mend`, cut away.

    Raises:
        ArenaError: if a line is damaged.
    """
    path = folder / RESULTS
    found: dict[int, GameResult] = {}
    broken_off = b""
    for number, line in enumerate(_lines(path), start=1):
        if not line.endswith(b"\n"):
            broken_off = line
            continue
        try:
            outcome = cattrs.structure(parse(line), GameResult)
        except (ValueError, BaseValidationError) as error:
            raise ArenaError(f"{path}, line {number} is damaged: delete it, and its game is played again") from error
        found[outcome.game] = outcome
    if mend and broken_off:
        whole = plain_files.read(path, _MOST_OF_RESULTS, follow=False)
        plain_files.write(path, whole[: whole.rfind(b"\n") + 1])
    return [found[number] for number in sorted(found)]


def _lines(path: Path) -> Iterator[bytes]:
    if os.path.lexists(path):
        yield from plain_files.read_lines(path, _MOST_OF_RESULTS, _LONGEST_LINE)


def _locked(folder: Path) -> BinaryIO:
    """Keep other programs from adding games to a folder, until what is returned is closed."""
    try:
        return lock(folder / LOCK)
    except LockedError:
        told = f"another arena plays in {folder}; wait until it has ended, or choose another folder"
        raise ArenaError(told) from None


def _refuse_records_without_outcomes(folder: Path) -> None:
    """See that no records would be replaced whose outcomes are lost: an interruption leaves at most one of these."""
    if len(_records(folder)) > (1 if os.path.lexists(folder / RESULTS) else 0):
        raise ArenaError(
            f"{folder / GAMES} holds records, and {RESULTS}, which tells their outcomes, is missing or empty; "
            "put it back, take the records elsewhere, or choose another folder"
        )


def _records(folder: Path) -> list[Path]:
    return [path for path in (folder / GAMES).iterdir() if path.name.endswith(RECORD_ENDING)]


def _agree(path: Path, wished: Fields) -> None:
    """Write down what is played, or see that it is the same as before."""
    if not os.path.lexists(path):
        if os.path.lexists(path.parent / RESULTS) or _records(path.parent):
            raise ArenaError(f"{path.parent} holds games, and no {PLAN} says which; choose another folder")
        plain_files.write(path, (json.dumps(wished, indent=2, ensure_ascii=False) + "\n").encode("utf-8"))
        return
    here = plan_in(path.parent)
    if here != wished:
        raise ArenaError(f"{path.parent} holds other games: {_differences(here, wished)}; choose another folder")


def _differences(here: Mapping[str, Any], wished: Mapping[str, Any]) -> str:
    names = [name for name in {**wished, **here} if here.get(name) != wished.get(name)]
    return "; ".join(f"{name} is {_shown(here.get(name))} there, {_shown(wished.get(name))} here" for name in names)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
