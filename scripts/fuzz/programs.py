"""Programs at a seat that would see what is hidden, end whoever asks them, or say lines that nobody should say."""

import io
import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from typing import Any, Final

from attrs import evolve

from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.players import players_of
from leonardo.ai.program_player import MARK
from leonardo.ai.protocol import ProtocolError, Told, answer, read_choice, read_line, told, write_line
from leonardo.arena.entrants import PYTHON, is_python
from leonardo.arena.plan import Task
from leonardo.arena.pool import play_all
from leonardo.arena.seat import Seat, serve
from leonardo.engine.driving import wander
from leonardo.engine.game import NATURE, AnyGame, Event, seen
from leonardo.engine.record import Played
from scripts.fuzz.games import wishes
from scripts.fuzz.mutations import changed, changed_bytes, dumped
from scripts.fuzz.trials import Field, Tally

_LONGEST: Final = 40  # decisions for which two games are played on from where they part
_MANY: Final = 24  # what is tried at most of all that may come next
_AFTER: Final = 3  # a program goes for who asks it at one of so many first questions
_DEADLY: Final = """
import json, os, signal, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        answer = {"type": "hello", "protocol": 2}
    elif asked["type"] == "decide":
        answer = {"type": "answer", "decision": asked["decision"], "id": 0}
        if asked["decision"] == int(sys.argv[1]):
            os.kill(os.getppid(), signal.SIGKILL)
    else:
        break
    print(json.dumps(answer), flush=True)
"""  # a program that answers well until it ends whoever asks it
_FUNCTION: Final = """
import os
asked = 0
def choose(view, legal, random, budget):
    global asked
    asked += 1
    if asked == {number}:
        {end}
    return legal[0]
"""  # a player in Python that answers well until it does something else, which costs one decision or all of them
_ENDS: Final = (
    "raise KeyboardInterrupt",
    "raise SystemExit",
    r"raise GeneratorExit('\x1b[31m\ud800')",
    "raise type('Panic', (BaseException,), {})",
    "os._exit(0)",
    "os.abort()",
)


def alike(field: Field) -> Tally:
    """Compare what a seat is told in two games that differ in what is hidden from it, as far as they look alike."""
    tally = Tally("games that look alike to a seat")
    for name, game in field.games.items():
        for number in field.trials(400, 4):
            random = field.random("alike", name, number)
            found = list(pairs(game, random.randrange(1 << 32)))
            with tally.trial(f"{name} {number}"):
                compared(*random.choice(found), random)
    return tally


def deadly(field: Field) -> Tally:
    """Play games in which a program ends whoever asks it: each goes on to its end, and counts what it lost."""
    tally = Tally("programs that end who asks them")
    if sys.platform == "win32":
        return tally
    place = field.place("deadly") / "deadly.py"
    place.write_text(_DEADLY, encoding="utf-8")
    for name, game in field.games.items():
        for number in field.trials(6):
            random = field.random("deadly", name, number)
            command = MARK + shlex.join([sys.executable, str(place), str(random.randint(1, _AFTER))])
            with tally.trial(f"{name} {number}"):
                _play(game, command, random)
    return tally


def deadly_functions(field: Field) -> Tally:
    """Play games in which a player in Python raises what ends programs, or ends whoever asks it."""
    tally = Tally("players in Python that end who asks them")
    place = field.place("functions")
    sys.path.append(str(place))  # the processes that play look for modules there, too
    try:
        for name, game in field.games.items():
            for number in field.trials(len(_ENDS)):
                random = field.random("functions", name, number)
                module = f"deadly_{name}_{number}"
                code = _FUNCTION.format(number=random.randint(1, _AFTER), end=random.choice(_ENDS))
                (place / f"{module}.py").write_text(code, encoding="utf-8")
                with tally.trial(f"{name} {number}"):
                    _play(game, f"{PYTHON}{module}:choose", random)
    finally:
        sys.path.remove(str(place))
    return tally


def _play(game: AnyGame, command: str, random: Random) -> None:
    options = wishes(game)
    seats = game.seats(game.begin(game.deal(options, Random(1))).state)
    players = ["random"] * seats
    players[random.randrange(seats)] = command
    task = Task(game, options, 0, random.getrandbits(32), 0, tuple(players), UNLIMITED)
    with closing(play_all([task], 1)) as games:
        (finished,) = games
    lost, decisions = sum(finished.outcome.fallbacks), len(finished.outcome.milliseconds[players.index(command)])
    if lost not in (0, decisions) and not (lost == 1 and is_python(command)):
        raise RuntimeError(f"{lost} of {decisions} decisions are lost")


class Heard:
    """A game as one seat hears it: the events that it may know since it was asked last."""

    def __init__(self, played: Played, seat: int) -> None:
        self.played = played
        self.seat = seat
        self.news: list[Event] = []

    @property
    def decider(self) -> int | None:
        """The seat that must decide, `NATURE`, or nothing."""
        decider: int | None = self.played.game.decider(self.played.state)
        return decider

    def line(self) -> bytes:
        """Return what the seat is told when it is asked."""
        game, state = self.played.game, self.played.state
        return write_line(told(game, state, self.seat, self.news, self.played.question(self.seat), UNLIMITED).decide)

    def after(self, action: Any) -> "Heard":  # noqa: ANN401 - each game has its own
        """Return the game after an action of whoever decides."""
        played, events = self.played.play(action)
        after = Heard(played, self.seat)
        after.news = [*([] if self.decider == self.seat else self.news), *seen(events, self.seat)]
        return after


def pairs(game: AnyGame, seed: int) -> Iterator[tuple[Heard, Heard]]:
    """Yield positions of a game beside such that are the same to a seat, or beside themselves."""
    random = Random(seed)
    options = wishes(game)
    for number, (played, _) in enumerate(wander(game, game.deal(options, random), random)):
        seats = game.seats(played.state)
        seat = game.decider(played.state)
        if number % 5 == 0 and seat is not None and seat != NATURE:
            other = game.determinize(game.view(played.state, seat), random)
            yield Heard(played, seat), Heard(evolve(played, state=other), seat)
            yield Heard(played, (seat + 1) % seats), Heard(played, (seat + 1) % seats)


def steps(one: Heard, random: Random) -> list[Heard]:
    """Return what can come next in a game, in any order; of chance where that is too much to list, a few throws."""
    game, state = one.played.game, one.played.state
    possible = list(game.legal(state)) or [game.chance(state, random) for _ in range(_MANY)]
    return [one.after(action) for action in random.sample(possible, min(len(possible), _MANY))]


def onward(one: Heard, other: Heard, random: Random) -> tuple[Heard, Heard] | None:
    """Return both games a little later, still the same to the seat, if anything of the kind is found."""
    behind, ahead, turned = (one, other, False) if len(one.news) <= len(other.news) else (other, one, True)
    if behind.decider == behind.seat or behind.decider is None:
        behind, ahead, turned = ahead, behind, not turned
    if behind.decider == behind.seat or behind.decider is None:
        return None
    for following in steps(behind, random):
        shared = min(len(following.news), len(ahead.news))
        if following.news[:shared] == ahead.news[:shared]:
            return (ahead, following) if turned else (following, ahead)
    return None


def compared(one: Heard, other: Heard, random: Random) -> tuple[int, bool]:
    """Compare what a seat is told; return how many lines, and whether others were asked more often in one game.

    Raises:
        RuntimeError: if it is told something else.
    """
    lines, parted = 0, False
    for _ in range(_LONGEST):
        if one.decider == other.decider == one.seat:
            if one.news != other.news:
                break
            if one.line() != other.line():
                raise RuntimeError(f"seat {one.seat} can tell two games apart that look alike to it")
            lines += 1
            parted = parted or len(one.played.turns) != len(other.played.turns)
            action = random.choice(list(one.played.game.legal(one.played.state)))
            one, other = one.after(action), other.after(action)
            continue
        further = onward(one, other, random)
        if further is None:
            break
        one, other = further
    return lines, parted


_DECISIONS: Final = 60
_BUDGET: Final = Budget(seconds=0.2, tries=20)


def lines(field: Field) -> Tally:
    """Change what is said by the seat protocol, both ways: each line has an answer or is refused in words."""
    tally = Tally("changed lines of the seat protocol")
    for name, game in field.games.items():
        asked, levels = _asked(game), [player.name for player in players_of(name)]
        for number in field.trials(2000, 30):
            random = field.random("lines", name, number)
            one, level = random.choice(asked), random.choice(levels)
            with tally.trial(f"{name}, {level} {number}"):
                _say_to_us(one, Seat(level, field.games), random)
                _say_to_others(one, random)
    return tally


def _asked(game: AnyGame) -> list[Told]:
    random, found = Random(3), []
    played, _ = Played.begin(game, game.deal(wishes(game), random))
    while not played.over and len(played.turns) < _DECISIONS:
        seat, legal = game.decider(played.state), game.legal(played.state)
        if legal and seat is not None:
            found.append(told(game, played.state, seat, (), played.question(seat), _BUDGET))
        played, _ = played.play(random.choice(legal)) if legal else played.play_nature(random)
    return found


def _say_to_us(one: Told, seat: Seat, random: Random) -> None:
    greeting, asked = json.loads(write_line(one.hello)), json.loads(write_line(one.decide))
    said = [dumped(changed(greeting, random) if random.random() < 0.2 else greeting), dumped(changed(asked, random))]
    if random.random() < 0.2:
        said[1] = changed_bytes(said[1], random)
    heard = io.BytesIO()
    serve(seat, io.BytesIO(b"\n".join([*said, b""])), heard)
    for line in heard.getvalue().splitlines():
        read_line(line)


def _say_to_others(one: Told, random: Random) -> None:
    choice = random.randrange(one.choices)
    line = write_line(answer(one.number, choice, one.decide["legal"][choice]["action"]))
    said = changed_bytes(line, random) if random.random() < 0.3 else dumped(changed(json.loads(line), random))
    with suppress(ProtocolError):
        if not 0 <= read_choice(read_line(said), one) < one.choices:
            raise RuntimeError("an answer is taken that was not offered")
