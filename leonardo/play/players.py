"""Those who sit at a table and are no persons: who can, who is here, what they are asked, and how they think."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from attrs import evolve

from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.players import UnknownPlayerError, built_in, players_of, tempers_for
from leonardo.ai.programs import is_program
from leonardo.ai.protocol import Message, Told, told
from leonardo.ai.worker import Notice, Worker
from leonardo.engine.seeds import Part, Seed, key_of, stream
from leonardo.play.history import GameSoFar, History
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.schema import BuiltIn, Person, Seated
from leonardo.threads import beside

ANY: Final = "any"  # the temper of a seat that nobody chose one for: it is drawn when the game begins
EVEN: Final = "even"  # no temper: such a player goes by the name of its level alone


def known_tempers(game: str, player: str | None) -> Mapping[str, str]:
    """Return the tempers that a player can have, and their keys in the text catalogue; none for persons, programs."""
    if player is None or is_program(player):
        return {}
    try:
        return {temper.name: temper.text for temper in tempers_for(game, player)}
    except UnknownPlayerError:
        return {}


def drawn_tempers(game: str, seats: Sequence[tuple[str | None, str]], seed: int) -> list[str]:
    """Return the temper of each seat, of which `seats` has the player and the temper chosen; none is empty.

    Those that nobody chose are drawn from the game's seed, no two alike as long as there are others.
    """
    random = stream(key_of(seed, Part.STYLES), "tempers")
    taken = [temper for player, temper in seats if temper in known_tempers(game, player)]
    drawn: list[str] = []
    for player, chosen in seats:
        names = list(known_tempers(game, player))
        if chosen != ANY or not names:
            drawn.append(chosen if chosen in names else "")
            continue
        fewest = min(taken.count(name) for name in names)
        drawn.append(random.choice([name for name in names if taken.count(name) == fewest]))
        taken.append(drawn[-1])
    return drawn


def with_stand_ins(
    seated: Seated, game: str, programs: Mapping[str, str], path: Path, stand_in: bool, *, over: bool = False
) -> Seated:
    """Return who sits at a seat of a save, if that player is here.

    With `stand_in` the strongest built-in player takes the place of a program that is not among `programs`; in a game
    that is `over` none is needed, and it stays as it was. `path` is the file of the save.

    Raises:
        SaveError: if it is not.
    """
    if isinstance(seated, Person) or seated.player in programs:
        return seated
    if is_program(seated.player):
        if over:
            return seated
        if not stand_in:
            raise SaveError(path, Fault.OUTSIDE_PLAYER, f"{seated.name}: {seated.player}")
        *levels, chance = players_of(game)
        return evolve(seated, player=(levels[-1] if levels else chance).name)
    try:
        built_in(game, seated.player)
    except UnknownPlayerError as error:
        raise SaveError(path, Fault.UNKNOWN_PLAYER, seated.player) from error
    return seated


def request(
    so_far: GameSoFar,
    history: History,
    player: BuiltIn,
    seat: int,
    seed: Seed,
    budget: Budget,
    command: str | None,
) -> DecisionRequest:
    """Return what the player at the seat that must decide now is asked.

    A program has its `command`, limits of time of its own, and is told what happened since its last decision.
    """
    return DecisionRequest(
        number=history.count,
        seat=seat,
        game=so_far.game.name,
        player=command or player.player,
        view=so_far.view(seat),
        legal=so_far.legal(),
        key=key_of(seed, Part.PROGRAMS if command else Part.PLAYERS),
        budget=UNLIMITED if command else budget,
        told=_told(so_far, history, seat) if command else None,
    )


def _told(so_far: GameSoFar, history: History, seat: int) -> Told:
    played = so_far.played
    return told(so_far.game, played.state, seat, history.since_decision_of(seat), played.question(seat), UNLIMITED)


class PlayerProcess:
    """Decides for one seat after the other; to be closed at the end.

    `budget` is what built-in players may think about a decision; a change holds from the next decision on. The process
    is started for the first decision if not before, and ended in the middle of a thought that is not wanted any more.
    Once it is closed none is started again, whoever asks: a table may be looked at after its game was left.
    """

    def __init__(self) -> None:
        self.budget = UNLIMITED
        self._closed = False
        self._worker: Worker | None = None
        self._answer: Answer | None = None

    def prepare(self) -> None:
        """Start the process, so that the first decision need not wait for it."""
        if self._worker is None and not self._closed:
            self._worker = Worker()

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        """Return whether there is an answer; `request` is asked for what is to be decided. Never waits."""
        if self._closed:
            return False
        worker = self._worker = self._worker or Worker()
        if self._answer is None and worker.thinking:
            self._answer = worker.poll()
        elif self._answer is None:
            worker.ask(request())
        return self._answer is not None

    def take(self) -> Answer:
        """Return the answer, once.

        Raises:
            ValueError: if there is none.
        """
        answer, self._answer = self._answer, None
        if answer is None:
            raise ValueError("nothing is decided")
        return answer

    def notices(self) -> tuple[Notice, ...]:
        """Return what went wrong since it was last asked."""
        return self._worker.notices() if self._worker is not None else ()

    def stop(self) -> None:
        """Forget what was decided, and cut short what is being thought."""
        self._answer = None
        if self._worker is not None:
            self._worker.cancel()

    def dismiss(self, result: Message | None = None, *, for_good: bool = False) -> tuple[Notice, ...]:
        """End the process, and programs of others with it, in a thread, which may take a moment; return notices.

        Programs are told the `result` of a finished game. The process is started again when it is needed again, if it
        is not closed `for_good`.
        """
        self._closed = self._closed or for_good
        worker, self._worker = self._worker, None
        if worker is None:
            return ()
        worker.result = result
        beside(worker.close, "leonardo-farewell", daemon=False)
        return worker.notices()

    def close(self) -> None:
        """End the process for good, and return when nothing is left of it."""
        self._closed = True
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
