"""Leonardo da Vinci as the table of any game needs it."""

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from leonardo.ai.review import Weighed
from leonardo.app.davinci import commands
from leonardo.app.davinci.buttons import BUTTONS
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.memory import open_memory
from leonardo.app.davinci.motion import announcing, echoes, event_flights, feasts, sizes, timing
from leonardo.app.davinci.motion import under_way as between
from leonardo.app.davinci.motion.pieces import GroupPiece, LeonardoPiece, LordPiece
from leonardo.app.davinci.moves import choices, in_hand, whereabouts
from leonardo.app.davinci.picture.acted import acted_picture
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import (
    TRAITS,
    AuctionSpot,
    BoxSpot,
    ComponentSpot,
    DistrictSpot,
    FlorinsSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    Spot,
    WeeksSpot,
)
from leonardo.app.davinci.words import advice, dangers, log, notices, prompt, tips
from leonardo.app.davinci.words.phrases import florins, place_name
from leonardo.app.davinci.words.tips import (
    of_another,
    of_closed,
    of_covered,
    of_groups,
    of_race,
    of_stores,
    of_unrequested,
)
from leonardo.app.kit.keymap import Pressed
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.translations import tr
from leonardo.app.table import picture as table_picture
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.players import looks
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.usual import UsualMotion, UsualTable
from leonardo.engine.davinci.actions import Action, Done, Pass, Start
from leonardo.engine.davinci.constants import DISTRICTS, LABORATORIES, Box, Component
from leonardo.engine.davinci.events import PhaseBegan, PlacementPassed, RoundBegan, WorkDone
from leonardo.engine.davinci.prospects import may_change_work
from leonardo.engine.davinci.questions import BidQuestion, BoxUseQuestion, PlacementQuestion, WorkQuestion
from leonardo.engine.davinci.races import helps_work
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event
from leonardo.play.chance import anybody
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_STANDING: Final = (LordPiece, LeonardoPiece, GroupPiece)
"""Pieces of which there is one only: they are not seen where they came from while they are on their way."""


class DaVinciMoves:
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


class DaVinciMotion(UsualMotion):
    """What is seen and heard of an event."""

    flights = staticmethod(event_flights.flights)
    echoes = staticmethod(echoes.echoes)
    feast = staticmethod(feasts.feast)
    flag = staticmethod(notices.flag)
    remark = staticmethod(notices.remark)
    announced = staticmethod(announcing.announced)
    sound = staticmethod(timing.sound)
    under_way = staticmethod(between.under_way)
    counted = staticmethod(between.counted)
    size_at = staticmethod(sizes.size_at)
    score = timing.SCORE
    tidying = timing.TIDYING
    beginning = RoundBegan

    def left_out(self, event: Event) -> int | None:
        return event.seat if isinstance(event, PlacementPassed) and event.forced else None

    def absent(self, flight: Flight, begun: bool) -> bool:
        """Tell whether a piece is missed where it starts: the only one of its kind, a card that is won, a purse."""
        if isinstance(flight.start, AuctionSpot):
            return begun
        return isinstance(flight.piece, _STANDING) or flight.manner is Manner.AWARDED


class DaVinciTable(UsualTable):
    """The game behind `leonardo.app.table.game.TableGame`."""

    moves = DaVinciMoves()
    motion = DaVinciMotion()
    buttons = BUTTONS
    voices = notices.VOICES
    chance_pressers = staticmethod(anybody)  # nothing is left to chance during play

    # who may see what

    def decider(self, view: View) -> int | None:
        return view.question.seat if view.question is not None else None

    def spared(self, view: View) -> Action | None:
        """Return the end of a phase A in which nothing can be started, or of a placement that can change nothing.

        Weeks of work are hardly ever given up. Once the city is closed, workers only help work that can be completed.
        """
        if isinstance(view.question, PlacementQuestion) and view.viewer is not None:
            end = next((each for each in view.options if isinstance(each, Pass)), None)
            return None if helps_work(view, view.viewer) else end
        if not isinstance(view.question, WorkQuestion) or any(isinstance(each, Start) for each in view.options):
            return None
        if may_change_work(view):
            return None
        return next((each for each in view.options if isinstance(each, Done)), None)

    def secret(self, view: View) -> bool:
        """Tell whether nobody else may see what is decided: what to start, a bid, or what is on top of the deck."""
        match view.question:
            case WorkQuestion() | BidQuestion() | BoxUseQuestion(box=Box.FORESIGHT):
                return True
        return False

    def covered(self, view: View, public: View) -> View:
        return evolve(public, viewer=view.viewer, options=view.options)

    def visited(self, event: Event, seat: int) -> bool:
        """Tell whether the engine ended the phase A of a seat by it, which only that seat may know (rule 13.4)."""
        return isinstance(event, WorkDone) and event.seat == seat and event.forced

    def plain_to_all(self, event: Event, public: View, session: Session) -> bool:
        """Tell whether all see that a seat could start nothing: it has no work in hand, and its components lie open.

        What lies under a laboratory may be secret, and what one must remember the table does not tell (rule 13.2).
        """
        if not isinstance(event, WorkDone) or not open_memory(session):
            return False
        return not any(bench is not None and bench.busy for bench in public.seats[event.seat].laboratories)

    # what is seen

    def picture(self, kit: Kit, session: Session, *, bare: bool = False) -> DaVinciPicture:
        memory = open_memory(session)
        return DaVinciPicture(looks(session), pictures=kit.pictures, open_memory=memory, bare=bare)

    def staged(self, view: View, after: View) -> View:
        """Return what is seen after a decision that is not confirmed yet."""
        return evolve(after, question=view.question, options=view.options)

    def peeking(self, view: View, pointed: Sequence[Spot]) -> frozenset[Spot]:
        """Return the viewer's own covers that are pointed at (rule 6.4)."""
        return frozenset(spot for spot in pointed if isinstance(spot, SecretSpot) and spot.seat == view.viewer)

    def covers(self, view: View) -> frozenset[Spot]:
        """Return the covers over the viewer's work, and where its components lie, which others must not count."""
        seat = view.viewer
        if seat is None:
            return frozenset()
        work = {
            SecretSpot(seat, place)
            for place in LABORATORIES
            if (found := view.seats[seat].laboratory(place)) is not None and found.busy
        }
        return frozenset(work | {ComponentSpot(seat, kind) for kind in Component})

    def counts(self, view: View) -> dict[Spot, int]:
        """Return the florins of all seats, and the weeks of work in each of their laboratories."""
        counts: dict[Spot, int] = {FlorinsSpot(seat): owner.florins for seat, owner in enumerate(view.seats)}
        for (seat, owner), place in product(enumerate(view.seats), LABORATORIES):
            laboratory = owner.laboratory(place)
            if laboratory is not None and laboratory.busy:
                counts[WeeksSpot(seat, place)] = laboratory.weeks
        return counts

    # how it is said

    task = staticmethod(prompt.task)
    task_briefly = staticmethod(prompt.task_briefly)
    urgent = staticmethod(notices.urgent)
    news = staticmethod(notices.news)
    phase = staticmethod(prompt.phase)
    line = staticmethod(log.line)
    line_briefly = staticmethod(log.line_briefly)
    line_before = staticmethod(log.line_before)
    is_heading = staticmethod(log.is_heading)
    last_act = staticmethod(notices.last_act)
    tip = staticmethod(tips.tip)
    told_in_hand = staticmethod(tips.in_hand)
    about = staticmethod(tips.about)
    choice = staticmethod(advice.choice)
    why = staticmethod(advice.why)
    amount = staticmethod(florins)
    moment = staticmethod(advice.tell)

    def acts_over(self, event: Event) -> bool:
        """Tell whether a phase begins, in which what was done before is no longer news."""
        return isinstance(event, PhaseBegan)

    def look(self, view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
        """Return what others have and work at, what lies covered, who would get what where, and why a place is dull."""
        told = of_another(view, spot) or of_covered(view, spot) or of_unrequested(view, spot)
        told = told or of_stores(view, spot) or of_race(view, spot, names)
        return told or of_closed(view, spot) or of_groups(view, spot, names)

    def advice_note(self) -> str:
        return tr("davinci.hint.florins")

    advice_picture = staticmethod(acted_picture)

    def advice_sign(self) -> str:
        """Return the picture that stands before what a choice may end with."""
        return "florin_blank"

    def moment_spots(self, weighed: Weighed) -> tuple[Spot, Spot]:
        view = weighed.decision.view
        return whereabouts.whereabouts_of_two(view, weighed.decision.done, weighed.other.action)

    def called(self, spot: Spot) -> str:
        return place_name(spot.place) if isinstance(spot, DistrictSpot | LaboratorySpot) else ""

    # what is asked

    def dialogs(
        self, kit: Kit, picture: table_picture.TablePicture, names: Sequence[str], answers: Answers
    ) -> DialogOpener:
        """Return what asks for favours, bids, the order of cards, and before work is lost."""
        if not isinstance(picture, DaVinciPicture):
            raise TypeError("the picture is that of another game")
        return DialogOpener(kit, picture, tuple(names), answers)

    dangers = staticmethod(dangers.dangers)

    def keyed(self, controls: Controls, view: View, pressed: Pressed) -> bool:
        """Take up apprentices or the master, or choose a box of the Council, by a key; tell whether it was one."""
        held, number = controls.table.hands.held, commands.LETTERS.get(pressed.key)
        placing = isinstance(held, in_hand.Apprentices | in_hand.Master)
        if number is not None and placing and pressed.command in (commands.DISTRICT, *commands.SHARED):
            controls.press(DistrictSpot(DISTRICTS[number]))
            return True
        match pressed.command:
            case commands.COUNT if choices.chooses_box(view):
                if pressed.digit in tuple(Box):
                    controls.press(BoxSpot(Box(pressed.digit)))
            case commands.COUNT:
                controls.hold(pressed.digit)
            case commands.MORE if controls.table.hands.held is None:
                controls.hold(1)
            case commands.MORE:
                controls.add(1)
            case commands.MASTER if view.viewer is not None:
                controls.lift(MasterSpot(view.viewer))
            case _:
                return False
        return True

    def results(self, host: "Host", session: Session, *, came: bool) -> Scene:
        """Return the scene that tells how the game ended; it may have come over the table by itself (`came`)."""
        from leonardo.app.davinci.results.scene import ResultsScene  # noqa: PLC0415 - it reviews with this table
        from leonardo.app.table.results.podium.scene import PodiumScene  # noqa: PLC0415 - as late as its ledger

        return PodiumScene(ResultsScene(host, session), came=came)


TABLE: Final = DaVinciTable()  # what the table is made with
