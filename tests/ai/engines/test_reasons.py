"""Why a choice is good: facts that hold in the position, each shown by one."""

import pytest

from leonardo.ai.engines.reasons import reason
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import (
    Action,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    Choose,
    Decline,
    Done,
    EndTurn,
    Move,
    Realise,
    Retreat,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from tests.ai.engines.blunders.position import ELSEWHERE, FAR, played
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    CARLO,
    FLORENCE,
    MILAN,
    VENICE,
    Game,
    Place,
    attack,
    auction,
    land,
    seat,
    turn,
)

NEAR = seat(venice=land(7), hungary=land(2))


def mine(**more: object) -> Game:
    return turn(seat(300, milan=land(6, 1), **more), ELSEWHERE, FAR)  # type: ignore[arg-type] # as `seat`


def offered(anna: Place, design: Card, project: Card) -> Game:
    return auction(anna, ELSEWHERE, FAR, designs=[design], projects=[project])


def won(design: Card, project: Card) -> Game:
    anna = seat(200, milan=land(2, 1))
    return played(offered(anna, design, project), (ANNA, Bid(30)), (BIANCA, Bid(0)), (CARLO, Bid(0)))


def after_planes() -> Game:
    return played(attack(2, planes=1, against=land(3, 5)), (ANNA, AssaultByPlanes(1)), "B")


@pytest.mark.parametrize(
    ("game", "action", "key", "values"),
    [
        (mine(archive=[Card.ART_LADY]), Realise(Card.ART_LADY), "art_points", {"points": 2, "florins": 40}),
        (mine(archive=[Card.BOMBARD]), Realise(Card.BOMBARD), "most_cards", {"count": 1}),
        (mine(tank=Card.TANK_SCYTHE), Build(Machine.TANK, MILAN), "tank_hits", {"count": 3, "percent": 4}),
        (mine(), BuildTower(MILAN), "nears_city", {"count": 3}),
        (mine(), EndTurn(), "keeps_florins", {"florins": 300}),
        (turn(seat(20, milan=land(2, 4)), ELSEWHERE, FAR), BuildTower(MILAN), "is_city", {"points": 1}),
        (
            turn(seat(20, milan=land(2, 4)), ELSEWHERE, FAR, firsts=()),
            BuildTower(MILAN),
            "first_city",
            {"points": 2, "more": 1},
        ),
        (
            turn(seat(30, milan=land(2, 1), florence=land(1)), ELSEWHERE, FAR),
            BuildCastle(FLORENCE),
            "most_castles",
            {"count": 2},
        ),
        (
            turn(
                seat(30, milan=land(2, 1), florence=land(1)),
                seat(venice=land(2, 1), hungary=land(2, 1)),
                seat(rome=land()),
            ),
            BuildCastle(FLORENCE),
            "shares_most_castles",
            {"count": 2},
        ),
        (
            turn(seat(0, milan=land(2, 1), florence=land(4)), NEAR, FAR),
            Move(FLORENCE, MILAN, 3, 0, 0),
            "is_threatened",
            {"seat": BIANCA, "source": VENICE, "count": 6},
        ),
        (won(Card.TANK_TURTLE, Card.ART_GIOCONDA), Choose(Card.ART_GIOCONDA), "art_will_give", None),
        (won(Card.TANK_TURTLE, Card.BOMBARD), Choose(Card.TANK_TURTLE), "design", {"machine": Machine.TANK}),
        (won(Card.TANK_TURTLE, Card.BOMBARD), Choose(Card.BOMBARD), "will_work", {"effect": Card.BOMBARD}),
        (won(Card.TANK_TURTLE, Card.BOMBARD), Decline(), "nothing_is_paid", {"florins": 30}),
        (attack(2, against=land(4, 3)), Retreat(), "hits_nobody", {"count": 3}),
        (attack(4, against=land(4, 3)), AssaultByInfantry(4), "passes_castle", {"count": 4, "stops": 3}),
        (attack(4, against=land(4)), AssaultByInfantry(4), "infantry_hits", {"count": 4}),
        (attack(4, tanks=2, against=land(4)), AssaultByTanks(), "tank_hits", {"count": 2, "percent": 0}),
        (attack(4, planes=2, against=land(4, 3)), AssaultByPlanes(2), "nothing_stops_planes", {}),
        (after_planes(), Done(), "stays_behind", {"count": 5}),
    ],
)
def test_what_speaks_for_a_choice(game: Game, action: Action, key: str, values: dict[str, object] | None) -> None:
    assert action in game.legal
    found = reason(GAME.view(game.state, game.decider), action)
    assert found is not None
    assert found.key == f"engines.advice.{key}"
    assert values is None or found.values == values


def test_the_first_who_buys_becomes_leonardo() -> None:
    table = offered(seat(0, milan=land(2, 1)), Card.TANK_TURTLE, Card.BOMBARD)
    game = played(table, (BIANCA, Bid(30)), (CARLO, Bid(0)))
    found = reason(GAME.view(game.state, BIANCA), Choose(Card.BOMBARD))
    assert found is not None
    assert found.key == "engines.advice.brings_leonardo"
    assert found.values == {"points": 2, "effect": Card.BOMBARD}


def test_an_attack_is_spoken_for_by_its_chance_to_win() -> None:
    game = turn(seat(30, milan=land(7, 1)), seat(venice=land(2), hungary=land(1)), FAR)
    found = reason(GAME.view(game.state, ANNA), Attack(MILAN, VENICE, 6, 0, 0))
    assert found is not None
    assert 80 < found.values["percent"] <= 100


def test_a_bid_is_for_a_card_and_for_leonardo() -> None:
    game = offered(seat(200, milan=land(2, 1)), Card.TANK_TURTLE, Card.SUBMARINE)
    found = reason(GAME.view(game.state, ANNA), Bid(40))
    assert found is not None
    assert found.values == {"card": Card.TANK_TURTLE, "points": 2}


def test_a_bid_is_for_no_card_that_may_not_be_taken() -> None:
    game = offered(seat(200, milan=land(2, 1), tank=Card.TANK_SCYTHE), Card.TANK_TURTLE, Card.SUBMARINE)
    found = reason(GAME.view(game.state, ANNA), Bid(40))
    assert found is not None
    assert found.values.get("card") is not Card.TANK_TURTLE


def test_where_no_card_is_of_use_a_bid_is_for_leonardo_alone() -> None:
    game = offered(seat(200, milan=land(2, 1), tank=Card.TANK_SCYTHE), Card.TANK_TURTLE, Card.GYROSCOPE)
    view = GAME.view(game.state, ANNA)
    bid, none = reason(view, Bid(10)), reason(view, Bid(0))
    assert bid is not None
    assert none is not None
    assert (bid.key, none.key) == ("engines.advice.leonardo_alone", "engines.advice.nothing_fits")
