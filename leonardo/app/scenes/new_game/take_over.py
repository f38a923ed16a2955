"""The seats of a game that is being played: who plays at each, to be changed to a built-in player and back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PlayerStyle, hang, lay_plaque
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Label, Widget, WidgetState
from leonardo.app.opponents import opponents, tempers
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.new_game.seats import PlayerField, SeatPage
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 130
_NOTE: Final = 84
_FOOT: Final = 150
_ROW: Final = 190
_PORTRAIT: Final = 156
_FIELD: Final = 84  # units of a row, the portrait and the field of a player in it, at most
_FIELD_WIDE: Final = 640
_NAME: Final = 285
_GAP: Final = 28  # units of the width of a field at most, of a name beside it at least, and between them
_BETWEEN: Final = 12  # units between two plaques, and between what is on one and its edges
_SHAPE: Final = 0.82  # the width of a portrait by its height, with the shield at its corner


class _Plaque(Widget):
    """Who sits at a seat: the plaque of a row, with the portrait at its left."""

    focusable = False

    def __init__(self, rect: pygame.Rect, portrait: pygame.Rect, look: PlayerStyle) -> None:
        super().__init__("", rect)
        self._portrait, self._look = portrait, look

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - nothing changes it
        lay_plaque(surface, kit.layout, self.rect, self._look.colour)
        hang(surface, kit.pictures, self._look, self._portrait)


class SeatsScene(SheetScene):
    """A row for each seat; what is chosen holds when the page is left by its last button."""

    first_focus = "player 0"
    upright = True

    def __init__(self, host: "Host", session: Session) -> None:
        super().__init__(host.kit)
        self.host, self.session = host, session
        self.plan = host.seats_of(session)

    def heading(self) -> str:
        return tr("seats.heading")

    def resume(self) -> None:
        self.rebuild()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        area = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), px(_NOTE))
        note = Label(area, tr("seats.note"), face=Face.ITALIC, size=26, colour=SEPIA, align="centre", wrapped=True)
        found: list[Widget] = [note]
        room = sheet.bottom - px(_FOOT) - area.bottom
        high = min(px(_ROW), room // len(self.plan.seats))
        for seat in range(len(self.plan.seats)):
            found += self._row(layout, pygame.Rect(area.left, area.bottom + seat * high, area.width, high), seat)
        return [
            *found,
            Button("cancel", self.at_foot(layout, 0, 260), tr("message.cancel"), self.back),
            Button("done", self.at_foot(layout, -340, 340), tr("settings.done"), self._done, strong=True),
        ]

    def hint_place(self, layout: Layout) -> pygame.Rect:
        return self.foot(layout, left=MARGIN + 280, right=MARGIN + 360)

    def _row(self, layout: Layout, row: pygame.Rect, seat: int) -> list[Widget]:
        px, planned = layout.px, self.plan.seats[seat]
        plaque = row.inflate(0, -px(_BETWEEN))
        high = min(px(_PORTRAIT), plaque.height - px(_BETWEEN))
        picture = pygame.Rect(row.left + px(_GAP), row.centery - high // 2, round(high * _SHAPE), high)
        left, field = picture.right + px(_GAP), min(px(_FIELD), plaque.height - px(_BETWEEN))
        right = row.right - px(_GAP)
        wide = min(px(_FIELD_WIDE), right - left - px(_NAME + _GAP))
        who = pygame.Rect(right - wide, row.centery - field // 2, wide, field)
        name = pygame.Rect(left, who.top, who.left - left - px(_GAP), field)
        return [
            _Plaque(plaque, picture, PlayerStyle(planned.name, planned.colour, planned.portrait)),
            Label(name, planned.name, face=Face.TITLE_BOLD, size=36, colour=INK),
            self._player_field(who, seat),
        ]

    def _player_field(self, place: pygame.Rect, number: int) -> PlayerField:
        seat = self.plan.seats[number]
        players = opponents(self.plan.game, self.host.programs)
        names = [None, *(player.name for player in players)]
        texts = [tr("new_game.person"), *(player.title for player in players)]
        chosen = names.index(seat.player) if seat.player in names else 0
        offered = tempers(self.plan.game, seat.player) if chosen else ()
        temper = next((each for each in offered if each.name == seat.temper), None)

        def choose(chosen: int) -> None:
            seat.player = names[chosen]
            self.rebuild()

        def show_all() -> None:
            self.kit.stack.push(SeatPage(self.kit, self.plan, number, self.host.programs))

        shown = temper.title if temper else ""
        hint = players[chosen - 1].about if chosen else tr("new_game.person_hint")
        return PlayerField(f"player {number}", place, texts, chosen, choose, show_all, temper=shown, hint=hint)

    def _done(self) -> None:
        """Let those sit down who were chosen; where nobody else was, go back."""
        others = {
            number: wished
            for number, (wished, seated) in enumerate(zip(self.plan.seated(), self.session.seats, strict=True))
            if _player(wished) != _player(seated)
        }
        if others:
            self.host.change_seats(self.session, others)
        else:
            self.back()


def _player(seated: Seated) -> str | None:
    return seated.player if isinstance(seated, BuiltIn) else None
