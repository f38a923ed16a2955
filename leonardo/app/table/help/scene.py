"""The help layer: the table darkened, notes at its parts, what can be done now, and the ways to know more."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from pygame import Rect

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene, Spoken
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Widget
from leonardo.app.kit.widgets.form import Form
from leonardo.app.table import commands
from leonardo.app.table.help.bar import Entry, HelpBar, lay_bar
from leonardo.app.table.help.note_slip import NoteSlip, draw_frames, frames_of, size_of
from leonardo.app.table.help.notes import HelpNote
from leonardo.app.table.help.now import Possible, what_now
from leonardo.app.table.help.now_sheet import NowSheet, lay_now
from leonardo.app.table.help.placing import Laid, Slip, leaves
from leonardo.app.table.spots import PromptSpot

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

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
        self.form = Form(self.kit, ())
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

    def spoken(self) -> Spoken:
        return Spoken(focus=self.form.spoken(), at=self.form.focus)

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
        """Go back to the table."""
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
