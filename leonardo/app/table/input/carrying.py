"""What hangs on the cursor: it is lifted with its shadow, lowered where it may go, and goes back where it came from."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area, bounds, centre
from leonardo.app.kit.brush import BOLD
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.scene import IDLE
from leonardo.app.kit.shapes import step_of
from leonardo.app.kit.theme import IVORY
from leonardo.app.kit.tween import Tween, ease_out
from leonardo.app.table.game import AnyMoves, AnyTableGame
from leonardo.app.table.input import swaying
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.input.swaying import ANGLES, Swaying, hung
from leonardo.app.table.kinds import Action, Held, Piece, Spot, View
from leonardo.app.table.looks.fading import COMES
from leonardo.app.table.looks.glow import BEHIND, FAINT
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.motion import sounds
from leonardo.app.table.motion.flight import HELD, OVER
from leonardo.app.table.motion.landing import stretched_up
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.picture import TablePicture, hidden
from leonardo.app.table.shown.marks import Lifted

_LIFTS: Final = 150  # milliseconds in which a piece comes up to the cursor
_RETURNS: Final = 200  # milliseconds in which it goes back where it was taken up
_FOLLOWS: Final = 45
"""Milliseconds in which most of the way to the next place of the keyboard, or to another height, is gone."""
_LOWERED: Final = 0.45  # how high it hangs over a place where it may go; elsewhere it hangs at 1
_BESIDE: Final = 0.42
_ABOVE: Final = 0.5
"""How far beside and above the pointer a piece hangs that must not hide its place, in its widths and heights."""
_SIZES: Final = 5  # in so many steps such a piece becomes smaller there: a picture is made of each
_SWAYING: Final = 2  # in so many steps it does while it sways: pictures are made of each at some angles
_PALE: Final = 150  # how much of it remains, of 255, where it would hide a place where it may go
_STILL: Final = 0.01
_LABEL: Final = 14  # units by which a label is wider and higher than the words on it
_GROUND: Final = (62, 34, 14)
_GLOW: Final = 4
"""How strongly things glow, of so many `_LEVELS`; when something is taken up, they breathe once and step back."""
_SWELLS: Final = 2
_SINKS: Final = 5  # levels by which they glow stronger then, and by which they are weaker in the end: faint
_LEVELS: Final = 6
AT_REST: Final = _GLOW / _LEVELS  # the same as a share (0..1) while nothing breathes
_BREATHES: Final = 600  # milliseconds of that breath
_BREATH: Final = 50  # milliseconds between two pictures of it


@frozen
class Over:
    """What is held, the pixel where it is to hang, and the legal or barred place below it, if there is one.

    `home` is the pixel where it was taken up; `at_once` if it follows the mouse, which it must never lag behind.
    `ends` are the pixels where it hangs for the upper left and for the lower right corner of that place. `clear` is
    where it hangs instead, if people stand there who are to be seen, and `aside` how far it moves from there, across
    and down, so that it hides no words. It may yet hide a good part of a place where it may go: `covers` says so.
    """

    held: Held
    at: Point
    home: Point
    legal: Spot | None
    barred: Spot | None
    at_once: bool
    ends: tuple[Point, Point] | None = None
    clear: Point | None = None
    aside: Point = (0, 0)
    covers: bool = False
    told: str = ""
    """What is told beside it,"""
    keeps_clear: tuple[tuple[int, int, int, int], ...] = ()
    """and of what these words keep clear, as left, top, width and height in pixels: where it may go."""


class CarryingTable(Protocol):
    """What must be known of the table to say what is held, and over what."""

    game: AnyTableGame
    hands: Hands
    controls: Controls
    picture: TablePicture

    def view(self) -> View:
        """Return what is seen."""

    def areas(self) -> Mapping[Spot, Area]:
        """Return where every spot lies."""


def hanging(hands: Hands) -> Held | None:
    """Return what is held in the air, if anything is: what lies on the table while it is composed does not hang."""
    return None if hands.lies else hands.held


def over(table: CarryingTable) -> Over | None:
    """Return what the person at a table holds, and over what; nothing if the hands are empty."""
    here = _over(table)
    if here is None:
        return None
    told = table.game.told_in_hand(table.view(), here.held) if here.legal is None else ""
    clear = tuple(_told(place) for place in _open_to(table, here.held)) if told else ()
    return evolve(here, covers=_covers(table, here), told=told, keeps_clear=clear)


def _open_to(table: CarryingTable, held: Held) -> Iterator[Rect]:
    """Yield where the places are to which something may go."""
    areas = table.areas()
    return (bounds(areas[spot]) for spot in table.hands.moves.targets(table.view(), held) if spot in areas)


def _covers(table: CarryingTable, here: Over) -> bool:
    """Tell whether what hangs hides a good part of a place where it may go."""
    piece, clear = table.hands.moves.piece(here.held), here.clear
    hung = table.picture.sprite(piece, HELD if clear is None else OVER).surface.get_rect(center=clear or here.at)
    hung.move_ip(here.aside)
    return any(hidden(place, hung) for place in _open_to(table, here.held))


def _over(table: CarryingTable) -> Over | None:
    held, at = hanging(table.hands), table.controls.carried_at()
    moves = table.hands.moves
    if held is None:
        return None
    view = table.view()
    origin = table.areas().get(moves.origin(held))
    home = centre(origin) if origin is not None else at or (0, 0)
    pointed = table.controls.looking(None).pointed
    open_to, thinkable = moves.targets(view, held), moves.candidates(view, held)
    legal = next((spot for spot in pointed if spot in open_to), None)
    against = None if legal is not None else next((spot for spot in pointed if spot in thinkable), None)
    hangs = partial(_within, table.picture, moves.piece(held))
    below = table.areas().get(legal or against)
    here = Over(held, hangs(at or home), home, legal, against, table.controls.by_mouse)
    if below is None:
        return here
    place = bounds(below)
    corners = hangs(place.topleft), hangs(place.bottomright)
    if legal is None or not table.picture.hangs_beside(moves.piece(held)):
        return evolve(here, ends=corners)
    piece = moves.piece(held)
    if table.picture.worded(legal):
        hung, ends = table.picture.sprite(piece, OVER).surface.get_rect(), (place.topleft, place.bottomright)
        clear, first, last = (swaying.below(hung, each, place) for each in (at or home, *ends))
    else:
        clear, first, last = (_above(table.picture, piece, each, place) for each in (here.at, *corners))
    aside = swaying.aside(clear, table.picture.shy)
    return evolve(here, ends=(first.center, last.center), clear=clear.center, aside=aside)


def _within(picture: TablePicture, piece: Piece, at: Point) -> Point:
    """Return where what is held hangs for a pointer: high or low, it does not reach across the window's edge."""
    sprite = picture.sprite(piece, HELD)
    width, height = picture.page.size
    hangs = sprite.surface.get_rect(center=at)
    if picture.hangs_beside(piece):
        hangs.move_ip(round(hangs.width * _BESIDE), -round(hangs.height * _ABOVE))
    x, y = hangs.clamp(Rect(0, sprite.drop, width, height - sprite.drop)).center
    return x, y


def hangs_at(picture: TablePicture, piece: Piece, at: Point) -> Point:
    """Return where the middle of a piece is that hangs for a pointer, unless it rises above a place there."""
    return _within(picture, piece, at)


def lifted(moves: AnyMoves, held: Held) -> Lifted:
    return Lifted(moves.origin(held), moves.count_of(held) or 1)


def _above(picture: TablePicture, piece: Piece, at: Point, place: Rect) -> Rect:
    """Return where a piece hangs for a pixel, smaller, so that those who stand on a place are seen below it."""
    rise = round(swaying.RISES * picture.sprite(piece, HELD).surface.get_height())
    return swaying.above(picture.sprite(piece, OVER).surface.get_rect(center=(at[0], at[1] - rise)), place)


@frozen
class _Returning:
    """A piece on its way back."""

    held: Held
    start: tuple[float, float]
    home: Point
    height: float
    tween: Tween


class Carrying:
    """What hangs on the cursor of one person, or has just been let go. `play` makes a sound."""

    def __init__(self, game: AnyTableGame, picture: TablePicture, play: Callable[[str], None]) -> None:
        self.picture = picture
        self._moves, self._size_at = game.moves, game.motion.size_at
        self._play = play
        self._over: Over | None = None
        self._at: tuple[float, float] = (0.0, 0.0)
        self._height = 0.0
        self._clear = 0.0
        """How far (0..1) it has become smaller over those who stand where it may go."""
        self._apart: tuple[float, float] = (0.0, 0.0)
        """How far across and down it has moved away there from where it hangs elsewhere."""
        self._lift = Tween(0)
        self._swaying = Swaying()
        self._returning: _Returning | None = None
        self._seen_through: tuple[Sprite, Sprite] | None = None
        self._put = False
        self._breath = -float(COMES)
        """Milliseconds of the breath that are over; below 0 while all that glows is still coming."""
        self._aimed = False
        """Whether it has been over a place where it may go since it was taken up."""

    @property
    def breath(self) -> float:
        """How strongly (0..1) places glow, in a few levels: when something is taken up, they breathe once.

        Then they are faint, and fainter as soon as one was aimed at: the one over which it is carried stands out.
        """
        if self._over is None:
            return AT_REST
        if self._aimed:
            return BEHIND
        if self._breath >= _BREATHES:
            return FAINT
        share = max(0.0, self._breath) / _BREATHES
        more = _SWELLS * math.sin(2 * math.pi * share) if share < 1 / 2 else -_SINKS * (2 * share - 1)
        return (_GLOW + round(more)) / _LEVELS

    @property
    def _breathes(self) -> bool:
        return -COMES < self._breath < _BREATHES and not self._aimed

    @property
    def moves(self) -> bool:
        """Whether it will look otherwise in a moment."""
        if self._returning is not None:
            return True
        over = self._over
        if over is None:
            return False
        behind = not over.at_once and math.dist(self._at, over.at) > 1
        rises = abs(self._clear - _clears(over)) > _STILL or math.dist(self._apart, _apart(over)) > 1
        sways = bool(self._swaying.degrees)
        return not self._lift.done or behind or rises or sways or abs(self._height - self._wanted(over)) > _STILL

    def rest(self, held: Held | None, *, moving: bool) -> int:
        """Return for how many milliseconds it looks the same; none if something else is held than what hangs."""
        if self.moves or held != (self._over.held if self._over is not None else None):
            return 0
        return _BREATH if self._breathes and moving else IDLE

    @property
    def hides(self) -> tuple[tuple[int, int, int, int], ...]:
        """Where what hangs hides the table, as left, top, width and height in pixels."""
        if self._over is None:
            return ()
        picture = self.picture.sprite(self._moves.piece(self._over.held), _size(self._clear)).surface
        return (_told(picture.get_rect(center=self._risen(self._over.at))),)

    @property
    def reach(self) -> tuple[tuple[int, int, int, int], ...]:
        """All that what hangs can hide while it is over the place below; the same as long as it is."""
        over = self._over
        if over is None or over.ends is None:
            return ()
        sprite = self.picture.sprite(self._moves.piece(over.held), _size(_clears(over))).surface
        first, last = (sprite.get_rect(center=end) for end in over.ends)
        whole = first.union(last)
        return (_told(whole if over.clear is None else swaying.reach(whole, sprite.get_height())),)

    @property
    def lifted(self) -> tuple[Lifted, ...]:
        return () if self._returning is None else (lifted(self._moves, self._returning.held),)

    def put_down(self) -> tuple[Piece, Point] | None:
        """Let what hangs go where it hangs, since it may stay there; return it and its pixel, if anything hangs."""
        if self._over is None:
            return None
        self._put = True
        piece = self._moves.piece(self._over.held)
        x, y = self._risen(self._at)
        return piece, (round(x), round(y))

    def forget(self) -> None:
        """Let nothing hang nor be on its way: no time passes for the table while another scene lies over it."""
        self._over = self._returning = None

    def let_fall(self, action: Action, playback: Playback) -> None:
        """Let a piece come down from where it hangs, if it stays where it is put down; else it goes back."""
        put = self.put_down() if self._moves.stays_put(action) else None
        if put is not None:
            playback.drop_next(*put)

    def update(self, milliseconds: float, over: Over | None, *, moving: bool) -> bool:
        """Let time pass; return whether it looks otherwise now. Nothing goes by itself without `moving`."""
        moved = self.moves
        level = self.breath
        self._breath = min(_BREATHES, self._breath + milliseconds) if moving else _BREATHES
        before, self._over = self._over, over
        if over is not None:
            self._follow(milliseconds, before, over, moving=moving)
            self._aimed = self._aimed or over.legal is not None
        elif before is not None:
            self._let_go(before, moving=moving)
        if self._returning is not None and self._returning.tween.update(milliseconds):
            self._returning = None
            self._play(sounds.BACK)
        return moved or self.moves or self.breath != level or over != before

    def _follow(self, milliseconds: float, before: Over | None, over: Over, *, moving: bool) -> None:
        if before is None or self._moves.origin(before.held) != self._moves.origin(over.held):
            self._take_up(over, moving=moving)
        elif over.legal is not None and over.legal != before.legal:
            self._play(sounds.HOVER)
        self._lift.update(milliseconds)
        share = 1 - math.exp(-milliseconds / _FOLLOWS) if moving else 1.0
        self._height = _nearer(self._height, self._wanted(over), share)
        self._clear = _nearer(self._clear, _clears(over), share)
        self._apart = _towards(self._apart, _apart(over), share)
        if over.at_once and moving and self._lift.done and self.picture.leans(self._moves.piece(over.held)):
            self._swaying.update(milliseconds, over.at[0], self.picture.brush.layout.k)
        else:
            self._swaying.rest()
        if not self._lift.done:
            self._at = self._lift.between(over.home, over.at)
        elif over.at_once:
            self._at = over.at
        else:
            self._at = _towards(self._at, over.at, share)

    def _take_up(self, over: Over, *, moving: bool) -> None:
        self._returning = None
        self._put = self._aimed = False
        self._breath = -float(COMES) if moving else _BREATHES
        self._height, self._clear = (0.0 if moving else 1.0), 0.0
        self._apart = 0.0, 0.0
        self._at = over.home
        self._lift = Tween(_LIFTS if moving else 0, ease=ease_out)
        self._play(sounds.LIFT_GROUP if self._moves.count_of(over.held) > 1 else sounds.LIFT)

    def _let_go(self, before: Over, *, moving: bool) -> None:
        """Nothing hangs any more: unless it was put down, it goes back."""
        if self._put:
            self._put = False
            return
        if before.barred is not None:
            self._play(sounds.DENY)
        if moving:
            tween = Tween(_RETURNS, ease=ease_out)
            self._returning = _Returning(before.held, self._risen(self._at), before.home, self._height, tween)

    def _wanted(self, over: Over) -> float:
        return _LOWERED if over.legal is not None else 1.0

    def _risen(self, at: tuple[float, float]) -> tuple[float, float]:
        return at[0] + self._apart[0], at[1] + self._apart[1]

    def make_ready(self, held: Held) -> Iterator[None]:
        """Make the pictures of something that may be taken up, as it is usually seen and as it hangs, one at a time."""
        piece = self._moves.piece(held)
        clears = range(_SIZES + 1) if self.picture.hangs_beside(piece) else (0,)
        for size in (1.0, *(_size(step / _SIZES) for step in clears)):
            self.picture.sprite(piece, size)
            yield

    def swaying_ahead(self, held: Held) -> Iterator[None]:
        """Make the pictures of something that sways, two at a time: at an angle to one side and to the other."""
        piece = self._moves.piece(held)
        steps = range(_SWAYING + 1) if self.picture.leans(piece) else ()
        for size in (_size(step / _SWAYING) for step in steps):
            for degrees in ANGLES:
                self.picture.leaning(piece, size, degrees)
                self.picture.leaning(piece, size, -degrees)
                yield

    def draw(self, surface: Surface, viewer: int | None) -> list[Rect]:
        """Draw what hangs, or what is on its way back; return where it is."""
        if self._over is not None:
            hung = self._draw(surface, self._over.held, self._risen(self._at), self._height, viewer)
            return [hung, *self._tell(surface, self._over, hung)]
        if self._returning is None:
            return []
        back = self._returning
        at, height = back.tween.between(back.start, back.home), back.height * (1 - back.tween.share)
        return [self._draw(surface, back.held, at, height, viewer)]

    def _tell(self, surface: Surface, over: Over, hung: Rect) -> Iterator[Rect]:
        """Write what is told beside something that hangs, where it hides least of the places that are open to it."""
        if not over.told or not self._lift.done:
            return
        brush = self.picture.brush
        size = brush.width(over.told, BOLD) + brush.px(_LABEL), brush.px(_LABEL) + brush.line(BOLD)
        place = beside(hung, size, surface.get_rect(), [Rect(each) for each in over.keeps_clear])
        shapes.lay(surface, shapes.plate(size, size[1] // 3, (*_GROUND, 255), (*IVORY, 255)), place.topleft)
        brush.write(surface, over.told, place.center, BOLD, IVORY, align="centre")
        yield place.inflate(4, 4)

    def _draw(self, surface: Surface, held: Held, at: tuple[float, float], height: float, viewer: int | None) -> Rect:
        """The higher, the larger, and the farther from its shadow; smaller where it must not hide its place."""
        piece = self._moves.piece(held)
        resting = self._size_at(piece, self._moves.origin(held), viewer)
        size = _size(self._clear) if self._lift.done and self._over else resting + (HELD - resting) * height
        sways = self._swaying.degrees if self._over is not None else 0.0
        if step_of(sways):
            size = _size(round(_SWAYING * self._clear) / _SWAYING)
            at = hung(at, self.picture.sprite(piece, size).surface.get_height(), sways)
        sprite = self.picture.leaning(piece, size, sways)
        if self._over is not None and self._over.covers and self._lift.done:
            return self._pale(sprite).draw(surface, (at[0], at[1] - sprite.drop * height), 1.6 * height)
        if self._over is not None and not self._lift.done and self.picture.leans(piece):
            sprite = self.picture.crouching(piece, size, stretched_up(self._lift.share))
        return sprite.draw(surface, (at[0], at[1] - sprite.drop * height), 1.6 * height)

    def _pale(self, sprite: Sprite) -> Sprite:
        """Return a piece through which one sees where it may go; the same as long as the piece is."""
        if self._seen_through is None or self._seen_through[0] is not sprite:
            self._seen_through = sprite, sprite.faded(_PALE)
        return self._seen_through[1]


def beside(hung: Rect, size: Size, window: Rect, clear: Sequence[Rect]) -> Rect:
    """Return where a label of some size stands beside something, so that it hides least of what is to be kept clear."""
    label = Rect((0, 0), size)
    at = (
        label.move_to(midleft=hung.midright),
        label.move_to(midright=hung.midleft),
        label.move_to(midbottom=hung.midtop),
        label.move_to(bottomleft=hung.topright),
        label.move_to(bottomright=hung.topleft),
        label.move_to(midtop=hung.midbottom),
    )
    within = [each for each in at if window.contains(each)] or [at[0].clamp(window)]
    return min(within, key=lambda each: sum(_pixels(each.clip(place)) for place in clear))


def _pixels(rect: Rect) -> int:
    return rect.width * rect.height


def _clears(over: Over) -> float:
    """Return how far it is to become smaller: over a place where people stand one wants to see these."""
    return 0.0 if over.clear is None else 1.0


def _apart(over: Over) -> Point:
    if over.clear is None:
        return 0, 0
    return over.clear[0] - over.at[0] + over.aside[0], over.clear[1] - over.at[1] + over.aside[1]


def _towards(here: tuple[float, float], there: tuple[float, float], share: float) -> tuple[float, float]:
    """Return what lies so far on the way between two points; the end of it, once that is next to it."""
    at = here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
    return at if math.dist(at, there) > 1 else there


def _nearer(here: float, there: float, share: float) -> float:
    """Return what lies so far on the way between two heights; the end of it, once nobody sees a difference."""
    at = here + (there - here) * share
    return at if abs(at - there) > _STILL else there


def _told(rect: Rect) -> tuple[int, int, int, int]:
    return rect.left, rect.top, rect.width, rect.height


def _size(clear: float) -> float:
    """Return how large a piece is that has risen so far (0..1) above those who stand where it may go."""
    return HELD + (OVER - HELD) * round(clear * _SIZES) / _SIZES
