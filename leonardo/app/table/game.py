"""The contract by which a game gives the table what only that game knows; the table of any game is made of it.

It has a type variable for each thing that games have of their own: spots, what is held, pieces, views and actions.
Everything in `app/table` takes it as `AnyTableGame`. It falls into what can be done (`Moves`), what is seen to move
(`Motion`), and how it is said and asked. Nothing in it decides what is legal: `view.options` and the engine's
objections do; nothing works out what an event did: the engine tells how everything stands after it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from leonardo.app.kit.keymap import Pressed
from leonardo.app.kit.kit import Kit
from leonardo.app.table.shown.marks import LastAct, Tip
from leonardo.app.table.spots import Traits
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.game import Event, Objection

if TYPE_CHECKING:
    from leonardo.ai.advice import Advised
    from leonardo.ai.review import Weighed
    from leonardo.app.kit.scene import Scene
    from leonardo.app.scenes.host import Host
    from leonardo.app.table.buttons import TableButton
    from leonardo.app.table.dialogs.answers import Answers, Dialogs
    from leonardo.app.table.dialogs.warning import Danger
    from leonardo.app.table.feast.timeline import Timeline
    from leonardo.app.table.input.controls import Controls
    from leonardo.app.table.motion.announcing import Announced
    from leonardo.app.table.motion.echoes import Echo
    from leonardo.app.table.motion.flags import Flag
    from leonardo.app.table.motion.flight import Flight
    from leonardo.app.table.motion.remarks import Remark, Voice
    from leonardo.app.table.picture import TablePicture
    from leonardo.app.table.review.card import CardText
    from leonardo.app.table.words.explaining import About
    from leonardo.play.chance import Pressers
    from leonardo.play.session import Session

SpotT = TypeVar("SpotT")
HeldT = TypeVar("HeldT")
PieceT = TypeVar("PieceT")
ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
SpotT_contra = TypeVar("SpotT_contra", contravariant=True)
PieceT_contra = TypeVar("PieceT_contra", contravariant=True)
PieceT_co = TypeVar("PieceT_co", covariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Moves(Protocol[SpotT, HeldT, PieceT_co, ViewT_contra, ActionT]):
    """From the legal answers to the table: what can be taken up, where it may go, and what a press does."""

    @property
    def traits(self) -> Traits:
        """What the table must know of the spots."""

    def liftable(self, view: ViewT_contra, /) -> Mapping[SpotT, HeldT]:
        """Return what the viewer can take up now, by the spot where it lies."""

    def candidates(self, view: ViewT_contra, held: HeldT, /) -> Mapping[SpotT, ActionT]:
        """Return where what is held could be thought to go, legal or not, and the action that would be."""

    def targets(self, view: ViewT_contra, held: HeldT, /) -> Mapping[SpotT, ActionT]:
        """Return where what is held may go by the rules, and the action that this is."""

    def direct(self, view: ViewT_contra, /) -> Mapping[SpotT, ActionT]:
        """Return what a single press of a spot does, where nothing needs to be carried."""

    def near_misses(self, view: ViewT_contra, /) -> Mapping[SpotT, ActionT]:
        """Return what a spot might be thought to do with empty hands, legal or not, so that it can be said why not."""

    def beside(self, view: ViewT_contra, held: HeldT, spots: Sequence[SpotT], /) -> ActionT | None:
        """Return what it means to let something go over spots where it has no place, if that means anything."""

    def handful(self, view: ViewT_contra, count: int, /) -> HeldT | None:
        """Return so many of what is held in numbers, as many as may be; nothing where nothing is."""

    def count_of(self, held: HeldT, /) -> int:
        """Return how many are held, of what is held in numbers; else 0."""

    def heaps(self, view: ViewT_contra, /) -> Mapping[SpotT, int]:
        """Return by how many a press of a spot makes more of what is held in numbers."""

    def turned(self, held: HeldT, /) -> HeldT | None:
        """Return what is held turned over, if it can be."""

    def piece(self, held: HeldT, /) -> PieceT_co:
        """Return what is drawn on the cursor."""

    def origin(self, held: HeldT, /) -> SpotT:
        """Return the spot from which it was taken up, and to which it returns."""

    def stays_put(self, action: ActionT, /) -> bool:
        """Tell whether a piece stays where a hand puts it down; else it goes back, and flies from there."""

    def to_be_confirmed(self, action: ActionT, /) -> bool:
        """Tell whether an action is staged before it counts, if the person wishes so."""

    def whereabouts(self, view: ViewT_contra, action: ActionT, /) -> tuple[SpotT, ...]:
        """Return where on the table an action of the viewer takes place: where it ends, and where it comes from."""


class Motion(Protocol[SpotT_contra, PieceT_contra, ViewT]):
    """What is seen and heard of an event; all times are milliseconds at normal speed."""

    def flights(self, before: ViewT, after: ViewT, event: Event, /) -> "Sequence[Flight]":
        """Return what flies when an event, as the viewer may know it, leads from one view to the other."""

    def echoes(self, before: ViewT, after: ViewT, event: Event, air: "Sequence[Flight]", /) -> "Iterable[Echo]":
        """Return what answers to an event for a moment, at the times at which what flies for it leaves and lands."""

    def feast(self, before: ViewT, after: ViewT, event: Event, following: Sequence[Event], /) -> "Timeline | None":
        """Return what an event is shown with on a stage over the table, if it is; `following` are those after it.

        Nothing may be shown of these that the viewer must not know before.
        """

    def flag(self, event: Event, /) -> "Flag | None":
        """Return what is told of an event where it happens; nothing if it tells itself.

        Those who did it are told so only where something comes by it, and not at their own panel.
        """

    def remark(self, before: ViewT, after: ViewT, event: Event, /) -> "Remark | None":
        """Return to whom an event is worth a remark, and why; it follows from what all may know."""

    def actor(self, event: Event, /) -> int | None:
        """Return who does something, or to whom it happens, if that is a seat; it is lit up while something flies."""

    def announced(self, event: Event, /) -> "Announced | None":
        """Return what is announced by an event while the table goes on, such as a new phase; nothing of most."""

    def tidies_up(self, event: Event, /) -> bool:
        """Tell whether an event only puts things in order for what comes next: nothing of what was announced."""

    def pause(self, event: Event, /) -> float:
        """Return for how long an event is left to be seen after its pieces have landed."""

    def left_out(self, event: Event, /) -> int | None:
        """Return the seat that can do nothing in this round, or nothing more, as an event tells; mostly nothing."""

    def celebrated(self, event: Event, /) -> bool:
        """Tell whether an event is hurried later than others, in a long round."""

    def begins_round(self, event: Event, /) -> bool:
        """Tell whether a round begins by it: the longer one lasts, the quicker it is told."""

    def stretch(self, event: Event, people: "Collection[int]", /) -> bool | None:
        """Tell whether something begins by it (yes) or ends (no) that must not last long, since no person is in it."""

    def sound(self, event: Event, /) -> str | None:
        """Return the sound of an event of which nothing is seen flying, if it has one."""

    def under_way(self, before: ViewT, after: ViewT, /) -> ViewT:
        """Return the view while pieces fly: what leaves is gone already, what arrives is not there yet."""

    def counted(self, view: ViewT, before: ViewT, left: "Iterable[Flight]", landed: "Iterable[Flight]", /) -> ViewT:
        """Return a view under way with what is counted one by one, as far as it has left and landed."""

    def absent(self, flight: "Flight", begun: bool, /) -> bool:
        """Tell whether its piece is missed where it starts: from the first, or once it has `begun` to fly."""

    def size_at(self, piece: PieceT_contra, spot: SpotT_contra, viewer: int | None, /) -> float:
        """Return how large a piece is at a spot, as a share of its usual size in the air."""


class Referee(Protocol):
    """Knows the rules, and how the game stands: the session, for whoever must decide."""

    def objection(self, action: Any, /) -> Objection | None:  # noqa: ANN401 - each game has its own
        """Return what is against an action, if anything is."""

    def preview(self, action: Any, /) -> Any:  # noqa: ANN401
        """Return what would be seen right after a legal action."""


class TableGame(Protocol[SpotT, HeldT, PieceT, ViewT, ActionT]):
    """All that a game gives the table."""

    @property
    def moves(self) -> Moves[SpotT, HeldT, PieceT, ViewT, ActionT]:
        """What can be done."""

    @property
    def motion(self) -> Motion[SpotT, PieceT, ViewT]:
        """What is seen of what happens."""

    @property
    def buttons(self) -> "Sequence[TableButton]":
        """The buttons beside the prompt in their order, those of every table among them."""

    @property
    def asked_for(self) -> bool:
        """Whether what is `spared` can be asked for by a button of the game, until anything else happens.

        Then it is spared all persons, whatever they wish.
        """

    @property
    def chance_waits(self) -> float | None:
        """After how many milliseconds chance decides by itself at normal speed; none if it waits until one presses."""

    @property
    def chance_pressers(self) -> "Pressers":
        """Who may let chance decide before that; where nobody may, it decides by itself after a short while."""

    @property
    def voices(self) -> "Mapping[str, Voice]":
        """In which voice a player talks, by the names of its tempers; others talk as their seats do."""

    # who may see what

    def decider(self, view: ViewT, /) -> int | None:
        """Return who must decide as a view tells it, `NATURE` where it is chance; nothing when nobody must."""

    def throws(self, view: ViewT, /) -> int | None:
        """Return whose move it is that chance makes now, such as a throw of its dice; none where it is nobody's."""

    def spared(self, view: ViewT, /) -> ActionT | None:
        """Return what the viewer need not be asked, since hardly anybody would decide otherwise; else nothing.

        It must tell nobody who looks on what could be decided.
        """

    def ordered(self, view: ViewT, order: object, /) -> ActionT | None:
        """Return what the viewer decides now by what it ordered beforehand; nothing where it is to be asked."""

    def order_stands(self, view: ViewT, order: object, /) -> bool:
        """Return whether what the viewer ordered beforehand may still come to mean something."""

    def ahead(self, view: ViewT, spots: Sequence[SpotT], order: object, /) -> object:
        """Return what the viewer orders by a press of some spots while its last decision is still shown, if anything.

        `view` is after that decision, and `order` what was ordered before, if that stands.
        """

    def secret(self, view: ViewT, /) -> bool:
        """Tell whether nobody else may see the screen while the viewer decides; else the table stays open."""

    def covered(self, view: ViewT, public: ViewT, /) -> ViewT:
        """Return what lies open at the side of the viewer while all look: what all may know (`public`), and no more.

        What can be done stays, so it must tell no secret where the decision itself is none.
        """

    def staged(self, view: ViewT, after: ViewT, /) -> ViewT:
        """Return what is seen after a decision that is not confirmed yet: the question of `view` stays open."""

    def visited(self, event: Event, seat: int, /) -> bool:
        """Tell whether a person must come to the screen before an event is shown, as if there had been a decision."""

    def plain_to_all(self, event: Event, public: ViewT, session: "Session", /) -> bool:
        """Tell whether what lies open right after an event shows to all that nothing could be decided there."""

    # what is seen

    def picture(self, kit: Kit, session: "Session", /, *, bare: bool = False) -> "TablePicture":
        """Return a picture of the table; a `bare` one has neither log nor keys nor menu."""

    def peeking(self, view: ViewT, pointed: Sequence[SpotT], /) -> frozenset[SpotT]:
        """Return the viewer's own covers that are lifted while it points at these spots."""

    def covers(self, view: ViewT, /) -> frozenset[SpotT]:
        """Return all covers over the viewer's own secrets."""

    def counts(self, view: ViewT, /) -> Mapping[SpotT, int]:
        """Return the numbers that run when they change, by the spots at which they stand."""

    # how it is said

    def task(self, view: ViewT, situation: PromptState, /) -> str:
        """Return what the decider is to do, or what the person who is visited is told."""

    def task_briefly(self, view: ViewT, situation: PromptState, /) -> str:
        """Return the same in as few words as possible, for where these find no room; nothing where they are few."""

    def urgent(self, view: ViewT, situation: PromptState, /) -> Sequence[str]:
        """Return what the viewer must not forget as it decides, in ever fewer words; nothing where nothing presses.

        It stands below the prompt, and must follow from what the viewer knows.
        """

    def news(self, view: ViewT, happened: Sequence[Event], /) -> Sequence[Event]:
        """Return what of all that `happened` since the viewer decided last concerns it, as what it lost by others.

        It stands below the prompt until the viewer decides; where there is little room, the last of it alone, which is
        the weightiest.
        """

    def phase(self, view: ViewT, /) -> str:
        """Return what goes on, for the prompt, while nothing else is to be said."""

    def line(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the line of an event for the log and the prompt, if it has one."""

    def line_briefly(self, event: Event, names: Sequence[str]) -> str:
        """Return the same in a shorter sentence, for where that one finds no room; nothing where there is none."""

    def told_in_hand(self, view: ViewT, held: HeldT, /) -> str:
        """Return what is told beside something that is held, as how more of it is taken up; nothing where nothing is.

        It is as short as a label.
        """

    def line_before(self, event: Event, names: Sequence[str], *, begun: bool) -> str:
        """Return what goes on while what the line tells has not been seen; nothing where there are no words.

        It may not have `begun` either.
        """

    def is_heading(self, event: Event, /) -> bool:
        """Tell whether this line is a heading of the log."""

    def last_act(self, event: Event, /) -> LastAct | None:
        """Return how an event is marked at the seat that did it, until that seat does something else."""

    def acts_over(self, event: Event, /) -> bool:
        """Tell whether what was marked as last acts is so no more with this event, as with that of a new round."""

    def thought(self, view: ViewT, held: HeldT, spot: SpotT, /) -> ActionT | None:
        """Return what somebody may have meant who lets something go at a spot where nobody would think of it.

        So the rules say what is against it; nothing where they would say nothing of use.
        """

    def called(self, spot: SpotT, /) -> str:
        """Return what a place is called to which something may go; nothing of what has no name."""

    def seat_called(self, view: ViewT, seat: int, names: Sequence[str], /) -> str:
        """Return the full name of whom a seat shows: its player, or all whom it speaks for."""

    def tip(self, view: ViewT, spot: SpotT, action: ActionT, referee: Referee, /) -> Tip:
        """Return what an action would give that a person points at with a spot, or what is against it."""

    def about(self, spot: SpotT, /) -> "About | None":
        """Return what a thing on the table is."""

    def look(self, view: ViewT, spot: SpotT, names: Sequence[str], /) -> Tip | None:
        """Return what a thing means as it stands, for who points at it and waits; nothing where `about` says it all."""

    def choice(self, view: ViewT, action: ActionT, names: Sequence[str], /) -> str:
        """Return an action in words, for hints and reviews."""

    def why(self, advised: "Advised", names: Sequence[str], /) -> str:
        """Return why it is advised."""

    def amount(self, count: int, /) -> str:
        """Return so much of what the game is won by, as advice reckons it, with its unit, such as "3 florins"."""

    def advice_note(self) -> str:
        """Return how the choices of a hint are to be read that tell the chance and what the seat may end with."""

    def advice_picture(self, view: ViewT, action: ActionT, /) -> str:
        """Return the picture of what an action does or where, for hints; nothing where there is none."""

    def advice_sign(self) -> str:
        """Return the picture that stands before what a choice may end with, such as a coin."""

    def moment(self, weighed: "Weighed", names: Sequence[str], /) -> "CardText":
        """Return what the card of a moment in a review says."""

    def moment_spots(self, weighed: "Weighed", /) -> tuple[SpotT, SpotT]:
        """Return where on the table of that moment both choices take place."""

    # what is asked

    def dialogs(self, kit: Kit, picture: "TablePicture", names: Sequence[str], answers: "Answers", /) -> "Dialogs":
        """Return what asks where pointing at the table does not do."""

    def dangers(self, view: ViewT, action: ActionT, /) -> "Iterable[Danger]":
        """Return what would be lost by an action that a person should think of before, the worst first."""

    def keyed(self, controls: "Controls", view: ViewT, pressed: Pressed, /) -> bool:
        """Do what a key of this game's own means; tell whether it means anything.

        It is asked of the arrows first (`walk`), which may count what lies on the table instead of leading over it.
        """

    def results(self, host: "Host", session: "Session", /, *, came: bool) -> "Scene":
        """Return the scene that tells how the game ended; it may have come over the table by itself (`came`)."""


AnyMoves = Moves[Any, Any, Any, Any, Any]
AnyMotion = Motion[Any, Any, Any]
AnyTableGame = TableGame[Any, Any, Any, Any, Any]
