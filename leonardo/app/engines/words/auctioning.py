"""What the stage of an auction tells: the cards on offer, and what every hand does (rule 6)."""

from collections.abc import Mapping, Sequence

from leonardo.app.engines.moves.in_hand import Fist
from leonardo.app.engines.picture.told import AuctionTold, FistTold, OfferedCard
from leonardo.app.engines.standing import is_barred, phase_of
from leonardo.app.engines.words.phrases import card_effect, card_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import actions, events
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.questions import AskBid, BidQuestion, ChooseQuestion
from leonardo.engine.engines.view import View


def is_on(view: View) -> bool:
    """Tell whether an auction goes on, be it between two of its questions."""
    return view.turn is None and phase_of(view) == "auction"


def auction_told(view: View, marks: Marks, names: Sequence[str]) -> AuctionTold:
    shown = next((event.bids for event in marks.lately if isinstance(event, events.BidsShown)), None)
    if shown is None and isinstance(view.question, ChooseQuestion):
        shown = _bids_of(view, view.question)
    told = [_fist(view, marks, names, seat, shown) for seat in view.table.seats_from(view.leonardo)]
    can = {card for option in view.options if isinstance(option, actions.Choose) for card in (option.card,)}
    places = tuple(number for number, card in enumerate(view.offer) if card in can)
    return AuctionTold(
        tr("engines.auction.title"),
        _line(view, marks, names),
        tuple(_offered(view, card) for card in view.offer),
        tuple(told),
        shown is not None,
        places,
    )


def _bids_of(view: View, question: ChooseQuestion) -> tuple[int, ...]:
    known = dict(question.waiting) | {question.seat: question.bid}
    return tuple(known.get(seat, 0) for seat in range(view.table.seats))


def _offered(view: View, card: Card) -> OfferedCard:
    barred = is_barred(view, card)
    if card in DESIGNS:
        price = tr("engines.auction.barred" if barred else "engines.auction.at_once")
    else:
        price = tr("engines.auction.to_realise", count=PROJECTS[card].cost)
    return OfferedCard(card, card_name(card), card_effect(card), price, barred=barred)


def _line(view: View, marks: Marks, names: Sequence[str]) -> str:
    """Say what goes on, and why those who bid the same choose in another order than the open fists showed (6.4)."""
    said = _task(view, names)
    question = view.question
    if not isinstance(question, ChooseQuestion) or not _ranked_anew(view, marks, question):
        return said
    return tr("engines.sentences").join((said, tr("engines.auction.new_leonardo", name=names[view.leonardo])))


def _ranked_anew(view: View, marks: Marks, question: ChooseQuestion) -> bool:
    """Tell whether a new Leonardo has changed the order of those who may still choose (rule 6.4)."""
    passed = next((event for event in marks.lately if isinstance(event, events.LeonardoPassed)), None)
    if passed is None:
        return False
    left = dict(question.waiting) | {question.seat: question.bid}
    return _in_order(view, passed.before, left) != _in_order(view, view.leonardo, left)


def _task(view: View, names: Sequence[str]) -> str:
    match view.question:
        case BidQuestion(seat=seat) if seat == view.viewer:
            return tr("engines.auction.bid")
        case BidQuestion():
            return tr("engines.auction.closing")
        case ChooseQuestion(seat=seat, bid=bid, given=given) if seat == view.viewer:
            first = "engines.auction.choose_stay" if view.leonardo == seat else "engines.auction.choose_first"
            return tr("engines.auction.choose" if given else first, count=bid)
        case ChooseQuestion(seat=seat, bid=bid):
            return tr("engines.auction.chooses", name=names[seat], count=bid)
    return ""


def _fist(view: View, marks: Marks, names: Sequence[str], seat: int, shown: tuple[int, ...] | None) -> FistTold:
    question = view.question
    asked = question is not None and question.seat == seat
    laid = marks.laid
    mine = seat == view.viewer
    florins: int | None = None
    closed = False
    known = _closed(view)
    if shown is not None:
        florins = shown[seat]
    elif known is not None:
        closed = seat in known
        florins = known.get(seat) if closed else (laid.florins if mine and isinstance(laid, Fist) else None)
    return FistTold(
        seat,
        names[seat],
        closed,
        florins,
        _note(view, marks, seat, shown, closed),
        _place(view, marks, seat, shown),
        asked,
        mine,
        view.leonardo == seat,
    )


def _closed(view: View) -> dict[int, int | None] | None:
    """Return what is known of the fists that are closed, by seat; nothing where none are being closed."""
    question = view.question
    bids = question.bids if isinstance(question, BidQuestion) else None
    if bids is None:
        bids = next((task.bids for task in view.agenda if isinstance(task, AskBid)), None)
    return dict(zip(view.table.seats_from(view.leonardo), bids, strict=False)) if bids is not None else None


def _place(view: View, marks: Marks, seat: int, shown: tuple[int, ...] | None) -> int:
    """Return in which turn a seat chooses, or has chosen (rules 6.3, 6.4)."""
    if shown is None or not shown[seat]:
        return 0
    chosen = [event.seat for event in marks.lately if isinstance(event, events.CardTaken | events.CardDeclined)]
    left = _in_order(view, view.leonardo, {each: bid for each, bid in enumerate(shown) if bid and each not in chosen})
    return [*chosen, *left].index(seat) + 1


def _in_order(view: View, leonardo: int, bids: Mapping[int, int]) -> list[int]:
    """Return who chooses first: by bids, and of equal ones from Leonardo clockwise (rules 6.3, 6.4)."""
    near = view.table.seats_from(leonardo)
    return sorted(bids, key=lambda seat: (-bids[seat], near.index(seat)))


def _note(view: View, marks: Marks, seat: int, shown: tuple[int, ...] | None, closed: bool) -> str:
    for event in marks.lately:
        if isinstance(event, events.CardTaken) and event.seat == seat:
            return card_name(event.card)
        if isinstance(event, events.CardDeclined) and event.seat == seat:
            return tr("engines.auction.declined")
    if shown is None:
        return tr("engines.auction.closed" if closed else "engines.auction.open")
    if not shown[seat]:
        return tr("engines.auction.nothing")
    asked = isinstance(view.question, ChooseQuestion) and view.question.seat == seat
    return tr("engines.auction.now" if asked else "engines.auction.waits")
