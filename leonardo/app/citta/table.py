"""The City of Leonardo as the table of any game needs it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.citta import commands
from leonardo.app.citta.buttons import BUTTONS
from leonardo.app.citta.dialogs.opening import DialogOpener
from leonardo.app.citta.motion import feasts
from leonardo.app.citta.motion.pieces import PawnPiece, size_at
from leonardo.app.citta.motion.score import SCORE, under_way
from leonardo.app.citta.moves import choices, in_hand, orders, whereabouts
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import (
    TRAITS,
    CapitalSpot,
    GoodSpot,
    PalaceSpot,
    PurseSpot,
    QuartersSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.citta.standing import presser, standings
from leonardo.app.citta.words import advice, dangers, log, notices, prompt, tips
from leonardo.app.citta.words.phrases import florins, good_name, of_seats, square_name
from leonardo.app.kit.keymap import Pressed
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.translations import tr
from leonardo.app.table import picture as table_picture
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.feast.timeline import Timeline
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.players import looks
from leonardo.app.table.usual import UsualMotion, UsualTable
from leonardo.engine.citta.actions import Action, StayAlone
from leonardo.engine.citta.events import BidderDropped, BidRaised, Declined, RoundBegan, TurnBegan
from leonardo.engine.citta.questions import MachineQuestion, ProposalQuestion, SideQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.game import NATURE, Event
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_READ: Final = 1800  # milliseconds for which it is left to be read that something could not be afforded


class CittaMoves:
    """What can be taken up, where it may go, and what a press does."""

    traits = TRAITS
    liftable = staticmethod(choices.liftable)
    candidates = staticmethod(choices.candidates)
    targets = staticmethod(choices.targets)
    direct = staticmethod(choices.direct)
    near_misses = staticmethod(choices.near_misses)
    beside = staticmethod(choices.beside)
    handful = staticmethod(choices.handful)
    heaps = staticmethod(choices.heaps)
    stays_put = staticmethod(choices.stays_put)
    to_be_confirmed = staticmethod(choices.to_be_confirmed)
    count_of = staticmethod(in_hand.count_of)
    turned = staticmethod(in_hand.turned)
    piece = staticmethod(in_hand.piece)
    origin = staticmethod(in_hand.origin)
    whereabouts = staticmethod(whereabouts.spots_of)


class CittaMotion(UsualMotion):
    """What is seen and heard of an event."""

    score = SCORE
    purse, purses = PurseSpot, "parties"
    flag = staticmethod(notices.flag)
    remark = staticmethod(notices.remark)
    under_way = staticmethod(under_way)
    size_at = staticmethod(size_at)
    beginning = RoundBegan

    def begins_round(self, event: Event) -> bool:
        """Tell whether a round, a turn or a bid begins: each is told at leisure, however long those before it took."""
        return isinstance(event, RoundBegan | TurnBegan | BidRaised | BidderDropped)

    def pause(self, event: Event) -> float:
        """Return for how long an event is left to be seen: what could not be afforded is read, for nobody was asked."""
        return _READ if isinstance(event, Declined) and event.forced else super().pause(event)

    def feast(self, before: View, after: View, event: Event, following: Sequence[Event]) -> Timeline | None:  # noqa: ARG002
        """Return when all comes that an event is shown with on the stage, if it is."""
        found = feasts.feast(before, after, event)
        return found.timeline if found is not None else None

    def absent(self, flight: Flight, begun: bool) -> bool:  # noqa: ARG002 - a pawn is missed from the first
        """Tell whether a piece is missed where it starts: a pawn is, and the machine while it turns."""
        return isinstance(flight.piece, PawnPiece) or flight.manner is Manner.HOLD


class CittaTable(UsualTable):
    """The game behind `leonardo.app.table.game.TableGame`."""

    moves = CittaMoves()
    motion = CittaMotion()
    buttons = BUTTONS
    asked_for = True

    # who may see what

    def chance_pressers(self, session: Session) -> Sequence[int]:
        """Return who turns the machine: who moves by its number or opened a market, if that is a person."""
        seat = presser(session.played.state.question)
        return () if seat is None or not session.is_person(seat) else (seat,)

    def decider(self, view: View) -> int | None:
        """Return who must decide as a view tells it; the machine of fate is nature."""
        if view.question is None:
            return None
        return NATURE if isinstance(view.question, MachineQuestion) else view.question.seat

    def throws(self, view: View) -> int | None:
        return presser(view.question)

    def spared(self, view: View) -> Action | None:
        """Return that no union is proposed (rule 16.3): who wishes for one asks for it before the turn goes on.

        A guild is asked whose first number is not its speaker's to draw: that does not wait for the speaker.
        """
        question = view.question
        party = view.parties[question.seat] if isinstance(question, ProposalQuestion) and view.options else None
        return StayAlone() if party is not None and view.viewer == party.members[0] else None

    ordered = staticmethod(orders.ordered)
    order_stands = staticmethod(orders.order_stands)
    ahead = staticmethod(orders.ahead)

    def secret(self, view: View) -> bool:
        """Tell whether nobody else may see what is decided: only the sides are secret (rule 3.6)."""
        return isinstance(view.question, SideQuestion) and bool(view.options)

    # what is seen

    def picture(self, kit: Kit, session: Session, *, bare: bool = False) -> CittaPicture:
        return CittaPicture(looks(session), pictures=kit.pictures, bare=bare)

    def staged(self, view: View, after: View) -> View:  # noqa: ARG002 - the plate tells what is staged
        """Return what is seen after a decision that is not confirmed yet: all as it was, with the place marked."""
        return view

    def counts(self, view: View) -> dict[Spot, int]:
        """Return the cash of all parties, and their capitals, which run together with it."""
        counts: dict[Spot, int] = {
            PurseSpot(seat): party.florins for seat, party in enumerate(view.parties) if party is not None
        }
        return counts | {CapitalSpot(seat): each.capital.share for seat, each in standings(view).items()}

    # how it is said

    task = staticmethod(prompt.task)
    task_briefly = staticmethod(prompt.task_briefly)
    urgent = staticmethod(notices.urgent)
    news = staticmethod(notices.news)
    phase = staticmethod(prompt.phase)
    line = staticmethod(log.line)
    line_before = staticmethod(log.line_before)
    line_briefly = staticmethod(log.line_briefly)
    is_heading = staticmethod(log.is_heading)
    last_act = staticmethod(notices.last_act)
    tip = staticmethod(tips.tip)
    about = staticmethod(tips.about)
    look = staticmethod(tips.look)
    choice = staticmethod(advice.choice)
    why = staticmethod(advice.why)
    amount = staticmethod(florins)
    moment = staticmethod(advice.WORDS.tell)
    dangers = staticmethod(dangers.dangers)

    def acts_over(self, event: Event) -> bool:
        """Tell whether a turn begins, in which what was done before is no longer news."""
        return isinstance(event, TurnBegan)

    def advice_note(self) -> str:
        return tr("citta.hint.florins")

    def advice_sign(self) -> str:
        """Return the picture that stands before what a choice may end with."""
        return "florin_blank"

    thought = staticmethod(choices.thought)

    def called(self, spot: Spot) -> str:
        if isinstance(spot, GoodSpot):
            return good_name(spot.good)
        return square_name(spot.square) if isinstance(spot, SquareSpot | PalaceSpot) else ""

    def seat_called(self, view: View, seat: int, names: Sequence[str]) -> str:
        party = view.parties[seat]
        return of_seats(names, party.members if party is not None else (seat,))

    # what is asked

    def dialogs(
        self, kit: Kit, picture: table_picture.TablePicture, names: Sequence[str], answers: Answers
    ) -> DialogOpener:
        return DialogOpener(kit, picture, tuple(names), answers)

    def keyed(self, controls: Controls, view: View, pressed: Pressed) -> bool:  # noqa: ARG002
        """Take up coins or a work of art by a key, or show the quarters; tell whether it was one."""
        match pressed.command:
            case commands.COUNT:
                controls.hold(2 * pressed.digit)
            case commands.MORE if controls.table.hands.held is None:
                controls.hold(1)
            case commands.MORE:
                controls.add(1)
            case commands.FEWER:
                controls.add(-1)
            case commands.WORK:
                controls.lift(StockSpot())
            case commands.QUARTERS:
                controls.table.zoom((QuartersSpot(),))
            case _:
                return False
        return True

    def results(self, host: "Host", session: Session, *, came: bool) -> Scene:
        """Return the scene that tells how the game ended; it may have come over the table by itself (`came`)."""
        from leonardo.app.citta.results.scene import ResultsScene  # noqa: PLC0415 - it is made with this table
        from leonardo.app.table.results.podium.scene import PodiumScene  # noqa: PLC0415 - as late as its sheet

        return PodiumScene(ResultsScene(host, session), came=came)


TABLE: Final = CittaTable()  # what the table is made with


class LookedBack(CittaTable):
    """The same table where a game is looked back at: no seat is there from which its own choices are kept."""

    line = staticmethod(log.line_looking_back)


LOOKED_BACK: Final = LookedBack()  # what is looked back with
