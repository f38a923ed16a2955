"""Income and recruitment (rule 5)."""

from leonardo.engine.engines.actions import EndTurn, Recruit
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.events import IncomePaid, Recruited, RoundBegan
from leonardo.engine.engines.questions import BeginRound, RecruitFor, RecruitQuestion
from tests.engine.engines.build import (
    ANNA,
    FLORENCE,
    MILAN,
    NORWAY,
    ROME,
    VENICE,
    doing,
    land,
    rule,
    seat,
)


@rule("5.1")
def test_income_is_for_territories_castles_and_works_of_art() -> None:
    anna = seat(0, milan=land(1, castle=5), rome=land(), projects=[Card.ART_LADY, Card.GEARBOX], tank=Card.TANK_ROUND)
    game = doing(BeginRound(), anna, seat(0, venice=land()), seat(0, norway=land(1, castle=1)))
    assert game.happened(IncomePaid) == [IncomePaid((40, 10, 20), (0, 0, 0))]
    assert game.florins(ANNA) == 40


@rule("5.2")
def test_nobody_holds_more_than_300() -> None:
    game = doing(BeginRound(), seat(290, milan=land(1, castle=1)), seat(280, venice=land()), seat(norway=land()))
    assert game.happened(IncomePaid)[0].lost == (10, 0, 0)
    assert [game.florins(who) for who in range(2)] == [300, 290]


@rule("5.3")
def test_each_territory_gets_an_infantry() -> None:
    game = doing(BeginRound(), seat(milan=land(), rome=land(3)), seat(venice=land()), seat(norway=land()), round=0)
    assert game.happened(RoundBegan) == [RoundBegan(1)]
    assert game.happened(Recruited)[0] == Recruited(ANNA, (MILAN, ROME))
    assert (game.at(MILAN).infantry, game.at(ROME).infantry) == (2, 4)


@rule("5.4")
def test_a_small_reserve_is_shared_out_one_by_one() -> None:
    anna = seat(milan=land(36), rome=land(), florence=land())
    game = doing(RecruitFor(ANNA), anna, seat(venice=land()), seat(norway=land()))
    assert game.asked == RecruitQuestion(ANNA, (MILAN, FLORENCE, ROME))
    assert game.objection(Recruit(NORWAY)).rule == "5.3"
    assert game.objection(EndTurn()).rule == "5.4"
    game.does(ANNA, Recruit(ROME))
    assert game.objection(Recruit(ROME)).reason == "has_recruited"
    game.does(ANNA, Recruit(MILAN))
    assert (game.at(MILAN).infantry, game.at(ROME).infantry, game.at(FLORENCE).infantry) == (37, 2, 1)
    assert game.over or game.asked is None


@rule("5.4")
def test_an_empty_reserve_gives_nothing() -> None:
    game = doing(RecruitFor(ANNA), seat(milan=land(39), rome=land()), seat(venice=land()), seat(norway=land()))
    assert game.happened(Recruited) == []
    assert game.at(VENICE).infantry == 1
