"""The help layer: the table darkened, notes at its parts, what can be done now, and the ways to know more."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.widgets.form import Form
from leonardo.app.table import commands
from leonardo.app.table.help.notes import HelpNote, Laid, Slip, leaves
from leonardo.app.table.help.now import NowSheet, Possible, lay_now, what_now
from leonardo.app.table.spots import PromptSpot

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable


_ROW: Final = 58
_LEAST_ROW: Final = 40  # units of height of a button; so many pixels at least
_BAR_GAP: Final = 12
_EDGE: Final = 8  # units between two buttons, and from them to an edge
_PAD: Final = 44  # units within a button beside its words
_TEXT: Final = 24


@frozen
class Entry:
    """A button: its name, its words, and what it does, if it does now; the `strong` one is what one mostly wants."""

    name: str
    text: str
    action: Callable[[], None]
    strong: bool = False
    enabled: bool = True

    def placed(self, rect: Rect) -> Button:
        face = Face.STRONG
        return Button(
            self.name, rect, self.text, self.action, strong=self.strong, face=face, size=_TEXT, enabled=self.enabled
        )


@frozen
class HelpBar:
    """Where the buttons lie, and all of them together."""

    rect: Rect
    buttons: tuple[Button, ...]


def lay_bar(kit: Kit, entries: Sequence[Entry], targets: Sequence[Rect], stage: Rect | None) -> HelpBar:
    """Lay the buttons at the foot of the window, or at the head or the foot of the `stage`: where they hide least."""
    layout, edge = kit.layout, kit.layout.px(_EDGE)
    window = layout.window.inflate(-2 * edge, -2 * edge)
    ways = [_laid(kit, entries, window, low=True)]
    if stage is not None:
        within = stage.inflate(-2 * edge, -2 * edge)
        ways += [_laid(kit, entries, within, low=low) for low in (False, True)]
    return min(ways, key=lambda way: sum(_area(way.rect.clip(target)) for target in targets))


def _laid(kit: Kit, entries: Sequence[Entry], within: Rect, *, low: bool) -> HelpBar:
    """Lay the buttons in as few rows as they need in a rectangle, at its head, or `low` at its foot."""
    px, gap = kit.layout.px, kit.layout.px(_BAR_GAP)
    room = min(within.width, px(_WIDEST))
    wide = [kit.painter.measure(each.text, Face.STRONG, _TEXT)[0] + px(_PAD) for each in entries]
    rows = _rows(wide, room, gap)
    line = kit.painter.line(Face.STRONG, _TEXT)
    high = max(_LEAST_ROW, px(_ROW), line + 8)
    whole = Rect(0, 0, room, len(rows) * (high + gap) - gap)
    whole.midtop = within.midtop
    if low:
        whole.bottom = within.bottom
    buttons: list[Button] = []
    for number, row in enumerate(rows):
        spare = (room - sum(wide[each] for each in row) - gap * (len(row) - 1)) // len(row)
        left = whole.left
        for each in row:
            place = Rect(left, whole.top + number * (high + gap), wide[each] + spare, high)
            buttons.append(entries[each].placed(place))
            left = place.right + gap
    return HelpBar(whole, tuple(buttons))


def _rows(wide: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Return which buttons stand in which row: as few rows as hold them, and about as much in each."""
    count = 1
    while True:
        target = max(-(-(sum(wide) + gap * len(wide)) // count), *wide)
        rows: list[list[int]] = [[]]
        length = 0
        for number, each in enumerate(wide):
            if rows[-1] and (length + gap + each > room or (length + each / 2 > target and len(rows) < count)):
                rows.append([])
                length = 0
            rows[-1].append(number)
            length += each + gap
        if len(rows) <= count or count >= len(wide):
            return rows
        count += 1


def _area(rect: Rect) -> int:
    return rect.width * rect.height


_NOTE_SLIP_TEXT: Final = 22
_DISC: Final = 18  # sizes of type of a note and of its number in a disc, in units
_WIDE: Final = 14
_NUMBER: Final = 1.5  # how wide the words of a note are, and its number, in heights of a line
_NOTE_SLIP_PAD: Final = 12


class NoteSlip(Widget):
    """The note that is `laid` with its words; pressed, it is read on where it has a rule."""

    def __init__(self, laid: Laid, told: str, read_on: Callable[[], None] | None) -> None:
        super().__init__(f"note {laid.number}", laid.rect, enabled=read_on is not None)
        self.laid, self.told, self._read_on = laid, told, read_on

    def press(self) -> None:
        """Open the rules."""
        if self._read_on is not None:
            self._read_on()

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        painter, pad, line = kit.painter, kit.layout.px(_NOTE_SLIP_PAD), kit.painter.line(Face.MEDIUM, _NOTE_SLIP_TEXT)
        skins.lay_shadow(surface, kit.pictures, self.rect, kit.layout.k)
        skin = skins.PAPER_LIT if look.hovered and self.enabled else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skin), self.rect)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        number = Rect(inner.left, inner.top, round(_NUMBER * line), line)
        painter.draw(surface, str(self.laid.number + 1), number, Face.BOLD, _NOTE_SLIP_TEXT * 1.15, VERMILION)
        text = Rect(number.right, inner.top, inner.right - number.right, inner.height)
        painter.draw_wrapped(surface, self.told, text, Face.MEDIUM, _NOTE_SLIP_TEXT, INK)


def size_of(kit: Kit, told: str) -> tuple[int, int]:
    """Return how large a note is, in pixels."""
    painter, pad = kit.painter, kit.layout.px(_NOTE_SLIP_PAD)
    line = painter.line(Face.MEDIUM, _NOTE_SLIP_TEXT)
    lines = painter.wrap(told, Face.MEDIUM, _NOTE_SLIP_TEXT, _WIDE * line)
    wide = max(painter.measure(each, Face.MEDIUM, _NOTE_SLIP_TEXT)[0] for each in lines)
    return wide + round(_NUMBER * line) + 2 * pad + 4, line * len(lines) + 2 * pad


def draw_frames(surface: Surface, kit: Kit, laid: Laid) -> None:
    """Frame all that a note is about, with its number, and lead there from where the note lies."""
    px, wide, frames = kit.layout.px, _line(kit), _frames(kit, laid)
    start, end = _leads(laid, frames)
    pygame.draw.line(surface, INK, start, end, round(wide + 3))
    pygame.draw.line(surface, GOLD, start, end, round(wide))
    for frame in frames:
        shapes.lay(surface, shapes.outline(frame.size, px(10), (*INK, 230), wide + 2), frame.topleft)
        shapes.lay(surface, shapes.outline(frame.size, px(10), (*GOLD, 255), wide), frame.topleft)
    for frame in frames:
        _draw_number(surface, kit, laid.number, frame.topleft)


def frames_of(kit: Kit, laid: Laid) -> list[Rect]:
    """Return where the frames of a note lie with their numbers, and around the line that leads there, in pixels."""
    frames, reach = _frames(kit, laid), 2 * (round(_line(kit)) + 3)
    start, end = _leads(laid, frames)
    line = Rect(start, (1, 1)).union(Rect(end, (1, 1))).inflate(reach, reach)
    numbers = [_number_place(kit, frame.topleft) for frame in frames]
    return [line, *(frame.inflate(reach, reach) for frame in frames), *numbers]


def _line(kit: Kit) -> float:
    return max(2.0, kit.layout.k * 3.4)


def _frames(kit: Kit, laid: Laid) -> list[Rect]:
    around = kit.layout.px(6)
    return [target.clip(kit.layout.window).inflate(around, around) for target in laid.targets]


def _leads(laid: Laid, frames: Sequence[Rect]) -> tuple[tuple[int, int], tuple[int, int]]:
    nearest = min(frames, key=lambda frame: _apart(frame, laid.rect))
    end = _nearest(nearest, laid.rect.center)
    return _nearest(laid.rect, end), end


def _draw_number(surface: Surface, kit: Kit, number: int, corner: tuple[int, int]) -> None:
    """Draw the number of a note in a disc upon the corner of a frame, whole within the window."""
    place = _number_place(kit, corner)
    shapes.lay_centred(surface, shapes.disc(place.width, (*INK, 255), (*GOLD, 255), 2.0), place.center)
    kit.painter.draw(surface, str(number + 1), place, Face.BOLD, _DISC, IVORY, "centre")


def _number_place(kit: Kit, corner: tuple[int, int]) -> Rect:
    side = max(20, round(kit.painter.pixels(_DISC) * 1.35))
    place = Rect(0, 0, side, side)
    place.center = corner
    return place.clamp(kit.layout.window)


def _apart(one: Rect, other: Rect) -> int:
    across = max(0, one.left - other.right, other.left - one.right)
    return across + max(0, one.top - other.bottom, other.top - one.bottom)


def _nearest(rect: Rect, point: tuple[int, int]) -> tuple[int, int]:
    return max(rect.left, min(rect.right, point[0])), max(rect.top, min(rect.bottom, point[1]))


_VEIL: Final = (10, 14, 26, 168)
_GAP: Final = 14  # units around the notes and the sheet
_WIDEST: Final = 1560  # units of the sheet that says what can be done now, at most


class HelpScene(Scene):
    """Notes over a table; `notes` are those of its game. A dialog that lies over the table is not seen meanwhile."""

    opaque: ClassVar[bool] = False

    def __init__(self, table: "PlayedTable", notes: Sequence[HelpNote]) -> None:
        super().__init__(table.kit)
        self.table = table
        self.notes = tuple(notes)
        self.now = not notes
        """Whether it is said what can be done now, instead of what lies where."""
        self.laid: list[list[Laid]] = []
        self.form: Form = Form(self.kit, ())
        self._at = {False: 0, True: 0}
        """Which leaf of the notes lies there, and which page of what can be done now."""
        self._sheet: NowSheet | None = None
        self._targets: list[Rect] = []
        self._bar = HelpBar(Rect(0, 0, 0, 0), ())

    @property
    def leaf(self) -> int:
        """The number of the leaf that lies there, or of the page, from 0."""
        return min(self._at[self.now], self.count - 1)

    @property
    def count(self) -> int:
        """How many leaves there are, or pages of what can be done now."""
        if self.now:
            return max(1, len(self._sheet.pages)) if self._sheet is not None else 1
        return max(1, len(self.laid))

    # ---- the scene

    def arrange(self, layout: Layout) -> None:
        places, view = self.table.seen_places(), self.table.view()
        targets = [note.targets(view, places) for note in self.notes]
        slips = [
            Slip(number, about, size_of(self.kit, tr(self.notes[number].text)))
            for number, about in enumerate(targets)
            if about
        ]
        self._targets = [target for about in targets for target in about]
        self._lay_buttons()
        gap, prompt = layout.px(_GAP), self.table.places().get(PromptSpot())
        taken = [self._bar.rect.inflate(gap, gap), *([prompt] if prompt is not None else [])]
        self.laid = leaves(slips, layout.window.inflate(-gap, -gap), taken)
        self._lay_leaf()

    def _lay_buttons(self) -> None:
        self._bar = lay_bar(self.kit, self._entries(), self._targets, self.table.picture.stage)

    def _lay_leaf(self) -> None:
        if self.now:
            room = self._beside_bar(self.kit.layout)
            self._sheet = lay_now(self.kit, what_now(self.table), room, self._lead)
        self._lay_buttons()
        focus = self.form.focus or "close"
        self.form = Form(self.kit, [*self._bar.buttons, *self._on_the_leaf()], focus)
        self.redraw()

    def _beside_bar(self, layout: Layout) -> Rect:
        """Return the larger room above or below the buttons."""
        gap, bar, window = layout.px(_GAP), self._bar.rect, layout.window
        above = Rect(0, 0, window.width, bar.top).inflate(-2 * gap, -2 * gap)
        below = Rect(0, bar.bottom, window.width, window.bottom - bar.bottom).inflate(-2 * gap, -2 * gap)
        room = max(above, below, key=lambda each: each.height)
        wide = min(room.width, layout.px(_WIDEST))
        return Rect(room.centerx - wide // 2, room.top, wide, room.height)

    def handle(self, event: pygame.Event) -> bool:
        """Go from leaf to leaf, read on, or go back to the table."""
        if event.type == pygame.KEYDOWN and self._by_key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.close()
            return True
        handled = self.form.handle(event)
        if self.form.changed:
            self.redraw()
        return handled

    def _by_key(self, event: pygame.Event) -> bool:
        pressed = self.kit.keys.read(event, self.table.session.game.name)
        command = pressed.command if pressed is not None else ""
        if event.key == pygame.K_ESCAPE or command == "keys":
            self.close()
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif command == commands.STANDING:
            self._go_on_to(self.table.show_standing)
        elif command == commands.SINCE:
            self._go_on_to(self.table.show_since)
        else:
            return False
        return True

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return self.form.rest()

    def draw(self, surface: pygame.Surface) -> None:
        """Darken the table, and lay the notes of this leaf, or what can be done now, over it."""
        size = surface.get_size()
        if self.kit.stack.seen()[-2:-1] != [self.table]:
            self.table.draw(surface)
        bright = [
            (surface.subsurface(place).copy(), place)
            for laid in self._shown()
            for place in (target.clip(surface.get_rect()) for target in laid.targets)
        ]
        surface.blit(self.kit.pictures.made(("help veil", size), lambda: _veil(size)), (0, 0))
        if self.now and self._sheet is not None:
            self._sheet.draw(surface, self.kit)
        else:
            surface.blits(bright)
            for laid in self._shown():
                draw_frames(surface, self.kit, laid)
        self.form.draw(surface)

    @property
    def hides(self) -> Sequence[Rect]:
        """What it hides: what lies below the notes of a leaf, or below the sheet of what can be done now."""
        if self.now and self._sheet is not None:
            return (self._sheet.rect,)
        return [laid.rect for laid in self._shown()]

    @property
    def framed(self) -> Sequence[Rect]:
        return [place for laid in self._shown() for place in frames_of(self.kit, laid)]

    # ---- what the person does

    def close(self) -> None:
        self.kit.stack.remove(self)

    def turn(self, by: int) -> None:
        """Turn so many leaves on; after the last one comes the first."""
        self._at[self.now] = (self.leaf + by) % self.count
        self._lay_leaf()

    def tell_now(self) -> None:
        """Say what can be done now, or again what lies where."""
        self.now = not self.now
        self._lay_leaf()

    def _lead(self, possible: Possible) -> None:
        """Go back to the table, to where something is done: what is to be carried there is in hand already."""
        self.close()
        self.table.lead_to(possible.spot, possible.held)

    def _go_on_to(self, action: Callable[[], object]) -> None:
        self.close()
        action()

    def _shown(self) -> Sequence[Laid]:
        return [] if self.now or not self.laid else self.laid[self.leaf]

    # ---- what lies on it

    def _entries(self) -> list[Entry]:
        """Return the buttons: the same ones whatever is shown, so that each stays where it is."""
        host = self.table.host
        found = [Entry("now", tr("table.help.notes" if self.now else "table.help.now"), self.tell_now)]
        if not self.notes:
            found.clear()
        known = (each for each in self.table.known() if not each.why_not)
        found += [Entry(each.name, each.text, partial(self._go_on_to, each.action)) for each in known]
        if host.ruled:
            found.append(Entry("rules", tr("rulebook.title"), host.show_rules))
        found.append(Entry("keys", tr("settings.keys"), host.show_keys))
        leaf = tr("table.help.leaf", number=self.leaf + 1, count=self.count)
        found.append(Entry("turn", leaf, partial(self.turn, 1), enabled=self.count > 1))
        return [*found, Entry("close", tr("table.help.close"), self.close, strong=True)]

    def _on_the_leaf(self) -> list[Widget]:
        if self.now:
            return list(self._sheet.pages[self.leaf]) if self._sheet is not None and self._sheet.pages else []
        return [NoteSlip(laid, tr(self.notes[laid.note].text), self._reading(laid)) for laid in self._shown()]

    def _reading(self, laid: Laid) -> "partial[None] | None":
        rule = self.notes[laid.note].rule
        return partial(self.table.host.show_rules, rule) if rule and self.table.host.ruled else None


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(_VEIL)
    return veil
