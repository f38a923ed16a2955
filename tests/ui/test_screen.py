"""Any frame that is brought up to date looks as if all of it were drawn anew."""

import random
from typing import Any

import pygame
import pytest

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.panels.page import Page
from leonardo.ui.compositor import Compositor
from leonardo.ui.node import Board, Foot, Node, Variants, Z, column, image, paint, row, stack, text
from leonardo.ui.screen import Screen
from leonardo.ui.timeline import count, flight, parallel, sequence, stagger, tween, walk

SIZE = (420, 300)
PICTURES: list[Pictures] = []


def screen() -> Screen:
    if not PICTURES:
        pygame.init()
        pygame.display.set_mode(SIZE)
        PICTURES.append(Pictures())
    page = Page(size=SIZE, k=0.6)
    return Screen(Brush(PICTURES[0], Painter(0.6), page, [PlayerStyle("Lisa", "red")]), SIZE)


def _blob(_brush: Brush, surface: pygame.Surface, at: pygame.Rect, colour: tuple[int, int, int, int]) -> None:
    pygame.draw.circle(surface, colour, at.center, min(at.size) // 2)


STYLE = Style(Face.BOLD, 24)


def tree(chance: random.Random, depth: int = 0) -> Node:
    """Any tree: boxes in boxes, with things that lie over each other on several layers."""
    name = chance.randrange(12) if chance.random() < 0.4 else None
    z = chance.choice([None, None, None, Z.BOARD, Z.HIGHLIGHT, Z.PIECES, Z.DRAG])
    common: dict[str, Any] = {"id": name, "z": z, "grow": chance.choice([0, 1, 2]), "pad": chance.choice([0, 6, 14])}
    kind = chance.randrange(9 if depth < 4 else 4)
    if kind == 0:
        return text(chance.choice(["a", "Leonardo", "Fiume Arno"]), STYLE, **common, value=chance.choice([None, 7, 80]))
    if kind == 1:
        return image(
            chance.choice(["florin_blank", "shield_red", "house_red"]),
            **common,
            pale=chance.choice([255, 90]),
            flies=True,
        )
    if kind == 2:
        colour = tuple(chance.randrange(256) for _ in range(4))
        return paint(_blob, colour, **common, bleed=chance.choice([0, 20]))
    if kind == 3:
        return image("workshop_wood", mode="cover", opaque=True, **common)
    kids = tuple(tree(chance, depth + 1) for _ in range(chance.randrange(1, 5)))
    if kind == 4:
        return Variants(kids=kids, **common)
    if kind == 5:
        stands = tuple(
            image("pawn_red", height=60, at=Foot(chance.randrange(100), chance.randrange(100))) for _ in kids
        )
        return Board(units=(100, 100), kids=stands, **common)
    make = (row, column, stack)[kind % 3]
    return make(*kids, **common)


@pytest.mark.parametrize("seed", range(60))
def test_a_frame_that_is_brought_up_to_date_is_as_one_drawn_anew(seed: int) -> None:
    chance, shown, window = random.Random(seed), screen(), pygame.Surface(SIZE)
    trees = [tree(chance) for _ in range(3)]
    for _ in range(14):
        if chance.random() < 0.4:
            flies = shown.straight_flight(200, 20) if chance.random() < 0.6 else None
            shown.show(stack(*chance.sample(trees, chance.randrange(1, 4))), flies=flies)
        name = chance.randrange(12)
        motion = chance.choice(
            [
                tween(name, "x", -40, 60, 120),
                tween(name, "alpha", 0, 1, 200),
                tween(name, "scale", 0.4, 1.6, 150),
                walk(name, [(10, 10), (200, 90), (300, 250)], 60, lift=12),
                sequence(tween(name, "alpha", 1, 0.2, 60), tween(name, "alpha", 0.2, 1, 60)),
                stagger([tween(each, "y", 30, 0, 80) for each in range(4)], 30),
                parallel(tween(name, "scale", 2, 1, 90), flight(chance.randrange(12), (0, 0), (200, 200), 90)),
            ]
        )
        if chance.random() < 0.5:
            shown.timeline.play(motion)
        if chance.random() < 0.2:
            shown.timeline.hold(name, x=chance.randrange(-50, 50), z=int(Z.DRAG))
        if chance.random() < 0.2:
            shown.timeline.release(name)
        shown.frame(window, chance.randrange(60))
        anew = pygame.Surface(SIZE)
        Compositor(shown.cache).frame(anew, shown.items())
        assert window.get_buffer().raw == anew.get_buffer().raw


def test_what_is_prefetched_is_not_made_in_the_frame_that_shows_it() -> None:
    shown, window = screen(), pygame.Surface(SIZE)
    shown.show(tree(random.Random(1)))
    shown.frame(window)
    following = tree(random.Random(5))
    while not shown.prefetch_for(following, 1000):
        pass
    made = shown.cache.made_count
    shown.show(following)
    shown.frame(window)
    assert shown.cache.made_count == made


def test_skipping_is_as_the_end() -> None:
    one, other = screen(), screen()
    windows = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for each, window in zip((one, other), windows, strict=True):
        each.show(tree(random.Random(3)))
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
