"""Points and the end (rules 12, 13, 15.5)."""

from collections.abc import Sequence

import pytest

from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Build, BuildTower, Realise
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Cause, Machine
from leonardo.engine.engines.events import GameEnded, PointsScored
from leonardo.engine.engines.questions import ScoreRound
from leonardo.engine.engines.rules.building import first_place, second_place
from leonardo.engine.game import Standing
from tests.engine.engines.build import ANNA, BIANCA, CARLO, MILAN, ROME, attack, doing, land, rule, seat, turn

OTHERS = (seat(norway=land(), sweden=land()), seat(hungary=land(), austria=land()))


@rule("12.1", "8.12")
def test_a_work_of_art_scores_at_once() -> None:
    game = turn(seat(100, archive=[Card.ART_GIOCONDA], milan=land()), *OTHERS, leonardo=BIANCA)
    game.does(ANNA, Realise(Card.ART_GIOCONDA))
    assert PointsScored(ANNA, 3, ((Cause.ART, 3),)) in game.happened(PointsScored)


@rule("12.2")
def test_first_machines_and_the_first_perfect_city_score_once() -> None:
    anna = seat(300, tank=Card.TANK_ROUND, plane=Card.PLANE_BAT, milan=land(2, castle=4), rome=land(2, castle=4))
    game = turn(anna, *OTHERS, firsts=())
    game.does(ANNA, Build(Machine.TANK, MILAN), BuildTower(MILAN))
    assert game.points(ANNA) == 4
    game.does(ANNA, Build(Machine.PLANE, ROME), BuildTower(ROME))
    assert game.points(ANNA) == 6
    assert game.state.firsts == (Cause.FIRST_TANK, Cause.FIRST_PERFECT_CITY, Cause.FIRST_PLANE)


@rule("12.2")
def test_a_perfect_city_that_is_conquered_is_no_first() -> None:
    game = attack(6, against=land(1, castle=5), firsts=(), anna={"plane": Card.PLANE_BAT}, planes=1)
    game.does(ANNA, next(action for action in game.legal if "Planes" in type(action).__name__))
    game.throws("M")
    assert game.state.firsts == ()
    assert game.points(ANNA) == 0


@rule("12.3")
def test_what_a_round_gives() -> None:
    anna = seat(tank=Card.TANK_ROUND, projects=[Card.GEARBOX], archive=[Card.BOMBARD], milan=land(1, castle=5))
    game = doing(
        ScoreRound(), anna, seat(norway=land(), sweden=land()), seat(hungary=land(1, castle=1)), leonardo=CARLO
    )
    assert game.happened(PointsScored)[:3] == [
        PointsScored(CARLO, 3, ((Cause.LEONARDO, 2), (Cause.MOST_CASTLES, 1))),
        PointsScored(ANNA, 4, ((Cause.MOST_CARDS, 2), (Cause.MOST_CASTLES, 1), (Cause.PERFECT_CITIES, 1))),
        PointsScored(BIANCA, 2, ((Cause.MOST_TERRITORIES, 2),)),
    ]


@rule("12.4")
@pytest.mark.parametrize(
    ("counts", "points"),
    [((3, 1, 1), {0: 2}), ((3, 3, 1), {0: 1, 1: 1}), ((3, 3, 3, 1), {}), ((0, 0, 0), {}), ((0, 1, 0), {1: 2})],
)
def test_two_share_most_of_something_and_three_get_nothing(counts: Sequence[int], points: dict[int, int]) -> None:
    assert first_place(counts) == points


@rule("15.5")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), {0: 2, 1: 1}),
        ((3, 2, 2), {0: 2}),
        ((3, 3, 1), {0: 1, 1: 1}),
        ((3, 3, 3), {0: 1, 1: 1, 2: 1}),
        ((3, 0, 0), {0: 2}),
        ((0, 0, 0), {}),
    ],
)
def test_with_second_places_the_second_gets_one(counts: Sequence[int], points: dict[int, int]) -> None:
    assert second_place(counts) == points


@rule("15.5")
def test_second_places_are_agreed_on() -> None:
    places = (seat(milan=land(), rome=land(), naples=land()), *OTHERS[:1], seat(hungary=land()))
    game = doing(ScoreRound(), *places, variants=["second_place"])
    assert PointsScored(BIANCA, 1, ((Cause.MOST_TERRITORIES, 1),)) in game.happened(PointsScored)


@rule("12.5", "13.1")
def test_who_leads_scores_first_and_wins_before_others_score() -> None:
    places = (
        seat(points=27, milan=land(1, castle=1), rome=land(1, castle=1)),
        seat(points=28, norway=land(1), sweden=land(), denmark=land()),
        seat(points=28, hungary=land(1)),
    )
    game = doing(ScoreRound(), *places, leonardo=CARLO)
    assert [event.seat for event in game.happened(PointsScored)] == [CARLO]
    assert game.happened(GameEnded) == [GameEnded(CARLO)]
    game = doing(ScoreRound(), *places, leonardo=ANNA)
    assert [event.seat for event in game.happened(PointsScored)] == [BIANCA], "clockwise from Leonardo, who has less"


@rule("13.1")
def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    game = turn(seat(100, 28, archive=[Card.ART_LADY], milan=land()), *OTHERS)
    game.does(ANNA, Realise(Card.ART_LADY))
    assert game.over
    assert game.legal == []
    assert game.objection(Realise(Card.ART_LADY)).rule == "13.1"


@rule("13.2")
def test_there_is_one_winner_and_the_others_rank_by_points() -> None:
    game = turn(seat(100, 28, archive=[Card.ART_LADY], milan=land()), seat(points=9, norway=land()), seat(points=9))
    game.does(ANNA, Realise(Card.ART_LADY))
    assert GAME.standing(game.state) == Standing((30, 9, 9), (ANNA,), over=True)
    assert GAME.write_result(game.state) == {"points": [30, 9, 9], "winner": ANNA, "rounds": 2}


@rule("13.3")
def test_each_round_gives_at_least_the_points_of_leonardo() -> None:
    game = doing(ScoreRound(), seat(milan=land()), seat(norway=land()), seat(hungary=land()), leonardo=BIANCA)
    assert game.happened(PointsScored)[0] == PointsScored(BIANCA, 2, ((Cause.LEONARDO, 2),))
