"""What a built-in player or a program of others is asked when it must decide."""

from leonardo.ai.decision_request import DecisionRequest
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.protocol import Told, told
from leonardo.engine.seeds import Part, Seed, key_of
from leonardo.play.game_so_far import GameSoFar
from leonardo.play.history import History
from leonardo.saves.schema import BuiltIn


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
