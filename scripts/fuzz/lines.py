"""Lines of the seat protocol that nobody should say: to a player of the program, and from a program of others."""

import io
import json
from contextlib import suppress
from random import Random
from typing import Final

from leonardo.ai.player import Budget
from leonardo.ai.players import players_of
from leonardo.ai.protocol import ProtocolError, Told, answer, read_choice, read_line, told, write_line
from leonardo.arena.seat import Seat, serve
from leonardo.engine.game import AnyGame
from leonardo.engine.record import Played
from scripts.fuzz.changing import changed, changed_bytes, dumped
from scripts.fuzz.games import wishes
from scripts.fuzz.trials import Field, Tally

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
    """Return what a program would be told in a game that is played at random."""
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
