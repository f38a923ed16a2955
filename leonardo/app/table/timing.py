"""The four small clocks of a table: which question a press answers, what explains itself, what is told, who thinks."""

from collections.abc import Callable
from functools import partial
from typing import Final

from attrs import frozen

from leonardo.app.kit.scene import LOOKS
from leonardo.app.table.kinds import Spot
from leonardo.engine.game import Event

PATIENCE: Final = 700  # for how many milliseconds one points at a thing before it explains itself
LINGER: Final = 500  # milliseconds for which a sentence stays when nothing else happens, before it is told who thinks
SOON: Final = 120  # milliseconds of thinking that nobody would call waiting; of shorter ones nothing is seen
LONG: Final = 2500  # milliseconds after which it is said that it takes long
PERIOD: Final = 1600
TURN: Final = 320  # milliseconds from one turn of the hourglass to the next, and for one turn
STEPS: Final = 8  # pictures of one turn, by half a circle: then the hourglass looks as before
_STEP: Final = 40  # how often time is counted while one waits for an explanation, in milliseconds


class Guard:
    """Lets a press count only for the question on which it was begun, and which had been there to be seen by then.

    So nobody answers what has come up under the mouse or under a finger: the press was meant for what was there before.
    """

    def __init__(self) -> None:
        self._question: object = None
        self._for = 0.0
        self._begun: object = None

    @property
    def open(self) -> bool:
        """Whether the present question has been there for long enough to be answered by a press that begins now."""
        return self._for >= LOOKS

    def update(self, milliseconds: float, question: object) -> bool:
        """Let time pass while this is asked, or nothing (none) is; return whether it is another question now."""
        other = question != self._question
        self._for = 0.0 if other else self._for + milliseconds
        self._question = question
        return other

    def begin(self, question: object) -> None:
        """Note that a press begins, of a button of the mouse or a key, while this is asked."""
        self._begun = question if self.open and question == self._question else None

    def meant(self, question: object) -> bool:
        return question is not None and question == self._begun


class Patience:
    """How long one has been pointing at the same thing; `needed` are the milliseconds after which that is long."""

    def __init__(self, needed: float = PATIENCE) -> None:
        self._needed = needed
        self._at: tuple[Spot, ...] = ()
        self._waited = 0.0

    @property
    def over(self) -> bool:
        """Whether one has waited long enough, as for an explanation."""
        return bool(self._at) and self._waited >= self._needed

    @property
    def soon(self) -> bool:
        return bool(self._at) and self._needed / 3 <= self._waited < self._needed

    def over_at(self, at: tuple[Spot, ...]) -> bool:
        """Tell whether one has waited long enough at just this, and not at what was pointed at a moment ago."""
        return self.over and at == self._at

    def update(self, milliseconds: float, at: tuple[Spot, ...]) -> bool:
        """Let time pass while one points `at` this; return whether what is waited for came or went by it."""
        before = self.over
        if at != self._at:
            self._at, self._waited = at, 0.0
        elif self._waited < self._needed:
            self._waited += milliseconds
        return self.over != before

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if nothing is waited for.

        Time is counted in short steps, because longer ones are not counted in full.
        """
        return _STEP if self._at and not self.over else otherwise


@frozen
class Sentence:
    """A sentence and the seat that it is about, if it is about one; `briefly` it says what that seat does.

    A `heading` tells what begins.
    """

    seat: int | None
    sentence: str
    briefly: str = ""
    heading: bool = False


class Telling:
    """What the prompt tells while others play: the sentence of what is being shown, for a moment longer than it takes.

    So it does not flicker between two moves. `line` puts an event in words, or says nothing about it; `briefly` says it
    in as few as possible, if it can. `before` says what goes on while the stage has not come to it, if it has words.
    `heads` tells whether something else begins by an event.
    """

    def __init__(
        self,
        line: Callable[[Event], str | None],
        briefly: Callable[[Event], str] = lambda _: "",
        before: Callable[[Event], str] = lambda _: "",
        heads: Callable[[Event], bool] = lambda _: False,
    ) -> None:
        self._line, self._briefly, self._before, self._heads = line, briefly, before, heads
        self._event: Event | None = None
        self._told: Sentence | None = None
        self._put: Callable[[], Sentence | None] = lambda: None
        """Puts what is told into words once more."""
        self._quiet = 0.0

    @property
    def now(self) -> Sentence | None:
        return self._told

    def put_anew(self) -> None:
        """Put what is told into the words of the language that is spoken now."""
        self._told = self._put()

    def update(self, milliseconds: float, event: Event | None, coming: Event | None = None) -> bool:
        """Let time pass while `event` is being shown, or nothing is; return whether something else is told now.

        Of what is `coming` the stage shows a beginning, but the words for it would tell its end.
        """
        if event is None:
            self._event = None
            return self._await(milliseconds, coming)
        self._quiet = 0.0
        if event is self._event:
            return False
        self._event = event
        before, self._told = self._told, self.of(event)
        if self._told is not before:
            self._put = partial(self.of, event)
        return self._told is not before

    def see(self, event: Event) -> None:
        """Tell of an event that was over before it could be told, as where all is shown quickly."""
        told = self.of(event)
        if event is self._event or told is self._told:
            return
        self._told, self._put, self._quiet = told, partial(self.of, event), 0.0

    def announcing(self, event: Event) -> Sentence | None:
        """Return what will be told while the stage has not come to an event."""
        sentence = self._before(event)
        return Sentence(getattr(event, "seat", None), sentence) if sentence else None

    def _await(self, milliseconds: float, coming: Event | None) -> bool:
        if coming is None:
            return self._fall_silent(milliseconds)
        told, self._quiet = self.announcing(coming), 0.0
        if told is None or told == self._told:
            return False  # what was told before stays: a stage that opens in a round does not begin a round
        self._told, self._put = told, partial(self.announcing, coming)
        return True

    def of(self, event: Event | None) -> Sentence | None:
        """Return what will be told once `event` is shown."""
        sentence = self._line(event) if event is not None else None
        if event is None or sentence is None:
            return self._told
        return Sentence(getattr(event, "seat", None), sentence, self._briefly(event), self._heads(event))

    def _fall_silent(self, milliseconds: float) -> bool:
        self._quiet += milliseconds
        if self._told is None or self._quiet < LINGER:
            return False
        self._told, self._put = None, lambda: None
        return True


@frozen
class Thinking:
    """The `seat` that thinks, whether it takes `long`, and the steps by which the hourglass is `turned`."""

    seat: int
    long: bool = False
    turned: int = 0

    @property
    def still(self) -> "Thinking":
        """The same with an hourglass that stands as it stood first."""
        return self if not self.turned else Thinking(self.seat, self.long)

    @property
    def degrees(self) -> float:
        return self.turned * 180 / STEPS


class Waiting:
    """How long the table has been waiting for a seat at which no person sits; `shown` is what is seen of it.

    It is seen at once, without flickering for the quick ones, and plainly when it takes long.
    """

    def __init__(self) -> None:
        self.shown: Thinking | None = None
        self._seat: int | None = None
        self._waited = 0.0

    def update(self, milliseconds: float, seat: int | None, *, moving: bool) -> bool:
        """Let time pass while the answer of a seat is awaited, if any is; return whether that looks different now.

        Without `moving` the hourglass stands still.
        """
        self._waited = self._waited + milliseconds if seat == self._seat else 0.0
        self._seat = seat
        before, self.shown = self.shown, self._look(moving)
        return self.shown != before

    def _look(self, moving: bool) -> Thinking | None:
        if self._seat is None or self._waited < SOON:
            return None
        since_turn = self._waited % PERIOD
        turned = int(since_turn * STEPS / TURN) if moving and self._waited >= PERIOD and since_turn < TURN else 0
        return Thinking(self._seat, self._waited >= LONG, turned)
