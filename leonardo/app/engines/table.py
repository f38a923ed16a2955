"""Engines of War as the table of any game needs it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.engines import commands, counting, fighting_on, lands
from leonardo.app.engines.buttons import BUTTONS
from leonardo.app.engines.dialogs.opening import DialogOpener
from leonardo.app.engines.motion import feasts, sizes
from leonardo.app.engines.motion.score import SCORE, under_way, war
from leonardo.app.engines.moves import choices, in_hand, whereabouts
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import TRAITS, LandSpot, OfferSpot, PurseSpot, Spot
from leonardo.app.engines.words import advice, dangers, log, notices, prompt, tips
from leonardo.app.engines.words.phrases import land_name, points
from leonardo.app.kit.keymap import DIRECTIONS, Pressed
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands as table_commands
from leonardo.app.table import picture as table_picture
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.feast.timeline import Timeline
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.motion.flight import Flight
from leonardo.app.table.players import looks as looks_of
from leonardo.app.table.usual import UsualMotion, UsualTable
from leonardo.engine.engines.events import RoundBegan, TurnBegan
from leonardo.engine.engines.questions import BidQuestion, DiceQuestion
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import NATURE, Event
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class EnginesMoves:
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
    origin = staticmethod(choices.origin)
    count_of = staticmethod(in_hand.count_of)
    turned = staticmethod(in_hand.turned)
    piece = staticmethod(in_hand.piece)
    whereabouts = staticmethod(whereabouts.spots_of)


class EnginesMotion(UsualMotion):
    """What is seen and heard of an event."""

    score = SCORE
    purse, purses = PurseSpot, "players"
    flag = staticmethod(notices.flag)
    remark = staticmethod(notices.remark)
    under_way = staticmethod(under_way)
    size_at = staticmethod(sizes.size_at)
    beginning = RoundBegan
    stretch = staticmethod(war)

    def begins_round(self, event: Event) -> bool:
        """Tell whether a round or a turn begins: each turn is told at leisure, however long those before it took."""
        return isinstance(event, RoundBegan | TurnBegan)

    def feast(self, before: View, after: View, event: Event, following: Sequence[Event]) -> Timeline | None:  # noqa: ARG002
        return feasts.feast(before, event)

    def absent(self, flight: Flight, begun: bool) -> bool:  # noqa: ARG002 - a card is missed from the first
        """Tell whether a piece is missed where it starts: a card is on offer; all else has left in the view already."""
        return isinstance(flight.start, OfferSpot)


class EnginesTable(UsualTable):
    """The game behind `leonardo.app.table.game.TableGame`."""

    moves = EnginesMoves()
    motion = EnginesMotion()
    buttons = BUTTONS

    # who may see what

    def chance_pressers(self, session: Session) -> Sequence[int]:
        """Return who throws the dice: whose they are, if that is a person."""
        question = session.played.state.question
        if not isinstance(question, DiceQuestion) or not session.is_person(question.seat):
            return ()
        return (question.seat,)

    def decider(self, view: View) -> int | None:
        """Return who must decide as a view tells it; the dice are nature's."""
        if view.question is None:
            return None
        return NATURE if isinstance(view.question, DiceQuestion) else view.question.seat

    def throws(self, view: View) -> int | None:
        return view.question.seat if isinstance(view.question, DiceQuestion) else None

    ordered = staticmethod(fighting_on.ordered)
    order_stands = staticmethod(fighting_on.order_stands)

    def secret(self, view: View) -> bool:
        """Tell whether nobody else may see what is decided: only bids are secret (rule 6.2)."""
        return isinstance(view.question, BidQuestion) and bool(view.options)

    # what is seen

    def picture(self, kit: Kit, session: Session, *, bare: bool = False) -> EnginesPicture:
        return EnginesPicture(looks_of(session), pictures=kit.pictures, bare=bare)

    def staged(self, view: View, after: View) -> View:
        """Return what is seen after a decision that is not confirmed yet: what is built stands there already."""
        return evolve(
            view,
            owners=after.owners,
            infantry=after.infantry,
            levels=after.levels,
            tanks=after.tanks,
            planes=after.planes,
        )

    def counts(self, view: View) -> dict[Spot, int]:
        return {PurseSpot(seat): florins for seat, florins in enumerate(player.florins for player in view.players)}

    # how it is said

    task = staticmethod(prompt.task)
    task_briefly = staticmethod(prompt.task_briefly)
    urgent = staticmethod(notices.urgent)
    news = staticmethod(notices.news)
    phase = staticmethod(prompt.phase)
    line = staticmethod(log.line)
    line_before = staticmethod(log.line_before)
    is_heading = staticmethod(log.is_heading)
    last_act = staticmethod(notices.last_act)
    tip = staticmethod(tips.tip)
    about = staticmethod(tips.about)
    look = staticmethod(tips.look)
    choice = staticmethod(advice.choice)
    why = staticmethod(advice.why)
    amount = staticmethod(points)
    moment = staticmethod(advice.WORDS.tell)
    dangers = staticmethod(dangers.dangers)

    def acts_over(self, event: Event) -> bool:
        """Tell whether a turn begins, in which what was done before is no longer news."""
        return isinstance(event, TurnBegan)

    def advice_note(self) -> str:
        return tr("engines.hint.points")

    def advice_sign(self) -> str:
        """Return the picture that stands before what a choice may end with."""
        return "laurel"

    thought = staticmethod(choices.thought)

    def called(self, spot: Spot) -> str:
        return land_name(spot.at) if isinstance(spot, LandSpot) else ""

    # what is asked

    def dialogs(
        self,
        kit: Kit,
        picture: table_picture.TablePicture,  # noqa: ARG002 - no sheet lies over the table
        names: Sequence[str],  # noqa: ARG002
        answers: Answers,
    ) -> DialogOpener:
        """Return what asks where pointing at the table does not do: nothing."""
        return DialogOpener(kit, answers)

    def keyed(self, controls: Controls, view: View, pressed: Pressed) -> bool:
        """Set a counter by a digit, walk the list of lands or counters by arrows, count by plus, minus and pages.

        Tell whether the key did so: where nothing is composed, plus and minus are those of the chart.
        """
        match pressed.command:
            case commands.COUNT:
                counting.set_to(controls, view, pressed.digit)
                return True
            case commands.CLOSER | commands.FARTHER:
                return counting.add(controls, view, 1 if pressed.command == commands.CLOSER else -1)
            case "walk":
                direction = DIRECTIONS[pressed.key]
                if lands.walk(controls, view, direction):
                    return True
                return not controls.walk.everything and counting.steer(controls, view, direction)
            case table_commands.PAGES:
                step = -1 if pressed.key == pygame.K_PAGEUP else 1
                return counting.turn_page(controls, view, -step) or lands.turn_page(controls, view, step)
        return False

    def results(self, host: "Host", session: Session, *, came: bool) -> Scene:
        """Return the scene that tells how the game ended; it may have come over the table by itself (`came`)."""
        from leonardo.app.engines.results.scene import ResultsScene  # noqa: PLC0415 - it is made with this table
        from leonardo.app.table.results.podium.scene import PodiumScene  # noqa: PLC0415 - as late as its sheet

        return PodiumScene(ResultsScene(host, session), came=came)


TABLE: Final = EnginesTable()  # what the table is made with
