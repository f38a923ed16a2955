"""Nodes whose places depend on how large their kids are, and nodes that are drawn once on a surface."""

import random
from collections.abc import Iterator

import pygame
from pygame import Rect

from leonardo.app.kit.brush import Brush
from leonardo.ui import still
from leonardo.ui.node import Measure, Measured, Node, Spacer, Variants, Wrap, Z, column, image, paint, row, stack, text
from tests.ui.trees import SIZE, STYLE, random_tree, screen

BROAD, NARROW = Spacer(width=100, height=20), Spacer(width=40, height=20)


def _block(_brush: Brush, _surface: pygame.Surface, _at: Rect, _wide: int) -> None:
    """Draw nothing: only its size counts."""


def _wide(brush: Brush, wide: int) -> tuple[int, int]:
    return brush.px(wide), 0


def places(node: Node) -> dict[object, Rect]:
    shown = screen()
    shown.show(node)
    return {element.node.id: element.rect for element in shown.root.hits} if shown.root is not None else {}


def test_what_does_not_fit_in_a_row_goes_to_the_next() -> None:
    kids = tuple(paint(_block, 200, size=_wide, id=number) for number in range(5))
    found = places(column(Wrap(kids=kids, gap=10, row_gap=20, row_height=50, id="all")))
    assert [found[number].top for number in range(5)] == [0, 0, 0, 42, 42]
    assert len({found[number].width for number in range(3)}) == 1
    assert found[3].width == found[4].width > found[0].width
    assert found[4].right == found[2].right == SIZE[0]
    assert found["all"].height == 30 + 12 + 30


def _below(_brush: Brush, rect: Rect, measure: Measure, gap: int) -> Iterator[Rect]:
    for number in range(2):
        place = Rect((0, 0), measure(number, *rect.size))
        place.midbottom = rect.centerx, rect.bottom - gap
        yield place


def test_one_that_is_measured_lies_where_its_own_size_has_room() -> None:
    kids = stack(BROAD, id="broad"), stack(NARROW, id="narrow")
    found = places(Measured(kids=kids, place=_below, args=(7,)))
    assert (found["broad"].size, found["broad"].bottom) == ((60, 12), SIZE[1] - 7)
    assert (found["narrow"].width, found["narrow"].centerx) == (24, SIZE[0] // 2)


def test_variants_are_as_large_as_the_one_that_is_shown() -> None:
    low, high = text("low", STYLE), Spacer(width=2000, height=200)
    found = places(column(Variants(kids=(high, low), id="some"), image("florin_blank", grow=1, id="rest")))
    assert 0 < found["some"].height < 40
    assert found["rest"].top == found["some"].bottom


def test_a_stack_is_as_large_as_what_lies_on_its_ground() -> None:
    found = places(column(stack(paint(_block, 1), NARROW, id="all"), image("florin_blank", grow=1)))
    assert found["all"].height == 12


def test_a_row_is_as_high_as_its_text_at_the_width_that_it_gets() -> None:
    told = "a line that is broken into as many rows as it needs beside something else"
    broken = text(told, STYLE, wrap=True, grow=1, id="text")
    found = places(column(row(BROAD, broken, id="row"), image("florin_blank", grow=1)))
    alone = places(column(stack(text(told, STYLE, wrap=True), id="row"), image("florin_blank", grow=1)))
    assert found["row"].height == found["text"].height > alone["row"].height
    assert found["text"].width == SIZE[0] - 60


def test_close_lines_are_as_high_as_single_ones() -> None:
    told = "a line that is broken into as many rows as it needs, " * 2
    found = places(column(text(told, STYLE, wrap=True, close=True, id="text"), text("one", STYLE, id="line")))
    assert found["text"].height > found["line"].height
    assert found["text"].height % found["line"].height == 0


def test_a_node_drawn_once_looks_as_on_a_screen() -> None:
    node = stack(random_tree(random.Random(5)), image("florin_blank", z=Z.PIECES))
    shown, window, once = screen(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    shown.show(node)
    shown.frame(window)
    still.draw(shown.brush, once, once.get_rect(), node)
    assert window.get_buffer().raw == once.get_buffer().raw
