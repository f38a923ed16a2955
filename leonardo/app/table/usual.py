"""What is the same at the tables of most games: a game says only where it is otherwise (`TableGame`, `Motion`)."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from leonardo.ai.review import Weighed
from leonardo.app.table.game import AnyMoves
from leonardo.app.table.kinds import Action, Held, Spot, View
from leonardo.app.table.motion.announcing import Announced
from leonardo.app.table.motion.coins import Purse, counted
from leonardo.app.table.motion.echoes import Echo
from leonardo.app.table.motion.flight import Flight
from leonardo.app.table.motion.remarks import Remark, Voice
from leonardo.app.table.motion.score import Score
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

if TYPE_CHECKING:
    from leonardo.play.session import Session


class UsualMotion:
    """How events are shown as the `score` of a game has it; a game names the kinds of its own."""

    score: ClassVar[Score]
    purse: ClassVar[type[Purse]]  # the kind of spot where the money of a seat lies,
    purses: ClassVar[str]  # and the name under which those stand in a view who have it
    beginning: ClassVar[type]  # the kind by which a round begins
    tidying: ClassVar[tuple[type, ...]] = ()  # kinds that only put things in order for what comes next

    def announced(self, event: Event) -> Announced | None:  # noqa: ARG002
        """Return nothing: what there is to be told is told on the strip."""
        return None

    def echoes(
        self,
        before: View,  # noqa: ARG002
        after: View,  # noqa: ARG002
        event: Event,  # noqa: ARG002
        air: Sequence[Flight],  # noqa: ARG002
    ) -> Iterable[Echo]:
        """Return nothing: what flies tells all."""
        return ()

    def tidies_up(self, event: Event) -> bool:
        """Tell whether an event only puts things in order for what comes next."""
        return isinstance(event, self.tidying)

    def flights(self, before: View, after: View, event: Event) -> Sequence[Flight]:  # noqa: ARG002
        """Return what flies as the score has it."""
        flies = self.score[type(event)].flies if type(event) in self.score else None
        return tuple(flies(before, event)) if flies is not None else ()

    def pause(self, event: Event) -> float:
        return self.score[type(event)].pause if type(event) in self.score else 0

    def sound(self, event: Event) -> str | None:
        return self.score[type(event)].sound or None if type(event) in self.score else None

    def counted(self, view: View, before: View, left: Iterable[Flight], landed: Iterable[Flight]) -> View:
        """Return a view under way with what coins that fly have brought and taken."""
        return counted(view, before, left, landed, self.purse, self.purses)

    def remark(self, before: View, after: View, event: Event) -> Remark | None:  # noqa: ARG002
        """Return nothing: nobody says anything."""
        return None

    def actor(self, event: Event) -> int | None:
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) else None

    def left_out(self, event: Event) -> int | None:  # noqa: ARG002
        """Return nothing: all can do something in every round."""
        return None

    def celebrated(self, event: Event) -> bool:
        """Tell whether an event is hurried later than others, in a long round."""
        return type(event) in self.score and self.score[type(event)].celebrated

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, self.beginning)

    def stretch(self, event: Event, people: Collection[int]) -> bool | None:  # noqa: ARG002
        """Say nothing: nothing lasts long that others do."""
        return None


class UsualTable(ABC):
    """A table at which chance waits for persons, nothing lies covered, and nobody decides for anybody."""

    asked_for: ClassVar[bool] = False
    chance_waits: ClassVar[float | None] = None
    voices: ClassVar[Mapping[str, Voice]] = MappingProxyType({})

    @property
    @abstractmethod
    def moves(self) -> AnyMoves:
        """What can be done."""

    def throws(self, view: View) -> int | None:  # noqa: ARG002
        return None

    def spared(self, view: View) -> Action | None:  # noqa: ARG002
        """Return nothing: a forced decision is played by the engine, all others are somebody's."""
        return None

    def ordered(self, view: View, order: object) -> Action | None:  # noqa: ARG002
        """Return nothing: nothing is ordered beforehand."""
        return None

    def order_stands(self, view: View, order: object) -> bool:  # noqa: ARG002
        return False

    def ahead(self, view: View, spots: Sequence[Spot], order: object) -> object:  # noqa: ARG002
        """Return nothing: a press counts for what is asked when it comes."""
        return None

    def covered(self, view: View, public: View) -> View:
        """Return what all may know, from the viewer's side."""
        return evolve(public, viewer=view.viewer, options=view.options)

    def visited(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """Say no: what is decided for anybody all may know."""
        return False

    def plain_to_all(self, event: Event, public: View, session: "Session") -> bool:  # noqa: ARG002
        """Say no: nobody is visited."""
        return False

    def seat_called(self, view: View, seat: int, names: Sequence[str]) -> str:  # noqa: ARG002
        """Return the name of its player: nobody speaks for others."""
        return names[seat]

    def peeking(self, view: View, pointed: Sequence[Spot]) -> frozenset[Spot]:  # noqa: ARG002
        """Return nothing: nothing lies covered."""
        return frozenset()

    def covers(self, view: View) -> frozenset[Spot]:  # noqa: ARG002
        """Return nothing: nothing lies covered."""
        return frozenset()

    def advice_picture(self, view: View, action: Action) -> str:  # noqa: ARG002
        """Return no picture: the words say all."""
        return ""

    def told_in_hand(self, view: View, held: Held) -> str:  # noqa: ARG002
        """Return nothing: what is held says itself how much it is."""
        return ""

    def line_briefly(self, event: Event, names: Sequence[str]) -> str:  # noqa: ARG002
        """Return nothing: no line is so long."""
        return ""

    def line_before(self, event: Event, names: Sequence[str], *, begun: bool) -> str:  # noqa: ARG002
        """Return nothing: no line tells more than is seen by then."""
        return ""

    def thought(self, view: View, held: Held, spot: Spot) -> Action | None:  # noqa: ARG002
        """Return nothing: what is let go nowhere is not meant."""
        return None

    def called(self, spot: Spot) -> str:  # noqa: ARG002
        """Return nothing: places have no names."""
        return ""

    def moment_spots(self, weighed: Weighed) -> tuple[Spot, Spot]:
        """Return where on the table of that moment both choices take place: where they end."""
        view, whereabouts = weighed.decision.view, self.moves.whereabouts
        return whereabouts(view, weighed.decision.done)[0], whereabouts(view, weighed.other.action)[0]
