"""Playing on from a place in a played game: who sits where is chosen, then a game of its own begins there."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.players import RANDOM, parted, players_in, with_temper
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import hang, lay_plaque
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Label, Stepper, Widget
from leonardo.app.opponents import Opponent, opponents
from leonardo.app.scenes.menu import OverlayScene, draw_heading
from leonardo.app.table.players import looks
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_WIDTH: Final = 940
_HEAD: Final = 236  # units from the top of the sheet to the first seat
_STEP: Final = 98
_PLAQUE: Final = 88
_FIELD: Final = 62
_PORTRAIT: Final = 54
_NAME: Final = 270
"""Units from seat to seat, of the plaque of one and the field in it, and of width for its portrait and its name."""
_EDGE: Final = 72  # units between the plaques and the edges of the sheet
_PERSON: Final = 0  # the first of those who can sit at a seat


class BranchScene(OverlayScene):
    """Asks who plays on at each seat; `played` is the game up to the place, `session` that of those who played it.

    A person is proposed for the seat `mine`, and built-in players for all others.
    """

    upright = True
    crest = "seal_lily"
    first_focus = "begin"

    def __init__(self, host: "Host", session: Session, played: Played, mine: int) -> None:
        super().__init__(host.kit)
        self.host = host
        self.session = session
        self.played = played
        self.looks = looks(session)
        self.chosen = [_PERSON if seat == mine else self._against(who) for seat, who in enumerate(session.seats)]

    @property
    def players(self) -> tuple[Opponent, ...]:
        """Who can sit at a seat besides a person."""
        return opponents(self.session.game.name, self.host.programs)

    def _against(self, seat: Seated) -> int:
        """Return which player is proposed for a seat: that who sat there, or else the best of those built in."""
        level = parted(seat.player)[0] if isinstance(seat, BuiltIn) else ""
        names = [player.name for player in self.players]
        levels = players_in(self.session.game.name).levels or (RANDOM,)
        return 1 + names.index(level if level in names else levels[-1].name)

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(_WIDTH, _HEAD + _STEP * len(self.looks) + 130)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        px, sheet = layout.px, self.sheet(layout)
        texts = [tr("new_game.person"), *(player.title for player in self.players)]
        about = pygame.Rect(sheet.left + px(70), sheet.top + px(124), sheet.width - px(140), px(92))
        found: list[Widget] = [
            Label(
                about,
                tr("viewer.branch_text"),
                size=27,
                colour=SEPIA,
                face=Face.ITALIC,
                align="centre",
                valign="middle",
                wrapped=True,
            )
        ]
        for seat, plaque in enumerate(self._plaques(layout)):
            left = plaque.left + px(40 + _PORTRAIT + _NAME)
            field = px(_FIELD)
            place = pygame.Rect(left, plaque.centery - field // 2, plaque.right - px(14) - left, field)
            found.append(Stepper(f"seat {seat}", place, texts, self.chosen[seat], partial(self._seat, seat), size=26))
        width, below = px(340), sheet.bottom - px(108)
        back = pygame.Rect(sheet.left + px(_EDGE), below, width, px(68))
        begin = pygame.Rect(sheet.right - px(_EDGE) - width, below, width, px(68))
        found.append(Button("back", back, tr("message.cancel"), self.back))
        found.append(Button("begin", begin, tr("viewer.branch_begin"), self._begin, strong=True))
        return found

    def _plaques(self, layout: Layout) -> list[pygame.Rect]:
        px, sheet = layout.px, self.sheet(layout)
        left, wide, high = sheet.left + px(_EDGE), sheet.width - 2 * px(_EDGE), px(_PLAQUE)
        return [
            pygame.Rect(left, sheet.top + px(_HEAD + _STEP * number), wide, high) for number in range(len(self.looks))
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page, layout = self.page, self.page.layout
        sheet = self.sheet(layout)
        draw_heading(page, surface, sheet, tr("viewer.branch_title"), down=26)
        for look, plaque in zip(self.looks, self._plaques(layout), strict=True):
            inner = lay_plaque(surface, layout, plaque, look.colour)
            portrait = pygame.Rect(inner.left, plaque.top + layout.px(5), layout.px(_PORTRAIT), layout.px(_PLAQUE - 10))
            hang(surface, page.pictures, look, portrait)
            left = portrait.right + layout.px(22)
            name = pygame.Rect(left, plaque.top, layout.px(_NAME - 24), plaque.height)
            page.painter.draw(surface, look.name, name, Face.TITLE_BOLD, 28)

    def _seat(self, seat: int, chosen: int) -> None:
        self.chosen[seat] = chosen
        self.rebuild()

    def seated(self) -> tuple[Seated, ...]:
        """Return who sits where: the same players keep their tempers."""
        return tuple(self._seated(seat, chosen) for seat, chosen in zip(self.session.seats, self.chosen, strict=True))

    def _seated(self, seat: Seated, chosen: int) -> Seated:
        if chosen == _PERSON:
            return Person(seat.name, seat.colour, seat.portrait)
        level = self.players[chosen - 1].name
        if isinstance(seat, BuiltIn):
            before, temper = parted(seat.player)
            if before == level and temper:
                return BuiltIn(seat.name, seat.colour, with_temper(level, temper), seat.portrait)
        return BuiltIn(seat.name, seat.colour, level, seat.portrait)

    def _begin(self) -> None:
        host = self.host
        host.play(
            Session.branch(
                self.played, self.seated(), host.draw_seed(), host.folder, self.session.table, programs=host.programs
            )
        )
