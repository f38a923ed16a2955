"""What the panels of the city tell, as facts of a view and of what the hands lay over it."""

from collections.abc import Sequence

from leonardo.app.citta.moves.choices import liftable
from leonardo.app.citta.moves.in_hand import PILES
from leonardo.app.citta.picture.board import SQUARES, Standing
from leonardo.app.citta.picture.labels import Label
from leonardo.app.citta.picture.parts import COIN, CROWN
from leonardo.app.citta.picture.rivals import Rival
from leonardo.app.citta.picture.steps import in_bowl, steps
from leonardo.app.citta.picture.tray.palaces import Owned
from leonardo.app.citta.picture.tray.purse import Purse
from leonardo.app.citta.spots import CoinSpot, MachineSpot, PawnSpot, PurseSpot, StockSpot
from leonardo.app.citta.standing import (
    cannot_pay,
    doubled,
    due,
    holdings,
    one_more,
    others,
    pays_itself,
    price,
    sells_for,
    shown_face,
    shown_party,
    standings,
    view_owner,
    works_of,
)
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.engine.citta import actions
from leonardo.engine.citta.board import FOR_SALE, IS_BRIDGE, IS_PALACE
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.engine.citta.events import BallTaken, NumberDrawn
from leonardo.engine.citta.questions import MachineQuestion, OptionQuestion
from leonardo.engine.citta.state import NOBODY, Party, office_holder, properties
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve

Looks = tuple[PlayerStyle, ...]


# the board


@kept_for_view
def labels(view: View) -> tuple[Label, ...]:
    """Return what the labels of all squares tell."""
    return tuple(_label(view, square) for square in SQUARES)


def _label(view: View, square: int) -> Label:
    """Say the price of what is for sale, or what is due: red where I would pay it, green where I would get it.

    Where an office moves the pawn of the owner itself, that one pays nothing; while I must sell, mine show what the
    bank gives for them.
    """
    owner, holder = view_owner(view, square), office_holder(view.parties, square)
    if square not in FOR_SALE:
        return Label(square, holder=holder)
    sale, sum_, ink, mark = sells_for(view, square), due(view, square), INK, ""
    mine = owner == shown_party(view)
    if owner == NOBODY or sale is not None:
        told, ink, mark = (str(price(square)), INK, COIN) if sale is None else (str(sale), LEAF, COIN)
    else:
        told = tr("citta.picture.brings", count=sum_) if mine else str(sum_)
        ink, mark = LEAF if mine else BLOOD, CROWN if doubled(view, square) else ""
        if pays_itself(view, square):
            told, ink = str(0), BROWN
    of = None if owner == NOBODY else owner
    return Label(square, of, len(view.works[square]), told, ink, mark, holder, cannot_pay(view, square))


@kept_for_view
def pawns(view: View) -> dict[int, tuple[int, ...]]:
    """Return whose pawns stand on the squares where any do, in the order of seats."""
    found: dict[int, tuple[int, ...]] = {}
    for seat, party in enumerate(view.parties):
        if party is not None:
            found[party.square] = (*found.get(party.square, ()), seat)
    return dict(sorted(found.items()))


def standing(view: View, marks: Marks) -> Standing:
    """Return who stand on the ring, and the numbers there."""
    lifted = marks.lifted_from(PawnSpot)
    return Standing(
        tuple(pawns(view).items()),
        view.turn,
        tuple(sorted(steps(view, marks).items())),
        frozenset(spot.seat for spot in marks.absent if isinstance(spot, PawnSpot)),
        frozenset(each.spot.seat for each in lifted if isinstance(each.spot, PawnSpot)),
    )


# the others


def rivals(view: View, marks: Marks, home: int | None) -> tuple[Rival | int, ...]:
    """Return what the panels of the others tell, in their order."""
    told = _rivals(view, home)
    changes = {at.seat: count.change for at, count in marks.counts if isinstance(at, PurseSpot) and count.change}
    return tuple(
        evolve(each, change=changes[each.seat]) if isinstance(each, Rival) and each.seat in changes else each
        for each in told
    )


@kept_for_view
def _rivals(view: View, home: int | None) -> tuple[Rival | int, ...]:
    stand = standings(view)
    most = max(each.capital.share for each in stand.values())
    found = list[Rival | int]()
    for seat in others(view, home, out=True):
        party = view.parties[seat]
        if party is None:
            found.append(seat)
            continue
        owned = properties(view.owners, seat)
        bridges = sum(IS_BRIDGE[square] for square in owned)
        counts = len(owned) - bridges, bridges, works_of(view, seat)
        held = holdings(view, seat)
        apart, moves = seat != shown_party(view), view.turn == seat
        found.append(Rival(seat, seen(party), counts, held, stand[seat], most, moves, spots=apart))
    return tuple(found)


def seen(party: Party) -> Party:
    """Return a party without what its panel does not show, so that it is the same for longer."""
    return evolve(party, square=1, moved=True)


# one's own tray


def purse(view: View, marks: Marks) -> Purse:
    """Return what is told beside the purse of the one who looks."""
    seat, face, stand = shown_party(view), shown_face(view), standings(view)
    party = view.parties[seat]
    if party is None:
        return Purse(seat, face)
    count = marks.count(PurseSpot(seat), party.florins)
    after = count.shown - marks.cost if marks.cost else None
    return Purse(seat, face, seen(party), stand.get(seat), len(stand), count.change, after, _pale(view, marks))


def _pale(view: View, marks: Marks) -> frozenset[int] | None:
    """Return the piles from which nothing can be taken; while coins are held, each of them adds to those."""
    if not any(isinstance(option, actions.Bet | actions.Raise) for option in view.options[:1]):
        return None
    taken = liftable(view) if not marks.lifted else None
    return frozenset(florins for florins in PILES if taken is not None and CoinSpot(florins) not in taken)


@kept_for_view
def palaces(view: View) -> tuple[Owned, ...]:
    """Return the cards: what one owns, by quarters, and what is offered, dashed among them."""
    question, seat = view.question, shown_party(view)
    offered = question.square if isinstance(question, OptionQuestion) and view.options else None
    squares = {*properties(view.owners, seat), *(() if offered is None else (offered,))}
    ordered = sorted(squares, key=lambda square: (not IS_PALACE[square], square))
    return tuple(_card(view, square, offered=square == offered) for square in ordered)


def _card(view: View, square: int, *, offered: bool) -> Owned:
    works = view.works[square] if IS_PALACE[square] else ()
    more = one_more(view, square) if IS_PALACE[square] and len(works) < WORKS_A_PALACE else 0
    return Owned(square, due(view, square), sells_for(view, square), works, more, offered)


def stock(view: View, marks: Marks) -> tuple[int, int]:
    """Return how many works are left, and how many of them are lifted."""
    left = len(view.work_pile.shuffled) + len(view.work_pile.returned)
    return left, marks.ghosts(StockSpot())


def machine(view: View, marks: Marks, looks: Looks) -> tuple[tuple[str, ...], int | None, PromptButton | None, bool]:
    """Return what the machine does in some ways, its ball, its button, and whether it turns in the air."""
    ball = in_bowl(marks)
    buttons = marks.prompt.buttons if marks.prompt is not None else ()
    button = next((each for each in buttons if each.key == "chance"), None)
    ways: Sequence[str] = tr("citta.picture.machine_rests"), tr("citta.picture.machine_rests_short")
    if isinstance(view.question, MachineQuestion):
        ways = (tr("citta.picture.machine_waits"),)
    elif isinstance(ball, NumberDrawn):
        ways = (tr("citta.picture.machine_gave", name=looks[ball.seat].name, count=ball.number),)
    elif isinstance(ball, BallTaken):
        ways = (tr("citta.picture.machine_took", name=looks[ball.party].name, count=ball.number),)
    return tuple(ways), ball.number if ball is not None else None, button, MachineSpot() in marks.absent
