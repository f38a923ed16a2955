"""Pictures of `assets/pictures` at the size they are shown in.

The manifest names each picture: its file, its size in pixels, its size in logical units and, for pieces, the anchor
(0..1 of width and height) that stands on the spot where the piece is put. What was scaled is kept until `forget`,
as long as there is room.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from attrs import evolve, frozen

from leonardo import mod_pictures, mods
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_bytes, read_table
from leonardo.app.kit.shortage import look_for_room
from leonardo.app.kit.surface_cache import LruSurfaces, room_for
from leonardo.app.kit.theme import Colour

_LARGE: Final = 4_000_000  # masters of more pixels than this are read again when needed rather than kept
_WHITE: Final[tuple[Colour, float]] = (255, 255, 252), 0.75
_BLACK: Final[tuple[Colour, float]] = (0, 0, 0), 0.7
_GROUNDS: Final[Mapping[str, tuple[Colour, float]]] = {
    **dict.fromkeys(("panel", "panel_gilt", "paper", "paper_dark", "table"), _WHITE),
    **dict.fromkeys(("inset", "wood_dark", "workshop_wood"), _BLACK),
}
"""What words are written on, and how near to which colour it is brought where contrasts are to be high."""
_END_OF_JPEG: Final = b"\xff\xd9"
_MIDDLE: Final = 4  # the part of a panel, of nine row by row, that has no edge
_MUCH_LOWER: Final = 2
_WINDOWS: Final = 5
"""So many windows full of each kind of what was made are kept, which is twice what a table needs, ..."""
_LEAST: Final = 8_000_000  # ... and in small windows so many pixels.
_READER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="leonardo-pictures")
"""Reads and scales pictures ahead, one after the other: to start a thread for each would hold up the frame that begins
one, and several at once take the processor from those that follow."""


@frozen
class PictureEntry:
    """What the manifest says of a picture: sizes in pixels and in logical units, and its anchor (0..1).

    A `rare` one is looked at closely now and then: it is neither read ahead nor kept.
    """

    file: str
    size: tuple[int, int]
    logical: tuple[float, float]
    anchor: tuple[float, float]
    rare: bool = False

    @property
    def kept(self) -> bool:
        return not self.rare and self.size[0] * self.size[1] < _LARGE


class Pictures:
    """The album; every size of every picture is made once."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or assets_folder() / "pictures"
        self._entries = _with_mod(_read_manifest(self.folder / "manifest.json"))
        self._margins: dict[str, float] = read_table(self.folder / "nine_slice.json")
        self._masters: dict[str, pygame.Surface] = {}
        self._begun: dict[str, _Ahead] = {}
        self._lately_begun: set[str] = set()
        self.contrast = False
        """Whether what words are written on is nearly white or black."""
        self._made = LruSurfaces[pygame.Surface](partial(room_for, _WINDOWS, _LEAST))
        """What was made of one picture each ..."""
        self._composed = LruSurfaces[pygame.Surface](partial(room_for, _WINDOWS, _LEAST))
        """... and what scenes composed themselves."""

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def entry(self, name: str) -> PictureEntry:
        """Return what the manifest says of a picture.

        Raises:
            AssetsMissingError: if it does not name it.
        """
        if name not in self._entries:
            raise AssetsMissingError(f"The picture “{name}”")
        return self._entries[name]

    def is_read(self, name: str) -> bool:
        return name in self._masters

    def begin(self, name: str) -> None:
        """Begin to read a picture that will be needed soon, beside all else that is done until then.

        What is being read already is not begun again.
        """
        self._lately_begun.add(name)
        if name not in self._begun:
            self._begun[name] = _Ahead(self.folder / self.entry(name).file)

    @property
    def read_ahead(self) -> tuple[str, ...]:
        return tuple(self._begun)

    def begin_at(self, name: str, size: tuple[int, int]) -> None:
        """Begin to read a picture and to scale it to `size` pixels: `get` of that size waits for what is left."""
        self.begin(name)
        if size != self.entry(name).size and min(size) > 0:
            self._begun[name].scale(size)

    def get(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture scaled to `size` pixels; the surface is shared, do not draw on it.

        Raises:
            AssetsMissingError: if the picture is not there.
        """
        key = "get", name, size
        kept = self._made.made.get(key)
        if kept is None:
            return self._made.get(key, lambda: self._at_size(name, size))
        kept.used = next(self._made.uses)
        return kept.thing

    def at_scale(self, name: str, k: float) -> pygame.Surface:
        """Return a picture at its own logical size, `k` pixels a unit."""
        width, height = self.entry(name).logical
        return self.get(name, (max(1, round(width * k)), max(1, round(height * k))))

    def tall(self, name: str, height: int) -> pygame.Surface:
        """Return a picture `height` pixels high, in its own proportions."""
        width, tall = self.entry(name).size
        return self.get(name, (max(1, round(width * height / tall)), max(1, height)))

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the middle of a picture, scaled to fill `size` pixels without distortion."""
        return self._made.get(("cover", name, size), lambda: self._cover(name, size))

    def part(self, name: str, part: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
        """Return a part of a picture at `size` pixels: from where to where in shares of it, 0..1; it is not kept."""
        master = self.master(name)
        wide, high = master.get_size()
        left, top = round(part[0] * wide), round(part[1] * high)
        rect = pygame.Rect(left, top, max(1, round(part[2] * wide)), max(1, round(part[3] * high)))
        return _scaled(master.subsurface(rect.clip(master.get_rect())), size)

    def tiled(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:
        """Return `size` pixels covered with a picture at `k` pixels a unit, mirrored again and again: no seam shows."""
        return self._made.get(("tiled", name, size, k), lambda: self._tiled(name, size, k))

    def panel(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:
        """Return a panel of `size` pixels: its corners at `k` pixels a unit, edges and middle stretched."""
        return self._made.get(("panel", name, size, k), lambda: self._panel(name, size, k))

    def lay_rim(self, surface: pygame.Surface, name: str, rect: pygame.Rect, k: float) -> None:
        """Draw a panel without its middle, as the shadow of what lies on it: nothing large is made for that."""
        for number, (part, place) in enumerate(self._parts(name, rect.size, k)):
            if number != _MIDDLE and min(place.size) > 0:
                piece = self._made.get(
                    ("rim", name, number, place.size), partial(self._piece, name, number, part, place.size)
                )
                surface.blit(piece, place.move(rect.topleft))

    def pieces(self) -> Iterator[Callable[[], object]]:
        """Yield calls that each read a picture ahead of the moment when it will be needed."""
        for name, entry in self._entries.items():
            if entry.kept:
                yield partial(self.master, name)

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under `key`, made by `make` the first time; for what scenes compose themselves.

        There may be words on it.
        """
        kept = self._composed.made.get(key)
        if kept is None:
            return self._composed.get(key, make)
        kept.used = next(self._composed.uses)
        return kept.thing

    @property
    def made_so_far(self) -> int:
        """How many pictures were ever made: more when one has been made since."""
        return self._made.count + self._composed.count

    @property
    def made_pixels(self) -> int:
        """How many pixels those pictures have that were made and are kept."""
        return self._made.pixels + self._composed.pixels

    @property
    def read_pixels(self) -> int:
        """How many pixels the masters have that were read so far; they stay, whatever the size of the window."""
        return sum(master.get_width() * master.get_height() for master in self._masters.values())

    def set_contrast(self, *, on: bool) -> None:
        """Make what words are written on nearly white or black from now on, or as it is drawn."""
        if on != self.contrast:
            self.contrast = on
            for name in _GROUNDS:
                self._masters.pop(name, None)
            self.forget()

    def put_away(self) -> None:
        """Drop what was made and has not been used since this was called before; between games, so that none lasts.

        So goes what was read ahead before that, and then not needed, such as for a stage that nobody looked at.
        """
        self._made.keep_used()
        self._composed.keep_used()
        self._give_up_reading()

    def forget(self) -> None:
        """Drop everything made for one size of the window, and what was read ahead for the one before."""
        self._made.clear()
        self._composed.clear()
        self._give_up_reading()

    def _give_up_reading(self) -> None:
        """Drop what was read ahead before this was called the last time, and then not needed."""
        for name in self._begun.keys() - self._lately_begun:
            del self._begun[name]
        self._lately_begun.clear()

    def forget_composed(self) -> None:
        """Drop what scenes composed themselves: the words on it are of another language, or of another size."""
        self._composed.clear()

    def _at_size(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture of that size; one that was scaled ahead is brought to the form of windows when small."""
        ahead = self._begun.get(name)
        changed = self.contrast and name in _GROUNDS
        if ahead is None or changed or ahead.size != size or (scaled := ahead.scaled()) is None:
            return _scaled(self.master(name), size)
        del self._begun[name]
        return _in_common_form(scaled, opaque=self._is_opaque(name))

    def _is_opaque(self, name: str) -> bool:
        return self.entry(name).file.endswith(".jpg")

    def master(self, name: str) -> pygame.Surface:
        """Return a picture as it lies in its file, read once."""
        kept = self._masters.get(name)
        if kept is not None:
            return kept
        entry = self.entry(name)
        surface = _in_common_form(self._read(name), opaque=self._is_opaque(name))
        if self.contrast and name in _GROUNDS:
            _blend(surface, *_GROUNDS[name])
        if entry.kept:
            self._masters[name] = surface
        return surface

    def _read(self, name: str) -> pygame.Surface:
        ahead = self._begun.pop(name, None)
        read = ahead.read() if ahead is not None else None
        return read if read is not None else loaded(self.folder / self.entry(name).file)

    def _cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        master = self.master(name)
        share = max(size[0] / master.get_width(), size[1] / master.get_height())
        part = pygame.Rect(0, 0, round(size[0] / share), round(size[1] / share)).clamp(master.get_rect())
        part.center = master.get_rect().center
        return _scaled(master.subsurface(part.clip(master.get_rect())), size)

    def _tiled(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:
        size = max(0, size[0]), max(0, size[1])
        tile = self.at_scale(name, k)
        target = pygame.Surface(size, pygame.SRCALPHA if tile.get_flags() & pygame.SRCALPHA else 0, tile)
        for row, top in enumerate(range(0, size[1], tile.get_height())):
            for column, left in enumerate(range(0, size[0], tile.get_width())):
                target.blit(pygame.transform.flip(tile, bool(column % 2), bool(row % 2)), (left, top))
        return target

    def _panel(self, name: str, size: tuple[int, int], k: float) -> pygame.Surface:
        size = max(0, size[0]), max(0, size[1])
        target = pygame.Surface(size, pygame.SRCALPHA, self.master(name))
        for number, (part, place) in enumerate(self._parts(name, size, k)):
            target.blit(self._piece(name, number, part, place.size), place)
        return target

    def _piece(self, name: str, number: int, part: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """Return a part of a panel at its size.

        Of what is made much lower it is kept how it looks so low: a line of ever new widths, as that of a prompt, takes
        most of its time for that.
        """
        wide, high = part.get_width(), size[1]
        if not 0 < high * _MUCH_LOWER <= part.get_height():
            return _scaled(part, size)
        return _scaled(self._made.get(("low", name, number, high), partial(_scaled, part, (wide, high))), size)

    def _parts(self, name: str, size: tuple[int, int], k: float) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """Yield the nine parts of a panel's picture row by row, and where each lies on a panel of `size` pixels."""
        master = self.master(name)
        margin = self._margins[name]
        inner = round(margin * master.get_width() / self.entry(name).logical[0])
        outer = max(1, min(round(margin * k), size[0] // 2, size[1] // 2))
        columns = _thirds(master.get_width(), inner), _thirds(size[0], outer)
        rows = _thirds(master.get_height(), inner), _thirds(size[1], outer)
        for (from_y, from_h), (to_y, to_h) in zip(*rows, strict=True):
            for (from_x, from_w), (to_x, to_w) in zip(*columns, strict=True):
                part = master.subsurface((from_x, from_y, from_w, from_h))
                yield part, pygame.Rect(to_x, to_y, to_w, to_h)


class _Ahead:
    """A picture that is read beside everything else, and scaled where a size is known; pygame allows that."""

    def __init__(self, path: Path) -> None:
        self.size: tuple[int, int] | None = None
        self._reading = _beside(_read_file, path)
        self._scaling = self._reading

    def scale(self, size: tuple[int, int]) -> None:
        if self.size is None:
            self.size = size
            self._scaling = _beside(_scale_read, self._reading, size)

    def read(self) -> pygame.Surface | None:
        """Return it as it is, or nothing if it cannot be read: who needs it reads it again then, and is told."""
        return self._reading.result()

    def scaled(self) -> pygame.Surface | None:
        return self._scaling.result()


def _beside(work: Callable[..., "pygame.Surface | None"], *given: object) -> "Future[pygame.Surface | None]":
    """Have the reader work, or do it at once where the system has no thread left to give."""
    try:
        return _READER.submit(work, *given)
    except RuntimeError:
        done: Future[pygame.Surface | None] = Future()
        done.set_result(work(*given))
        return done


def _read_file(path: Path) -> pygame.Surface | None:
    with suppress(AssetsMissingError, MemoryError):
        return loaded(path)
    return None


def _scale_read(reading: "Future[pygame.Surface | None]", size: tuple[int, int]) -> pygame.Surface | None:
    read = reading.result()
    return None if read is None else _scaled(read, size)


def loaded(path: Path) -> pygame.Surface:
    """Return the picture of a file of the program.

    Raises:
        AssetsMissingError: if it is not there or is damaged.
        MemoryError: if there is too little memory for it.
    """
    try:
        picture, whole = pygame.image.load(path), _is_whole(path)
    except FileNotFoundError:
        raise AssetsMissingError(f"The picture “{path.name}”") from None
    except pygame.error as error:
        look_for_room(error)
        whole = False
    if not whole:
        raise AssetsMissingError(f"The picture “{path.name}”", damaged=True)
    return picture


def _is_whole(path: Path) -> bool:
    """Return whether a picture is there to its end: half a JPEG is read without an error, as half grey."""
    return path.suffix != ".jpg" or read_bytes(path).endswith(_END_OF_JPEG)


def _blend(surface: pygame.Surface, colour: Colour, share: float) -> None:
    """Bring all of a picture nearer to a colour; what can be seen through stays so."""
    kept = round(255 * (1 - share))
    red, green, blue = (round(part * share) for part in colour)
    surface.fill((kept, kept, kept), special_flags=pygame.BLEND_RGB_MULT)
    surface.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)


def _thirds(length: int, margin: int) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    return (0, margin), (margin, length - 2 * margin), (length - margin, margin)


def _in_common_form(surface: pygame.Surface, *, opaque: bool) -> pygame.Surface:
    return surface.convert(pygame.Surface((1, 1), 0 if opaque else pygame.SRCALPHA, 32))


def _scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    if surface.get_size() == size:
        return surface.copy()
    if min(size) < 1:
        return pygame.Surface((max(0, size[0]), max(0, size[1])), pygame.SRCALPHA)
    return pygame.transform.smoothscale(surface, size)


@cache
def _read_manifest(path: Path) -> Mapping[str, PictureEntry]:
    """Return what a manifest says, read once for all sets of pictures."""
    try:
        return {
            name: PictureEntry(
                str(fields["file"]),
                (fields["size"][0], fields["size"][1]),
                (fields["logical"][0], fields["logical"][1]),
                (fields["anchor"][0], fields["anchor"][1]) if "anchor" in fields else (0.5, 0.5),
                bool(fields.get("rare", False)),
            )
            for name, fields in read_table(path).items()
        }
    except (LookupError, TypeError):
        raise AssetsMissingError(f"The file “{path.name}”", damaged=True) from None


def _with_mod(entries: Mapping[str, PictureEntry]) -> Mapping[str, PictureEntry]:
    """Return what a manifest says, with the pictures of the mod in use in the place of those that they replace."""
    own = {
        name: evolve(entries[name], file=str(path), size=size)
        for name, path in mods.pictures().items()
        if (size := mod_pictures.size_of(path)) is not None
    }
    return {**entries, **own} if own else entries


def encoded(picture: pygame.Surface, name: str) -> bytes:
    """Return a picture as what a file of this name would hold: its ending says in which form.

    pygame-ce 2.5 never lets go of what it has written into, so that each picture would stay in memory for good: what it
    keeps is emptied.

    Raises:
        pygame.error: if it cannot write that form.
    """
    with BytesIO() as written:
        pygame.image.save(picture, written, name)
        return written.getvalue()


TITLE: Final = "title"  # the picture that is seen first


def begin_title() -> Pictures | None:
    """Begin to read the picture of the title; return nothing where it is missing, which whoever needs it tells."""
    try:
        pictures = Pictures()
        pictures.begin(TITLE)
    except AssetsMissingError:
        return None
    return pictures
