"""Any frame that is brought up to date looks, byte for byte, as if all of it were drawn anew."""

import random

import pytest
from pygame import Surface

from leonardo.ui.node import Z, stack
from leonardo.ui.screen import Screen
from leonardo.ui.timeline import flight, parallel, sequence, stagger, tween, walk
from tests.ui.trees import NAMES, SIZE, from_nothing, random_tree, screen


def move_something(chance: random.Random, shown: Screen) -> None:
    """Play, hold or release something at random."""
    name = chance.randrange(NAMES)
    motion = chance.choice(
        [
            tween(name, "x", -40, 60, 120),
            tween(name, "alpha", 0, 1, 200),
            tween(name, "scale", 0.4, 1.6, 150),
            walk(name, [(10, 10), (200, 90), (300, 250)], 60, lift=12),
            sequence(tween(name, "alpha", 1, 0.2, 60), tween(name, "alpha", 0.2, 1, 60)),
            stagger([tween(each, "y", 30, 0, 80) for each in range(4)], 30),
            parallel(tween(name, "scale", 2, 1, 90), flight(chance.randrange(NAMES), (0, 0), (200, 200), 90)),
        ]
    )
    if chance.random() < 0.5:
        shown.timeline.play(motion)
    if chance.random() < 0.2:
        shown.timeline.hold(name, x=chance.randrange(-50, 50), z=int(Z.DRAG))
    if chance.random() < 0.2:
        shown.timeline.release(name)


@pytest.mark.parametrize("seed", range(60))
def test_a_frame_that_is_brought_up_to_date_is_as_one_drawn_anew(seed: int) -> None:
    chance, shown, window = random.Random(seed), screen(), Surface(SIZE)
    names = list(range(NAMES))
    trees = [random_tree(chance, names) for _ in range(3)]
    for _ in range(14):
        if chance.random() < 0.4:
            flies = shown.straight_flight(200, 20) if chance.random() < 0.6 else None
            tree = stack(*chance.sample(trees, chance.randrange(1, 4)))
            shown.show(tree, flies=flies, fade_ms=chance.choice([0, 90]))
        move_something(chance, shown)
        shown.frame(window, chance.randrange(60))
        assert window.get_buffer().raw == from_nothing(shown)
