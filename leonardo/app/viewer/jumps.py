"""The fields of whose eyes look, and of the seat from one of whose decisions to the next is gone."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.widgets.basic import Stepper

_SIZE: Final = 23
_EYE: Final = "sign_eye"


class SeatField(Stepper):
    """A seat whose arrows go to its decision before and its next one; pressed in the middle, it is the next seat's."""

    def __init__(
        self,
        rect: pygame.Rect,
        looks: Sequence[PlayerStyle],
        seat: int,
        jump: Callable[[int], None],
        changed: Callable[[int], None],
        *,
        hint: str,
    ) -> None:
        super().__init__("seat", rect, [look.name for look in looks], seat, changed, size=_SIZE, hint=hint)
        self._looks, self._jump = looks, jump

    def press(self) -> None:
        """Be the field of the next seat."""
        self.step(1)

    def click(self, point: tuple[int, int]) -> None:
        """Jump at the arrows; be the field of the next seat elsewhere."""
        if point[0] < self.rect.left + self.side:
            self._jump(-1)
        elif point[0] >= self.rect.right - self.side:
            self._jump(1)
        else:
            self.press()

    def key(self, key: int) -> bool:
        """Jump by left and right."""
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key, 0)
        if by:
            self._jump(by)
        return bool(by)

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw the shield of the seat, and its name."""
        look = self._looks[self.chosen]
        mark = shield(kit.pictures, look.colour, round(inner.height * 0.62))
        width = min(kit.painter.measure(look.name, Face.MEDIUM, self.size)[0], inner.width - mark.get_width() - 6)
        left = inner.centerx - (mark.get_width() + 6 + width) // 2
        surface.blit(mark, mark.get_rect(midleft=(left, inner.centery)))
        room = pygame.Rect(
            left + mark.get_width() + 6, inner.top, inner.right - left - mark.get_width() - 6, inner.height
        )
        kit.painter.draw(surface, look.name, room, Face.MEDIUM, self.size, INK)


class EyesField(Stepper):
    """One of the ways to look at a game, beside an eye."""

    def __init__(
        self, rect: pygame.Rect, texts: Sequence[str], chosen: int, changed: Callable[[int], None], *, hint: str
    ) -> None:
        super().__init__("eyes", rect, texts, chosen, changed, size=_SIZE, hint=hint)

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Draw the eye, and whose it is."""
        high = round(inner.height * 0.42)
        wide, tall = kit.pictures.entry(_EYE).size
        sign = kit.pictures.get(_EYE, (max(1, high * wide // tall), high))
        text = self.texts[self.chosen]
        width = min(kit.painter.measure(text, Face.MEDIUM, self.size)[0], inner.width - sign.get_width() - 6)
        left = inner.centerx - (sign.get_width() + 6 + width) // 2
        surface.blit(sign, sign.get_rect(midleft=(left, inner.centery)))
        left += sign.get_width() + 6
        room = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        kit.painter.draw(surface, text, room, Face.MEDIUM, self.size, INK)
