"""What each party did in its last turn, in a few words on its panel: the number drawn, and where that led."""

from collections.abc import Iterable

from leonardo.app.citta.words.phrases import square_short
from leonardo.app.kit.translations import tr
from leonardo.engine.citta.board import PIAZZA_MAGGIORE
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import BallTaken, NumberDrawn, PawnWalked, TurnBegan
from leonardo.engine.game import Event


def last_turns(happened: Iterable[Event]) -> dict[int, str]:
    """Return what is told of each party whose turn has come to a move, by their speakers.

    Before its first move that is the number that it drew for the start. With a 1 at its first move a pawn walks nowhere
    (rule 6.3), which is known when its turn is over.
    """
    told: dict[int, str] = {}
    turn, number, walked = -1, 0, False
    for event in happened:
        match event:
            case TurnBegan(party=party):
                if number and not walked:
                    told[turn] = _line(number, PIAZZA_MAGGIORE)
                turn, number, walked = party, 0, False
            case NumberDrawn(seat=seat, purpose=Purpose.START, number=drawn):
                told[seat] = tr("citta.picture.start_drawn", number=drawn)
            case NumberDrawn(purpose=Purpose.MOVE, number=drawn) | BallTaken(number=drawn):
                number = drawn
            case PawnWalked(party=party, target=square) if party == turn and number:
                told[party], walked = _line(number, square), True
    return told


def _line(number: int, square: int) -> str:
    return tr("citta.picture.last_turn", number=number, square=square_short(square))
