"""Laying the hands over the picture: from what is held, hovered and focused to the marks that are drawn."""

from collections.abc import Sequence

from attrs import frozen

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.spots import SecretSpot, Spot
from leonardo.app.davinci.words.explaining import Who, explanation
from leonardo.app.davinci.words.prompt import UNDO
from leonardo.app.davinci.words.tips import Referee, hint
from leonardo.app.kit.keymap import Keymap
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.marks import Hint, LastAct, Marks, Prompt, Tone
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.timing import Thinking
from leonardo.engine.davinci.view import View


@frozen
class Looking:
    """What the person at the screen looks at.

    `under` are the spots under the mouse, the uppermost first, `focused` is where the keyboard is; `stays` is where a
    staged piece stands until it is confirmed.
    """

    under: tuple[Spot, ...] = ()
    focused: Spot | None = None
    stays: Spot | None = None
    waits: bool = False
    """Whether the person has been pointing at the same thing for a while, and so wants to know what it is."""
    asks: bool = False
    """Whether the person asked what it is, and wants to be told beside what it would give."""

    @property
    def pointed(self) -> tuple[Spot, ...]:
        """What is pointed at: by the mouse, or else by the keyboard."""
        return self.under or ((self.focused,) if self.focused is not None else ())


def marks(
    view: View,
    hands: Hands,
    looking: Looking,
    prompt: Prompt,
    *,
    free: bool,
    referee: Referee,
    last_acts: Sequence[LastAct] = (),
    thinking: Thinking | None = None,
    why_no_undo: str = "",
    pulse: float = 0.0,
    keys: Keymap | None = None,
    who: Who | None = None,
) -> Marks:
    """Return what is drawn over `view`; only who is `free` to decide sees anything glow."""
    lit = hands.lit(view) if free else frozenset()
    pointed = looking.pointed
    hints = _pale_hint(pointed, prompt, why_no_undo)
    if free and looking.stays is None:
        hints += _meaning_hint(view, hands, pointed, referee)
    if looking.asks or (not hints and looking.waits and hands.held is None):
        hints += _explanation(pointed, keys, who)
    return Marks(
        lit=hands.walked(view) if free and looking.stays is None else frozenset(),
        barred=hands.barred(view) if free else frozenset(),
        chosen=frozenset((looking.stays,)) if looking.stays is not None else frozenset(),
        hovered=next((spot for spot in looking.under if spot in lit or isinstance(spot, ButtonSpot)), None),
        focused=looking.focused,
        lifted=(in_hand.lifted(hands.held),) if hands.held is not None else (),
        last_acts=tuple(last_acts),
        hints=tuple(hints),
        prompt=prompt,
        peeking=_peeking(view, pointed),
        thinking=thinking,
        pulse=pulse,
    )


def _meaning_hint(view: View, hands: Hands, pointed: Sequence[Spot], referee: Referee) -> list[Hint]:
    meaning = hands.meaning(view)
    spot = next((spot for spot in pointed if spot in meaning), None)
    return [] if spot is None else [hint(view, spot, meaning[spot], referee)]


def _explanation(pointed: Sequence[Spot], keys: Keymap | None, who: Who | None = None) -> list[Hint]:
    told = (explanation(spot, keys, who) for spot in pointed)
    return [found for found in told if found is not None][:1]


def _pale_hint(pointed: Sequence[Spot], prompt: Prompt, why_no_undo: str) -> list[Hint]:
    """Say at once what is the matter with a pale button."""
    pale = next((button for button in prompt.buttons if not button.enabled and ButtonSpot(button.key) in pointed), None)
    if pale is None:
        return []
    spot = ButtonSpot(pale.key)
    if pale.key == UNDO:
        return [Hint("", why_no_undo, spot, tone=Tone.BARRED)] if why_no_undo else []
    return _explanation((spot,), None)


def _peeking(view: View, pointed: Sequence[Spot]) -> frozenset[Spot]:
    """The viewer may look under its own covers (rule 6.4)."""
    return frozenset(spot for spot in pointed if isinstance(spot, SecretSpot) and spot.seat == view.viewer)
