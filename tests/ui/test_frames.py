"""Any frame that is brought up to date looks, byte for byte, as if all of it were drawn anew."""

import random
from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from pygame import Surface

from leonardo.app.kit.translations import speak
from leonardo.ui.items import each_item
from leonardo.ui.node import Grid, Node, Text, TextScale, Z, column, fill, paint, row, stack
from leonardo.ui.screen import FlightPlan, Screen
from leonardo.ui.timeline import count, flight, parallel, sequence, stagger, tween, walk
from tests.diagonal import first_quick
from tests.ui.trees import NAMES, SIZE, STYLE, as_laid, blob, brush, from_nothing, random_tree, screen

SIZES = (SIZE, (300, 420), (640, 200))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


class Person:
    """Does this and that with a screen, and keeps the window in which it is shown."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        names = list(range(NAMES))
        self.trees = [random_tree(self.chance, names) for _ in range(3)]
        self.shown, self.window = screen(), Surface(SIZE)
        self.deeds: list[Callable[[], object]] = [
            *[self.show] * 4,
            *[self.play] * 4,
            *[self.prefetch_a_little] * 2,
            *(self.hold, self.release, self.resize, self.enlarge_text, self.speak_otherwise, self.skip),
        ]

    def any_tree(self) -> Node:
        """Return some of the trees, in other places than before."""
        kids = self.chance.sample(self.trees, self.chance.randrange(1, 4))
        z, make = self.chance.choice([None, Z.BOARD, Z.OVERLAY]), self.chance.choice([stack, stack, row, column])
        whole = make(*(stack(kid, grow=1) for kid in kids) if make is not stack else kids, z=z)
        return TextScale(rows=self.chance.choice([1, 90]), style=STYLE, kids=(whole,))

    def show_tree(self, tree: Node, flies: FlightPlan | None = None) -> None:
        self.shown.show(tree, flies=flies, fade_ms=self.chance.choice([0, 90]))
        anew = Screen(self.shown.brush, self.shown.window.size).lay(tree)
        assert self.shown.root is not None
        assert as_laid(self.shown.root) == as_laid(anew)

    def act(self) -> None:
        """Do a few things before the next frame: as many frames are dropped as there are things."""
        for _ in range(self.chance.randrange(1, 4)):
            self.chance.choice(self.deeds)()
            self.shown.timeline.update(self.chance.choice([0, 0, 500]))

    def show(self) -> None:
        flies = self.shown.straight_flight(200, 20) if self.chance.random() < 0.6 else None
        self.show_tree(self.any_tree(), flies)

    def prefetch_a_little(self) -> None:
        """Prefetch a tree, not to the end, and show that or another one, or none."""
        tree = self.any_tree()
        list(islice(self.shown.prefetch(tree), self.chance.randrange(6)))
        if self.chance.random() < 0.6:
            self.show_tree(self.chance.choice([tree, self.any_tree()]))

    def play(self) -> None:
        name = self.chance.randrange(NAMES)
        motions = (
            tween(name, "x", -40, 60, 120),
            tween(name, "alpha", 0, 1, 200),
            tween(name, "scale", 0.4, 1.6, 150),
            tween(name, "lean", -40, 20, 100),
            walk(name, [(10, 10), (200, 90), (300, 250)], 60, lift=12),
            sequence(tween(name, "alpha", 1, 0.2, 60), tween(name, "alpha", 0.2, 1, 60)),
            stagger([tween(each, "y", 30, 0, 80) for each in range(4)], 30),
            parallel(tween(name, "scale", 2, 1, 90), flight(self.chance.randrange(NAMES), (0, 0), (200, 200), 90)),
        )
        hits = self.shown.root.hits if self.shown.root is not None else ()
        counters = [each.node.id for each in hits if isinstance(each.node, Text) and each.node.value is not None]
        self.shown.timeline.play(self.chance.choice([*motions, *(count(each, 0, 30) for each in counters)]))

    def hold(self) -> None:
        place = {"x": self.chance.randrange(-50, 50), "z": int(self.chance.choice([Z.DRAG, Z.BOARD]))}
        self.shown.timeline.hold(self.chance.randrange(NAMES), **place)

    def release(self) -> None:
        self.shown.timeline.release(self.chance.randrange(NAMES))

    def skip(self) -> None:
        self.shown.timeline.skip()

    def speak_otherwise(self) -> None:
        speak(self.chance.choice(["en", "cs"]))
        self.show_tree(self.any_tree())

    def resize(self) -> None:
        self._arrange(self.chance.choice(SIZES), 1.0)

    def enlarge_text(self) -> None:
        self._arrange(self.shown.window.size, self.chance.choice([1.0, 1.3]))

    def _arrange(self, size: tuple[int, int], text_scale: float) -> None:
        self.shown = Screen(brush(size, text_scale), size, self.shown.timeline)
        self.window = Surface(size)
        self.show_tree(self.any_tree())


@first_quick("seed", range(60), 2)
def test_a_frame_that_is_brought_up_to_date_is_as_one_drawn_anew(seed: int) -> None:
    person = Person(seed)
    for _ in range(14):
        person.act()
        person.shown.frame(person.window, person.chance.randrange(60))
        assert person.window.get_buffer().raw == from_nothing(person.shown)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_drawn_where_nothing_differs(seed: int) -> None:
    person = Person(seed)
    person.show()
    person.shown.timeline.skip()
    person.shown.frame(person.window)
    assert person.shown.frame(person.window, 16) == []


@pytest.mark.parametrize("seed", range(20))
def test_what_is_prefetched_is_not_made_when_it_is_shown(seed: int) -> None:
    person = Person(seed)
    person.shown.cache.max_pixels = 1 << 30
    person.show()
    person.shown.frame(person.window)
    tree = person.any_tree()
    while not person.shown.prefetch_for(tree, 1000):
        pass
    made = person.shown.cache.made_count
    person.shown.show(tree)
    person.shown.frame(person.window)
    assert person.shown.cache.made_count == made


@pytest.mark.parametrize("seed", range(20))
def test_a_frame_makes_no_more_rasters_than_it_shows(seed: int) -> None:
    person = Person(seed)
    for _ in range(6):
        person.act()
        made = person.shown.cache.made_count
        person.shown.frame(person.window)
        assert person.shown.cache.made_count - made <= len({item.key for item in each_item(person.shown.items())})


def test_more_changes_than_are_drawn_one_by_one_are_all_drawn() -> None:
    shown, window = screen(), Surface(SIZE)
    for colour in ((200, 0, 0), (0, 0, 200)):
        dots = tuple(fill(colour if number % 2 else (9, 9, 9), width=5, height=5) for number in range(200))
        shown.show(Grid(kids=dots, least=30))
        shown.frame(window)
        assert window.get_buffer().raw == from_nothing(shown)


def test_a_painting_that_bleeds_otherwise_is_another_one() -> None:
    shown, window = screen(), Surface(SIZE)
    for bleed in (0, 30):
        shown.show(paint(blob, (200, 0, 0, 255), bleed=bleed, width=100, height=100))
        shown.frame(window)
        assert window.get_buffer().raw == from_nothing(shown)
