"""Laying the hands over the picture: from what is held, hovered and focused to the marks that are drawn."""

from collections.abc import Sequence

from attrs import frozen

from leonardo.app.kit.keymap import Keymap
from leonardo.app.table.buttons import UNDO
from leonardo.app.table.game import AnyTableGame, Referee
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.shown.marks import LastAct, Lifted, Marks, Prompt, Tip, Tone
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.cited import rule_of
from leonardo.app.table.words.explaining import Who, explanation
from leonardo.engine.frozen import evolve
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
    waits: bool = False
    """Whether the person has been pointing at the same thing for a while, and so wants to know what it is."""
    asks: bool = False
    """Whether the person asked what it is, and wants to be told beside what it would give."""
    quiet: bool = False
    """Whether the person has just pressed something, and so knows what it is."""
    reads: bool = False
    """Whether the mouse is on the rule of a tip."""

    @property
    def pointed(self) -> tuple[Spot, ...]:
        """What is pointed at: by the mouse, or else by the keyboard."""
        return pointed_at(self.under, self.focused)


def pointed_at(under: tuple[Spot, ...], focused: Spot | None) -> tuple[Spot, ...]:
    """Return what is pointed at by a mouse that is over some spots, and a keyboard that is at one, if it is."""
    return under or ((focused,) if focused is not None else ())


def marks(
    game: AnyTableGame,
    view: View,
    hands: Hands,
    looking: Looking,
    prompt: Prompt,
    *,
    free: bool,
    referee: Referee,
    last_acts: Sequence[LastAct] = (),
    lately: tuple[Event, ...] = (),
    why_no_undo: str = "",
    pulse: float = 0.0,
    keys: Keymap | None = None,
    who: Who | None = None,
    names: Sequence[str] = (),
    rules_key: str = "",
) -> Marks:
    """Return what is drawn over `view`; only who is `free` to decide sees anything glow.

    With the `names` of the seats, things tell what they mean as they stand; the rules that are cited are read with a
    key, if they can be.
    """
    lit = hands.lit(view) if free else frozenset()
    pointed = looking.pointed
    tips = _pale_tip(game, pointed, prompt, why_no_undo)
    if free and looking.stays is None:
        tips += _meaning(game, view, hands, looking, referee)
    if looking.asks or (not tips and looking.waits and not looking.quiet and hands.held is None):
        tips += _look(game, view, pointed, names) or _explanation(game, pointed, keys, who)
    return Marks(
        lit=hands.shown(view) if free and looking.stays is None else frozenset(),
        barred=hands.barred(view) if free else frozenset(),
        chosen=frozenset((looking.stays,)) if looking.stays is not None else frozenset(),
        hovered=next((spot for spot in looking.under if spot in lit or isinstance(spot, ButtonSpot)), None),
        focused=looking.focused,
        lifted=_lifted(hands),
        last_acts=tuple(last_acts),
        lately=lately,
        tips=tuple(evolve(tip, key=rules_key) if rules_key and rule_of((tip,)) else tip for tip in tips),
        prompt=prompt,
        peeking=game.peeking(view, pointed),
        cost=next((tip.cost for tip in tips), 0),
        reading=looking.reads,
        pulse=pulse,
    )


def _lifted(hands: Hands) -> tuple[Lifted, ...]:
    if hands.held is None or hands.lies:
        return ()
    return (Lifted(hands.moves.origin(hands.held), hands.count or 1),)


def _meaning(game: AnyTableGame, view: View, hands: Hands, looking: Looking, referee: Referee) -> list[Tip]:
    """Say what would be done where somebody points; to who has just pressed something only why it cannot be."""
    meaning = hands.meaning(view)
    spot = next((spot for spot in looking.pointed if spot in meaning), None)
    if spot is None:
        return []
    tip = game.tip(view, spot, meaning[spot], referee)
    return [] if looking.quiet and tip.tone is not Tone.BARRED else [tip]


def _look(game: AnyTableGame, view: View, pointed: Sequence[Spot], names: Sequence[str]) -> list[Tip]:
    told = (game.look(view, spot, names) for spot in pointed if names)
    return [found for found in told if found is not None][:1]


def told_of(game: AnyTableGame, view: View, pointed: Sequence[Spot], names: Sequence[str]) -> list[Tip]:
    """Return what is said of what is pointed at where nothing can be done: what it means, or else what it is."""
    return _look(game, view, pointed, names) or _explanation(game, pointed, None)


def _explanation(game: AnyTableGame, pointed: Sequence[Spot], keys: Keymap | None, who: Who | None = None) -> list[Tip]:
    told = (explanation(game, spot, keys, who) for spot in pointed)
    return [found for found in told if found is not None][:1]


def _pale_tip(game: AnyTableGame, pointed: Sequence[Spot], prompt: Prompt, why_no_undo: str) -> list[Tip]:
    """Say at once what is the matter with a pale button."""
    pale = next((button for button in prompt.buttons if not button.enabled and ButtonSpot(button.key) in pointed), None)
    if pale is None:
        return []
    spot = ButtonSpot(pale.key)
    if pale.key == UNDO:
        return [Tip("", why_no_undo, spot, tone=Tone.BARRED)] if why_no_undo else []
    return _explanation(game, (spot,), None)
