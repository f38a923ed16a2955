"""What is said at the pointer when something is let go where it may not go, or pulled at in vain."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.kit.points import Point
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import AnyTableGame, Referee
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Held, Spot, View
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.frozen import evolve

_MOST: Final = 4  # places that are named; of more, it is said how they are seen


def of_drop(
    game: AnyTableGame, view: View, held: Held, spots: Sequence[Spot], at: Point, referee: Referee
) -> Tip | None:
    """Return why something held may not go where it was let go, with the rule, and where it may.

    Nothing is said where it was brought back to where it came from.
    """
    if game.moves.origin(held) in spots:
        return None
    thinkable = game.moves.candidates(view, held)
    meant = ((spot, thinkable.get(spot) or game.thought(view, held, spot)) for spot in spots)
    spot, action = next(((spot, action) for spot, action in meant if action is not None), (None, None))
    tip = game.tip(view, spot, action, referee) if action is not None else None
    if tip is None or tip.tone is not Tone.BARRED:
        tip = Tip(tr("table.refused.there"))
    named = _possible(game, view, held)
    only = tr("table.refused.only", places=tr("table.results.join").join(map(game.called, named)))
    also = *tip.also, only if named else tr("table.refused.lit")
    return evolve(tip, spot=None, at=at, tone=Tone.BARRED, cost=0, also=also, names=named)


def of_pull(
    game: AnyTableGame, view: View, hands: Hands, spots: Sequence[Spot], at: Point, referee: Referee
) -> Tip | None:
    """Return why what lies at some spots cannot be taken up, said at a pixel."""
    meaning = hands.meaning(view)
    spot = next((spot for spot in spots if spot in meaning), None)
    return None if spot is None else evolve(game.tip(view, spot, meaning[spot], referee), spot=None, at=at)


def of_drag(sentence: str, at: Point) -> Tip:
    """Return a sentence on why something that was pulled at stays where it is."""
    return Tip("", sentence, at=at, tone=Tone.BARRED)


def _possible(game: AnyTableGame, view: View, held: Held) -> tuple[Spot, ...]:
    """Return where something held may go, if these are few places that have names."""
    named = {game.called(spot): spot for spot in game.moves.targets(view, held) if game.called(spot)}
    return tuple(named.values()) if len(named) <= _MOST else ()
