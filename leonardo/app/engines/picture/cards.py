"""Cards as leaves of a notebook: projects with their price, designs with their hooks, and what is in play."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face as Letters
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks.colours import BLOOD, BROWN, LIGHT, STRUCK
from leonardo.engine.engines.cards import DESIGNS, Card
from leonardo.engine.engines.constants import Face

_TITLE: Final = Style(Letters.BOLD, 19, (Letters.STRONG, Letters.TEXT))
_ROW_TITLE: Final = Style(Letters.TITLE_BOLD, 15, (Letters.BOLD, Letters.STRONG, Letters.TEXT))
_PAGE_TITLE: Final = Style(Letters.TITLE_BOLD, 20, NARROW)
_PRICE: Final = Style(Letters.BOLD, 20)
_LINE: Final = Style(Letters.MEDIUM, 16, (Letters.TEXT,))
_STRONG: Final = Style(Letters.BOLD, 16, (Letters.STRONG, Letters.TEXT))
_ASIDE: Final = Style(Letters.ITALIC, 16)
_NUMBER: Final = Style(Letters.TITLE_BOLD, 26)

_PAPER: Final = (250, 240, 214, 255)
_DULL: Final = (222, 204, 168, 255)
_EDGE: Final = (112, 78, 42, 255)
_HEADER: Final = (74, 44, 22, 255)
_TAG: Final = (252, 244, 222, 255)
_EMPTY: Final = (128, 96, 56, 200)
_PALE: Final = 120
"""How much remains of a drawing on a card that cannot be had, of 255."""
_UPRIGHT: Final = 0.9
"""The height of a card by its width from which on its drawing stands over its words."""
_BAND: Final = 0.17
_NAME: Final = 0.72
"""The height of the band with the name of a card that is on its way, in heights of that, and of its type in this."""
_DRAWN: Final = 0.5
"""How much of the height between name and price the drawing has at least."""
_LEAST_DRAWING: Final = 26
"""Pixels of a drawing under which nothing could be told."""

Hook = tuple[Card, str, str] | None
"""An improvement that hangs on a hook: its card, its name and what it does; none is a free one."""


def drawing(brush: Brush, card: Card, side: int, *, pale: bool = False) -> Surface:
    """Return the drawing of a card, `side` pixels square; shared."""
    name = f"engines_{'design' if card in DESIGNS else 'project'}_{card.value}"
    return brush.faded(name, side, _PALE) if pale else brush.sized(name, side)


def project(
    brush: Brush,
    surface: Surface,
    rect: Rect,
    card: Card,
    *,
    title: str,
    effect: str,
    price: str,
    before: str = "",
    pale: bool = False,
    lack: str = "",
    shorter: str = "",
    names: Sequence[str] = (),
) -> None:
    """Draw a card: its name, its drawing, what it does, and its price.

    `before` is the price that Leonardo has lowered, and is struck out; `lack` says why it cannot be realised now. What
    is `shorter` is told in a row where that has no room. All `names` of the cards that lie together are written in one
    lettering.
    """
    brush.box(surface, rect, _DULL if pale else _PAPER, _EDGE)
    if rect.height >= rect.width * _UPRIGHT:
        _upright(brush, surface, rect, card, (title, lack or effect), pale, names)
        _cost(
            brush,
            surface,
            Rect(rect.left, _foot(brush, rect), rect.width, rect.bottom - _foot(brush, rect)),
            price,
            before,
        )
        return
    inner, told = rect.inflate(-brush.px(8), -brush.px(4)), (title, effect, lack, shorter)
    _flat(brush, surface, inner, card, told, (price, before), pale, names)


def _flat(
    brush: Brush,
    surface: Surface,
    inner: Rect,
    card: Card,
    told: tuple[str, str, str, str],
    price: tuple[str, str],
    pale: bool,
    names: Sequence[str],
) -> None:
    """Draw a card as a row: the drawing at the left, its name, and under that what it does and its price.

    What it does takes two lines where it needs them and they are there. The drawing, and then a former price, give way
    to the name.
    """
    title, effect, lack, shorter = told
    line = brush.line(_STRONG)
    two = inner.height >= round(1.8 * line)
    three = inner.height >= round(2.7 * line)
    drawn = inner.height if inner.height >= _LEAST_DRAWING and inner.width > 3 * inner.height else 0
    for side, cost in ((drawn, price), (0, price), (0, (price[0], ""))):
        left = inner.left + side + (brush.px(5) if side else 0)
        right = inner.right - _cost_width(brush, *cost)
        below = _said_below(brush, (lack or effect, shorter), right - left - 2, two=two, three=three)
        room = (inner.right if below else right) - left
        if brush.fits(title, _ROW_TITLE, room):
            break
    if side:
        picture = drawing(brush, card, side, pale=pale)
        surface.blit(picture, picture.get_rect(midleft=inner.midleft))
    lines = [inner.centery + round((number - len(below) / 2) * line) for number in range(len(below) + 1)]
    last = lines[-1]
    _cost(brush, surface, Rect(right, last - line // 2, inner.right - right, min(line, inner.height)), *cost)
    style = brush.alike([(name, room) for name in names or (title,)], _ROW_TITLE)
    brush.write(surface, title, (left, lines[0]), style, INK, room=room)
    for text, middle in zip(below, lines[1:], strict=True):
        brush.write(surface, text, (left, middle), _ASIDE, BLOOD if lack else BROWN, room=right - left - 2)


def _said_below(brush: Brush, ways: Sequence[str], room: int, *, two: bool, three: bool) -> list[str]:
    """Return the lines below a name: two where the first of some ways to say it needs them, or the first that fits."""
    if not two:
        return []
    if three and brush.width(ways[0], _ASIDE) > room:
        wrapped = brush.painter.wrap(ways[0], _ASIDE.face, _ASIDE.units, room)
        if len(wrapped) == 2:
            return wrapped
    return [text for text in ways if text and brush.fits(text, _ASIDE, room)][:1]


def stands_upright(brush: Brush, size: tuple[int, int], title: str, effect: str) -> bool:
    """Tell whether a card of so many pixels tells all with its drawing above its words."""
    wide, high = size
    if high < wide * _UPRIGHT or not brush.fits(title, _TITLE, wide - brush.px(8)):
        return False
    lines = brush.painter.wrap(effect, _LINE.face, _LINE.units, wide - brush.px(10))
    left = high - round(brush.line(_TITLE) * 1.1) - round(brush.line(_PRICE) * 1.15)
    return len(lines) <= min(3, round(left * (1 - _DRAWN)) // brush.line(_LINE))


def _foot(brush: Brush, rect: Rect) -> int:
    return rect.bottom - round(brush.line(_PRICE) * 1.15)


def _upright(
    brush: Brush, surface: Surface, rect: Rect, card: Card, told: tuple[str, str], pale: bool, names: Sequence[str]
) -> None:
    """Draw the name on a dark band, the drawing, and what the card does under it."""
    band = Rect(rect.left + 1, rect.top + 1, rect.width - 2, round(brush.line(_TITLE) * 1.1))
    surface.fill(_HEADER[:3], band.inflate(-2, -2))
    room = band.width - brush.px(6)
    style = brush.alike([(name, room) for name in names or told[:1]], _TITLE)
    brush.write(surface, told[0], band.center, style, LIGHT, align="centre", room=room)
    line = brush.line(_LINE)
    lines = brush.painter.wrap(told[1], _LINE.face, _LINE.units, rect.width - brush.px(10))
    high = _foot(brush, rect) - band.bottom
    shown = lines[: max(0, min(len(lines), round(high * (1 - _DRAWN)) // line, 3))]
    side = min(high - len(shown) * line - 2, rect.width - brush.px(8))
    if side >= _LEAST_DRAWING:
        picture = drawing(brush, card, side, pale=pale)
        surface.blit(picture, picture.get_rect(midtop=(rect.centerx, band.bottom + 1)))
    top = _foot(brush, rect) - len(shown) * line
    for number, text in enumerate(shown):
        rest = " ".join(lines[number:]) if number == len(shown) - 1 else text
        at = rect.centerx, top + number * line + line // 2
        brush.write(surface, rest, at, _LINE, BROWN, align="centre", room=rect.width - brush.px(8))


def leaf(brush: Brush, surface: Surface, rect: Rect, card: Card, title: str) -> None:
    """Draw a card that is on its way: its name, as large as there is room for, and its drawing."""
    brush.box(surface, rect, _PAPER, _EDGE)
    band = Rect(rect.left + 2, rect.top + 2, rect.width - 4, round(rect.height * _BAND))
    surface.fill(_HEADER[:3], band)
    units = band.height * _NAME / brush.layout.k / brush.painter.scale
    style = Style(_TITLE.face, units, _TITLE.narrow)
    brush.write(surface, title, band.center, style, LIGHT, align="centre", room=band.width - 4)
    picture = drawing(brush, card, min(rect.bottom - band.bottom - 4, rect.width - 6))
    surface.blit(picture, picture.get_rect(midtop=(rect.centerx, band.bottom + 1)))


def _cost_width(brush: Brush, price: str, before: str) -> int:
    if not price:
        return 0
    coin = round(brush.line(_PRICE) * 0.9)
    return (
        coin + brush.px(10) + brush.width(price, _PRICE) + (brush.width(before, _ASIDE) + brush.px(6) if before else 0)
    )


def _cost(brush: Brush, surface: Surface, row: Rect, price: str, before: str) -> None:
    """Draw the price with its coin in the middle of a row, a former one before it, struck out."""
    if not price:
        return
    coin = min(round(brush.line(_PRICE) * 0.9), row.height)
    left = row.centerx - (_cost_width(brush, price, before) - brush.px(6)) // 2
    brush.stamp(surface, "florin", (left + coin // 2, row.centery), coin)
    left += coin + brush.px(4)
    if before:
        old = brush.write(surface, before, (left, row.centery), _ASIDE, BROWN)
        brush.rule(surface, (old.left - 1, row.centery), (old.right + 1, row.centery), STRUCK, 255)
        left = old.right + brush.px(6)
    brush.write(surface, price, (left, row.centery), _PRICE, INK)


def page(
    brush: Brush,
    surface: Surface,
    rect: Rect,
    card: Card,
    *,
    title: str,
    rows: Sequence[tuple[str, str, str]],
    odds: Sequence[str],
    hooks: Sequence[Hook],
    free: str,
    names: Sequence[str] = (),
) -> None:
    """Draw the notebook page of a design on its sheet, its title in one lettering with the `names` of all pages.

    `rows` say what it does: a number, what that counts, and how it came about, such as "4 + 1"; `odds` are the ways to
    tell those of its throw, the longest first. Of a hook on which nothing hangs, it is said that it is `free`.
    """
    inner = rect.inflate(-2 * brush.px(10), -2 * brush.px(7))
    line = brush.line(_LINE)
    head = brush.line(_PAGE_TITLE)
    style = brush.alike([(name, inner.width) for name in names or (title,)], _PAGE_TITLE)
    named = brush.write(surface, title, (inner.left, inner.top + head // 2), style, INK, room=inner.width)
    hanging = _hanging(brush, inner)
    room = Rect(inner.left, inner.top + head, inner.width, hanging.top - _hook(brush) // 2 - inner.top - head)
    side = min(room.height, room.width * 48 // 100)
    if side >= _LEAST_DRAWING:
        picture = drawing(brush, card, side)
        surface.blit(picture, picture.get_rect(midleft=room.midleft))
    left = room.left + (side + brush.px(8) if side >= _LEAST_DRAWING else 0)
    places = _row_places(Rect(left, room.top, inner.right - left, room.height), len(rows), line)
    for number, (row, place) in enumerate(zip(rows, places, strict=True)):
        _row(brush, surface, row, place, number)
    below = Rect(left, max((place.bottom for place in places), default=room.top), inner.right - left, line)
    if below.bottom <= room.bottom:
        below.height = room.bottom - below.top
        _odds(brush, surface, odds, below)
    else:
        gap = brush.px(10)
        _odds(brush, surface, odds, Rect(named.right + gap, inner.top, inner.right - named.right - gap, head))
    _hooks(brush, surface, hanging, hooks, free)


def _row_places(room: Rect, count: int, line: int) -> Sequence[Rect]:
    """Return where the lines of a page lie: below each other, or beside each other where the room is too low."""
    if count * line > room.height:
        wide = room.width // max(1, count)
        return [Rect(room.left + number * wide, room.top, wide, line) for number in range(count)]
    step = min(round(line * 1.45), max(line, (room.height - line) // max(1, count)))
    return [Rect(room.left, room.top + number * step, room.width, step) for number in range(count)]


def _odds(brush: Brush, surface: Surface, ways: Sequence[str], room: Rect) -> None:
    """Write the first of several ways to tell odds that has room, at the right; larger text gives way before that."""
    for text in ways:
        letters = brush.yielding(partial(_has_room, text, room))
        if not _has_room(text, room, letters):
            continue
        line = letters.line(_LINE)
        for number, each in enumerate(_broken(text, room, letters)):
            at = room.right, room.top + line // 2 + number * line
            letters.write(surface, each, at, _ASIDE, BROWN, align="right", room=room.width)
        return


def _has_room(text: str, room: Rect, letters: Brush) -> bool:
    """Tell whether all lines of a text fit; one of them may be as high as the room."""
    lines = _broken(text, room, letters)
    few = len(lines) == 1 or len(lines) * letters.line(_LINE) <= room.height
    return few and all(letters.fits(each, _ASIDE, room.width) for each in lines)


def _broken(text: str, room: Rect, letters: Brush) -> list[str]:
    if letters.fits(text, _ASIDE, room.width):
        return [text]
    return letters.painter.wrap(text, _ASIDE.face, _ASIDE.units, room.width)


def _row(brush: Brush, surface: Surface, told: tuple[str, str, str], place: Rect, number: int) -> None:
    """Draw a line of a page: a die of its kind, the number, what it counts, and how it came about at the right."""
    face = (Face.MAN, Face.BLANK)[min(number, 1)]
    side = min(place.height - 2, brush.line(_NUMBER))
    left = place.left
    if place.width > 6 * side:
        brush.stamp(surface, f"engines_die_{face.name.lower()}", (left + side // 2, place.centery), side)
        left += side + brush.px(5)
    count, what, sum_ = told
    left = brush.write(surface, count, (left, place.centery), _NUMBER, BLOOD).right + brush.px(6)
    right = place.right - (brush.width(sum_, _ASIDE) + brush.px(6) if sum_ else 0)
    if right - left < brush.width(what, _LINE) // 2:
        right, sum_ = place.right, ""
    brush.write(surface, what, (left, place.centery), _LINE, INK, room=right - left)
    if sum_:
        brush.write(surface, sum_, (place.right, place.centery), _ASIDE, BROWN, align="right")


def _hanging(brush: Brush, inner: Rect) -> Rect:
    """Return the row along the foot of a page in which improvements hang."""
    lines = 2 if inner.height > 8.5 * brush.line(_LINE) else 1
    high = round(lines * brush.line(_LINE) * 0.98) + brush.px(4)
    return Rect(inner.left, inner.bottom - high, inner.width, high)


def _hooks(brush: Brush, surface: Surface, row: Rect, hooks: Sequence[Hook], free: str) -> None:
    """Draw each hook with the slip that hangs on it, or the place that is free."""
    gap, left = brush.px(5), row.left
    for hook, wide in zip(hooks, _hook_widths(brush, row.width - gap * (len(hooks) - 1), hooks), strict=True):
        place = Rect(left, row.top, wide, row.height)
        left += wide + gap
        if hook is None:
            edge = shapes.dashes(place.size, max(2, brush.px(4)), _EMPTY, max(1.0, brush.layout.k))
            shapes.lay(surface, edge, place.topleft)
            beside = Rect(place.left, place.top, place.width - 2 * _hook(brush), place.height)
            if brush.width(free, _ASIDE) <= beside.width:
                brush.write(surface, free, beside.center, _ASIDE, BROWN, align="centre")
        else:
            hung, title, effect = hook
            chip(brush, surface, place, hung, title, (effect,))
        brush.stamp(surface, "engines_hook", (place.right - _hook(brush), place.top), _hook(brush))


def _hook_widths(brush: Brush, whole: int, hooks: Sequence[Hook]) -> Sequence[int]:
    """Return how wide each hook is: all alike, unless what hangs there has a name that needs more."""
    alike = whole // max(1, len(hooks))
    least = [_named_width(brush, hook[1]) if hook is not None else 3 * _hook(brush) for hook in hooks]
    if all(wide <= alike for wide in least):
        return [alike] * len(hooks)
    spare = whole - sum(least)
    return [wide + spare // len(hooks) if spare >= 0 else wide * whole // sum(least) for wide in least]


def _named_width(brush: Brush, title: str) -> int:
    """Return how wide a chip must be for the longest word of a name."""
    letters = brush.painter.letters(_STRONG.narrow[-1], brush.painter.smallest)
    return max(letters.width(word) for word in title.split(" ")) + brush.px(4) + brush.px(3) + 1


def _hook(brush: Brush) -> int:
    """Return how high a hook is, of which half stands above what hangs on it."""
    return max(12, brush.px(22))


def chip(brush: Brush, surface: Surface, rect: Rect, card: Card, title: str, effects: Sequence[str]) -> None:
    """Draw a card in play as a strip: its drawing at the left, its name, and what it does where there is room.

    That is told by the first of the `effects` that has room, if one has. The drawing gives way to the name, and a name
    that has no room to the drawing.
    """
    brush.box(surface, rect, _TAG, _EDGE, 3)
    line, bare = brush.line(_STRONG), rect.left + brush.px(4)
    side = min(rect.height - 2, rect.width // 3)
    drawn = side >= _LEAST_DRAWING * 2 // 3 and rect.width > 2.6 * side + brush.width("mmmm", _STRONG)
    beside = rect.left + side + brush.px(3) if drawn else bare
    right, rows = rect.right - brush.px(3), 2 if rect.height >= round(1.8 * line) else 1
    left, names = next(
        ((left, names) for left in (beside, bare) if (names := _folded(brush, title, right - left, rows))),
        (right, []),
    )
    if not names:  # no word of its name has room
        picture = drawing(brush, card, min(rect.height, rect.width) - 2)
        surface.blit(picture, picture.get_rect(center=rect.center))
        return
    if left > bare:
        picture = drawing(brush, card, side)
        surface.blit(picture, picture.get_rect(midleft=(rect.left + 1, rect.centery)))
    room = right - left
    effect = next((each for each in effects if brush.fits(each, _ASIDE, room)), None)
    told = [(name, _STRONG, INK) for name in names]
    if effect is not None and len(told) < rows:
        told.append((effect, _ASIDE, BLOOD))
    for number, (text, style, colour) in enumerate(told):
        middle = rect.centery + round((number - (len(told) - 1) / 2) * line * 0.92)
        brush.write(surface, text, (left, middle), style, colour, room=room)


def _folded(brush: Brush, title: str, room: int, rows: int) -> Sequence[str]:
    """Return the lines of a name: it is whole, or else folded between two words; nothing if it has no room."""
    if brush.fits(title, _STRONG, room):
        return [title]
    words = title.split(" ")
    ways = [(" ".join(words[:number]), " ".join(words[number:])) for number in range(1, len(words))]
    fitting = [way for way in ways if all(brush.fits(each, _STRONG, room) for each in way)]
    return min(fitting, key=lambda way: max(map(len, way))) if fitting and rows > 1 else []
