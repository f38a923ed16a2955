"""Components are called once for equal facts in a screen, and nothing that was made is kept for ever."""

import gc
import random
from collections.abc import Iterator

import pytest
from pygame import Surface

from leonardo.app.kit.translations import speak, tr
from leonardo.ui.node import Node, Variants, Z, column, component, fill, image, row, stack, text
from leonardo.ui.screen import Screen
from tests.ui.trees import NAMES, SIZE, STYLE, random_tree, screen

calls = list[object]()


@component
def card(name: str, count: int) -> Node:
    """Return a card, and note the call."""
    calls.append((name, count))
    return stack(image(name), text(str(count), STYLE), id=(name, count))


@component
def cards(*counts: int) -> Node:
    calls.append(counts)
    return row(*(card("shield_red", count) for count in counts))


@component
def title() -> Node:
    return text(tr("message.cancel"), STYLE, id="title")


@pytest.fixture(autouse=True)
def _nothing_called() -> Iterator[None]:
    calls.clear()
    yield
    speak("en")


def test_a_component_is_called_once_for_equal_facts() -> None:
    shown = screen()
    shown.show(column(cards(1, 2, 3)))
    assert calls == [(1, 2, 3), ("shield_red", 1), ("shield_red", 2), ("shield_red", 3)]
    before = shown.root.kids[0] if shown.root is not None else None
    shown.show(column(cards(1, 2, 3)))
    assert len(calls) == 4
    assert shown.root is not None
    assert shown.root.kids[0] is before, "it is laid out anew"


def test_only_components_with_other_facts_are_called_again() -> None:
    shown = screen()
    shown.show(column(cards(1, 2)))
    calls.clear()
    shown.show(column(cards(1, 3)))
    assert calls == [(1, 3), ("shield_red", 3)]


def test_every_screen_has_its_own() -> None:
    for _ in range(2):
        screen().show(column(cards(1)))
    assert len(calls) == 4


def test_a_variant_behind_one_that_fits_is_not_made() -> None:
    shown = screen()
    shown.show(column(text("a", STYLE), card("shield_red", 1)))
    calls.clear()
    shown.show(Variants(kids=(text("a", STYLE), card("house_red", 1))))
    assert calls == []


def test_a_component_has_no_fields_of_its_own() -> None:
    with pytest.raises(AttributeError):
        _ = card("shield_red", 1).grow


def width(shown: Screen) -> int:
    shown.show(row(title()))
    place = shown.place("title")
    assert place is not None
    return place.width


def test_in_another_language_all_is_made_anew() -> None:
    shown, window = screen(), Surface(SIZE)
    english = width(shown)
    shown.frame(window)
    speak("fr")
    assert width(shown) != english
    assert shown.frame(window) == [shown.window]
    speak("en")
    assert width(shown) == english


def test_what_was_prefetched_in_another_language_is_not_shown() -> None:
    shown = screen()
    english, tree = width(shown), row(title())
    for _ in shown.prefetch(tree):
        pass
    speak("fr")
    shown.show(tree)
    place = shown.place("title")
    assert place is not None
    assert place.width != english


def test_two_nodes_with_one_id_are_a_fault() -> None:
    with pytest.warns(UserWarning, match="several nodes"):
        screen().show(row(image("shield_red", id="one"), image("house_red", id="one")))


def test_what_is_kept_does_not_grow_with_what_was_shown() -> None:
    shown, window, chance = screen(), Surface(SIZE), random.Random(1)
    shown.cache.max_pixels = 4 * SIZE[0] * SIZE[1]
    for turn in range(60):
        count = text(str(turn), STYLE, value=turn, id="count")
        shown.show(stack(random_tree(chance, list(range(NAMES))), column(cards(turn), count, fill((turn, 0, 0)))))
        shown.timeline.hold("count", alpha=chance.random(), scale=chance.choice([1.0, 1.2]), z=int(Z.DRAG))
        shown.frame(window, 20)
        assert shown.cache.pixels <= shown.cache.max_pixels
    shown.timeline.release("count")
    shown.timeline.skip()
    shown.show(fill((1, 2, 3)))
    shown.frame(window)
    shown.components.clear()
    shown.cache.clear()
    gc.collect()
    assert shown.cache.key_count == 1, "keys are kept of which there is neither a raster nor an item"


def test_components_that_were_not_asked_for_longest_are_dropped() -> None:
    shown = screen()
    components = shown.components
    components.most = 10
    for turn in range(50):
        shown.show(column(cards(turn)))
    assert len(components) <= 10
    calls.clear()
    shown.show(column(cards(49)))
    assert calls == []
