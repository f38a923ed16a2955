"""What the slip of an attack tells before it is declared, and that a tip of its counters hides none of it."""

import pytest

from leonardo.app.engines.moves.in_hand import March
from leonardo.app.engines.words.marching import odds_of, said
from leonardo.app.kit.translations import tr
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Attack, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import MOVES
from tests.engine.engines.build import ANNA, land, seat, turn

MILAN, VENICE, FLORENCE = Territory.MILAN, Territory.VENICE, Territory.FLORENCE


@pytest.mark.parametrize(("infantry", "castle"), [(2, 0), (4, 1), (6, 2)])
def test_the_chances_of_both_sides_of_an_attack_make_a_hundred(infantry: int, castle: int) -> None:
    game = turn(seat(milan=land(7)), seat(venice=land(3, castle), hungary=land()), seat(norway=land()))
    view, march = GAME.view(game.state, ANNA), March(Attack, ANNA, MILAN, VENICE, infantry, 0, 0)
    told, odds = said(view, march), odds_of(view, march)
    back = sum(int(line.split(":")[1].strip(" %")) for line in told.lines if line.startswith("Retreat"))
    win, hold = (int(words.split()[-1].rstrip("%")) for words in (told.win_words, told.hold_words))
    assert win + hold + back == 100
    assert abs(win - 100 * odds.win) <= 1
    assert abs(hold - 100 * odds.hold) <= 1


@pytest.mark.parametrize(("infantry", "enemies", "win"), [(6, 1, 99), (1, 9, 1)])
def test_what_dice_may_still_decide_is_neither_all_nor_none(infantry: int, enemies: int, win: int) -> None:
    attacker = seat(milan=land(7, planes=6 * (enemies == 1)), plane=Card.PLANE_BAT)
    game = turn(attacker, seat(venice=land(enemies), hungary=land()), seat(norway=land()))
    march = March(Attack, ANNA, MILAN, VENICE, infantry, 0, 6 * (enemies == 1))
    view = GAME.view(game.state, ANNA)
    assert round(100 * odds_of(view, march).win) in (0, 100)
    told = said(view, march)
    assert told.win_words == tr("engines.slip.win", percent=win)
    assert told.hold_words == tr("engines.slip.hold", percent=100 - win)


def test_where_nobody_defends_nothing_is_said_of_holding() -> None:
    game = turn(seat(milan=land(3), florence=land()), seat(venice=land()), seat(norway=land()))
    told = said(GAME.view(game.state, ANNA), March(Move, ANNA, MILAN, FLORENCE, 1, 0, 0))
    assert (told.win, told.win_words, told.hold_words) == (None, "", "")


def test_the_slip_of_a_first_move_says_what_ends_moving_and_that_of_a_further_one_does_not() -> None:
    game = turn(seat(milan=land(4), florence=land(1)), seat(naples=land()), seat(venice=land()))
    ends = tr("engines.slip.moves", count=MOVES)
    march = March(Move, ANNA, MILAN, FLORENCE, 1, 0, 0)
    assert ends in said(GAME.view(game.state, ANNA), march).lines
    game.does(ANNA, march.action)
    assert ends not in said(GAME.view(game.state, ANNA), march).lines
