"""The table as it was, step by step since one's last move: who did what, where, and how everything stood then.

The arrows go from one event to the next, and any other key leads back to now.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import pygame
from attrs import frozen

from leonardo.app.kit.areas import bounds
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.form import Form
from leonardo.app.table.feast.performance import Performance
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import View
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.motion.pending import Coming, Pending
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.lately import Lately
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.spots import PromptSpot, SeatSpot
from leonardo.app.viewer.controls import SymbolButton
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent, Past

if TYPE_CHECKING:
    from leonardo.app.kit.areas import Area
    from leonardo.app.table.kinds import Spot

_SIZE: Final = (900, 88)  # units of the slip that tells what happened; so many pixels at least
_LEAST: Final = (560, 58)
_LEAST_SHEET: Final = 0.9  # of the width of the slip, what the sheet of the prompt must have to be the slip
_PAD: Final = 12
_THIN: Final = 6  # units at the edge of the slip; fewer where it is the sheet of the prompt
_BUTTON: Final = 76
_LEAST_BUTTON: Final = 40
_NOW: Final = 150
_LEAST_NOW: Final = 96
_TEXT, _COUNT = 25, 20  # sizes of type, in units: of what happened, and of how many of them it is
_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}
_ON: Final = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)


class LookedBackAt(Protocol):
    """What it needs of the table."""

    game: AnyTableGame
    names: tuple[str, ...]
    picture: TablePicture
    heralds: Heralds
    showing: Showing
    air: Air

    @property
    def eyes(self) -> Eyes:
        """Who looks at the screen."""


@frozen(eq=False)
class Deed:
    """Something that happened, as those at the screen may know it: the event, its line, and where it is seen.

    All stood as `before` it; `following` happened after it. What stayed in sight then had happened `lately`.
    """

    event: Event
    line: str
    before: ObservedEvent
    happening: ObservedEvent
    following: Sequence[ObservedEvent]
    view: View
    flag: Flag | None
    lately: tuple[Event, ...]

    def coming(self, table: LookedBackAt) -> Coming | None:
        """Return what was seen of it at the time: what flew, and what was on the stage."""
        pending = Pending(table.game.motion, self.before)
        for happening in (self.happening, *self.following):
            pending.feed(happening)
        return pending.coming(0, table.eyes)


def deeds(table: LookedBackAt, past: Sequence[Past], told: Sequence[Event]) -> list[Deed]:
    """Return what is worth a look of all that happened: what is told in words, but for headings and one's own act.

    It is the end of all that was ever `told`.
    """
    game, eyes, found, lately = table.game, table.eyes, list[Deed](), Lately(table.game.moves.traits)
    seen = [eyes.event(each.happening) for each in past]
    lately.recall(told[: len(told) - sum(event is not None for event in seen)])
    for number, (each, event) in enumerate(zip(past, seen, strict=True)):
        if event is None:
            continue
        lately.see(event)
        line = game.line(event, table.names)
        if line is None or game.is_heading(event) or each.own:
            continue
        following = [later.happening for later in past[number + 1 :]]
        view, flag = eyes.view(each.happening), _flag(game, event)
        found.append(Deed(event, line, each.before, each.happening, following, view, flag, lately.events))
    return found


def _flag(game: AnyTableGame, event: Event) -> Flag | None:
    """Return who did it and where; what tells itself on the table is marked by where its seat acted last."""
    flag = game.motion.flag(event)
    act = game.last_act(event) if flag is None else None
    return flag if act is None else Flag(act.seat, act.spot, act.words)


class SinceScene(Scene):
    """Shows one deed after the other on the table."""

    def __init__(self, kit: Kit, table: LookedBackAt, told: Sequence[Deed]) -> None:
        super().__init__(kit)
        self._table = table
        self.told = tuple(told)
        self.at = 0
        self.slip = pygame.Rect(0, 0, 0, 0)
        self._in_strip = False
        """Whether the slip is the sheet of the prompt."""
        self.form: Form = Form(kit, ())
        self._coming: Coming | None = None
        """What was seen of the deed at the time."""
        self.stage: Performance | None = None
        """What was on the stage for it, if anything was."""

    @property
    def deed(self) -> Deed:
        return self.told[self.at]

    # ---- the scene

    def arrange(self, layout: Layout) -> None:  # noqa: ARG002 - the kit knows it
        table, view = self._table, self.deed.view
        table.picture.arrange(self.kit.layout.size, view)
        self._coming, self.stage = self.deed.coming(table), None
        self.stage = table.showing.again(self._coming, view, self.marks()) if self._coming is not None else None
        self.slip = self._place()
        focus = self.form.focus or "next"
        self.form = Form(self.kit, self._widgets(), focus)
        self.redraw()

    def handle(self, event: pygame.Event) -> bool:
        """Step by the arrows or the buttons; any other key or press leads back to now."""
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.slip.collidepoint(event.pos):
            self.close()
            return True
        handled = self.form.handle(event)
        if self.form.changed:
            self.redraw()
        return handled

    def draw(self, surface: pygame.Surface) -> None:
        table, deed, stage = self._table, self.deed, self.stage
        flag = deed.flag if stage is None else None
        if stage is None:
            table.picture.draw(surface, deed.view, self.marks())
        else:
            stage.draw(surface, table.picture.laid(deed.view, self.marks()), stage.timeline.complete)
        raised = [Raised(flag, PULSE / 2)] if flag is not None else []
        stands = partial(table.picture.standing, deed.view, self.marks())
        acting = ((flag.seat, 1.0),) if flag is not None else ()
        table.heralds.light_up(surface, table.picture.brush, acting, raised, self._areas(), stands)
        if self._coming is not None:
            table.air.hold_up(surface, self._coming)
        named = partial(table.picture.name_place, deed.view)
        labels = table.picture.labels
        table.heralds.raise_flags(surface, table.picture.brush, raised, self._areas(), named, labels=labels)
        self._draw_slip(surface)
        self.form.draw(surface, hints=False)

    # ---- what the person does

    def step(self, by: int) -> None:
        """Go on to another deed; from the last one back to now."""
        if self.at + by >= len(self.told):
            self.close()
            return
        self.at = max(0, self.at + by)
        self.arrange(self.kit.layout)

    def close(self) -> None:
        self.kit.stack.remove(self)

    def _key(self, key: int) -> bool:
        if key in _STEPS:
            self.step(_STEPS[key])
        elif key == pygame.K_HOME:
            self.step(-len(self.told))
        elif key in _ON and self.form.focus != "now":
            self.step(1)
        elif key == pygame.K_TAB:
            self.form.set_focus("next" if self.form.focus == "now" else "now")
            self.redraw()
        else:
            self.close()
        return True

    # ---- where things lie

    def _areas(self) -> "Mapping[Spot, Area]":
        return self._table.picture.areas(self.deed.view, self.marks())

    def marks(self) -> Marks:
        """Say in the strip what is looked at, and let one's own secrets lie as they do at the table."""
        flag = self.deed.flag
        seat = flag.seat if flag is not None else None
        prompt = Prompt(seat, "") if self._in_strip else Prompt(seat, tr("table.since.lead"), self._count)
        eyes = self._table.eyes
        own = self._table.game.covers(self.deed.view) if eyes.private and not self.kit.settings.cover_own else ()
        return Marks(
            prompt=prompt,
            peeking=frozenset(own),
            lately=self.deed.lately,
            feasting=self.stage is not None,
        )

    @property
    def _count(self) -> str:
        return tr("table.since.count", number=self.at + 1, count=len(self.told))

    def _size(self) -> list[int]:
        layout, scale = self.kit.layout, self.kit.settings.text_scale
        return [round(max(least, units * layout.k) * scale) for units, least in zip(_SIZE, _LEAST, strict=True)]

    def _place(self) -> pygame.Rect:
        """Return where the slip lies: it is the sheet of the prompt, if that is broad enough for words and buttons.

        Else it lies at the foot of the window, or on the stage if that hides less of what is lit.
        """
        layout, size = self.kit.layout, self._size()
        sheet = self._table.picture.spots(self.deed.view, Marks(prompt=Prompt(None, ""))).get(PromptSpot())
        self._in_strip = sheet is not None and sheet.width >= _LEAST_SHEET * size[0]
        if sheet is not None and self._in_strip:
            return sheet
        stage = self._table.picture.stage or layout.window
        gap = max(8, layout.px(18))
        rect = pygame.Rect(0, 0, min(size[0], stage.width - 2 * gap), size[1])
        places = [rect.copy() for _ in range(3)]
        places[0].midbottom = layout.window.centerx, layout.window.bottom - gap
        places[1].midbottom = stage.centerx, stage.bottom - gap
        places[2].midtop = stage.centerx, stage.top + gap
        shunned = [bounds(area) for spot, area in self._areas().items() if self._speaks_of(spot)]
        shunned += [self.stage.page.stage.rect] if self.stage is not None else []
        return min(places, key=lambda place: sum(_area(place.clip(each)) for each in shunned)).clamp(layout.window)

    def _speaks_of(self, spot: object) -> bool:
        flag = self.deed.flag
        return flag is not None and spot in (flag.spot, SeatSpot(flag.seat))

    def _widgets(self) -> Sequence[Widget]:
        px, pad = self.kit.layout.px, self._pad
        high = self.slip.height - 2 * pad
        gap, wide, now = max(8, pad), max(_LEAST_BUTTON, px(_BUTTON)), self._now_width(max(8, pad))
        back = pygame.Rect(self.slip.right - pad - now, self.slip.top + pad, now, high)
        after = pygame.Rect(back.left - gap - wide, back.top, wide, high)
        before = after.move(-gap - wide, 0) if self._in_strip else after.move(self.slip.left + pad - after.left, 0)
        hints = tr("table.since.before"), tr("table.since.after")
        return (
            SymbolButton("before", before, "play", lambda: self.step(-1), back=True, hint=hints[0]),
            SymbolButton("next", after, "play", lambda: self.step(1), hint=hints[1]),
            Button("now", back, tr("table.since.now"), self.close, strong=True, size=22),
        )

    def _now_width(self, pad: int) -> int:
        """Return how wide the button back to now is: its words must have room."""
        wide, _ = self.kit.painter.measure(tr("table.since.now"), Face.TITLE_STRONG, 22)
        return max(_LEAST_NOW, self.kit.layout.px(_NOW), wide + 4 * pad)

    @property
    def _pad(self) -> int:
        px = self.kit.layout.px
        return max(4, px(_THIN)) if self._in_strip else max(8, px(_PAD))

    def _draw_slip(self, surface: pygame.Surface) -> None:
        kit, pad = self.kit, max(8, self.kit.layout.px(_PAD))
        before, after = self.form["before"].rect, self.form["next"].rect
        if not self._in_strip:
            skins.lay_panel(surface, kit.pictures, self.slip, kit.layout.k, "panel")
            room = pygame.Rect(before.right + pad, before.top, after.left - before.right - 2 * pad, before.height)
            kit.painter.draw_wrapped(surface, self.deed.line, room, Face.MEDIUM, _TEXT, INK, valign="middle")
            return
        counted, _ = kit.painter.measure(self._count, Face.ITALIC, _COUNT)
        count = pygame.Rect(before.left - 2 * pad - counted, self.slip.top, counted, self.slip.height)
        kit.painter.draw_wrapped(surface, self._count, count, Face.ITALIC, _COUNT, FAINT, valign="middle")
        left = self.slip.left + (self.slip.height if self.deed.flag is not None else pad)
        room = pygame.Rect(left, self.slip.top + pad // 2, count.left - pad - left, self.slip.height - pad)
        kit.painter.draw_wrapped(surface, self.deed.line, room, Face.MEDIUM, _TEXT, INK, valign="middle")


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
