"""A game in which two seats have just made a guild, for tests of what is shown and asked then."""

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Accept, ChooseSide, Propose
from leonardo.engine.citta.constants import GUILDS, Side
from leonardo.engine.citta.questions import AnswerQuestion, MachineQuestion, ProposalQuestion, SideQuestion
from leonardo.engine.citta.setup import Options
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Seated


def proposed(seats: tuple[Seated, ...], folder: SaveFolder | None, to: int = 0, pawn: int | None = None) -> Session:
    """Return a game in which the first who may proposes a guild `to` a seat, or to the next if it is itself.

    The `pawn` of one of them walks for both: that of who is asked, unless another one is named.
    """
    session = Session.new(GAME, Options(len(seats), 5, (GUILDS,)), seats, 7, folder)
    while not isinstance(session.played.state.question, AnswerQuestion):
        question = session.played.state.question
        if isinstance(question, MachineQuestion):
            session.play_nature()
        elif isinstance(question, SideQuestion):
            session.submit(ChooseSide(Side.GUELPH))
        else:
            assert isinstance(question, ProposalQuestion)
            asked = to if to != question.seat else (to + 1) % len(seats)
            session.submit(Propose(asked, Side.GUELPH, asked if pawn is None else pawn))
    return session


def united(seats: tuple[Seated, ...], folder: SaveFolder | None, to: int = 0, pawn: int | None = None) -> Session:
    """Return the game in which what is `proposed` has been accepted: the members of the guild draw next."""
    session = proposed(seats, folder, to, pawn)
    session.submit(Accept())
    while not isinstance(session.played.state.question, MachineQuestion):
        session.submit(GAME.legal(session.played.state)[-1])  # nothing more is proposed or bought
    return session
