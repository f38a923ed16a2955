"""Laying the hands over the picture: from what is held, hovered and focused to the marks that are drawn."""

from collections.abc import Sequence

from attrs import frozen

from leonardo.app.table.game import Referee
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.shown.marks import LastAct, Lifted, Marks, Prompt, Tip, Tone
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.game import Event


@frozen
class Looking:
    """What the person at the screen looks at.

    `under` are the spots under the mouse, the uppermost first, `focused` is where the keyboard is; `stays` is where a
    staged piece stands until it is confirmed.
    """

    under: tuple[Spot, ...] = ()
    focused: Spot | None = None
    stays: Spot | None = None
    by_mouse: bool = False
    """Whether the mouse is over the table and was used last: then nothing is pointed at where it is over nothing."""
    waits: bool = False
    """Whether the person has been pointing at the same thing for a while, and so wants to know what it is."""
    asks: bool = False  # whether the person asked what it is, and wants to be told beside what it would give
    quiet: bool = False  # whether the person has just pressed something, and so knows what it is
    pressed: tuple[Spot, ...] = ()
    """What the mouse pressed last, as long as it has stayed near there: nothing else under it is tried."""
    reads: bool = False  # whether the mouse is on the rule of a tip
    refused: Tip | None = None  # what is said at the pointer of what was just refused

    @property
    def strays(self) -> bool:
        """Whether something has come under a mouse that pressed something else there."""
        return bool(self.pressed) and self.by_mouse and not set(self.pressed) & set(self.under[:1])

    @property
    def pointed(self) -> tuple[Spot, ...]:
        """What is pointed at: by the mouse, or else by the keyboard."""
        if self.under or self.by_mouse or self.focused is None:
            return self.under
        return (self.focused,)


@frozen
class Moment:
    """What is laid over a view whoever looks at it: what was done last, and how far lights have breathed, 0..1.

    Only who is `free` to decide sees anything glow. `why_no_undo` says why nothing can be taken back, if so.
    """

    free: bool
    last_acts: Sequence[LastAct] = ()
    lately: tuple[Event, ...] = ()
    why_no_undo: str = ""
    pulse: float = 0.0


def marks(
    teller: Teller, referee: Referee, view: View, hands: Hands, looking: Looking, prompt: Prompt, moment: Moment
) -> Marks:
    """Return what is drawn over `view` for some hands and eyes at a moment."""
    game, pointed = teller.game, looking.pointed
    lit = hands.lit(view) if moment.free else frozenset()
    over = looking.under if hands.held is None else pointed
    tips = teller.of_pale(prompt, pointed, moment.why_no_undo)
    if moment.free and looking.stays is None:
        used = teller.of_use(view, hands, pointed, referee, quiet=looking.quiet)
        tips += used if hands.held is not None or not looking.strays else _inviting(used)
    if looking.asks or (not tips and looking.waits and not looking.quiet and hands.held is None):
        tips += teller.of(view, pointed)
    return Marks(
        lit=hands.shown(view) if moment.free and looking.stays is None else frozenset(),
        barred=hands.barred(view) if moment.free else frozenset(),
        chosen=frozenset((looking.stays,)) if looking.stays is not None else frozenset(),
        hovered=next((spot for spot in over if spot in lit or isinstance(spot, ButtonSpot)), None),
        focused=looking.focused,
        lifted=_lifted(hands),
        last_acts=tuple(moment.last_acts),
        lately=moment.lately,
        tips=teller.leading_on(tips if looking.refused is None else [looking.refused]),
        prompt=prompt,
        peeking=game.peeking(view, pointed),
        cost=next((tip.cost for tip in tips), 0),
        reading=looking.reads,
        pulse=moment.pulse,
    )


def _inviting(tips: Sequence[Tip]) -> list[Tip]:
    return [tip for tip in tips if tip.tone is not Tone.BARRED]


def _lifted(hands: Hands) -> tuple[Lifted, ...]:
    if hands.held is None or hands.lies:
        return ()
    return (Lifted(hands.moves.origin(hands.held), hands.count or 1),)
