"""What is under way while an event is being shown: the pieces in the air, and how the table is seen meanwhile."""

from collections.abc import Iterable, Sequence

from leonardo.app.table.game import AnyMotion
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flight import Flight, Flying, Manner
from leonardo.app.table.motion.pending import Coming
from leonardo.app.table.spots import SeatSpot
from leonardo.play.observed import ObservedEvent


class UnderWay:
    """The pieces that fly for one event, and the view between those before and after it.

    It begins when they are let fly, or change in their places, and ends when all is taken to have come down.
    """

    def __init__(self, motion: AnyMotion) -> None:
        self._motion = motion
        self._seen: tuple[Eyes, View] | None = None
        """What those who look see meanwhile."""
        self._counted: tuple[int, int] | None = (0, 0)
        """How many pieces had left and landed when money was counted last; none if they are not."""
        self.flying: tuple[Flying, ...] = ()
        """The pieces in the air."""
        self.touched: frozenset[Spot] = frozenset()
        """Where something changes without anything flying there,"""
        self.awaited_at: frozenset[Spot] = frozenset()
        """and to where something that somebody else does is on its way."""
        self.moved: frozenset[Spot] = frozenset()
        """Where all must be drawn at once that changed: from there something left, or came there without flying."""
        self.landed = False
        """Whether nothing flies any more, and one only looks at it."""
        self.settled = False
        """Whether the table shows how all stands after it: at once where nothing moves, else as soon as all landed."""
        self._secret = False
        """Whether anything that flies brings what chance does not show at once."""

    def view(self, eyes: Eyes) -> View | None:
        """Return what somebody sees meanwhile, if anything is under way before their eyes."""
        return self._seen[1] if self._seen is not None and self._seen[0] == eyes else None

    @property
    def absent(self) -> frozenset[Spot]:
        """Where a piece is missed while it is in the air."""
        absent = self._motion.absent
        return frozenset(each.flight.start for each in self.flying if absent(each.flight, each.begun))

    @property
    def pays(self) -> bool:
        """Whether coins are under way from purse to purse, or just were."""
        return any(each.flight.manner is Manner.TOSSED and each.begun for each in self.flying)

    @property
    def keeps_secret(self) -> bool:
        """Whether something in the air does not show yet what chance brings."""
        return self._secret and any(each.keeps_secret for each in self.flying)

    def _missed(self, air: Iterable[Flight]) -> Sequence[Flight]:
        """Return what is missed where it was: once it has left, it must not be seen there any more."""
        return [each for each in air if self._motion.absent(each, True) and not isinstance(each.start, SeatSpot)]

    def let_fly(self, coming: Coming, flying: tuple[Flying, ...], eyes: Eyes) -> None:
        """Let pieces leave."""
        air = [each.flight for each in flying]
        self.flying = flying
        self._secret = any(flight.reveals for flight in air)
        self._seen = eyes, coming.under_way
        self.moved = frozenset(flight.start for flight in self._missed(air))  # until it is seen at the end, it flies
        self.awaited_at = coming.acting.target if coming.acting is not None else frozenset()

    def change_in_place(self, coming: Coming, air: Sequence[Flight], held_up: tuple[Flying, ...], eyes: Eyes) -> None:
        """Let pieces be where they would fly to; what is held up to be seen is."""
        self._counted, self.settled = None, True
        self.flying = held_up
        self._seen = eyes, coming.after
        self.jump(air)
        self.touched = frozenset(flight.end for flight in air)

    def jump(self, air: Sequence[Flight]) -> None:
        """Take it that pieces are at once where they would fly to."""
        self.moved = frozenset(spot for each in self._missed(air) for spot in (each.start, each.end))

    def count(self, before: ObservedEvent) -> bool:
        """Count the money that lay there `before` in purses as it comes and goes; tell whether another view is seen."""
        left = [each.flight for each in self.flying if each.begun]
        return self._count(before, left, [each.flight for each in self.flying if each.done])

    def _count(self, before: ObservedEvent, left: Sequence[Flight], landed: Sequence[Flight]) -> bool:
        """Count the money in purses; tell whether there is another view to be seen for it."""
        if not self.flying or self._counted in (None, (len(left), len(landed))):
            return False
        self._counted = len(left), len(landed)
        if self._seen is None:
            return False
        eyes, view = self._seen
        counted = self._motion.counted(view, eyes.view(before), left, landed)
        if counted == view:  # the same view has been drawn already
            return False
        self._seen = eyes, counted
        return True

    def show_landed(self, happening: ObservedEvent) -> bool:
        """Let the table show how all stands after what happens, as soon as nothing but dust flies; tell if it is now.

        One still looks at it for a while.
        """
        dust = tuple(each for each in self.flying if each.flight.manner is Manner.DUST)
        flies = any(each.flight.manner is not Manner.DUST and not each.done for each in self.flying)
        if self._seen is None or flies:
            return False
        eyes, view = self._seen
        after: View = eyes.view(happening)
        if view is after:
            return False
        self._seen, self.flying, self._counted = (eyes, after), dust, None
        self.moved = self.awaited_at = frozenset()
        self.landed = self.settled = True
        return True

    def end(self) -> None:
        """Take it that all has come down, and has been looked at."""
        self._seen, self.flying, self.landed, self._secret = None, (), False, False
        self.settled = False
        self._counted = 0, 0
        self.touched = self.awaited_at = frozenset()
