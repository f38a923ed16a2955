"""What a screen shows, what lies where, and where the keyboard goes."""

import random

from pygame import SRCALPHA, Rect, Surface

from leonardo.ui.node import Z, column, image, row, stack
from leonardo.ui.timeline import count, pause, sequence, tween, walk
from tests.ui.trees import SIZE, random_tree, screen


def test_skipping_is_as_the_end() -> None:
    one, other = screen(), screen()
    windows = Surface(SIZE), Surface(SIZE)
    for each, window in zip((one, other), windows, strict=True):
        each.show(random_tree(random.Random(3)))
        each.frame(window)
        each.timeline.play(sequence(tween(3, "x", 0, 90, 200), tween(4, "alpha", 0, 1, 200), count(5, 1, 40)))
    one.timeline.skip()
    one.frame(windows[0])
    for _ in range(100):
        other.frame(windows[1], 50)
    assert windows[0].get_buffer().raw == windows[1].get_buffer().raw


def test_what_leans_keeps_its_middle_and_is_drawn_where_it_is() -> None:
    shown, window, place = screen(), Surface(SIZE, SRCALPHA), Rect(20, 30, 40, 60)
    node = image("shield_red", id="piece", mode="stretch")
    over = shown.lay_over(node, place)
    assert shown.draw_moved(window, over, pause(1), 0) == place
    for moment, at in ((0, (40, 60)), (0.5, (90, 60)), (1, (140, 60))):
        window.fill((0, 0, 0, 0))
        moves = walk("piece", [(40, 60), (140, 60)], 1, lean=30)
        drawn = shown.draw_moved(window, over, moves, moment - 1e-9 * (moment == 1))
        seen = window.get_bounding_rect()
        assert drawn.contains(seen)
        assert abs(drawn.centerx - at[0]) <= 1 >= abs(drawn.centery - at[1]), moment
        assert (seen.width > place.width + 5) == (moment == 0.5), "half way it leans"


def test_the_upper_layer_is_pressed_first() -> None:
    shown = screen()
    shown.show(stack(image("florin_blank", id="piece", z=Z.PIECES), image("shield_red", id="light", z=Z.HIGHLIGHT)))
    assert shown.at((210, 150)) == ("piece", "light")


def test_the_keyboard_goes_to_what_is_nearest() -> None:
    shown = screen()
    cells = [row(*(image("florin_blank", id=(x, y), grow=1) for x in range(4)), grow=1) for y in range(3)]
    shown.show(column(*cells))
    assert shown.nearest((1, 1), (1, 0)) == (2, 1)
    assert shown.nearest((1, 1), (0, -1)) == (1, 0)
    assert shown.tab((3, 0)) == (0, 1)
