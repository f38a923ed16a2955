"""The tiny game as the table of any game needs it, and as the scenes around the table do."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.advice import Advised
from leonardo.ai.review import Weighed
from leonardo.app.kit.keymap import Command, Pressed
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.presentation import Agreed, Learning, Option
from leonardo.app.table import commands
from leonardo.app.table.buttons import AFTER, BEFORE, TableButton
from leonardo.app.table.dialogs.answers import Answers, NoDialogs
from leonardo.app.table.dialogs.warning import Danger
from leonardo.app.table.game import Referee
from leonardo.app.table.help.notes import HelpNote
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.motion.announcing import Announced
from leonardo.app.table.motion.echoes import Echo, Form
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.motion.remarks import Occasion, Remark
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.players import looks
from leonardo.app.table.results.outcome import Chronicle, Column, Finish, Highlight, Outcome, Token
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.results.sheet import ResultsSheet
from leonardo.app.table.review.card import CardText
from leonardo.app.table.scene import TableScene
from leonardo.app.table.shown.marks import LastAct, Tip, Tone
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.usual import UsualTable
from leonardo.app.table.words.explaining import About
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.game import NATURE, Event
from leonardo.play.chance import anybody
from leonardo.play.session import Session
from tests.tiny.game import GAME, ROUNDS, SEATS, Action, Bid, BidMade, DieAndPurse, Options, Thrown, View, Won
from tests.tiny.table.picture import TRAITS, BowlSpot, Coins, Die, DieSpot, PurseSpot, Spot, TinyPicture

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

COUNT: Final = f"{GAME.name}.count"
_DIGITS: Final = tuple(getattr(pygame, f"K_{digit}") for digit in range(1, 10))
COMMANDS: Final = (Command(COUNT, "table.commands.group.table", _DIGITS, fixed=True), *commands.COMMANDS)


def _nothing(view: View) -> Action | None:
    return next((option for option in view.options if option.coins == 0), None)


NOTHING: Final = TableButton(
    "nothing",
    lambda _view, _situation: "Nothing",
    "table.tips.button_confirm",
    lambda view, _situation, turn: turn is Awaited.MINE and _nothing(view) is not None,
    action=_nothing,
    command=commands.PASSING,
)


class TinyMoves:
    """Coins go from one's purse into the bowl."""

    traits = TRAITS

    def liftable(self, view: View) -> Mapping[Spot, Coins]:
        return {PurseSpot(view.seat): Coins(view.seat)} if view.seat is not None and len(view.options) > 1 else {}

    def candidates(self, view: View, held: Coins) -> Mapping[Spot, Action]:  # noqa: ARG002
        return {BowlSpot(): Bid(held.count or 0)}

    def targets(self, view: View, held: Coins) -> Mapping[Spot, Action]:
        return {spot: action for spot, action in self.candidates(view, held).items() if action in view.options}

    def direct(self, view: View) -> Mapping[Spot, Action]:  # noqa: ARG002
        return {}

    def near_misses(self, view: View) -> Mapping[Spot, Action]:  # noqa: ARG002
        return {}

    def beside(self, view: View, held: Coins, spots: Sequence[Spot]) -> Action | None:  # noqa: ARG002
        return None

    def handful(self, view: View, count: int) -> Coins | None:
        most = max((option.coins for option in view.options), default=0)
        return Coins(view.seat, max(1, min(count, most))) if view.seat is not None and most else None

    def count_of(self, held: Coins) -> int:
        return held.count or 0

    def heaps(self, view: View) -> dict[Spot, int]:
        return {spot: held.count for spot, held in self.liftable(view).items() if held.count}

    def turned(self, held: Coins) -> Coins | None:  # noqa: ARG002
        return None

    def piece(self, held: Coins) -> Coins:
        return held

    def origin(self, held: Coins) -> Spot:
        return PurseSpot(held.seat)

    def stays_put(self, action: Action) -> bool:
        return isinstance(action, Bid)

    def to_be_confirmed(self, action: Action) -> bool:
        return isinstance(action, Bid)

    def whereabouts(self, view: View, action: Action) -> tuple[Spot, ...]:
        return (BowlSpot(), PurseSpot(view.seat or 0)) if isinstance(action, Bid) else (DieSpot(),)


class TinyMotion:
    """Bids and prizes fly, the die turns."""

    def flights(self, before: View, after: View, event: Event) -> Sequence[Flight]:  # noqa: ARG002
        match event:
            case Thrown():
                return (Flight(Die(), DieSpot(), DieSpot(), manner=Manner.HOLD),)
            case BidMade(seat, coins):
                return (Flight(Coins(seat, coins), PurseSpot(seat), BowlSpot(), lands="coin"),)
            case Won(seat, paid):
                return (Flight(Coins(seat, paid), BowlSpot(), SeatSpot(seat), glows=True),)
        return ()

    def echoes(self, before: View, after: View, event: Event, air: Sequence[Flight]) -> Sequence[Echo]:  # noqa: ARG002
        return (Echo(Form.FLASH, BowlSpot(), 0, 200),) if isinstance(event, BidMade) else ()

    def remark(self, before: View, after: View, event: Event) -> Remark | None:  # noqa: ARG002
        return Remark(event.seat, Occasion.GREAT_WORK) if isinstance(event, Won) else None

    def flag(self, event: Event) -> Flag | None:
        return Flag(event.seat, BowlSpot(), "bids") if isinstance(event, BidMade) else None

    def feast(self, before: View, after: View, event: Event, following: Sequence[Event]) -> None:
        """Show nothing on a stage."""

    def tidies_up(self, event: Event) -> bool:  # noqa: ARG002 - nothing is announced
        return False

    def announced(self, event: Event) -> Announced | None:  # noqa: ARG002 - nothing goes on in parts
        return None

    def pause(self, event: Event) -> float:
        return 200 if isinstance(event, Won) else 0

    def actor(self, event: Event) -> None:
        """Return nothing: nobody is looked at."""

    def left_out(self, event: Event) -> None:
        """Return nothing: all bid in every round."""

    def celebrated(self, event: Event) -> bool:
        return isinstance(event, Won)

    def stretch(self, event: Event, people: Collection[int]) -> bool | None:  # noqa: ARG002
        """Say nothing: nothing lasts long that others do."""
        return None

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, Thrown)

    def sound(self, event: Event) -> str | None:
        return "coins" if isinstance(event, Won) else None

    def under_way(self, before: View, after: View) -> View:  # noqa: ARG002
        return before

    def counted(self, view: View, before: View, left: Iterable[Flight], landed: Iterable[Flight]) -> View:  # noqa: ARG002
        return view

    def absent(self, flight: Flight, begun: bool) -> bool:
        return begun and isinstance(flight.piece, Die)

    def size_at(self, piece: Coins | Die, spot: Spot, viewer: int | None) -> float:  # noqa: ARG002
        return 1.0


class TinyTable(UsualTable):
    """The game behind `leonardo.app.table.game.TableGame`; bids are secret, unless all agreed to make them openly."""

    moves = TinyMoves()
    motion = TinyMotion()
    buttons = (*BEFORE, NOTHING, *AFTER)
    chance_waits = 900.0
    chance_pressers = staticmethod(anybody)

    def __init__(self, *, openly: bool = False) -> None:
        self._openly = openly

    def decider(self, view: View) -> int | None:
        if view.question is not None:
            return NATURE
        return view.bids_made if view.prize is not None and view.bids_made < SEATS else None

    def secret(self, view: View) -> bool:
        return bool(view.options) and not self._openly

    def covered(self, view: View, public: View) -> View:
        return View(view.seat, *(getattr(public, each) for each in _SHOWN))

    def picture(self, kit: Kit, session: Session, *, bare: bool = False) -> TinyPicture:
        return TinyPicture(looks(session), pictures=kit.pictures, bare=bare)

    def staged(self, view: View, after: View) -> View:  # noqa: ARG002 - what is put into the bowl is not seen
        return view

    def counts(self, view: View) -> dict[Spot, int]:
        return {PurseSpot(seat): coins for seat, coins in enumerate(view.coins)}

    def task(self, view: View, situation: PromptState) -> str:  # noqa: ARG002
        return "The die waits." if view.question is not None else f"Bid for {view.prize} points."

    def task_briefly(self, view: View, situation: PromptState) -> str:  # noqa: ARG002 - it is brief
        return ""

    def news(self, view: View, happened: Sequence[Event]) -> Sequence[Event]:  # noqa: ARG002
        """Return nothing: nobody does anything to others."""
        return ()

    def urgent(self, view: View, situation: PromptState) -> Sequence[str]:  # noqa: ARG002
        return ("The last prize of all.", "The last.") if view.round == ROUNDS else ()

    def phase(self, view: View) -> str:
        return f"Round {view.round}"

    def line(self, event: Event, names: Sequence[str]) -> str | None:
        match event:
            case Thrown(pips):
                return f"The die shows {pips}."
            case BidMade(seat, coins):
                return f"{names[seat]} bids{'' if coins is None else f' {coins}'}."
            case Won(seat, paid, points):
                return f"{names[seat]} pays {paid} for {points}."
        return None

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, Thrown)

    def last_act(self, event: Event) -> LastAct | None:
        return LastAct(event.seat, PurseSpot(event.seat), "bid") if isinstance(event, BidMade) else None

    def acts_over(self, event: Event) -> bool:
        return self.motion.begins_round(event)

    def tip(self, view: View, spot: Spot, action: Action, referee: Referee) -> Tip:  # noqa: ARG002
        against = referee.objection(action)
        told = f"Bid {action.coins}" if isinstance(action, Bid) else "Throw"
        return Tip(told, "" if against is None else against.message, spot, tone=Tone.GOOD)

    def about(self, spot: Spot) -> About | None:
        return About("table.tips.log") if isinstance(spot, BowlSpot | PurseSpot | DieSpot) else None

    def look(self, view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
        return Tip("", f"{names[spot.seat]} has {view.coins[spot.seat]}", spot) if isinstance(spot, PurseSpot) else None

    def choice(self, view: View, action: Action, names: Sequence[str]) -> str:  # noqa: ARG002
        return f"Bid {action.coins}" if isinstance(action, Bid) else "Throw"

    def why(self, advised: Advised, names: Sequence[str]) -> str:  # noqa: ARG002
        return str(advised.reason)

    def amount(self, count: int) -> str:
        return f"{count} coins"

    def advice_note(self) -> str:
        return "The best first:"

    def advice_sign(self) -> str:
        """Return the picture that stands before what a choice may end with."""
        return "florin_blank"

    def moment(self, weighed: Weighed, names: Sequence[str]) -> CardText:
        raise NotImplementedError("nobody reviews this game")

    def moment_spots(self, weighed: Weighed) -> tuple[Spot, Spot]:  # noqa: ARG002
        return BowlSpot(), BowlSpot()

    def dialogs(self, kit: Kit, picture: TablePicture, names: Sequence[str], answers: Answers) -> NoDialogs:  # noqa: ARG002
        return NoDialogs()

    def dangers(self, view: View, action: Action) -> Iterator[Danger]:
        if isinstance(action, Bid) and action.coins and action.coins == view.coins[view.seat or 0]:
            yield Danger("broke", "All of it?", "Nothing will be left.", "Stay", "Go on")

    def keyed(self, controls: Controls, view: View, pressed: Pressed) -> bool:  # noqa: ARG002
        if pressed.command != COUNT:
            return False
        controls.hold(pressed.digit)
        return True

    def results(self, host: "Host", session: Session, *, came: bool) -> Scene:
        return PodiumScene(TinyResults(host, self, session), came=came)


_SHOWN: Final = ("round", "coins", "points", "question", "prize", "own_bid", "bids_made")


class TinyResults(ResultsSheet):
    """The end: points and what was paid for them."""

    def __init__(self, host: "Host", table: TinyTable, session: Session) -> None:
        super().__init__(host, table, session)
        self._points, self._prizes = tally(session.history(None))

    def outcome(self) -> Outcome:
        points = self._points[-1]
        paid = [sum(won.paid for won in self._prizes if won.seat == seat) for seat in range(SEATS)]
        columns = (
            Column("Paid", [str(each) for each in paid]),
            Column("Points", [str(each) for each in points], strong=True),
        )
        return Outcome(
            f"{' and '.join(self.names[seat] for seat in self.winners)} won",
            "",
            sorted(range(SEATS), key=lambda seat: -points[seat]),
            [Finish(1 + sum(other > each for other in points), each) for each in points],
            columns,
            Chronicle("Points, round by round", self._points),
            Token("florin_flat", "florin_blank"),
            [Highlight(won.seat, f"{won.points} points for {won.paid}") for won in self._prizes],
        )


def tally(told: Iterable[Event]) -> tuple[list[tuple[int, ...]], list[Won]]:
    """Return the points of all after each round, from the first one on, and the prizes."""
    points: list[tuple[int, ...]] = [(0,) * SEATS]
    prizes: list[Won] = []
    for event in told:
        if isinstance(event, Won):
            prizes.append(event)
            points.append(tuple(had + event.points * (seat == event.seat) for seat, had in enumerate(points[-1])))
    return points, prizes


class TinyPresentation:
    """The game behind `leonardo.app.presentation.Presentation`."""

    game: DieAndPurse = GAME
    title = tagline = kind = counted = about = "davinci.title"
    minutes = 5
    plate = "plate_davinci"
    players = SEATS, SEATS
    learning = Learning(help=lambda: (HelpNote("table.tips.log", lambda _, spot: isinstance(spot, BowlSpot)),))
    options: Sequence[Option] = ()
    start_is_agreed = False
    settings = ("confirm", "warns")
    commands: Sequence[Command] = COMMANDS

    def __init__(self, *, openly: bool = False) -> None:
        self._table = TinyTable(openly=openly)

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int:  # noqa: ARG002 - it has one length
        return self.minutes

    def load(self) -> None:
        """Nothing is large."""

    def ahead(self, kit: Kit) -> Iterator[Callable[[], object]]:  # noqa: ARG002
        return iter(())

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> Options:  # noqa: ARG002
        return Options()

    def table(self, host: "Host", session: Session) -> Scene:
        return TableScene(host, self._table, session)

    def viewer(self, host: "Host", session: Session, start: int) -> ViewerScene:
        return ViewerScene(host, self._table, session, start=start)

    def results(self, host: "Host", session: Session) -> Scene:
        return self._table.results(host, session, came=False)
