"""The Council: Leonardo and the four boxes (rules 8.2 to 8.7), and its variant (rule 12)."""

from itertools import permutations

from leonardo.engine.davinci.actions import (
    Action,
    Buy,
    Decline,
    GiveLeonardo,
    Move,
    Reorder,
    SaveFlorin,
    Stay,
    TakeBox,
)
from leonardo.engine.davinci.constants import DISTRICTS, LABORATORIES, Box, Component, Place
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import (
    ApprenticeMoved,
    BoxDeclined,
    BoxTaken,
    ComponentBought,
    DeckForeseen,
    DeckReordered,
    DistrictClosed,
    DistrictOpened,
    LeonardoGiven,
    MoveDeclined,
    PurchaseDeclined,
    SentHome,
    TreasuryTaken,
)
from leonardo.engine.davinci.questions import BoxQuestion, BoxUseQuestion, LeonardoQuestion
from leonardo.engine.davinci.state import Foresight, by_rank, in_shop, laboratories_of, one_of, plus
from leonardo.engine.frozen import evolve, memoized
from leonardo.engine.game import Objection

FORESEEN = 4  # how many cards box 3 shows (rule 8.5)
PURCHASE_PRICE = 1  # what a component costs in box 4, in florins (rule 8.5)
_CITY = DISTRICTS[1:]  # the districts B..H, to which apprentices may be moved (rules 8.5, 12.1)
_DECLINE = Decline()
_STAY = Stay()
_SAVE_FLORIN = SaveFlorin()
_TAKE_BOX = {box: TakeBox(box) for box in Box}
_BUY = {kind: Buy(kind) for kind in Component}
_OWN_MOVES = {source: [Move(source, target) for target in _CITY if target is not source] for source in Place}


def open_council(draft: Draft) -> None:
    """Rank the groups, send the last home if all seats are there (rule 8.2), and ask the first (rule 8.3)."""
    order = by_rank(draft.queues[Place.COUNCIL])
    if not order:
        return
    draft.lord = Place.COUNCIL
    draft.question = LeonardoQuestion(order[0], order)
    draft.tell(DistrictOpened, Place.COUNCIL, order)
    last = sent_home(order, draft.table.seats)
    if last is not None:
        draft.send_home(last, Place.COUNCIL)
        draft.question = LeonardoQuestion(order[0], order[:-1])
        draft.tell(SentHome, last)


def sent_home(order: tuple[int, ...], seats: int) -> int | None:
    """Return who gets nothing at the Council because all of the `seats` are there, ranked in this order (rule 8.2)."""
    return order[-1] if len(order) == seats > 2 else None


def leonardo_options(draft: Draft, question: LeonardoQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - whoever decides
    """Return who may take Leonardo: any seat, the decider and the present holder included (rule 8.3)."""
    return _everybody(draft.table.seats)


@memoized()
def _everybody(seats: int) -> tuple[Action, ...]:
    return tuple(GiveLeonardo(seat) for seat in range(seats))


def give_leonardo(draft: Draft, question: LeonardoQuestion, action: GiveLeonardo) -> None:
    """Hand Leonardo over at once (rule 8.3); then the boxes are chosen in rank order (rule 8.4)."""
    draft.leonardo = action.to
    draft.question = BoxQuestion(question.seat, question.waiting[1:], ())
    draft.tell(LeonardoGiven, question.seat, action.to)


def box_options(draft: Draft, question: BoxQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - the question says all
    """Return the boxes that are still free, and declining (rule 8.4)."""
    taken = {box for box, _ in question.taken}
    return (*(_TAKE_BOX[box] for box in Box if box not in taken), _DECLINE)


def take_box(draft: Draft, question: BoxQuestion, action: TakeBox) -> None:
    """Choose a box; it takes effect when all have chosen (rule 8.5)."""
    _choose_next(draft, question.waiting, (*question.taken, (action.box, question.seat)))
    draft.tell(BoxTaken, question.seat, action.box)
    _use_boxes(draft)


def decline(draft: Draft, question: BoxQuestion, action: Decline) -> None:  # noqa: ARG001 - it says nothing more
    """Take one's workers back without a box (rule 8.4)."""
    draft.send_home(question.seat, Place.COUNCIL)
    _choose_next(draft, question.waiting, question.taken)
    draft.tell(BoxDeclined, question.seat)
    _use_boxes(draft)


def _choose_next(draft: Draft, waiting: tuple[int, ...], taken: tuple[tuple[Box, int], ...]) -> None:
    if waiting:
        draft.question = BoxQuestion(waiting[0], waiting[1:], taken)
    else:
        _use_next(draft, tuple(sorted(taken)))


def _use_next(draft: Draft, boxes: tuple[tuple[Box, int], ...]) -> None:
    """Let the first of the boxes take effect next, in the order 1, 2, 3, 4 (rule 8.5); without a deck none is seen."""
    if boxes and boxes[0][0] is Box.FORESIGHT and not draft.deck:
        boxes = boxes[1:]
    draft.question = BoxUseQuestion(boxes[0][1], boxes[0][0], boxes[1:]) if boxes else None


def _use_boxes(draft: Draft) -> None:
    """Let boxes take effect up to one whose use is asked for; after the last send all home (rules 8.5, 8.6)."""
    question = draft.question
    if question is None:
        draft.send_all_home(Place.COUNCIL)
        draft.tell(DistrictClosed, Place.COUNCIL)
    elif isinstance(question, BoxUseQuestion) and question.box is Box.TREASURY:
        _take_treasury(draft, question)
        _use_boxes(draft)
    elif isinstance(question, BoxUseQuestion) and question.box is Box.FORESIGHT:
        _look_ahead(draft, question.seat)


def _take_treasury(draft: Draft, question: BoxUseQuestion) -> None:
    florins, draft.treasury = draft.treasury, 0
    draft.receive(question.seat, florins)
    _use_next(draft, question.waiting)
    draft.tell(TreasuryTaken, question.seat, florins)


def _look_ahead(draft: Draft, seat: int) -> None:
    top = draft.deck[:FORESEEN]
    draft.change_seat(seat, foresight=Foresight(top, len(top), ordered=True))
    draft.tell(DeckForeseen, seat, top)


def box_use_options(draft: Draft, question: BoxUseQuestion) -> tuple[Action, ...]:
    """Return the ways to use a box (rule 8.5, with the variant rule 12.1)."""
    if question.box is Box.FORESIGHT:
        return tuple(Reorder(order) for order in permutations(draft.deck[:FORESEEN]))
    if question.box is Box.PURCHASE:
        return _purchases(draft, question.seat)
    if draft.table.strong_council:
        return (*_strong_moves(draft, question.seat), _STAY)
    return (*_own_moves(draft, question.seat), _STAY)


def _purchases(draft: Draft, seat: int) -> tuple[Action, ...]:
    if draft.seats[seat].florins < PURCHASE_PRICE:
        return (_SAVE_FLORIN,)
    return (*(_BUY[kind] for kind in Component if in_shop(draft.seats, kind)), _SAVE_FLORIN)


def _own_moves(draft: Draft, seat: int) -> list[Action]:
    """From anywhere, a laboratory and the Council included, to another district, but not the Council (rule 8.5)."""
    sources = [
        district
        for district in DISTRICTS
        if any(group.seat == seat and group.apprentices for group in draft.queues[district])
    ]
    sources += [place for place, laboratory in laboratories_of(draft.seats[seat]) if laboratory.apprentices]
    return [move for source in sources for move in _OWN_MOVES[source]]


def _strong_moves(draft: Draft, seat: int) -> list[Action]:
    """Any seat's apprentice within B..H, another seat's not to where that seat is first already (rule 12.1)."""
    first = {district: by_rank(draft.queues[district])[:1] for district in _CITY}
    return [
        Move(source, target, of_seat)
        for of_seat in range(draft.table.seats)
        for source in _CITY
        if any(group.seat == of_seat and group.apprentices for group in draft.queues[source])
        for target in _CITY
        if target is not source and (of_seat == seat or first[target] != (of_seat,))
    ]


def move(draft: Draft, question: BoxUseQuestion, action: Move) -> None:
    """Move an apprentice to the seat's own group there, or else behind all others (rule 8.5)."""
    of_seat = question.seat if action.of_seat is None else action.of_seat
    if action.source in LABORATORIES:
        laboratory = draft.seats[of_seat].laboratory(action.source)
        if laboratory is None:
            raise ValueError(f"no laboratory to move from: {action}")
        draft.put_laboratory(
            of_seat,
            action.source,
            laboratory.with_work(laboratory.weeks, laboratory.apprentices - 1, laboratory.master),
        )
    else:
        draft.leave_queue(of_seat, action.source)
    draft.join_queue(of_seat, action.target, 1, master=False)
    _use_next(draft, question.waiting)
    draft.tell(ApprenticeMoved, question.seat, of_seat, action.source, action.target)
    _use_boxes(draft)


def stay(draft: Draft, question: BoxUseQuestion, action: Stay) -> None:  # noqa: ARG001 - it says nothing more
    """Move nobody: the move is optional (rule 8.5)."""
    _use_next(draft, question.waiting)
    draft.tell(MoveDeclined, question.seat, draft.forced)
    _use_boxes(draft)


def reorder(draft: Draft, question: BoxUseQuestion, action: Reorder) -> None:
    """Put the top cards back in the chosen order (rule 8.5); who looked before no longer knows theirs."""
    count = len(action.deck)
    draft.deck = action.deck + draft.deck[count:]
    for number, seat in enumerate(draft.seats):
        if number == question.seat:
            draft.change_seat(number, foresight=Foresight(action.deck, count, ordered=True))
        elif seat.foresight is not None:
            draft.change_seat(number, foresight=evolve(seat.foresight, window=count, ordered=False))
    _use_next(draft, question.waiting)
    draft.tell(DeckReordered, question.seat, action.deck)
    _use_boxes(draft)


def buy(draft: Draft, question: BoxUseQuestion, action: Buy) -> None:
    """Pay 1 florin for 1 component (rule 8.5)."""
    seat = draft.seats[question.seat]
    hand = plus(seat.hand, one_of(action.component))
    draft.seats[question.seat] = seat.with_goods(seat.florins - PURCHASE_PRICE, hand)
    _use_next(draft, question.waiting)
    draft.tell(ComponentBought, question.seat, action.component)
    _use_boxes(draft)


def save_florin(draft: Draft, question: BoxUseQuestion, action: SaveFlorin) -> None:  # noqa: ARG001 - it says nothing more
    """Buy nothing: the purchase is optional (rule 8.5)."""
    _use_next(draft, question.waiting)
    draft.tell(PurchaseDeclined, question.seat, draft.forced)
    _use_boxes(draft)


def leonardo_objection(draft: Draft, question: LeonardoQuestion, action: Action) -> Objection:  # noqa: ARG001 - one answer
    """Return which rule is against an action that is not among the options."""
    return Objection("8.3", "give_leonardo_first", "First it is decided which seat takes Leonardo")


def box_objection(draft: Draft, question: BoxQuestion, action: Action) -> Objection:  # noqa: ARG001 - the question says all
    """Return which rule is against an action that is not among the options."""
    if isinstance(action, TakeBox):
        return Objection("8.4", "box_taken", "This box is taken")
    return Objection("8.4", "choose_a_box", "A box is chosen now, or none")


def box_use_objection(draft: Draft, question: BoxUseQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    if isinstance(action, Buy) and question.box is Box.PURCHASE:
        if draft.seats[question.seat].florins < PURCHASE_PRICE:
            return Objection("8.5", "cannot_pay", "There is no florin to pay with")
        return Objection("8.5", "shop_empty", "The shop has none left")
    if isinstance(action, Reorder) and question.box is Box.FORESIGHT:
        return Objection("8.5", "not_the_top_cards", "Only the cards on top of the deck are put in order")
    if isinstance(action, Move) and question.box is Box.MOVE:
        return _move_objection(draft, question.seat, action)
    return Objection("8.5", "use_the_box", "The box that was chosen is used now")


def _move_objection(draft: Draft, seat: int, action: Move) -> Objection:
    if action.target not in _CITY or action.target is action.source:
        return Objection("8.5", "move_to_another_district", "An apprentice moves to another district, not the Council")
    if draft.table.strong_council:
        if action.source not in _CITY:
            return Objection("12.2", "move_within_the_city", "With the variant apprentices move between B and H only")
        first = by_rank(draft.queues[action.target])[:1]
        if action.of_seat != seat and first == (action.of_seat,):
            return Objection("12.1", "first_already", "That seat is ranked first there already")
    return Objection("8.5", "no_apprentice_there", "No apprentice stands there that could be moved")
