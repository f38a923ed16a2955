"""How a scene is laid out, without drawing it: what is written where, how large, and on what.

    with probing() as cut:
        stage = Stage((1024, 640))
        stage.kit.pictures = Blanks()
        stage.kit.stack.push(scene)
        assert faults(sheet(scene), targets(scene.form), cut, names=("Lisa",)) == []

Every surface is a `LayoutProbe` meanwhile: it knows its size and what was laid on it, and holds no picture. A scene is
laid out at 3840x2160 as quickly as at 1024x640.
"""

import sys
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from types import ModuleType
from typing import Any, TypeVar

import pygame
from attrs import field, frozen
from pygame import Rect

from leonardo.app.kit import kit, shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.surface_cache import now_for
from leonardo.app.kit.text.painter import Face, Letters, Painter
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Choice, Stepper
from leonardo.app.kit.widgets.form import Form, ring_reach
from leonardo.app.table.panels.keepsakes import Keepsakes
from leonardo.ui import leaves
from tests.app.kit.known_letters import KnownLetters

Key = TypeVar("Key")

SMALLEST_TEXT = 14
SMALLEST_TARGET = 32
GROUNDS = frozenset({"panel", "panel_gilt", "inset", "plate", "card", "gradient"})
"""What words lie on, and must not cross the edge of."""
_MARGIN = 5  # pixels between words and what is to be pressed beside them, at least
_MUCH = 0.2  # the share of a line that may be under a picture: pictures have clear edges


@frozen
class Line:
    """A line of text and the size of its letters, in pixels."""

    text: str
    pixels: int


@frozen
class Note:
    """Something that was laid on a surface: a line, or a picture by its name; `clip` is what could be seen of it."""

    what: Line | str
    rect: Rect = field(eq=tuple)
    clip: Rect = field(eq=tuple)

    @cached_property
    def ink(self) -> Rect:
        """What its letters cover, from the height of capitals to the depth of descenders."""
        assert isinstance(self.what, Line)
        height = round(self.what.pixels * 0.72)
        ink = Rect(self.rect.left, 0, self.rect.width, height)
        ink.centery = self.rect.centery
        return ink.inflate(-2, -2)


class LayoutProbe(pygame.Surface):
    """A surface of any size that keeps only notes of what is laid on it."""

    def __init__(self, size: Any = (1, 1), *_: Any, what: Line | str = "") -> None:  # noqa: ANN401 - as Surface takes it
        super().__init__((1, 1), pygame.SRCALPHA, 32)
        self._size = (max(0, int(size[0])), max(0, int(size[1])))
        self._clip = Rect((0, 0), self._size)
        self.what = what
        self.notes: list[Note] = []

    def blit(
        self,
        source: pygame.Surface,
        dest: Any = (0, 0),  # noqa: ANN401 - as Surface takes it
        area: Any = None,  # noqa: ANN401 - as Surface takes it
        special_flags: int = 0,  # noqa: ARG002 - as Surface takes it
    ) -> Rect:
        """Note what is laid on it, and where."""
        left, top = dest.topleft if isinstance(dest, Rect) else (int(dest[0]), int(dest[1]))
        size = source.get_size() if area is None else Rect(area).size
        rect = Rect((left, top), size)
        if isinstance(source, LayoutProbe):
            if source.what:
                self.notes.append(Note(source.what, rect, self._clip.clip(rect)))
            part = None if area is None else Rect(area)
            seen = source.notes if part is None else [note for note in source.notes if part.contains(note.rect)]
            shift = (left, top) if part is None else (left - part.left, top - part.top)
            self.notes += [
                Note(note.what, note.rect.move(shift), note.clip.move(shift).clip(self._clip)) for note in seen
            ]
        return rect

    def get_at(self, x_y: Any) -> pygame.Color:  # noqa: ANN401, ARG002 - as Surface takes it
        """Return the colour that it has everywhere: none."""
        return pygame.Color(0, 0, 0, 0)

    def copy(self) -> "LayoutProbe":
        other = LayoutProbe(self._size, what=self.what)
        other.notes = list(self.notes)
        return other

    __copy__ = copy

    def convert(self, *_: Any) -> "LayoutProbe":  # noqa: ANN401 - as Surface takes it
        return self.copy()

    convert_alpha = premul_alpha = convert

    def subsurface(self, *area: Any) -> "LayoutProbe":  # noqa: ANN401 - as Surface takes it
        return LayoutProbe(Rect(*area).size, what=self.what)

    def fill(self, *_: Any, **__: Any) -> Rect:  # noqa: ANN401 - as Surface takes it
        return self.get_rect()

    def get_size(self) -> tuple[int, int]:
        """Return its size in pixels."""
        return self._size

    def get_width(self) -> int:
        """Return its width in pixels."""
        return self._size[0]

    def get_height(self) -> int:
        """Return its height in pixels."""
        return self._size[1]

    def get_rect(self, **places: Any) -> Rect:  # noqa: ANN401 - as Surface takes it
        """Return its size as a rectangle, moved so that parts of it are where they are wanted."""
        rect = Rect((0, 0), self._size)
        for name, place in places.items():
            setattr(rect, name, place)
        return rect

    def set_clip(self, rect: Any) -> None:  # noqa: ANN401 - as Surface takes it
        """Let only a part be seen of what is laid on it."""
        self._clip = Rect((0, 0), self._size) if rect is None else Rect(rect).clip(self.get_rect())

    def get_clip(self) -> Rect:
        return self._clip.copy()


class Blanks(Pictures):
    """The pictures by their names and sizes alone."""

    def master(self, name: str) -> pygame.Surface:
        return LayoutProbe(self.entry(name).size, what=name)

    def panel(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:  # noqa: ARG002 - as Pictures has it
        return LayoutProbe(size, what=name)


def _blank_frame(key: Hashable) -> Callable[[], pygame.Surface] | None:
    """Return what makes a blank frame for a picture that is kept as `("frame", name, size)`, such as that of a card."""
    if not isinstance(key, tuple) or key[0] != "frame":
        return None
    return lambda: LayoutProbe(key[2], what="card")


def _rasterise(size: Any, draw: Callable[[pygame.Surface], object], *, opaque: bool = False) -> "LayoutProbe":  # noqa: ANN401, ARG001 - as the real one
    probe = LayoutProbe(size)
    draw(probe)
    return probe


def _on_region(surface: pygame.Surface, region: Rect, draw: Callable[[pygame.Surface], None]) -> None:
    clip = surface.get_clip()
    surface.set_clip(region.clip(clip))
    draw(surface)
    surface.set_clip(clip)


class _Measured(KnownLetters):
    """Letters that are measured and never drawn."""

    def render(
        self,
        text: str,
        colour: Colour,  # noqa: ARG002 - as Letters has it
        drawn_to: int | None = None,
    ) -> pygame.Surface:
        width, height = self.size(text)
        return LayoutProbe((drawn_to or width, height), what=Line(text, self.key[1]))


@contextmanager
def probing() -> Iterator[set[str]]:
    """Let every surface be a probe, and yield the texts that do not fit their places."""
    cut: set[str] = set()
    patch = _Patches()
    painter_begins = Painter.__init__

    def begin(painter: Painter, k: float, scale: float = 1.0) -> None:
        painter_begins(painter, k, scale)
        painter.cut = cut

    @cache
    def opened(face: Face, pixels: int) -> Letters:
        return _Measured(face.value, pixels)

    patch.set(Painter, "__init__", begin)
    patch.set(Painter, "letters", lambda _, face, pixels: opened(face, pixels))
    for name in ("smoothscale", "scale"):
        patch.set(
            pygame.transform, name, lambda surface, size, *_: LayoutProbe(size, what=getattr(surface, "what", ""))
        )
    for name in ("flip", "gaussian_blur"):
        patch.set(pygame.transform, name, lambda surface, *_: surface)
    patch.set(pygame.transform, "average_color", lambda *_: (99, 99, 99, 255))
    patch.set(pygame.transform, "rotate", lambda surface, _: LayoutProbe(surface.get_size()[::-1]))
    for name in ("plate", "gradient"):
        patch.set(shapes, name, lambda size, *_: LayoutProbe(size, what="plate"))
    for name in ("outline", "glow", "halo"):
        patch.set(shapes, name, lambda size, *_: LayoutProbe(size))
    for name in ("disc", "dashed_ring"):
        patch.set(shapes, name, lambda diameter, *_, name=name: LayoutProbe((diameter, diameter), what=name))
    patch.set(skins, "plate", lambda _, size, *__: LayoutProbe(size, what="plate"))
    patch.set(skins, "ring", lambda _, size, *__: LayoutProbe(size))
    made = Pictures.made
    patch.set(Pictures, "made", lambda self, key, make: made(self, key, _blank_frame(key) or make))
    for name in ("lay", "lay_common"):
        patch.set(Keepsakes, name, lambda _, surface, region, __, draw: _on_region(surface, region, draw))
    patch.set(kit, "Pictures", Blanks)  # real ones, kept for all tests, would be made of probes
    patch.set(leaves, "rasterise", _rasterise)
    for module, name in _knowing_surfaces():
        patch.set(module, name, LayoutProbe)
    patch.set(pygame, "Surface", LayoutProbe)
    try:
        yield cut
    finally:
        patch.undo()
        for module, name in _knowing_surfaces():
            setattr(module, name, pygame.Surface)  # those that were imported meanwhile knew only probes
        now_for((1, 1))  # what was made of probes is nothing that another test should see


_KNOWN: dict[str, tuple[ModuleType, list[str]]] = {}
"""The modules that were looked through, each with the names by which it knows surfaces."""


def _knowing_surfaces() -> Iterator[tuple[ModuleType, str]]:
    """Yield each module of the program that names surfaces itself, with that name; each is looked through once."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("leonardo.app", "leonardo.ui")):
            if name not in _KNOWN or _KNOWN[name][0] is not module:
                words = [word for word, value in vars(module).items() if value in (pygame.Surface, LayoutProbe)]
                _KNOWN[name] = module, words
            yield from ((module, word) for word in _KNOWN[name][1])


class _Patches:
    """Attributes that are something else for a while."""

    def __init__(self) -> None:
        self._before: list[tuple[Any, str, Any]] = []

    def set(self, owner: Any, name: str, value: Any) -> None:  # noqa: ANN401 - anything may be replaced
        self._before.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)

    def undo(self) -> None:
        for owner, name, value in reversed(self._before):
            setattr(owner, name, value)


def legible(size: tuple[int, int]) -> int:
    """Return how many pixels letters must have in a window of a size: larger ones are seen from farther away."""
    return max(SMALLEST_TEXT, min(size[0] * 13 // 1920, size[1] * 13 // 1080))


def sheet(scene: Scene) -> LayoutProbe:
    """Return what a scene lays on the window, without what lies below or above it."""
    page = LayoutProbe(scene.kit.layout.size)
    scene.draw(page)
    return page


def words(page: LayoutProbe, place: Rect | None = None) -> list[str]:
    """Return what is written on a page, or in a place of it, in the order in which it was."""
    lines = [note for note in page.notes if isinstance(note.what, Line)]
    return [note.what.text for note in lines if place is None or place.contains(note.rect)]  # type: ignore[union-attr] # they are lines


def targets(form: Form) -> dict[str, Rect]:
    """Return what can be pressed in a form: its widgets, and the parts of those that have several."""
    found: dict[str, Rect] = {}
    for widget in form.widgets:
        if widget.focusable and widget.enabled:
            found[widget.name] = widget.rect
        if isinstance(widget, Choice):
            found |= {f"{widget.name} {text}": part for text, part in zip(widget.texts, widget.parts(), strict=True)}
        elif isinstance(widget, Stepper):
            found[f"{widget.name} arrow"] = Rect(widget.rect.topleft, (widget.rect.height, widget.rect.height))
    return found


def faults(
    page: LayoutProbe,
    pressed: Mapping[Key, Rect],
    cut: Collection[str],
    names: Collection[str] = (),
    smallest: int = SMALLEST_TEXT,
) -> list[str]:
    """Return what a reader would complain about, in words; `names` of people may be cut, because they chose them.

    `smallest` are the pixels that letters must have.
    """
    window = page.get_rect()
    found = [f"cut: {text!r}" for text in cut if text not in names]
    found += [f"outside: {name} at {tuple(rect)}" for name, rect in pressed.items() if not window.contains(rect)]
    found += [
        f"too small to press: {name}, {rect.width}x{rect.height}"
        for name, rect in pressed.items()
        if min(rect.size) < SMALLEST_TARGET
    ]
    lines = list(_visible(page.notes))
    for note in lines:
        assert isinstance(note.what, Line)
        if note.what.pixels < smallest:
            found.append(f"too small to read: {note.what.text!r}, {note.what.pixels} pixels")
        if not note.clip.contains(note.ink):
            found.append(f"cut off: {note.what.text!r} at {tuple(note.rect)}, seen in {tuple(note.clip)}")
    inks = [note.ink for note in lines]
    for number, (one, ink) in enumerate(zip(lines, inks, strict=True)):
        for other in ink.collidelistall(inks[:number]):
            if not _same(one, lines[other]):
                found.append(f"one over the other: {_words(one)} at {tuple(ink)}, {_words(lines[other])}")
    return found + list(_across_edges(page.notes))


def _words(note: Note) -> str:
    return repr(note.what.text if isinstance(note.what, Line) else note.what)


def _same(one: Note, two: Note) -> bool:
    shift = max(abs(one.rect.left - two.rect.left), abs(one.rect.top - two.rect.top))
    return isinstance(one.what, Line) and one.what == two.what and shift <= one.what.pixels * 3 // 8


def _visible(notes: Iterable[Note]) -> Iterator[Note]:
    """Yield the lines that no ground was laid on later, such as that of a tag over the table."""
    grounds: list[Rect] = []
    for note in reversed(list(notes)):
        if note.what in GROUNDS:
            grounds.append(note.rect)
        elif isinstance(note.what, Line) and note.what.text.strip() and note.ink.collidelist(grounds) == -1:
            yield note


def _across_edges(notes: Iterable[Note]) -> Iterator[str]:
    """Yield the lines that cross the edge of a ground which lies over the last picture that holds all of them."""
    below: list[Note] = []
    for note in notes:
        if not isinstance(note.what, Line):
            below.append(note)
        elif note.what.text.strip():
            for picture in reversed(below):
                if picture.rect.contains(note.ink):
                    break
                if picture.what in GROUNDS and picture.rect.colliderect(note.ink):
                    yield f"over an edge: {_words(note)} at {tuple(note.ink)} of {picture.what} {tuple(picture.rect)}"


def hidden(page: LayoutProbe) -> list[str]:
    """Return the lines of which a good part is under a picture that was laid on them later, in words."""
    found = []
    later: list[Note] = []
    for note in reversed(page.notes):
        if not isinstance(note.what, Line):
            if note.what != "panel_shadow":
                later.append(note)
        elif any(letter.isalnum() for letter in note.what.text):
            ink = note.ink
            covered = (picture for picture in later if _area(picture.rect.clip(ink)) > _MUCH * _area(ink))
            found += [f"hidden: {_words(note)} at {tuple(ink)} under {picture.what}" for picture in covered]
    return found


def ringed(page: LayoutProbe, form: Form, but: Collection[str] = ()) -> list[str]:
    """Return the words that the ring of the keyboard would hide around something, in words, `but` around some."""
    reach, found = 2 * ring_reach(form.kit), []
    used = [widget for widget in form.widgets if widget.focusable and widget.enabled and widget.name not in but]
    rects = {widget.name: widget.rect for widget in used}
    for note in _visible(page.notes):
        if note.ink.collidelist(list(rects.values())) >= 0:
            continue
        around = [name for name, rect in rects.items() if rect.inflate(reach, reach).colliderect(note.ink)]
        found += [f"under the ring of {name}: {_words(note)}" for name in around]
    return found


def touching(page: LayoutProbe, pressed: Mapping[Key, Rect]) -> list[str]:
    """Return the words before something to press that run up to its very edge, in words."""
    found = []
    for note in _visible(page.notes):
        ink = note.ink
        if ink.collidelist(list(pressed.values())) >= 0:
            continue
        level = {name: rect for name, rect in pressed.items() if rect.top < ink.centery < rect.bottom}
        near = [name for name, rect in level.items() if 0 <= rect.left - ink.right < _MARGIN]
        found += [f"touching {name}: {_words(note)}" for name in near]
    return found


def _area(rect: Rect) -> int:
    return rect.width * rect.height
