"""Where rows, columns, grids and boards put their kids, and what they do where room is short."""

import pytest
from pygame import Rect

from leonardo.app.kit.brush import Style
from leonardo.app.kit.text.painter import Face
from leonardo.ui.node import (
    SPACER,
    At,
    Board,
    Foot,
    Grid,
    L,
    Lines,
    Node,
    Share,
    Spacer,
    TextScale,
    Variants,
    column,
    fill,
    image,
    row,
    stack,
    text,
)
from leonardo.ui.screen import Screen
from tests.ui.trees import SIZE, STYLE, brush, screen

WIDE, HIGH = SIZE


def places(node: Node, shown: Screen | None = None) -> dict[object, Rect]:
    shown = shown or screen()
    shown.show(node)
    assert shown.root is not None
    return {element.node.id: element.rect for element in shown.root.hits}


def box(name: object, **fields: object) -> Node:
    return Spacer(id=name, **fields)  # type: ignore[arg-type] # any of the fields of a node


def test_kids_take_what_they_say_and_the_rest_goes_to_who_grows() -> None:
    found = places(row(box("a", width=100), box("b", grow=1), box("c", grow=3), gap=10))
    assert [found[name].left for name in "abc"] == [0, 66, 66 + 87 + 6]
    assert found["c"].right == WIDE
    assert all(found[name].height == HIGH for name in "abc")


def test_none_grows_beyond_its_most() -> None:
    found = places(column(box("a", grow=1, max_height=50), box("b", grow=1)))
    assert (found["a"].height, found["b"].height) == (30, HIGH - 30)


@pytest.mark.parametrize(
    ("justify", "lefts"),
    [("start", [0, 60]), ("end", [WIDE - 120, WIDE - 60]), ("centre", [150, 210]), ("between", [0, WIDE - 60])],
)
def test_what_does_not_grow_lies_where_the_row_says(justify: str, lefts: list[int]) -> None:
    found = places(row(box("a", width=100), box("b", width=100), justify=justify))
    assert [found["a"].left, found["b"].left] == lefts


@pytest.mark.parametrize(("align", "top"), [("start", 0), ("centre", (HIGH - 30) // 2), ("end", HIGH - 30)])
def test_a_kid_lies_across_its_row_where_it_says(align: str, top: int) -> None:
    assert places(row(box("a", width=100, height=50, align=align)))["a"] == Rect(0, top, 60, 30)


def test_lengths_are_units_shares_lines_and_least_pixels() -> None:
    found = places(
        column(box("a", height=L(1, 9)), box("b", height=Share(0.5)), box("c", height=Lines(STYLE, 2)), SPACER)
    )
    assert found["a"].height == 9
    assert found["b"].height == HIGH / 2
    assert found["c"].height == 2 * brush().line(STYLE)


def test_where_room_is_short_the_highest_number_is_dropped_first() -> None:
    kids = (box("a", width=400), box("b", width=200, drop=1), box("c", width=200, drop=2))
    assert set(places(row(*kids))) == {"a", "b"}
    assert set(places(row(*kids, gap=150))) == {"a"}


def test_what_has_an_aspect_shrinks_in_both_ways() -> None:
    found = places(column(*(box(name, aspect=2.0, width=600) for name in "ab")))
    assert found["a"].size == found["b"].size
    assert found["a"].width == 2 * found["a"].height
    assert found["b"].bottom <= HIGH


def test_texts_too_long_together_are_shrunk_and_stay_within() -> None:
    words, large = "two of it have no room", Style(Face.BOLD, 50)
    found = places(row(text(words, large, id="a"), text(words, large, id="b")))
    assert found["b"].right <= WIDE
    assert abs(found["a"].width - found["b"].width) <= 1


def test_even_kids_are_alike_and_as_large_as_there_is_room_for() -> None:
    found = places(row(*(box(name, grow=1) for name in "abc"), even=1.0, gap=10, justify="centre"))
    assert {found[name].size for name in "abc"} == {(136, 136)}
    assert found["b"].center == (WIDE // 2, HIGH // 2)


def test_the_first_variant_that_fits_is_shown_or_else_the_last() -> None:
    broad, narrow = box("broad", width=2000), box("narrow", width=1000)
    assert set(places(Variants(kids=(broad, box("right", width=100), narrow)))) == {"right"}
    assert set(places(Variants(kids=(broad, narrow)))) == {"narrow"}
    assert set(places(Variants(kids=(stack(box("flat"), min_aspect=9), box("tall"))))) == {"tall"}


def test_unmeasured_variants_fit_where_they_have_their_room() -> None:
    too_broad, low = box("too broad", width=5000), box("low")
    high, higher = stack(too_broad, min_height=200), stack(too_broad, min_height=2000)
    assert set(places(Variants(kids=(higher, high, low), measured=False))) == {"too broad"}
    assert set(places(Variants(kids=(higher, low, high), measured=False))) == {"low"}
    assert set(places(Variants(kids=(higher, high, low)))) == {"low"}


def test_a_grid_has_as_few_rows_as_hold_all() -> None:
    found = places(Grid(kids=tuple(box(number) for number in range(5)), least=200, gap=10))
    assert [found[number].top for number in range(5)] == [0, 0, 0, HIGH // 2, HIGH // 2]
    assert found[0].size == found[4].size == (136, 150)
    assert found[4].left == found[1].left


def test_kids_of_a_board_lie_in_units_and_figures_on_their_foot() -> None:
    pawn = image("pawn_red", height=20, at=Foot(50, 50), id="pawn")
    found = places(Board(units=(100, 100), kids=(box("field", at=At(10, 20, 30, 40)), pawn)))
    assert found["field"] == Rect(42, 60, 126, 120)
    assert found["pawn"].height == 60
    assert found["pawn"].bottom == pytest.approx(150, abs=12)


def test_pads_take_room_on_their_sides() -> None:
    found = places(stack(box("a"), pad=(10, 20, 30, 40)))
    assert found["a"] == Rect(6, 12, WIDE - 24, HIGH - 36)


def test_larger_text_yields_where_so_many_lines_have_no_room() -> None:
    size = 420, 300
    kid = column(box("line", height=Lines(STYLE)))
    large = Screen(brush(size, 1.3), size)
    assert places(TextScale(rows=3, style=STYLE, kids=(kid,)), large)["line"].height == brush(size, 1.3).line(STYLE)
    assert places(TextScale(rows=20, style=STYLE, kids=(kid,)), large)["line"].height == brush(size).line(STYLE)


def test_a_text_without_room_is_told_in_a_shorter_way() -> None:
    shown = screen()
    told = text(("a wording that is far too long", "shorter"), STYLE)
    shown.show(row(told, fill((1, 2, 3), width=560), SPACER))
    assert shown.items()[0].rect.width == shown.brush.width("shorter", STYLE)
