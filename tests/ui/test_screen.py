"""What a screen shows, what lies where, and where the keyboard goes."""

import random

from pygame import Surface

from leonardo.ui.node import Z, column, image, row, stack
from leonardo.ui.timeline import count, sequence, tween
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
