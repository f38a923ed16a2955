"""Shows trees of nodes in a window: what is drawn, what lies where, and where the keyboard goes."""

import math
import warnings
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final

import pygame
from attrs import evolve, fields, frozen
from pygame import Rect, Surface

from leonardo.app.kit.areas import Area, bounds, contains
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.translations import translations
from leonardo.ui.compositor import Compositor
from leonardo.ui.items import Item, LayerItem, each_item, layer
from leonardo.ui.layout import Element, items_of, lay
from leonardo.ui.measure import Components, LayoutContext
from leonardo.ui.node import Node
from leonardo.ui.raster import RasterCache
from leonardo.ui.timeline import Motion, Timeline, by_node, flight, parallel, tween

_PLACEMENT: Final = frozenset({"x", "y", "way", "scale", "lean", "alpha", "z"})
"""Properties that change where and how a node is seen, not what it is."""
_LEAST_TARGET: Final = 24  # pixels of what is pressed, at least
_WINDOWS: Final = 8  # windows full of pixels of which rasters are kept
_MOST_PIXELS: Final = 40_000_000
_MOST_SIZES: Final = 20_000  # sizes of nodes that are kept from one layout to the next
FlightPlan = Callable[[Hashable, Rect, Rect], Motion | None]
"""Returns how a node gets from its old place to its new one; None if it is there at once."""


@frozen(cache_hash=True)
class Leaving:
    """The name by which the timeline knows a node that fades out."""

    node: Hashable


class Screen:
    """Shows trees in a window of a size, with the pictures and letters of a brush.

    For another size, other looks or larger text there is another screen, which may take over the timeline.
    """

    def __init__(self, brush: Brush, size: Size, timeline: Timeline | None = None) -> None:
        self.brush, self.window = brush, Rect((0, 0), size)
        self.cache = RasterCache(min(_WINDOWS * size[0] * size[1], _MOST_PIXELS))
        self.timeline = timeline or Timeline()
        self.compositor = Compositor(self.cache)
        self.root: Element | None = None
        self._context = LayoutContext(brush, self.cache)
        self._items: Sequence[Item] = ()
        self._by_id: Mapping[Hashable, Element] = {}
        self._ahead: tuple[Node, Element] | None = None
        """A tree that is prefetched, and as it is laid out."""
        self._language = translations()
        self._leaving: dict[Hashable, Element] = {}
        """What fades out: it is in the tree no more."""

    @property
    def components(self) -> Components:
        return self._context.components

    # What is shown

    def lay(self, tree: Node, before: Element | None = None) -> Element:
        """Lay a tree out without showing it; what is as `before`, or else as it is shown, is taken over."""
        self._speak()
        if self._ahead is not None and self._ahead[0] is tree:
            return self._ahead[1]
        if len(self._context.sizes) > _MOST_SIZES:
            self._context.sizes.clear()
        return lay(self._context, tree, self.window, self.root if before is None else before)

    def _speak(self) -> None:
        """Drop all that was made in another language than is spoken now."""
        if self._language is not translations():
            self._language = translations()
            self.components.clear()
            self._context.sizes.clear()
            self.cache.clear()
            self.compositor.reset()
            self.root = self._ahead = None

    def show(
        self,
        tree: Node | Element,
        *,
        under: Iterable[Item] = (),
        over: Iterable[Item] = (),
        flies: FlightPlan | None = None,
        moves: Motion | None = None,
        fade_ms: float = 0.0,
    ) -> None:
        """Show a tree from now on, with a motion and flights of the nodes that fly and have changed place.

        The tree may be laid out already. Items `under` and `over` it lie so among those of the same layer. Nodes that
        fade and come or go now do so for `fade_ms`. That two nodes have the same id is a fault, of which there is a
        warning.
        """
        before = self._by_id
        self.root = tree if isinstance(tree, Element) else self.lay(tree)
        self._items = sorted((*under, *self.root.items, *over), key=layer)
        self._by_id = {element.node.id: element for element in self.root.hits}
        if len(self._by_id) < len(self.root.hits):
            names = Counter(element.node.id for element in self.root.hits)
            warnings.warn(f"several nodes have the same id: {names.most_common(1)[0][0]}", stacklevel=2)
        motions = [moves] if moves is not None else []
        if flies is not None:
            motions += self._flights(before, flies)
        if motions:
            self.timeline.play(parallel(*motions))
        self._fade(before, fade_ms)

    def _flights(self, before: Mapping[Hashable, Element], flies: FlightPlan) -> Iterator[Motion]:
        for name, element in self._by_id.items():
            old = before.get(name)
            if element.node.flies and old is not None and old.rect != element.rect:
                motion = flies(name, old.rect, element.rect)
                if motion is not None:
                    yield motion

    def _fade(self, before: Mapping[Hashable, Element], fade_ms: float) -> None:
        """Let nodes come and go; those that went are shown until they are invisible, unless they are back."""
        overrides = self.timeline.overrides()
        for name, element in self._by_id.items():
            if element.node.fades and name not in before:
                self._leaving.pop(name, None)
                if fade_ms:
                    start = _alpha(overrides, Leaving(name), 0.0)
                    self.timeline.play(tween(name, "alpha", start, 1.0, fade_ms))
        for name, element in before.items():
            if element.node.fades and name not in self._by_id and fade_ms:
                self._leaving[name] = element
                fading = tween(Leaving(name), "alpha", _alpha(overrides, name, 1.0), 0.0, fade_ms)
                self.timeline.play(fading, partial(self._remove, name, element))

    def _remove(self, name: Hashable, element: Element) -> None:
        if self._leaving.get(name) is element:
            del self._leaving[name]

    def frame(self, surface: Surface, passed_ms: float = 0.0) -> list[Rect]:
        """Let time pass and bring a surface up to date; return where it changed."""
        self.timeline.update(passed_ms)
        return self.compositor.frame(surface, self.items())

    def items(self) -> Sequence[Item]:
        """Return what is seen now, by layers: the tree with all that the timeline changes."""
        overrides = self.timeline.overrides()
        if not overrides:
            return self._items
        items = [*self._items, *items_of([*self._leaving.values()])]
        by_id = dict(self._by_id)
        by_id.update((Leaving(name), element) for name, element in self._leaving.items())
        return self._moved(items, by_id, overrides)

    def lay_over(self, tree: Node, place: Rect) -> Element:
        """Lay a tree out in a place over the window."""
        return lay(self._context, tree, place, None)

    def draw_moved(self, surface: Surface, over: Element, motion: Motion, now_ms: float) -> Rect:
        """Draw what lies over the window as a motion shows its nodes at a moment; return where."""
        by_id = {each.node.id: each for each in over.walk()}
        items = self._moved(over.items, by_id, by_node(motion.properties(now_ms)))
        for item in items:
            self.draw(item, surface)
        return items[0].rect.unionall([item.rect for item in items]) if items else Rect(over.rect.topleft, (0, 0))

    def _moved(
        self,
        items: Sequence[Item],
        by_id: Mapping[Hashable, Element],
        overrides: Mapping[Hashable, Mapping[str, Any]],
    ) -> Sequence[Item]:
        changed: dict[int, Sequence[Item]] = {}
        for name, properties in overrides.items():
            if name in by_id:
                self._override(by_id[name], properties, changed)
        return _replaced(items, changed)

    def _override(self, element: Element, properties: Mapping[str, Any], changed: dict[int, Sequence[Item]]) -> None:
        fields_ = {name: value for name, value in properties.items() if name not in _PLACEMENT}
        items = element.items
        if fields_:
            target = _target(element, fields_.keys())
            context = LayoutContext(target.brush, self.cache)
            again = lay(context, evolve(target.node, **fields_), target.rect, None, target.z)
            for number, item in enumerate(target.items):
                changed[id(item)] = again.items if number == 0 else ()
            items = again.items if target is element else ()
            if not target.items:
                return
        if properties.keys() & _PLACEMENT:
            for item in items:
                changed[id(item)] = self._placed(element, item, properties)

    def _placed(self, element: Element, item: Item, properties: Mapping[str, Any]) -> Sequence[Item]:
        """Return an item of an element as its placement says; nothing if it is not to be seen."""
        x, y = properties.get("x", 0.0), properties.get("y", 0.0)
        scale, alpha, centre = properties.get("scale", 1.0), properties.get("alpha", 1.0), element.rect.center
        if alpha <= 0:
            return ()
        if "way" in properties:
            x, y = properties["way"][0] - centre[0] + x, properties["way"][1] - centre[1] + y
        rect = item.rect.move(round(x), round(y))
        if scale != 1.0:
            rect = Rect(0, 0, max(1, round(item.rect.width * scale)), max(1, round(item.rect.height * scale)))
            rect.centerx = round(centre[0] + (item.rect.centerx - centre[0]) * scale + x)
            rect.centery = round(centre[1] + (item.rect.centery - centre[1]) * scale + y)
        placed = item.variant(rect, properties.get("z", item.z), round(min(alpha, 1.0) * item.alpha))
        return (self._leaning(placed, round(properties.get("lean", 0))),)

    def _leaning(self, item: Item, degrees: int) -> Item:
        """Return an item as it leans to the left about its middle; what has no raster of its own does not."""
        upright = item.make
        if not degrees or upright is None:
            return item

        def make() -> Surface:
            raster = self.cache.raster(item.key, upright)
            return pygame.transform.rotozoom(raster, degrees, item.rect.width / raster.get_width())

        key = self.cache.key(("leaning", item.key, item.rect.size, degrees))
        place = self.cache.raster(key, make).get_rect(center=item.rect.center)
        return Item(key, place, item.z, make, alpha=item.alpha)

    def draw(self, item: Item, surface: Surface) -> None:
        item.draw(surface, item.rect, None if item.make is None else self.cache.raster(item.key, item.make))

    def prefetch(self, tree: Node | None = None) -> Iterator[Item]:
        """Make the rasters that a tree needs and that are not kept, one for each step."""
        root = self.root
        if tree is not None:
            root = self.lay(tree)
            self._ahead = tree, root
        for item in each_item(root.items if root is not None else ()):
            if item.make is not None and item.key not in self.cache:
                self.cache.raster(item.key, item.make)
                yield item

    def prefetch_for(self, tree: Node, limit_ms: float) -> bool:
        """Prefetch for a time at most; return whether all rasters are there."""
        end = perf_counter() + limit_ms / 1000
        return all(perf_counter() <= end for _ in self.prefetch(tree))

    def straight_flight(self, duration_ms: float = 420.0, arc: float = 0.0) -> FlightPlan:
        """Return the usual flight: straight or in an arc, with the size growing from the old to the new one."""

        def fly(name: Hashable, old: Rect, new: Rect) -> Motion:
            return flight(name, old.center, new.center, duration_ms, arc=arc, ratio=old.height / max(1, new.height))

        return fly

    # Where things are

    def place(self, name: Hashable) -> Rect | None:
        """Return where a node lies; None if it is not shown."""
        element = self._by_id.get(name)
        return element.rect if element is not None else None

    def shape(self, element: Element) -> Area:
        """Return where a node is pressed: its area, or its place made large enough to be hit."""
        if element.node.area is not None:
            return element.area
        rect = element.rect
        least = max(0, _LEAST_TARGET - rect.width), max(0, _LEAST_TARGET - rect.height)
        return rect.inflate(least) if any(least) else rect

    def at(self, point: Point) -> tuple[Hashable, ...]:
        """Return the ids of what lies at a pixel, the uppermost first."""
        found = list[tuple[int, int, Hashable]]()
        for number, element in enumerate(self.root.hits if self.root is not None else ()):
            if element.node.hit and contains(self.shape(element), point):
                found.append((element.z, number, element.node.id))
        return tuple(name for _, _, name in sorted(found, key=lambda each: each[:2], reverse=True))

    def order(self) -> tuple[Hashable, ...]:
        """Return the ids of all that the keyboard goes to, in the order of the tree."""
        return tuple(each.node.id for each in self.root.hits if each.node.focus) if self.root is not None else ()

    def tab(self, name: Hashable, step: int = 1) -> Hashable:
        """Return the id that comes some steps after another in `order`, the first one if that is not shown."""
        order = self.order()
        return order[(order.index(name) + step) % len(order)] if name in order else next(iter(order), None)

    def nearest(self, name: Hashable, direction: Point, among: frozenset[Hashable] | None = None) -> Hashable:
        """Return the id of the nearest node in a direction, such as (1, 0) for the right."""
        start = self._by_id.get(name)
        if start is None:
            return next(iter(self.order()), None)
        x, y = bounds(self.shape(start)).center
        best, least = name, math.inf
        for other in self.order():
            if other == name or (among is not None and other not in among):
                continue
            to = bounds(self.shape(self._by_id[other])).center
            ahead = (to[0] - x) * direction[0] + (to[1] - y) * direction[1]
            aside = abs((to[0] - x) * direction[1]) + abs((to[1] - y) * direction[0])
            if ahead > 0 and aside <= 2 * ahead and ahead + 2 * aside < least:
                best, least = other, ahead + 2 * aside
        return best


def _alpha(overrides: Mapping[Hashable, Mapping[str, Any]], name: Hashable, usual: float) -> float:
    alpha: float = overrides.get(name, {}).get("alpha", usual)
    return alpha


def _replaced(items: Sequence[Item], changed: Mapping[int, Sequence[Item]]) -> list[Item]:
    """Return items sorted by layer, with others in the place of some; what rises above a layer leaves it."""
    found = list[Item]()
    for item in items:
        for each in changed.get(id(item), (item,)):
            if isinstance(each, LayerItem) and any(id(inner) in changed for inner in each_item(each.items)):
                inside = _replaced(each.items, changed)
                above = bisect_right(inside, each.z, key=layer)
                found += (each.holding(inside[:above]), *inside[above:])
            else:
                found.append(each)
    found.sort(key=layer)
    return found


def _target(element: Element, names: Collection[str]) -> Element:
    """Return an element, or the first below it, whose node has some fields, such as the counter in a purse."""
    return next(each for each in element.walk() if {field.name for field in fields(type(each.node))}.issuperset(names))
