"""The small picture of the table that is kept in a save: what an onlooker may see, so it tells no secret."""

from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.scenes.saves.thumbnails import jpeg
from leonardo.app.table.game import AnyTableGame
from leonardo.play.session import Session

_SIZE: Final = (1280, 720)
"""Pixels at which it is drawn before it is made small."""


class SmallPicture:
    """Makes the picture when the session asks for it; it has a table of its own, which the large one never sees."""

    def __init__(self, kit: Kit, game: AnyTableGame, session: Session) -> None:
        self.session = session
        self.picture = game.picture(kit, session, bare=False)
        self._kit = kit
        kit.later(self._ahead)

    def __call__(self) -> bytes | None:
        """Return the present table as a JPEG, if it can be one."""
        return jpeg(self.drawn())

    def _ahead(self) -> None:
        """Have the first picture drawn in pieces, while nothing moves: as a whole it would hold up a frame."""
        view = self.session.view(None)
        self.picture.arrange(_SIZE, view)
        for piece in (*self.picture.ahead(view), self.drawn):
            self._kit.later(piece)

    def drawn(self) -> pygame.Surface:
        """Return the present table."""
        surface = pygame.Surface(_SIZE)
        view = self.session.view(None)
        self.picture.arrange(_SIZE, view)
        self.picture.draw(surface, view)
        return surface
