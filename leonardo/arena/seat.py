"""The command `leonardo seat`: a built-in player for other programs, by the seat protocol on input and output."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, Final, TypeVar

from leonardo import __version__
from leonardo.ai.player import AnyPlayer, Budget
from leonardo.ai.players import UnknownPlayerError, chooser, players_of, tempers_of
from leonardo.ai.protocol import (
    DECIDE,
    ERROR,
    HELLO,
    OLDEST,
    PROTOCOL,
    QUIT,
    Message,
    ProtocolError,
    answer,
    of_game,
    read_line,
    write_line,
)
from leonardo.arena.playing import FAULTS
from leonardo.arguments import DONE, FAULT, OutputError, complain, say
from leonardo.engine.codec import decode, part_of
from leonardo.engine.game import AnyGame, NotationError
from leonardo.games import Games

FieldT = TypeVar("FieldT")

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_TOLD: Final = Path("docs", "formats", "seat-protocol.md")
LONGEST_LINE: Final = 1 << 24  # bytes of a line that are read at most


def add_seat(parser: ArgumentParser, games: Games) -> None:
    parser.description = (
        f"Run a computer player for another program: JSON lines on standard input and output (see {_document()})."
    )
    meant = parser.add_mutually_exclusive_group(required=True)
    meant.add_argument("--level", metavar="NAME", help=f"the computer player: {_known(games)}")
    meant.add_argument(
        "--describe",
        metavar="GAME",
        choices=tuple(games),
        help="write the JSON Schema of all messages of a game and end",
    )
    parser.set_defaults(run=lambda chosen: _run(chosen, parser, games))


def _document() -> Path:
    """Return where the protocol is described: beside the code in a package, else in the project."""
    return next((path for path in (_PACKAGE / _TOLD, _PACKAGE.parent / _TOLD) if path.is_file()), _TOLD)


def _known(games: Games) -> str:
    players = dict.fromkeys(player.name for game in games for player in players_of(game))
    tempers = dict.fromkeys(temper.name for game in games for temper in tempers_of(game))
    return ", ".join(players) + (f"; a level also with a temper, LEVEL:{'|'.join(tempers)}" if tempers else "")


def _run(chosen: Namespace, parser: ArgumentParser, games: Games) -> int:
    if chosen.describe is not None:
        say(json.dumps(of_game(games[chosen.describe]), indent=2, ensure_ascii=False))
        return DONE
    seat = Seat(chosen.level, games)
    if not seat.known:
        parser.error(f"--level: unknown player {chosen.level!r}")
    if sys.stdin is None or sys.stdout is None:  # closed by who started it
        complain("leonardo seat: standard input and standard output must both be open.")
        return FAULT
    try:
        return serve(seat, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error.strerror or str(error)) from error


def serve(seat: "Seat", incoming: BinaryIO, outgoing: BinaryIO) -> int:
    """Answer line after line until the input ends or says goodbye; return the exit status."""
    while line := incoming.readline(LONGEST_LINE):
        if not line.strip():
            continue
        try:
            message = read_line(line)
            if message["type"] == QUIT:
                break
            reply = seat.reply(message)
        except (ProtocolError, NotationError) as error:
            reply = {"type": ERROR, "message": str(error)}
        if reply is not None:
            outgoing.write(write_line(reply))
            outgoing.flush()
    return DONE


class Seat:
    """A built-in player at one seat of one game, as the greeting says which."""

    def __init__(self, level: str, games: Games) -> None:
        self._level = level
        self._games = games
        self._game: AnyGame | None = None
        self._choose: AnyPlayer | None = None

    @property
    def known(self) -> bool:
        return any(_find(game, self._level) is not None for game in self._games)

    def reply(self, message: Message) -> Message | None:
        """Return the answer to a message, if it needs one.

        Raises:
            ProtocolError: if the message cannot be understood.
            NotationError: if its view or its actions cannot.
        """
        match message["type"]:
            case "hello":
                return self._greet(message)
            case "decide":
                return self._decide(message)
            case "error":
                return None
            case other:
                raise ProtocolError(f"unknown type {other!r:.40}; there are {HELLO}, {DECIDE}, {ERROR} and {QUIT}")

    def _greet(self, message: Message) -> Message:
        version = message.get("protocol")
        if type(version) is not int or version < OLDEST:
            raise ProtocolError(f"this program speaks versions {OLDEST} to {PROTOCOL} of the protocol")
        name = message.get("game")
        game = self._games.get(name) if isinstance(name, str) else None
        choose = _find(game.name, self._level) if game is not None else None
        if game is None or choose is None:
            raise ProtocolError(f"{self._level} does not play the game {name!r:.40}")
        self._game, self._choose = game, choose
        return {"type": HELLO, "protocol": min(version, PROTOCOL), "name": f"Leonardo {__version__}, {self._level}"}

    def _read_legal(self, told: Any) -> tuple[list[int], list[Message], list[Any]]:
        if self._game is None or not decode(list, told):
            raise NotationError("there must be at least one action")
        read_action = self._game.read_action
        words = [part_of(choice, "action", lambda action: decode(dict, action)) for choice in told]
        legal = [part_of(choice, "action", read_action) for choice in told]
        return [part_of(choice, "id", _whole) for choice in told], words, legal

    def _decide(self, message: Message) -> Message:
        if self._game is None or self._choose is None:
            raise ProtocolError(f"{HELLO} comes first")
        try:
            number = part_of(message, "decision", _whole)
            ids, words, legal = part_of(message, "legal", self._read_legal)
            read_view = self._game.read_view
            view = part_of(message, "view", lambda told: read_view(told, legal))
            budget = Budget(_if_any(message, "seconds", _number), _if_any(message, "tries", _whole))
            random = Random(_if_any(message, "seed", _whole) or 0)
        except (AttributeError, KeyError, OverflowError, TypeError, ValueError) as error:
            raise ProtocolError(f"this is not a decision: {error}") from error
        try:
            chosen = legal.index(self._choose(view, legal, random, budget))
        except FAULTS as error:
            raise ProtocolError(f"this cannot be so in a game: {type(error).__name__}: {error}") from error
        return answer(number, ids[chosen], words[chosen])


def _whole(value: Any) -> int:
    whole: int = decode(int, value)
    return whole


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise NotationError(f"{value!r:.60} is not a number")
    return float(value)


def _if_any(message: Message, name: str, read: Callable[[Any], FieldT]) -> FieldT | None:
    """Return a field that may be missing or null, as `read` returns it."""
    return None if message.get(name) is None else part_of(message, name, read)


def _find(game: str, level: str) -> AnyPlayer | None:
    try:
        return chooser(game, level)
    except UnknownPlayerError:
        return None
