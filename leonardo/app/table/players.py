"""How those who sit at the table look, and what a person should hear of the program behind them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from leonardo.ai.players import parted, players_of
from leonardo.ai.program_player import Failing, is_program
from leonardo.app.kit.seats import PORTRAITS, SEAT_COLOURS, PlayerStyle, SeatColour
from leonardo.app.kit.translations import tr
from leonardo.app.opponents import Opponent, described
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.message import AnswerButton, Message
from leonardo.app.table.motion.remarks import Voice, voice_at
from leonardo.play.autosave import News
from leonardo.play.session import Session
from leonardo.saves.faults import SaveError
from leonardo.saves.schema import BuiltIn, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def looks(session: Session) -> tuple[PlayerStyle, ...]:
    """Return the names, colours and portraits of the seats."""
    return tuple(look(seat) for seat in session.seats)


def look(seat: Seated) -> PlayerStyle:
    """Return how somebody looks; a save may name a portrait that is not known here, then it is that of the colour."""
    colour = colour_of(seat.colour)
    return (
        PlayerStyle(seat.name, colour, seat.portrait) if seat.portrait in PORTRAITS else PlayerStyle(seat.name, colour)
    )


def colour_of(word: str) -> SeatColour:
    """Return the colour of a seat; a save may name one that the table does not know, then it is the first."""
    return next((colour for colour in SEAT_COLOURS if colour == word), SEAT_COLOURS[0])


def voices(session: Session, by_temper: Mapping[str, Voice]) -> dict[int, Voice]:
    """Return in which voice those talk who play by a level of the program, by their tempers or else by their seats."""
    levels = {player.name for player in players_of(session.game.name)}
    found: dict[int, Voice] = {}
    for number, seated in enumerate(session.seats):
        level, temper = parted(seated.player) if isinstance(seated, BuiltIn) else ("", "")
        if level in levels:
            found[number] = by_temper.get(temper, voice_at(number))
    return found


def player_at(host: "Host", session: Session, seat: int) -> Opponent | None:
    """Return who plays at a seat, in the language that is spoken now; nothing where a person sits."""
    seated = session.seats[seat]
    return described(session.game.name, seated.player, host.programs) if isinstance(seated, BuiltIn) else None


def hand_over(
    host: "Host", session: Session, seat: int, sit: Callable[[], None], pause: Callable[[], None]
) -> HandOverScene:
    """Return the scene that asks for the person of a seat, who sits down by `sit` or puts the `pause` over it."""
    seated = session.seats[seat]
    return HandOverScene(host.kit, look(seated), sit, pause)


def tell_troubles(host: "Host", session: Session) -> None:
    """Say what went wrong with saving or with a player who is not a person; the game goes on."""
    for trouble in session.take_troubles():
        if isinstance(trouble, (SaveError, News)):
            host.troubles.tell_of_saving(trouble)
        else:
            name = session.seats[trouble.seat].name
            of_program = isinstance(trouble.trouble, Failing) or is_program(trouble.player)
            whose = "program.trouble" if of_program else "table.trouble.player"
            text, said = tr(trouble.trouble.value, name=name), trouble.said
            if said and session.keeps_secrets:
                text, said = f"{text} {tr('program.output_kept')}", ""
            tell_of_player(host, tr(whose), text, name, said)


def tell_of_player(host: "Host", title: str, text: str, name: str, said: str) -> None:
    """Tell of a trouble; what a program wrote to its error output is shown to who asks for it."""

    def show() -> None:
        from leonardo.app.table.program_output import ProgramOutput  # noqa: PLC0415 - few have a program that fails

        host.kit.stack.push(ProgramOutput(host.kit, name, said))

    answers = (AnswerButton(tr("message.understood"), strong=True), AnswerButton(tr("program.show_output"), show))
    host.kit.stack.push(Message(host.kit, title, text, answers if said else (), came=True))
