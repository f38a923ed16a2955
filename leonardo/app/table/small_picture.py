"""The small picture of the table that is kept in a save.

It is seen from the side of a person who plays, whose own secrets lie covered where others look, too.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.window.idle_tasks import Task
from leonardo.app.scenes.saves.listing import jpeg
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import View
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.record import Played
from leonardo.play.session import Session

_AT_ONCE: Final = 3  # pieces that are drawn at each step of what is done ahead
_SIZE: Final = (1280, 720)  # pixels at which it is drawn before it is made small


class SmallPicture:
    """Makes the picture when the session asks for it; it has a table of its own, which the large one never sees."""

    def __init__(self, kit: Kit, game: AnyTableGame, session: Session) -> None:
        self.session = session
        self.picture = game.picture(kit, session, bare=False)
        self._kit, self._game = kit, game
        self._drawn: tuple[Played, pygame.Surface] | None = None
        """A game as it stands, and its table, if that was drawn ahead."""
        self._renewing: Iterator[None] | None = None
        """What is left to be done of the picture of a new round."""
        self._ended = False
        kit.later(self.have_drawn)

    def end(self) -> None:
        """Do nothing more ahead: the table has been left."""
        self._ended, self._renewing = True, None

    def keep_up(self) -> None:
        """Have the picture of a new round made, and saved with the game, while nothing moves.

        Where a kit has no time for that, it is made when the game is left.
        """
        if self._renewing is None and self.session.autosave.picture_due:
            self._renewing = self.session.autosave.renew_picture()
            self._kit.later(self._renew)

    def _renew(self) -> None:
        if self._renewing is not None and next(self._renewing, self) is not self:
            self._kit.later(self._renew)
        else:
            self._renewing = None

    def __call__(self) -> bytes | None:
        """Return the present table as a JPEG, if it can be one."""
        drawn, self._drawn = self._drawn, None
        if drawn is not None and drawn[0] is self.session.played:
            return jpeg(drawn[1])
        return jpeg(self.drawn())

    def ahead(self) -> Iterator[None]:
        """Draw what the present table shows where it is not seen yet, a few pieces at each step."""
        view = self.view()
        self.picture.arrange(_SIZE, view)
        for number, _ in enumerate(self.picture.make_ready(view, NO_MARKS)):
            if number % _AT_ONCE == 0:
                yield
        self._drawn = self.session.played, self.drawn()
        yield

    def have_drawn(self) -> None:
        """Have the first picture drawn in pieces, while nothing moves: as a whole it would hold up a frame."""
        if self._ended:
            return
        view = self.view()
        self.picture.arrange(_SIZE, view)
        for piece in self.picture.ahead(view):
            self._kit.later(partial(self._do_ahead, piece))

    def _do_ahead(self, piece: Task) -> None:
        if not self._ended:
            piece()

    def view(self) -> View:
        seats = range(len(self.session.seats))
        people = [seat for seat in seats if self.session.is_person(seat)]
        if not people:
            return self.session.view(None)
        own = self.session.view(people[0])
        return own if len(people) == 1 else self._game.covered(own, self.session.view(None))

    def drawn(self) -> pygame.Surface:
        surface = pygame.Surface(_SIZE)
        view = self.view()
        self.picture.arrange(_SIZE, view)
        self.picture.draw(surface, view)
        return surface
