"""A played game, and the open record of one: JSON lines that any program can read and check.

A played game is its set-up and the decisions made since; replay and undo come from here. The decisions hold what chance
did, too (the turns of `NATURE`), so a game replays without its random stream.

The first line of a record is the set-up, then comes a line for each decision of a seat and for each draw or throw of
chance, and last, for a finished game, its result, or why it was broken off. A decision says what is done (`do`), by
which `seat` and `of` how many legal answers; the fields of a line of chance are all the game's own, `chance` first.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from reprlib import repr as brief
from typing import Any, Final

from attrs import field, frozen

from leonardo.engine.game import NATURE, AnyGame, Event, IllegalActionError, NotationError, Step
from leonardo.engine.house_rules import MOD
from leonardo.engine.strict_json import parse

RECORD_ENDING: Final = ".leonardo.jsonl"  # how the names of open records end


@frozen
class Turn:
    """A decision: who made it, what it was, and how many legal answers there were; for chance that is not counted."""

    seat: int
    action: Any
    of: int

    @classmethod
    def taken(cls, game: AnyGame, state: Any, action: Any) -> "Turn":
        """Return the turn of whoever decides in `state`.

        Raises:
            ValueError: if the game is over.
        """
        decider = game.decider(state)
        if decider is None:
            raise ValueError("the game is over, there is nothing to decide")
        return cls(decider, action, 0 if decider == NATURE else len(game.legal(state)))

    @property
    def by_nature(self) -> bool:
        """Whether chance decided, and no seat."""
        return self.seat == NATURE


@frozen
class Played:
    """A game as far as it was played; `state` follows from the rest and is kept to go on from."""

    game: AnyGame
    setup: Any
    turns: tuple[Turn, ...]
    state: Any = field(eq=False, repr=False)
    decider: int | None = field(init=False, eq=False, repr=False)
    """The seat that must decide now, `NATURE`, or nothing when the game is over."""

    @decider.default
    def _who_decides(self) -> int | None:
        return self.game.decider(self.state)

    @classmethod
    def begin(cls, game: AnyGame, setup: Any) -> tuple["Played", tuple[Event, ...]]:
        """Return the game before its first decision, and what happened on the way there.

        Raises:
            ValueError: if the set-up is not possible by the rules.
        """
        step = game.begin(setup)
        return cls(game, setup, (), step.state), step.events

    @classmethod
    def replay(cls, game: AnyGame, setup: Any, actions: Iterable[Any]) -> "Played":
        """Return the game after these decisions.

        Raises:
            ValueError: if the set-up is not possible by the rules.
            IllegalActionError: if a decision is not legal.
        """
        played, _ = cls.begin(game, setup)
        state = played.state
        turns: list[Turn] = []
        for action in actions:
            turns.append(Turn.taken(game, state, action))
            state = game.apply(state, action).state
        return cls(game, setup, tuple(turns), state)

    def play(self, action: Any) -> tuple["Played", tuple[Event, ...]]:
        """Return the game after a decision, and what happened by it.

        Raises:
            IllegalActionError: if the decision is not legal.
        """
        played, step = self._after(action, watched=False)
        return played, step.events

    def watch(self, action: Any) -> tuple["Played", Step[Any]]:
        """Return the game after a decision, and what it led to, with the states on the way.

        Raises:
            IllegalActionError: if the decision is not legal.
        """
        return self._after(action, watched=True)

    def _after(self, action: Any, watched: bool) -> tuple["Played", Step[Any]]:
        turn = Turn.taken(self.game, self.state, action)
        step = self.game.apply(self.state, action, watched)
        return Played(self.game, self.setup, (*self.turns, turn), step.state), step

    def play_nature(self, random: Random) -> tuple["Played", tuple[Event, ...]]:
        """Let nature do what is its to do now: return the game after this one turn, and what happened by it."""
        return self.play(self.game.chance(self.state, random))

    def preview(self, action: Any) -> Any:
        """Return what the decider would see right after an action, as `tried` does."""
        return self.game.view(self.tried(action), self.decider)

    def tried(self, action: Any) -> Any:
        """Return the state right after an action, before anything that follows from it.

        Raises:
            IllegalActionError: if the action is not legal.
            ValueError: if the action would reveal something: that cannot be tried out.
        """
        step = self.game.apply(self.state, action, watched=True)
        if any(event.reveals for event in step.events[:1]):
            raise ValueError(f"what {action} reveals cannot be seen beforehand")
        after, *_ = *step.states, step.state
        return after

    def undo(self, count: int = 1) -> "Played":
        """Return the game before its last `count` decisions.

        Raises:
            ValueError: if it has not so many.
        """
        if not 0 <= count <= len(self.turns):
            raise ValueError(f"cannot take back {count} of {len(self.turns)} decisions")
        kept = self.turns[: len(self.turns) - count]
        return Played.replay(self.game, self.setup, (turn.action for turn in kept))

    def steps(self, *, watched: bool = False) -> Iterator[tuple[Turn | None, Step[Any]]]:
        """Yield what each decision led to, after the beginning, which no decision led to.

        If `watched`, each step has the states on the way, too.
        """
        step = self.game.begin(self.setup, watched)
        yield None, step
        for turn in self.turns:
            step = self.game.apply(step.state, turn.action, watched)
            yield turn, step

    @property
    def decisions(self) -> int:
        """How many decisions the seats made: the turns of nature are none."""
        return sum(not turn.by_nature for turn in self.turns)

    def question(self, seat: int) -> int:
        """Return the number of the question that a seat is asked next among its own, 1 first."""
        return 1 + sum(turn.seat == seat for turn in self.turns)

    @property
    def over(self) -> bool:
        return self.decider is None


FORMAT: Final = "leonardo-record"
VERSION: Final = 1
WITH_MOD: Final = 2  # the version of records whose games have house rules, which the first one did not know
CHANCE: Final = "chance"  # the field that only the lines of what chance did have


BROKEN_OFF: Final = "broken_off"  # the field of the last line of a game that was broken off, which says why


class RecordError(ValueError):
    """A record that cannot be read or breaks a rule: in which line, what, and by which rule if by one."""

    def __init__(self, line: int, message: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {message}" + (f" (rule {rule})" if rule else ""))
        self.line = line
        self.message = message
        self.rule = rule


def write_record(played: Played, broken_off: str | None = None) -> str:
    """Return a played game as the text of a record, with its result if it is finished, or why it was broken off."""
    game = played.game
    setup = game.write_setup(played.setup)
    version = WITH_MOD if MOD in setup else VERSION
    head = {"format": FORMAT, "version": version, "game": game.name, **setup}
    lines: list[dict[str, Any]] = [head, *(_line(game, turn) for turn in played.turns)]
    if played.over:
        lines.append({"result": game.write_result(played.state)})
    elif broken_off is not None:
        lines.append({BROKEN_OFF: broken_off})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _line(game: AnyGame, turn: Turn) -> dict[str, Any]:
    fields = game.write_action(turn.action)
    return fields if turn.by_nature else {"seat": turn.seat, **fields, "of": turn.of}


def read_record(text: str, find_game: Callable[[str], AnyGame | None]) -> Played:
    """Return the game that a record tells, checked against the rules line by line.

    `find_game` returns the game of a name, if there is one. A record may stop before the game is over.

    Raises:
        RecordError: where the record cannot be read, or breaks a rule.
    """
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise RecordError(1, "the record is empty")
    played = _begin(_read_line(1, lines[0]), find_game)
    for number, line in enumerate(lines[1:], start=2):
        fields = _read_line(number, line)
        if BROKEN_OFF in fields:
            _check_broken_off(number, fields, played)
            if number < len(lines):
                raise RecordError(number + 1, "nothing may follow where a game was broken off")
            return played
        if "result" not in fields:
            played = _play(number, fields, played)
            continue
        _check_result(number, fields, played)
        if number < len(lines):
            raise RecordError(number + 1, "nothing may follow the result")
        return played
    if played.over:
        raise RecordError(len(lines) + 1, "the game is over, but the result is missing")
    return played


def _begin(fields: dict[str, Any], find_game: Callable[[str], AnyGame | None]) -> Played:
    if fields.pop("format", None) != FORMAT:
        raise RecordError(1, f'this is not a game record: "format" is not "{FORMAT}"')
    version = fields.pop("version", None)
    known = WITH_MOD if MOD in fields else VERSION
    if type(version) is not int or version != known:
        raise RecordError(1, f'"version" is {brief(version)}; this program reads version {known}')
    name = fields.pop("game", None)
    game = find_game(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError(1, f'"game": {brief(name)} is not a game this program knows')
    try:
        played, _ = Played.begin(game, game.read_setup(fields))
    except ValueError as error:
        raise RecordError(1, str(error)) from error
    return played


def _play(number: int, fields: dict[str, Any], played: Played) -> Played:
    decider = played.game.decider(played.state)
    if decider is None:
        raise RecordError(number, "the game is over: the result must be here")
    if decider == NATURE:
        return _play_nature(number, fields, played)
    seat, of = fields.pop("seat", None), fields.pop("of", None)
    if type(seat) is not int or seat != decider:
        raise RecordError(number, f'"seat" is {brief(seat)}, but {decider!r} must decide here')
    if CHANCE in fields:
        raise RecordError(number, f'"{CHANCE}" stands here, but seat {decider} must decide')
    following = _apply(number, fields, played)
    count = following.turns[-1].of
    if type(of) is not int or of != count:
        raise RecordError(number, f'"of" is {brief(of)}, but there are {count} legal answers')
    return following


def _play_nature(number: int, fields: Mapping[str, Any], played: Played) -> Played:
    if CHANCE not in fields:
        raise RecordError(number, f'chance decides here, but there is no "{CHANCE}" in the line')
    if stray := fields.keys() & {"do", "of"}:
        raise RecordError(number, f'"{min(stray)}" does not belong in a chance line')
    return _apply(number, fields, played)


def _apply(number: int, fields: Mapping[str, Any], played: Played) -> Played:
    try:
        following, _ = played.play(played.game.read_action(fields))
    except NotationError as error:
        raise RecordError(number, str(error)) from error
    except IllegalActionError as error:
        raise RecordError(number, error.objection.message, error.objection.rule) from error
    return following


def _check_broken_off(number: int, fields: Mapping[str, Any], played: Played) -> None:
    if played.over:
        raise RecordError(number, "the game is over: the result must be here")
    if len(fields) > 1:
        raise RecordError(number, f'nothing may stand beside "{BROKEN_OFF}"')
    if not isinstance(fields[BROKEN_OFF], str) or not fields[BROKEN_OFF].isprintable():
        raise RecordError(number, f'"{BROKEN_OFF}" must say in words why the game goes no further')


def _check_result(number: int, fields: Mapping[str, Any], played: Played) -> None:
    if not played.over:
        raise RecordError(number, "a result stands here, but the game is not over")
    if len(fields) > 1:
        raise RecordError(number, "nothing may stand beside the result")
    expected = played.game.write_result(played.state)
    given = fields["result"]
    if not isinstance(given, dict) or given.keys() != expected.keys():
        raise RecordError(number, f"the result must give {', '.join(expected)}")
    for name, value in expected.items():
        if _plain(given[name]) != _plain(value):
            raise RecordError(number, f'"{name}" of the result is {given[name]}, but must be {value}')


def _plain(value: object) -> str:
    """Return a value as text to compare: 1 is neither 1.0 nor true, and the fields of an object have no order."""
    return json.dumps(value, sort_keys=True)


def _read_line(number: int, line: str) -> dict[str, Any]:
    try:
        return parse(line)
    except ValueError as error:
        raise RecordError(number, f"the line cannot be read: {error}") from error
