"""How those who sit at the table look, and what a person should hear of the program behind them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from leonardo.ai.outside import Failing
from leonardo.app.kit.seats import PORTRAITS, SEAT_COLOURS, Look, SeatColour
from leonardo.app.kit.words import words
from leonardo.app.opponents import Opponent, described
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.play.autosave import News
from leonardo.play.session import Session
from leonardo.saves.faults import SaveError
from leonardo.saves.schema import BuiltIn, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def looks(session: Session) -> tuple[Look, ...]:
    """Return the names, colours and portraits of the seats."""
    return tuple(look(seat) for seat in session.seats)


def look(seat: Seated) -> Look:
    """Return how somebody looks; a save may name a portrait that is not known here, then it is that of the colour."""
    colour = colour_of(seat.colour)
    return Look(seat.name, colour, seat.portrait) if seat.portrait in PORTRAITS else Look(seat.name, colour)


def colour_of(word: str) -> SeatColour:
    """Return the colour of a seat; a save may name one that the table does not know, then it is the first."""
    return next((colour for colour in SEAT_COLOURS if colour == word), SEAT_COLOURS[0])


def player_at(host: "Host", session: Session, seat: int) -> Opponent | None:
    """Return who plays at a seat, in the language that is spoken now; nothing where a person sits."""
    seated = session.seats[seat]
    return described(session.game.name, seated.player, host.programs) if isinstance(seated, BuiltIn) else None


def hand_over(host: "Host", session: Session, seat: int, sit: Callable[[], None]) -> HandOverScene:
    """Return the scene that asks for the person of a seat, who sits down by `sit`."""
    seated = session.seats[seat]
    return HandOverScene(host.kit, look(seated), sit, host.show_pause)


def tell_troubles(host: "Host", session: Session) -> None:
    """Say what went wrong with saving or with a player who is not a person; the game goes on."""
    for trouble in session.take_troubles():
        if isinstance(trouble, (SaveError, News)):
            host.troubles.tell_of_saving(trouble)
        else:
            name = session.seats[trouble.seat].name
            whose = "program.trouble" if isinstance(trouble.trouble, Failing) else "table.trouble.player"
            host.say(words(whose), words(trouble.trouble.value, name=name), came=True)
