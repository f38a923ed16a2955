"""What each party did in its last turn, in a few words on its panel: the number drawn, and where that led."""

from collections.abc import Iterable

from leonardo.app.citta.words.phrases import square_short
from leonardo.app.kit.translations import tr
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import BallTaken, NumberDrawn, PawnWalked, TurnBegan
from leonardo.engine.game import Event


def last_turns(happened: Iterable[Event]) -> dict[int, str]:
    """Return what is told of each party whose turn has come to a move, by their speakers."""
    told: dict[int, str] = {}
    turn, number = None, 0
    for event in happened:
        match event:
            case TurnBegan(party=party):
                turn, number = party, 0
            case NumberDrawn(purpose=Purpose.MOVE, number=drawn) | BallTaken(number=drawn):
                number = drawn
            case PawnWalked(party=party, target=square) if party == turn and number:
                told[party] = tr("citta.picture.last_turn", number=number, square=square_short(square))
    return told
