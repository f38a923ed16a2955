"""Playing a whole game at the table; also a program of its own, to stop in the middle and go on in another process.

`python -m tests.app.davinci.whole_game SAVES [DECISIONS]` takes a game near its end, or goes on with the last
one in SAVES, and plays it to the end, or is gone without a word after so many decisions of the person. At the end it
prints the record.
"""

import os
import sys
from functools import cache
from pathlib import Path
from random import Random

from leonardo.ai.davinci.heuristics import player
from leonardo.ai.player import UNLIMITED, stream
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import EXPERT
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.driving import drive
from leonardo.engine.record import Played, write_record
from leonardo.play.session import Session
from leonardo.saves.composing import compose
from leonardo.saves.opening import Opened
from leonardo.saves.schema import BuiltIn, Person, Seated
from leonardo.simulate import deciders, nature
from tests.app.davinci.hands import Keyboard, Mouse
from tests.app.table.table_harness import Desk

SEED = 11
HALF = 6  # the round in which a game is half played
LATE = 8  # the round before the last
OPTIONS = Options(4, EXPERT, start=0)
ALONE: tuple[Seated, ...] = (
    Person("Anna", "red"),
    BuiltIn("Bianca", "yellow", "thumb"),
    BuiltIn("Cosimo", "green", "thumb"),
    BuiltIn("Lucrezia", "blue", "thumb"),
)


def wish(state: State, number: int, seat: int) -> Action:
    """Return what a person wants to do: what a player of rules of thumb would, now and then something else.

    It depends on nothing but the position and the number of the decision.
    """
    random = stream("wishes", seat, number)
    legal = GAME.legal(state)
    if random.random() < 0.3:
        return random.choice(legal)
    return player.choose(GAME.view(state, seat), legal, random, UNLIMITED)


def play_on(desk: Desk, person: Mouse | Keyboard, most: int | None = None) -> int:
    """Play until the results are shown, or until so many decisions were made; return how many there were."""
    made = 0
    while most is None or made < most:
        desk.wait(lambda: desk.asks)
        if desk.over:
            break
        if desk.hands_over:
            person.press("ready")
            continue
        if desk.table.course.visitor is not None:
            desk.breathe()
            person.done()
            continue
        desk.breathe()
        decide_next(desk, person)
        made += 1
    return made


def decide_next(desk: Desk, person: Mouse | Keyboard) -> None:
    """Make the next decision by events, and see that it is the one that was meant."""
    session = desk.table.session
    played, seat = session.played, session.decider
    assert seat is not None
    action = wish(played.state, len(played.turns), seat)
    person.decide(action)
    after = session.played
    assert len(after.turns) > len(played.turns), f"{action} was not carried out"
    assert after.turns[len(played.turns)].action == action, (after.turns[len(played.turns)], action)


@cache
def played_without_a_table(seats: tuple[Seated, ...], seed: int, options: Options) -> Played:
    """Return the same game as the engine plays it, with the same wishes and the same built-in players."""

    by_thumb = deciders([player.choose] * len(seats), seed)

    def decide(played: Played, seat: int) -> Action:
        if isinstance(seats[seat], Person):
            return wish(played.state, len(played.turns), seat)
        chosen: Action = by_thumb(played, seat)
        return chosen

    return drive(GAME, GAME.deal(options, Random(seed)), decide, nature(seed))


def from_round(number: int, seats: tuple[Seated, ...], options: Options) -> Opened:
    whole = played_without_a_table(seats, SEED, options)
    later = sum(step.state.round >= number for _, step in whole.steps())
    played = whole.undo(later - 1)
    return Opened(compose(played, seats, SEED, "late"), played)


def main(saves: Path, most: int | None) -> None:
    desk = Desk(saves)
    last = desk.host.folder.to_continue()
    if last is None:
        desk.host.play(Session.resume(from_round(LATE, ALONE, OPTIONS), desk.host.folder))
    else:
        desk.host.open(last.path)
    play_on(desk, Mouse(desk), most)
    if not desk.over:
        os._exit(9)
    assert desk.host.session is not None
    sys.stdout.write(write_record(desk.host.session.played))
    desk.host.close()


if __name__ == "__main__":
    import pygame

    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.init()
    pygame.display.set_mode((64, 64))
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None)
