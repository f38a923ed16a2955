"""The small picture of the table that is kept in a save: what an onlooker may see, so it tells no secret."""

from typing import Final

import pygame

from leonardo.app.davinci.memory import open_memory
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.kit.kit import Kit
from leonardo.app.scenes.thumbnails import jpeg
from leonardo.app.table.players import looks
from leonardo.play.session import Session

_SIZE: Final = (1280, 720)
"""Pixels at which it is drawn before it is made small."""


class SmallPicture:
    """Makes the picture when the session asks for it; it has a table of its own, which the large one never sees."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self.session = session
        self.picture = TablePicture(looks(session), pictures=kit.pictures, open_memory=open_memory(session))
        kit.later(self.drawn)

    def __call__(self) -> bytes | None:
        """Return the present table as a JPEG, if it can be one."""
        return jpeg(self.drawn())

    def drawn(self) -> pygame.Surface:
        """Return the present table; the first time it takes as long as the table itself, and is best done ahead."""
        surface = pygame.Surface(_SIZE)
        view = self.session.view(None)
        self.picture.arrange(_SIZE, view)
        self.picture.draw(surface, view)
        return surface
