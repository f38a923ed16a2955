"""The turn of chance at a table: it waits until somebody presses, or goes on by itself after a pause.

A table makes one `ChanceTurn` for its session. Each picture, while nothing else is being shown, it tells how much time
passed (`elapse`); while somebody `may_press`, it draws what is pressed, a die or a machine, and tells who did
(`press`); where either answers that chance decided, it takes the events of the session and shows them. Until then the
decision before can be taken back with `Session.undo`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from leonardo.play.session import Session

Pressers = Callable[[Session], Sequence[int]]
"""Who may press while chance waits: seats of persons; where there are none, it goes on by itself."""

UNATTENDED: Final = 600.0
"""Milliseconds until it goes on by itself where nobody may press, so that it is seen that something is thrown."""


def anybody(session: Session) -> Sequence[int]:
    return [seat for seat in range(len(session.seats)) if session.is_person(seat)]


class ChanceTurn:
    """Lets chance decide in a session when its time has come.

    `pressers` says who may press; after `pause` milliseconds it goes on by itself, never if there is none. Where nobody
    may press it does so after `unattended`.
    """

    def __init__(
        self,
        session: Session,
        pressers: Pressers = anybody,
        pause: float | None = None,
        unattended: float = UNATTENDED,
    ) -> None:
        self._session = session
        self._pressers = pressers
        self._pause = pause
        self._unattended = unattended
        self._waited = 0.0
        self._turn = self._present()

    @property
    def left(self) -> float | None:
        """In how many milliseconds it goes on by itself; nothing if chance does not wait, or waits for a press."""
        if not self._session.chance_waits:
            return None
        pause = self._pause if self._pressers(self._session) else self._unattended
        waited = self._waited if self._turn == self._present() else 0.0
        return None if pause is None else max(0.0, pause - waited)

    def may_press(self, seat: int | None) -> bool:
        """Return whether chance waits for this seat, among others (nobody in particular: never)."""
        return self._session.chance_waits and seat in self._pressers(self._session)

    def press(self, seat: int | None) -> bool:
        """Let chance decide now if `seat` may press; return whether it did."""
        if not self.may_press(seat):
            return False
        self._session.play_nature()
        return True

    def elapse(self, milliseconds: float) -> bool:
        """Let time pass, and chance decide if its pause is over; return whether it did."""
        if self._turn != self._present():
            self._turn, self._waited = self._present(), 0.0
        left = self.left
        if left is None:
            return False
        self._waited += milliseconds
        if milliseconds < left:
            return False
        self._session.play_nature(at_once=False)
        return True

    def _present(self) -> tuple[int, int]:
        return len(self._session.played.turns), self._session.undone
