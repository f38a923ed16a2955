"""What is held hangs above those who stand where it may go, and hides no words beside them if it need not."""

from pygame import Rect

from leonardo.app.table.input import swaying

PLACE = Rect(100, 300, 160, 50)
TALL = Rect(100, 300, 160, 200)
PIECE = Rect(0, 0, 60, 50)


def hanging(bottom: int) -> Rect:
    return PIECE.move(150, bottom - PIECE.height)


def test_it_stays_near_the_upper_edge_of_a_flat_place() -> None:
    assert swaying.above(hanging(200), PLACE).bottom == 280
    assert swaying.above(hanging(290), PLACE) == hanging(290)
    assert swaying.above(hanging(345), PLACE).bottom == PLACE.top


def test_over_a_high_place_it_follows_the_pointer() -> None:
    assert swaying.above(hanging(420), TALL) == hanging(420)


def test_it_never_leaves_the_window() -> None:
    assert swaying.above(hanging(30), PLACE.move(0, -280)).top == 0


def test_it_moves_aside_from_words_as_little_as_will_do() -> None:
    hung = hanging(290)
    assert swaying.aside(hung, []) == (0, 0)
    assert swaying.aside(hung, [Rect(100, 220, 200, 30)]) == (0, 10)
    assert swaying.aside(hung, [Rect(hung.right - 4, 200, 40, 200)]) == (-5, 0)


def test_it_stays_where_it_is_if_it_cannot_hide_less() -> None:
    assert swaying.aside(hanging(290), [Rect(0, 0, 900, 900)]) == (0, 0)


def test_wherever_it_moves_it_is_within_its_reach() -> None:
    hung = hanging(290)
    words = [Rect(hung.right - 15, 200, 40, 200), Rect(100, 220, 300, 34)]
    assert swaying.reach(hung, hung.height).contains(hung.move(swaying.aside(hung, words)))


def test_where_words_are_above_it_hangs_below_and_stays_within() -> None:
    for at in ((110, 310), (180, 400), (255, 495)):
        hung = swaying.below(PIECE, at, TALL)
        assert TALL.contains(hung)
        assert hung.top >= TALL.centery
    beside = swaying.below(PIECE, (120, 420), TALL)
    assert beside.left > 120
    assert beside.top == 420
