"""What is compared meets the same chance: what a seat does, and what it throws, moves nothing for the others."""

from random import Random

from leonardo.ai.engines.advice import ADVISER
from leonardo.ai.engines.search import ComparingSearch, Dealer, Luck
from leonardo.engine.engines import GAME
from leonardo.engine.engines.constants import Throw
from leonardo.engine.engines.questions import DiceQuestion
from tests.engine.engines.build import ANNA, BIANCA, land, seat, turn

GAME_OF_THREE = turn(seat(milan=land(3)), seat(norway=land(2)), seat(rome=land(1)))
FIRST, OTHER = tuple(Throw)[:2]


def luck() -> Luck:
    view = GAME.view(GAME_OF_THREE.state, ANNA)
    return Luck(Dealer(view).deal(Random(5)))


def test_deciding_more_often_leaves_the_chance_of_others() -> None:
    one, two = luck(), luck()
    for _ in range(7):
        two.of_seat(1, ANNA).random()
    assert one.of_seat(1, BIANCA).random() == two.of_seat(1, BIANCA).random()
    assert one.of_seat(2, ANNA).random() == two.of_seat(2, ANNA).random()
    assert one.of_seat(1, ANNA).random() != two.of_seat(1, ANNA).random()


def test_throws_of_a_kind_fall_alike_whatever_else_was_thrown() -> None:
    one, two = luck(), luck()
    mine, other, theirs = DiceQuestion(ANNA, FIRST, 3), DiceQuestion(ANNA, OTHER, 3), DiceQuestion(BIANCA, FIRST, 3)
    for _ in range(4):
        two.of_dice(1, other).random()
        two.of_dice(1, theirs).random()
    assert [one.of_dice(1, mine).random() for _ in range(3)] == [two.of_dice(1, mine).random() for _ in range(3)]


def test_advice_compares_in_this_way() -> None:
    view = GAME.view(GAME_OF_THREE.state, ANNA)
    assert isinstance(ADVISER.search(view, ADVISER.far), ComparingSearch)
