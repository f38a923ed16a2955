"""The command `leonardo seat`: a built-in player for other programs, by the seat protocol on input and output."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from random import Random
from typing import Any, BinaryIO, Final, TypeVar

from leonardo import __version__
from leonardo.ai.player import AnyPlayer, Budget
from leonardo.ai.players import UnknownPlayerError, chooser, players_of, tempers_of
from leonardo.ai.protocol import (
    DECIDE,
    ERROR,
    HELLO,
    PROTOCOL,
    QUIT,
    Message,
    ProtocolError,
    answer,
    read_line,
    write_line,
)
from leonardo.arena.playing import FAULTS
from leonardo.arguments import DONE, FAULT, OutputError, complain
from leonardo.engine.game import AnyGame, NotationError
from leonardo.games import Games

LimitT = TypeVar("LimitT")

LONGEST_LINE: Final = 1 << 24
"""Bytes of a line that are read at most."""


def add_seat(parser: ArgumentParser, games: Games) -> None:
    """Add the words of the command."""
    parser.description = (
        "Play at a seat for another program: JSON lines on standard input and output, as docs/seat-protocol.md says."
    )
    parser.add_argument("--level", required=True, metavar="NAME", help=f"the built-in player: {_known(games)}")
    parser.set_defaults(run=lambda chosen: _run(chosen, parser, games))


def _known(games: Games) -> str:
    """Return which players there are for the games, and that some can have a temper."""
    players = dict.fromkeys(player.name for game in games for player in players_of(game))
    tempers = dict.fromkeys(temper.name for game in games for temper in tempers_of(game))
    return ", ".join(players) + (f"; a level also with a temper, LEVEL:{'|'.join(tempers)}" if tempers else "")


def _run(chosen: Namespace, parser: ArgumentParser, games: Games) -> int:
    seat = Seat(chosen.level, games)
    if not seat.known:
        parser.error(f"--level: there is no built-in player {chosen.level!r} for any game")
    if sys.stdin is None or sys.stdout is None:  # closed by who started it
        complain("leonardo seat: it hears by its standard input and answers by its output; one of them is closed.")
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
        """Whether any game has a player of this name."""
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
        if message.get("protocol") != PROTOCOL:
            raise ProtocolError(f"this program speaks version {PROTOCOL} of the protocol")
        name = message.get("game")
        game = self._games.get(name) if isinstance(name, str) else None
        choose = _find(game.name, self._level) if game is not None else None
        if game is None or choose is None:
            raise ProtocolError(f"{self._level} does not play the game {name!r:.40}")
        self._game, self._choose = game, choose
        return {"type": HELLO, "protocol": PROTOCOL, "name": f"Leonardo {__version__}, {self._level}"}

    def _decide(self, message: Message) -> Message:
        if self._game is None or self._choose is None:
            raise ProtocolError(f"{HELLO} comes first")
        try:
            number = int(message["decision"])
            words = [choice["action"] for choice in message["legal"]]
            ids = [int(choice["id"]) for choice in message["legal"]]
            legal = [self._game.read_action(action) for action in words]
            view = self._game.read_view(message["view"], legal)
            budget = Budget(_limit(message, "seconds", float), _limit(message, "tries", int))
            random = Random(int(message.get("seed", 0)))
        except (AttributeError, KeyError, OverflowError, TypeError, ValueError) as error:
            raise ProtocolError(f"this is not a decision: {error}") from error
        try:
            chosen = legal.index(self._choose(view, legal, random, budget))
        except FAULTS as error:
            raise ProtocolError(f"this cannot be so in a game: {type(error).__name__}: {error}") from error
        return answer(number, ids[chosen], words[chosen])


def _limit(message: Message, name: str, kind: Callable[[Any], LimitT]) -> LimitT | None:
    """Return a limit of the budget, if one is set."""
    value = message.get(name)
    return None if value is None else kind(value)


def _find(game: str, level: str) -> AnyPlayer | None:
    try:
        return chooser(game, level)
    except UnknownPlayerError:
        return None
