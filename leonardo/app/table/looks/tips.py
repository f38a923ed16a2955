"""Hints as small tags: beside what they tell of, never over it, and where they hide least of everything else.

A tag says first how things are, then the rule; a triangle points from it to what it tells of. What it cites stands at
its foot, underlined and with its key: a press leads to the rules.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import GOLD, IVORY, Colour
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks.beside import Weighed
from leonardo.app.table.looks.colours import LEAD, WARM, WARNING
from leonardo.app.table.looks.stands import Line, Stand, Stands, Tag
from leonardo.app.table.looks.triangles import Triangle, point_at
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.words.explaining import Cited, parted
from leonardo.engine.frozen import evolve

LONGEST: Final = 46  # characters of a line at most

_SMALLEST_TARGET: Final = 32  # pixels of what is pressed, at least
_UNITS: Final = 19
_LESS: Final = 17  # units of type of the rule
_GROUND: Final[dict[Tone, Colour]] = {
    Tone.GOOD: (62, 34, 14),
    Tone.PLAIN: (62, 34, 14),
    Tone.BARRED: (92, 20, 12),
}
_WIDTHS: Final = (19.5, 15, 11)
"""How wide the lines of a tag may be, as so many heights of its type; in narrower ones there are more lines."""
_COVERED: Final = 1000  # how many times worse it is to hide what is told of, what is held, or another tag
_ALONG: Final = tuple(step / 8 for step in range(1, 8))
"""Where along a side a tag may stand: 0 is before its beginning, 1 after its end; off a corner it would mislead."""
_FAR: Final = 6  # pixels hidden that are as bad as a pixel farther from the middle of what is told of
_NARROW: Final = 4  # heights of a line, squared, that are as bad hidden as it is to need narrower lines
_SHY: Final = 4  # how many times worse it is to hide words that are no spot than anything else
_REACHED: Final = 3  # how many times worse it is to stand where the hand may come that is over what is told of
_EVENER: Final = (0.6, 0.7, 0.8, 0.9)
"""Shares of its room in which a text is tried to need no more lines: so that none ends in a single word."""
_KERNED: Final = 4  # pixels by which a line may be narrower than its words are in other lines, at most
_POINTER: Final = 16  # units from a tag to what it tells of: so high is its triangle
_KEPT: Final = 64  # hints of which it is kept where their tags could stand
_SET: Final = 64  # hints of which it is kept how they are set in lines
NOTHING: Final[Weighed] = {}  # what tips keep clear of where nobody says more
_MARGIN: Final = 8  # pixels at both edges of the window together that no tag stands on


@frozen
class TipLink:
    """Where the `rule` that a tip cites can be pressed, in pixels."""

    rect: Rect
    rule: str


@frozen
class Hand:
    """Where something is held now, and all that it can hide while it is over the place below, if it is; in pixels."""

    now: Rect
    reach: Rect | None


def _briefly(hint: Tip) -> Tip:
    """Return a hint without its rule, which nobody can look up with a full hand; what cannot be done says why."""
    if hint.tone is Tone.BARRED:
        return hint
    return evolve(parted(hint)[0] if hint.key else hint, rule="", key="")


class Tags:
    """Draws hints; `dear` tells how many times worse it is to hide a kind of spots than anything else.

    Where there are words that are no spots they are `shy` of being hidden, too.
    """

    def __init__(self, brush: Brush, dear: Mapping[type, int], shy: Sequence[Rect] = ()) -> None:
        self.brush = brush
        self.dear = dear
        self.shy = tuple(shy)
        self.links: list[TipLink] = []
        """The rules that were cited in the last drawing."""
        self._clear: Weighed = {}
        """What they keep clear of now."""
        self._stands: dict[tuple[Tip, tuple[int, ...]], tuple[Mapping[Spot, Rect], Stands]] = {}
        self._set: dict[tuple[Tip, int], list[Tag]] = {}

    def draw(
        self,
        surface: Surface,
        hints: Sequence[Tip],
        places: Mapping[Spot, Rect],
        hand: Hand | None = None,
        covers: Sequence[Rect] = (),
        *,
        clear: Weighed = NOTHING,
        reading: bool = False,
    ) -> list[Rect]:
        """Draw the tags of hints, none of them over what is held if it can be helped; return where all that is.

        They keep as clear of what `covers` the table, and `clear` of places where they have room elsewhere.
        What is told of a place under the `hand` stands there as long as the hand is over it, and briefly. While
        `reading`, the mouse is on what one of them cites.
        """
        self.links = []
        self._keep_clear(clear)
        hints = hints if hand is None else [_briefly(hint) for hint in hints]
        bounds = surface.get_rect().inflate(-_MARGIN, -_MARGIN)
        taken, drawn = [*covers] if hand is None else [hand.now, *covers], list[Rect]()
        for hint in hints:
            about = places.get(hint.spot) if hint.spot is not None else None
            if hint.at is not None:
                about = Rect(hint.at, (1, 1))
            if about is not None:
                tag, rect = self._stand(hint, about, places, bounds, taken, hand)
                named = [places[spot] for spot in hint.names if spot in places]
                if rect.collidelist(named) >= 0:
                    tag, rect = self._beside_named(hint, about, places, bounds, [*taken, *named])
                drawn.append(self.draw_tag(surface, tag, rect, about, hint.tone, reading=reading))
                taken.append(rect)
        return drawn

    def _keep_clear(self, clear: Weighed) -> None:
        if clear != self._clear:
            self._clear = dict(clear)
            self._stands.clear()

    def set_in_lines(self, hint: Tip, width: int) -> list[Tag]:
        """Return a hint as tags of several widths, the widest first, for a window so many pixels wide."""
        return list(dict.fromkeys(self._tags(hint, width)))

    def _tags(self, hint: Tip, width: int) -> Iterator[Tag]:
        cited = parted(hint)[1] if hint.key else None
        hint, key = parted(hint)[0] if hint.key else hint, hint.key
        lead = Run(hint.lead, Face.BOLD, LEAD if hint.tone is not Tone.BARRED else WARNING)
        state = [lead] if hint.lead else []
        if hint.words:
            state.append(Run(f" · {hint.words}" if hint.lead else hint.words, Face.MEDIUM, IVORY))
        more = [Run(each, Face.MEDIUM, IVORY) for each in hint.also]
        rule = Run(hint.rule, Face.ITALIC, WARM)
        type_ = self.brush.type(Style(Face.BOLD, _UNITS))
        for heights in _WIDTHS:
            room = min(round(type_ * heights), width // 2)
            lines = self._lines(state, room, _UNITS)
            lines += [line for run in more for line in self._wrapped(run, room, _LESS)]
            lines += self._wrapped(rule, room, _LESS) if hint.rule else []
            lines += [self._link(cited, key)] if cited is not None else []
            yield self._tag(lines, cited.rule if cited is not None else "")

    def place(
        self, tags: Sequence[Tag], about: Rect, places: Mapping[Spot, Rect], taken: Iterable[Rect], bounds: Rect
    ) -> tuple[Tag, Rect]:
        """Return the tag that hides least, and where: at one of the sides of `about`, within `bounds`."""
        return _clearest(self._all_stands(tags, about, places, bounds), list(taken))

    def _stand(
        self,
        hint: Tip,
        about: Rect,
        places: Mapping[Spot, Rect],
        bounds: Rect,
        taken: Sequence[Rect],
        hand: Hand | None,
    ) -> tuple[Tag, Rect]:
        """Return the tag of a hint, and where it stands: the hand may go all over what is told of, and it stays."""
        if hand is None or hand.reach is None or not hand.reach.colliderect(about):
            return _clearest(self._kept(hint, about, places, bounds), taken)
        others = [rect for rect in taken if rect != hand.now]
        stands = self._kept(hint, about, places, bounds, hand.reach)
        return _clearest(stands, [*others, about, *self._names(about)])

    def _beside_named(
        self, hint: Tip, about: Rect, places: Mapping[Spot, Rect], bounds: Rect, taken: Sequence[Rect]
    ) -> tuple[Tag, Rect]:
        """Return the tag of a hint where it hides nothing that it names, as near as there is room for that."""
        tags = self._lines_of(hint, bounds.width)
        sides = [(tag, rect) for tag in tags for each in (about, *taken) for rect in self._sides(tag, each, bounds)]
        free = [(tag, rect) for tag, rect in sides if rect.collidelist(taken) == -1]
        if not free:
            return self.place(tags, about, places, taken, bounds)
        return min(free, key=lambda each: _way(each[1], about))

    def _kept(
        self, hint: Tip, about: Rect, places: Mapping[Spot, Rect], bounds: Rect, reach: Rect | None = None
    ) -> Stands:
        """Return where the tags of a hint could stand, the best first; found once while everything lies as it does."""
        around = *about, *(reach or ())
        among, stands = self._stands.get((hint, around), (None, None))
        if stands is None or among is not places:
            if len(self._stands) >= _KEPT:
                self._stands.clear()
            stands = self._all_stands(self._lines_of(hint, bounds.width), about, places, bounds, reach)
            self._stands[hint, around] = places, stands
        return stands

    def _lines_of(self, hint: Tip, width: int) -> list[Tag]:
        """Return a hint as tags, as `set_in_lines`; kept."""
        if (hint, width) not in self._set:
            self._keep_lines(hint, width, self._tags(hint, width))
        return self._set[hint, width]

    def _keep_lines(self, hint: Tip, width: int, tags: Iterable[Tag]) -> None:
        if len(self._set) >= _SET:
            self._set.clear()
        self._set[hint, width] = list(dict.fromkeys(tags))

    def ahead(
        self,
        surface: Surface,
        hints: Sequence[Tip],
        places: Mapping[Spot, Rect],
        hand: Hand | None = None,
        *,
        clear: Weighed = NOTHING,
    ) -> Iterator[None]:
        """Set hints in lines, find where they stand and draw them once, on a surface that shows nothing of it.

        There is a pause after each piece of that; drawn again, they are there at once.
        """
        bounds, taken = surface.get_rect().inflate(-_MARGIN, -_MARGIN), [] if hand is None else [hand.now]
        hints = hints if hand is None else [_briefly(hint) for hint in hints]
        self._keep_clear(clear)
        for hint in (hint for hint in hints if hint.spot in places):
            if (hint, bounds.width) not in self._set:
                tags = list[Tag]()
                for tag in self._tags(hint, bounds.width):
                    tags.append(tag)
                    yield
                self._keep_lines(hint, bounds.width, tags)
            if hint.spot is not None:
                self._stand(hint, places[hint.spot], places, bounds, taken, hand)
                yield
        self.draw(surface, hints, places, hand, clear=clear)
        yield

    def _all_stands(
        self,
        tags: Sequence[Tag],
        about: Rect,
        places: Mapping[Spot, Rect],
        bounds: Rect,
        reach: Rect | None = None,
    ) -> Stands:
        """Return where tags could stand at the sides of what is told of; the hand may come to its `reach`."""
        others = {spot: rect for spot, rect in places.items() if rect != about and not rect.contains(about)}
        rects = [*others.values(), *self.shy, *map(Rect, self._clear)]
        dear: list[float] = [*(self.dear.get(type(spot), 1) for spot in others), *(_SHY for _ in self.shy)]
        dear += self._clear.values()
        if reach is not None:
            rects, dear = [*rects, reach], [*dear, _REACHED]
        stands, narrow = list[Stand](), _NARROW * self._line(_UNITS) ** 2
        for number, tag in enumerate(tags):
            for rect in self._apart(tag, about, bounds):
                far = abs(rect.centerx - about.centerx) + abs(rect.centery - about.centery)
                cost: float = far * _FAR + _area(rect.clip(about)) * _COVERED + number * narrow
                stands.append(Stand(cost, tag, rect))

        def hidden(rect: Rect) -> float:
            return sum(_area(rect.clip(rects[hit])) * dear[hit] for hit in rect.collidelistall(rects))

        return Stands(stands, hidden)

    def _apart(self, tag: Tag, about: Rect, bounds: Rect) -> list[Rect]:
        """Return where a tag could stand: beside what it tells of, or beside what is kept clear over that.

        Where it would hide an edge of what is kept clear, it could also stand off that edge.
        """
        clear = [rect for rect in map(Rect, self._clear) if rect != about]
        around = [rect for rect in clear if rect.colliderect(about)]
        found = [rect for each in (about, *around) for rect in self._sides(tag, each, bounds)]
        near = self._line(_UNITS)
        return [*found, *(off for rect in found for each in clear for off in _off(rect, each, near, bounds))]

    def _sides(self, tag: Tag, about: Rect, bounds: Rect) -> list[Rect]:
        """Return where a tag could stand: along each side, from one corner to the other, or below its name."""
        gap = self.gap()
        (width, height), found = tag.size, []
        tops = {about.bottom + gap, about.top - gap - height, self._foot(about) + gap}
        for share in _ALONG:
            left = round(about.left - width + (about.width + width) * share)
            found += [Rect(left, top, width, height) for top in sorted(tops)]
            top = round(about.top - height + (about.height + height) * share)
            found += [Rect(left, top, width, height) for left in (about.right + gap, about.left - gap - width)]
        return [rect.clamp(bounds) for rect in found]

    def _foot(self, about: Rect) -> int:
        return max(about.bottom, *(words.bottom for words in self._names(about)), about.bottom)

    def _names(self, about: Rect) -> list[Rect]:
        return [
            words
            for words in self.shy
            if words.left < about.centerx < words.right and abs(words.top - about.bottom) <= self.gap()
        ]

    def _lines(self, runs: list[Run], room: int, units: float) -> list[Line]:
        """One line if it is short enough, else the lead and then its words below, wrapped."""
        if not runs:
            return []
        long = sum(len(run.text) for run in runs) > LONGEST
        if not long and sum(self._width(run, units) for run in runs) <= room:
            return [Line(tuple(runs), units)]
        bare = [Run(run.text.removeprefix(" · "), run.face, run.colour) for run in runs]
        return [line for run in bare for line in self._wrapped(run, room, units)]

    def _wrapped(self, run: Run, room: int, units: float) -> list[Line]:
        """Break a run into lines, none of them longer than an eye takes in at once."""
        wrap = self.brush.painter.wrap
        lines = wrap(run.text, run.face, units, room)
        while max(map(len, lines)) > LONGEST and any(" " in line for line in lines):
            room = round(room * 0.94)
            lines = wrap(run.text, run.face, units, room)
        whole = sum(self.brush.width(line, Style(run.face, units)) for line in lines)
        for share in _EVENER if len(lines) > 1 else ():
            if whole > len(lines) * (round(room * share) + _KERNED):
                continue
            evener = wrap(run.text, run.face, units, round(room * share))
            if len(evener) == len(lines) and max(map(len, evener)) <= LONGEST:
                lines = evener
                break
        return [Line((Run(line, run.face, run.colour),), units) for line in lines]

    def _link(self, cited: Cited, key: str) -> Line:
        """The line of what is cited, with its key in a box: that and its words are three runs, one of them empty."""
        return Line((Run(cited.words, Face.ITALIC, WARM), Run("  "), Run(f" {key} ", Face.STRONG, WARM)), _LESS)

    def _tag(self, lines: list[Line], cites: str) -> Tag:
        width = max((sum(self._width(run, line.units) for run in line.runs) for line in lines), default=0)
        pad = self._pad()
        height = sum(self._line(line.units) for line in lines) + round(pad * 0.9)
        height += self._above_link() if cites else 0
        return Tag(tuple(lines), (width + 2 * pad, height), cites)

    def draw_tag(self, surface: Surface, tag: Tag, rect: Rect, about: Rect, tone: Tone, *, reading: bool) -> Rect:
        """Draw a tag with its shadow and its triangle; return where all of it is."""
        brush, radius = self.brush, max(4, self.brush.px(8))
        shade = shapes.plate(rect.size, radius, (30, 12, 4, 90))
        shapes.lay(surface, shade, rect.move(1, brush.px(4)).topleft)
        line = max(1.0, brush.px(1.4))
        plate = shapes.plate(rect.size, radius, (*_GROUND[tone], 246), (*GOLD, 255), line)
        shapes.lay(surface, plate, rect.topleft)
        point_at(surface, rect, about, Triangle(self.gap(), line, _GROUND[tone], GOLD), radius)
        above = self._above_link() if tag.cites else 0
        top = rect.top + (rect.height - above - sum(self._line(each.units) for each in tag.lines)) // 2
        for number, each in enumerate(tag.lines):
            high = self._line(each.units)
            if tag.cites and number == len(tag.lines) - 1:
                place = Rect(rect.left, top, rect.width, rect.bottom - top)
                self._draw_link(surface, each, place, tag.cites, above, reading=reading)
                break
            row = Rect(rect.left + self._pad(), top, rect.width - 2 * self._pad() + 2, high)
            brush.painter.draw_runs(surface, each.runs, row, each.units)
            top += high
        reach = 2 * max(self.gap(), brush.px(4))
        return rect.inflate(reach, reach)

    def _draw_link(self, surface: Surface, line: Line, place: Rect, rule: str, above: int, *, reading: bool) -> None:
        """Draw what a tag cites at its foot, underlined, and its key in a box; note where it can be pressed."""
        cited, gap, key = line.runs
        row = Rect(place.left + self._pad(), place.top + above, place.width, self._line(line.units))
        if reading:
            cited, key = evolve(cited, colour=IVORY), evolve(key, colour=IVORY)
        drawn = self.brush.painter.draw_runs(surface, (cited, gap, key), row, line.units)
        wide, thin = self._width(cited, line.units), max(1, self.brush.px(1.4))
        under = Rect(drawn.left, drawn.bottom - thin - drawn.height // 10, wide, 2 * thin if reading else thin)
        surface.fill(cited.colour, under)
        box = Rect(0, drawn.top, self._width(key, line.units), drawn.height)
        box.right = drawn.right
        shapes.lay(surface, shapes.outline(box.size, max(3, self.brush.px(5)), (*key.colour, 255), thin), box.topleft)
        pressed = Rect(place.left, place.top, drawn.right + self._pad() - place.left, place.height)
        pressed.height = max(_SMALLEST_TARGET, pressed.height)
        pressed.bottom = place.bottom
        self.links.append(TipLink(pressed, rule))

    def gap(self) -> int:
        """Return how many pixels are between a tip and what it tells of."""
        return max(8, self.brush.px(_POINTER))

    def _above_link(self) -> int:
        return max(3, self.brush.px(5))

    def _pad(self) -> int:
        return max(7, self.brush.px(14))

    def _line(self, units: float) -> int:
        return self.brush.line(Style(Face.BOLD, units))

    def _width(self, run: Run, units: float) -> int:
        return self.brush.width(run.text, Style(run.face, units))


def _clearest(stands: Iterable[Stand], taken: Sequence[Rect]) -> tuple[Tag, Rect]:
    """Return the best of some stands, the best first, that hides nothing of what is taken, or least of it."""
    clear = (stand for stand in stands if stand.rect.collidelist(taken) == -1)
    best = next(clear, None) or min(stands, key=lambda stand: stand.cost + _COVERED * _hidden(stand.rect, taken))
    return best.tag, best.rect


def _way(rect: Rect, about: Rect) -> int:
    """Return how far it is from one rectangle to another, in pixels across and down."""
    across = max(0, rect.left - about.right, about.left - rect.right)
    return across + max(0, rect.top - about.bottom, about.top - rect.bottom)


def _hidden(rect: Rect, taken: Sequence[Rect]) -> int:
    return sum(_area(rect.clip(place)) for place in taken)


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def _off(rect: Rect, edge: Rect, near: int, bounds: Rect) -> Iterator[Rect]:
    """Yield where a rectangle could be moved off another one within `bounds`, if it only has to move a little."""
    if not rect.colliderect(edge):
        return
    for across, down in (
        (edge.right - rect.left, 0),
        (edge.left - rect.right, 0),
        (0, edge.bottom - rect.top),
        (0, edge.top - rect.bottom),
    ):
        if abs(across + down) <= near and bounds.contains(off := rect.move(across, down)):
            yield off
