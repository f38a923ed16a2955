"""The colour and the portrait of a seat, shown on fields of which each press brings the next."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle, SeatColour, master, portrait
from leonardo.app.kit.theme import SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.kit.widgets.signs import lay_opening
from leonardo.app.scenes.new_game.plan import Plan, SeatPlan

_MARK: Final = 16
_MARK_EDGE: Final = 10
"""Units of the mark that it can be changed, and from there to the edge."""


class _NextField(Widget):
    """A field with a picture and the mark of what can be changed; `changed` is called after each press."""

    def __init__(
        self, name: str, rect: pygame.Rect, plan: Plan, seat: int, changed: Callable[[], None], hint: str
    ) -> None:
        super().__init__(name, rect, hint=hint)
        self._plan, self._seat, self._changed = plan, seat, changed

    @property
    def seat(self) -> SeatPlan:
        """The seat that it is about."""
        return self._plan.seats[self._seat]

    def press(self) -> None:
        """Bring the next; the arrows lead on from here, to the field beside it."""
        self._bring_next()
        self._changed()

    @abstractmethod
    def _bring_next(self) -> None:
        """Change the plan."""

    @abstractmethod
    def _picture(self, pictures: Pictures, height: int) -> pygame.Surface:
        """Return what is shown, `height` pixels high."""

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the picture on the field, with the mark of one that opens."""
        k, px = kit.layout.k, kit.layout.px
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skins.FIELD), self.rect)
        sign = self.rect.right - px(_MARK_EDGE + _MARK / 2), self.rect.centery
        lay_opening(surface, sign, px(_MARK), VERMILION if look.hovered else SEPIA)
        picture = self._picture(kit.pictures, round(self.rect.height * 0.9))
        middle = self.rect.centerx - px((_MARK + _MARK_EDGE) / 2)
        surface.blit(picture, picture.get_rect(center=(middle, self.rect.centery)))


class ColourField(_NextField):
    """The master of a seat; pressed, the seat gets the next colour."""

    def __init__(self, name: str, rect: pygame.Rect, plan: Plan, seat: int, changed: Callable[[], None]) -> None:
        super().__init__(name, rect, plan, seat, changed, tr("new_game.colour"))

    @property
    def colour(self) -> SeatColour:
        """The colour it shows."""
        return self.seat.colour

    def _bring_next(self) -> None:
        self._plan.change_colour(self._seat)

    def _picture(self, pictures: Pictures, height: int) -> pygame.Surface:
        return master(pictures, self.colour, height)


class PortraitField(_NextField):
    """The portrait of a seat; pressed, the seat gets the next that nobody else has."""

    def __init__(self, name: str, rect: pygame.Rect, plan: Plan, seat: int, changed: Callable[[], None]) -> None:
        super().__init__(name, rect, plan, seat, changed, tr("new_game.portrait"))

    def _bring_next(self) -> None:
        self._plan.change_portrait(self._seat)

    def _picture(self, pictures: Pictures, height: int) -> pygame.Surface:
        seat = self.seat
        return portrait(pictures, PlayerStyle(seat.name, seat.colour, seat.portrait), height)
