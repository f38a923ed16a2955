"""The course of a game at one screen: who sits before it, what is still to be shown, and when it goes on.

When two or more persons play, what one of them may know is shown only while that person sits at the screen; before the
next one decides, the screen is handed over. A person whose phase A the engine ended, because nothing could be
started, gets the screen all the same and ends the phase by hand, so that the others learn nothing by it (rule 13.4).
"""

from leonardo.app.table.motion.playback import Playback
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.events import WorkDone
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event
from leonardo.play.session import Session
from leonardo.play.watch import Happening, Viewer


class Course:
    """Carries a game on for the table. `sitter` is who sits at the screen; none is nobody in particular."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.people = tuple(seat for seat in range(len(session.seats)) if session.is_person(seat))
        self.sitter: Viewer = self.people[0] if len(self.people) == 1 else None
        self._overdue = self._to_be_visited()
        self.visitor = self._overdue.pop(0) if self._overdue else None
        """The person who must hear that nothing can be started (rule 13.4)."""
        self.skipping = False
        self.shown: list[Happening] = []
        """What has been shown since the table last looked."""
        self._told: Happening | None = None
        self._view: View | None = None
        self._watch = session.watch()
        self.playback = Playback(session.now(), self.shown.append, self._may_begin)

    @property
    def several(self) -> bool:
        """Whether two or more persons play at this screen."""
        return len(self.people) > 1

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""
        if self.visitor is not None:
            return False
        return not self.playback.busy and self.sitter is not None and self.session.decider == self.sitter

    @property
    def wanted(self) -> int | None:
        """The person who must come to the screen before anything goes on, if it is another one."""
        if self.visitor is not None:
            return self.visitor if self.visitor != self.sitter else None
        decider = self.session.decider
        if self.playback.busy or decider is None or not self.session.is_person(decider):
            return None
        return decider if decider != self.sitter else None

    @property
    def visit(self) -> int | None:
        """The person at the screen, while they are to hear that nothing can be started (rule 13.4)."""
        return self.visitor if self.visitor == self.sitter else None

    @property
    def happening(self) -> Event | None:
        """What is being shown, as the person at the screen may know it."""
        present = self.playback.present
        return present.seen_by(self.sitter) if present is not None else None

    def view(self) -> View:
        """Return what the person at the screen sees now; with options only when they may decide."""
        if self.playback.busy:
            return self.playback.view(self.sitter)
        if self._view is None:
            self._view = self.session.view(self.sitter)
        return self._view

    def history(self) -> list[Event]:
        """Return what has been shown since the game began, as the person at the screen may know it."""
        told = self.session.history(self.sitter)
        return told[: len(told) - self.playback.pending(self.sitter)]

    def sit(self, seat: int) -> None:
        """Let a person sit down at the screen."""
        self.sitter = seat
        self._view = None

    def end_visit(self) -> None:
        """Go on after a person has been told that nothing can be started."""
        self.visitor = self._overdue.pop(0) if self._overdue else None

    def update(self, milliseconds: float, speed: float, moving: bool = True) -> bool:
        """Let time pass: show what happened, and let built-in players decide; return whether the picture changed.

        `speed` is what designed milliseconds are multiplied with; without `moving` nothing flies.
        """
        factor = 0.0 if self.skipping else speed
        changed = self.playback.update(milliseconds, factor, self.sitter, moving)
        self._view = None if changed else self._view
        if self.playback.busy or self.visitor is not None or self.wanted is not None:
            self.session.poll(ready=False)
            return changed
        self.skipping = self.skipping and not self.free and not self.session.over
        if self.session.chance_waits:
            self.session.play_nature()
            self._collect()
            return True
        if self.session.poll():
            self._collect()
            return True
        return changed

    def act(self, action: Action) -> None:
        """Carry out what the person at the screen decided.

        Raises:
            IllegalActionError: if the action is not legal.
        """
        self.session.submit(action)
        self._collect()

    def undo(self) -> None:
        """Take back the last decision of the person at the screen.

        Raises:
            ValueError: if it cannot be taken back.
        """
        self.session.undo(self.sitter)
        self._watch.take()
        self.playback.settle(self.session.now())
        self.skipping = False
        self.visitor = self._told = None
        self._view = None

    def _to_be_visited(self) -> list[int]:
        """Return whose phase A the last decision of a continued game ended: whether they were told is not known."""
        if not self.several:
            return []
        latest = self.session.latest()
        return [seat for event in latest for seat in self.people if _ended(event.seen_by(seat), seat)]

    def _collect(self) -> None:
        """Hand what happened to the playback."""
        self._view = None
        for happening in self._watch.take():
            self.playback.feed(happening)

    def _may_begin(self, happening: Happening) -> bool:
        """Stop before the end of a phase A that the engine decided for a person, until that person was here."""
        if not self.several or happening is self._told:
            return self.visitor is None
        for seat in self.people:
            if _ended(happening.seen_by(seat), seat):
                self.visitor = seat
                self._told = happening
                return False
        return True


def _ended(event: Event | None, seat: int) -> bool:
    """Tell whether the engine ended the phase A of a seat by it, which only that seat may know (rule 13.4)."""
    return isinstance(event, WorkDone) and event.seat == seat and event.forced
