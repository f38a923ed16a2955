"""Dangers are told before they happen: what somebody may regret, and nothing else."""

import pytest

from leonardo.app.engines.words.dangers import dangers
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import (
    Action,
    AssaultByInfantry,
    AssaultByTanks,
    Attack,
    Bid,
    Build,
    Choose,
    Done,
    EndTurn,
    Fight,
    Invade,
    Move,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from tests.ai.engines.blunders.position import ELSEWHERE, FAR, SETTLED, played
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    CARLO,
    FLORENCE,
    MILAN,
    ROME,
    VENICE,
    Game,
    attack,
    auction,
    land,
    seat,
    turn,
)

STRONG = seat(venice=land(7), hungary=land(2))
GUARDED = turn(seat(40, milan=land(6, 1), florence=land(1)), STRONG, FAR)
PREY = turn(seat(60, milan=land(8, 1)), seat(venice=land(1), hungary=land(2)), FAR, done=SETTLED)


def bidding(florins: int, points: int = 0) -> Game:
    own = seat(florins, tank=Card.TANK_TURTLE, plane=Card.PLANE_BAT, points=points, milan=land(2, 1))
    return auction(own, ELSEWHERE, FAR, designs=[Card.TANK_SCYTHE], projects=[Card.SUBMARINE])


def with_tanks(design: Card) -> Game:
    return turn(seat(60, tank=design, milan=land(3, 1)), ELSEWHERE, FAR)


def without_hooks() -> Game:
    """The Gioconda would do, but she is gone: a gyroscope is left, and no plane design to hang it on."""
    game = auction(seat(200, milan=land(2, 1)), ELSEWHERE, FAR, designs=[Card.PLANE_BAT], projects=[Card.GYROSCOPE])
    bids = (ANNA, Bid(60)), (BIANCA, Bid(200)), (CARLO, Bid(0))
    return played(game, *bids, (BIANCA, Choose(Card.PLANE_BAT)))


@pytest.mark.parametrize(
    ("game", "action", "names"),
    [
        (GUARDED, Attack(MILAN, VENICE, 2, 0, 0), ["hopeless"]),
        (GUARDED, Invade(MILAN, ROME, 5, 0, 0), ["bare"]),
        (GUARDED, Move(MILAN, FLORENCE, 5, 0, 0), ["bare"]),
        (GUARDED, EndTurn(), ["unspent"]),  # nothing was done
        (turn(seat(120, milan=land(3)), STRONG, FAR, done=SETTLED), EndTurn(), ["unspent"]),
        (turn(seat(120, milan=land(1)), STRONG, FAR, done=SETTLED), EndTurn(), ["unspent"]),  # a castle
        (turn(seat(60, milan=land(3)), STRONG, FAR, done=SETTLED), EndTurn(), []),  # for the next auction
        (PREY, EndTurn(), ["left"]),
        (PREY, Attack(MILAN, VENICE, 6, 0, 0), []),
        (bidding(300), Bid(300), ["bid"]),
        (bidding(300), Bid(50), []),
        (bidding(300, points=27), Bid(300), []),  # Leonardo may win the game, and florins are worth nothing after it
        (
            turn(seat(60, tank=Card.TANK_THUNDER, milan=land(3, 1)), ELSEWHERE, FAR),
            Build(Machine.TANK, MILAN),
            ["burst"],
        ),
        (turn(seat(60, tank=Card.TANK_TURTLE, milan=land(3, 1)), ELSEWHERE, FAR), Build(Machine.TANK, MILAN), []),
        (without_hooks(), Choose(Card.GYROSCOPE), ["hook"]),
    ],
)
def test_what_is_told_before_an_action(game: Game, action: Action, names: list[str]) -> None:
    assert action in game.legal
    assert [danger.name for danger in dangers(GAME.view(game.state, ANNA), action)] == names


def test_a_helpful_tank_is_missed_before_the_last_assault() -> None:
    game = attack(3, 1, against=land(4))
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    (danger,) = dangers(GAME.view(game.state, ANNA), Done())
    assert danger.name == "ended"
    game.does(ANNA, AssaultByTanks())
    game.throws("XX")
    assert list(dangers(GAME.view(game.state, ANNA), Done())) == []


def test_infantry_that_would_rather_lose_is_not_missed() -> None:
    """It loses as often as it hits, and the tank fires again in the next turn."""
    game = attack(3, 1, against=land(4))
    game.does(ANNA, AssaultByTanks())
    game.throws("XX")
    assert Done() in game.legal
    assert list(dangers(GAME.view(game.state, ANNA), Done())) == []


def test_infantry_that_cannot_get_past_a_castle_is_not_missed() -> None:
    game = attack(2, 1, against=land(3, castle=5))
    game.does(ANNA, Fight())
    game.does(ANNA, AssaultByTanks())
    game.throws("XX")
    assert list(dangers(GAME.view(game.state, ANNA), Done())) == []


@pytest.mark.parametrize(("tanks", "told"), [(0, False), (1, True)])
def test_only_machines_that_go_along_can_be_lost_to_the_defender(tanks: int, told: bool) -> None:
    game = turn(seat(40, tank=Card.TANK_TURTLE, milan=land(6, 1, tanks=1), florence=land(1)), STRONG, FAR)
    (danger,) = dangers(GAME.view(game.state, ANNA), Attack(MILAN, VENICE, 1, tanks, 0))
    assert ("machines" in danger.text) is told


def test_the_sentence_says_how_little_chance_there_is() -> None:
    (danger,) = dangers(GAME.view(GUARDED.state, ANNA), Attack(MILAN, VENICE, 2, 0, 0))
    assert "Venice" in danger.text
    assert "%" in danger.text


def test_an_onlooker_is_warned_of_nothing() -> None:
    assert list(dangers(GAME.view(PREY.state, None), EndTurn())) == []
