"""What the panels of the city tell, as facts of a view and of what the hands lay over it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from leonardo.app.citta.moves.choices import liftable
from leonardo.app.citta.moves.in_hand import PILES
from leonardo.app.citta.picture.board import SQUARES, Standing
from leonardo.app.citta.picture.labels import Label
from leonardo.app.citta.picture.parts import COIN, CROWN
from leonardo.app.citta.picture.rivals import Rival
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
    works_of,
)
from leonardo.app.citta.words.last_turns import last_turns
from leonardo.app.citta.words.purse_changes import purse_change
from leonardo.app.kit.seats import Looks, names_of
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.engine.citta import actions
from leonardo.engine.citta.board import FOR_SALE, IS_BRIDGE, IS_PALACE, LAST_SQUARE, onward
from leonardo.engine.citta.constants import HIGHEST, LOWEST, WORKS_A_PALACE, Purpose
from leonardo.engine.citta.events import BallTaken, ManTaken, NumberDrawn, PawnWalked
from leonardo.engine.citta.questions import MachineQuestion, OptionQuestion
from leonardo.engine.citta.state import NOBODY, properties
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

_HIGH: Final = 100
"""A rent in florins that stands out among those on the labels."""

# the board


@kept_for_view
def labels(view: View) -> tuple[Label, ...]:
    """Return what the labels of all squares tell."""
    mine, parties = shown_party(view), enumerate(view.parties)
    holders = {square: seat for seat, party in parties if party is not None for square in party.offices}
    return tuple(_label(view, square, mine, holders.get(square)) for square in SQUARES)


def _label(view: View, square: int, mine: int, holder: int | None) -> Label:
    """Say the price of what is for sale, or what is due: red where I would pay it, green where I would get it.

    Where an office moves the pawn of the owner itself, that one pays nothing; while I must sell, mine show what the
    bank gives for them.
    """
    if square not in FOR_SALE:
        return Label(square, holder=holder)
    owner, works, sum_ = view.owners[square], len(view.works[square]), due(view, square)
    if owner == NOBODY:
        return Label(square, None, works, str(price(square)), INK, COIN, holder)
    told, ink, mark = str(sum_), BLOOD, CROWN if doubled(view, square) else ""
    sale = sells_for(view, square)
    if sale is not None:
        told, ink, mark = str(sale), LEAF, COIN
    elif pays_itself(view, square):
        told, ink = str(0), BROWN
    elif owner == mine:
        told, ink = tr("citta.picture.brings", count=sum_), LEAF
    high = sum_ >= _HIGH and ink is not BROWN and sale is None
    return Label(square, owner, works, told, ink, mark, holder, cannot_pay(view, square), high)


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
        _walker(view, marks),
        frozenset(spot.seat for spot in marks.absent if isinstance(spot, PawnSpot)),
        frozenset(each.spot.seat for each in lifted if isinstance(each.spot, PawnSpot)),
    )


def steps(view: View, marks: Marks) -> Mapping[int, int]:
    """Return the numbers to be seen: before the viewer turns the machine for a move those that lead to each square.

    Afterwards, whoever moved, the steps that the pawn has gone since the machine gave its number, until the viewer is
    asked something else or the game is over: then they would only hide what counts.
    """
    question = view.question
    if isinstance(question, MachineQuestion):
        party = view.parties[view.turn]
        if question.purpose is not Purpose.MOVE or view.turn != view.viewer or party is None:
            return {}
        return _ahead(party.square, party.moved)
    if question is None or question.seat == view.viewer:
        return {}
    walks = tuple(event for event in _since_draw(marks) if isinstance(event, PawnWalked))
    ball = in_bowl(marks)
    return _gone(walks, ball.number if ball is not None else 0) if walks else {}


def _walker(view: View, marks: Marks) -> int | None:
    """Return whose steps are numbered, while none of those that the viewer's own pawn may take are."""
    walks = (event.party for event in _since_draw(marks) if isinstance(event, PawnWalked))
    return None if isinstance(view.question, MachineQuestion) else next(walks, None)


def in_bowl(marks: Marks) -> NumberDrawn | BallTaken | None:
    """Return what put the ball in the bowl of the machine: the last draw, or the choice of a guild after its draws."""
    return next((event for event in _since_draw(marks) if isinstance(event, NumberDrawn | BallTaken)), None)


def _since_draw(marks: Marks) -> tuple[Event, ...]:
    """Return what happened since the machine gave a number last, or a guild chose one."""
    draws = (number for number, event in enumerate(marks.lately) if isinstance(event, NumberDrawn | BallTaken))
    return marks.lately[max(draws, default=0) :]


@lru_cache(maxsize=64)
def _ahead(square: int, moved: bool) -> Mapping[int, int]:
    """Return where each number leads; at a first move the start square is counted (rule 6.3)."""
    return {onward(square, number - (not moved)): number for number in range(LOWEST, HIGHEST + 1)}


@lru_cache(maxsize=64)
def _gone(walks: tuple[PawnWalked, ...], number: int) -> Mapping[int, int]:
    """Return the steps of walks one after the other; of a first move, shorter than its number, the start too."""
    forwards = takewhile(lambda walk: not walk.back, walks)
    whole = sum((walk.target - walk.source) % LAST_SQUARE for walk in forwards)
    found, count = ({walks[0].source: 1}, 1) if whole == number - 1 else (dict[int, int](), 0)
    for walk in walks:
        square = walk.source
        while square != walk.target:
            square, count = onward(square, -1 if walk.back else 1), count + 1
            found[square] = count
    return found


# the others


def rivals(view: View, marks: Marks, home: int | None) -> tuple[Rival | int, ...]:
    """Return what the panels of the others tell, in their order; of who is bankrupt the seat alone."""
    changes = {at.seat: count.change for at, count in marks.counts if isinstance(at, PurseSpot) and count.change}
    turns = last_turns(marks.lately)
    return tuple(
        evolve(each, change=changes.get(each.standing.speaker, 0), turn=turns.get(each.standing.speaker, ""))
        if isinstance(each, Rival)
        else each
        for each in _rivals(view, home)
    )


@kept_for_view
def _rivals(view: View, home: int | None) -> tuple[Rival | int, ...]:
    most, own = max(each.capital.share for each in standings(view).values()), shown_party(view)
    return tuple(_rival(view, seat, most, own) for seat in others(view, home, out=True))


def _rival(view: View, seat: int, most: int, own: int) -> Rival | int:
    party, owned = view.parties[seat], properties(view.owners, seat)
    if party is None:
        return seat
    bridges = sum(IS_BRIDGE[square] for square in owned)
    counts = len(owned) - bridges, bridges, works_of(view, seat), len(party.offices)
    stand, held = standings(view)[seat], holdings(view, seat)
    return Rival(stand, party.side, party.men, counts, held, most, view.turn == seat, spots=seat != own)


# one's own tray


def purse(view: View, marks: Marks, looks: Looks) -> Purse:
    """Return what is told beside the purse of the one who looks."""
    seat, face, stand = shown_party(view), shown_face(view), standings(view)
    party = view.parties[seat]
    if party is None:
        return Purse(seat, face)
    count = marks.count(PurseSpot(seat), party.florins)
    after = count.shown - marks.cost if marks.cost else None
    why = purse_change(marks.lately, seat, names_of(looks)) or _drawn_for_start(view, marks, seat)
    return Purse(seat, face, stand[seat], party.side, len(stand), count.change, after, _pale(view, marks), why)


def _drawn_for_start(view: View, marks: Marks, seat: int) -> tuple[str, ...]:
    """Return which number a seat drew, as long as it is not known who begins."""
    turns = last_turns(marks.lately) if not view.round else {}
    return (turns[seat],) if seat in turns else ()


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


def offices(view: View, marks: Marks) -> tuple[tuple[int, ...] | None, int, int, int]:
    """Return the offices of one, none where it is out, its men, how many works are left, and how many are lifted."""
    party, pile = view.parties[shown_party(view)], view.work_pile
    left, lifted = len(pile.shuffled) + len(pile.returned), marks.ghosts(StockSpot())
    return (party.offices, party.men, left, lifted) if party is not None else (None, 0, left, lifted)


def machine(
    view: View, marks: Marks, looks: Looks
) -> tuple[tuple[str, ...], int | None, PromptButton | None, bool, tuple[int, ...]]:
    """Return what the machine does in some ways, its ball, its button, if it is in the air, and a guild's draws."""
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
    drawn = _drawn_by_guild(marks.lately) if isinstance(ball, BallTaken) else ()
    return tuple(ways), ball.number if ball is not None else None, button, MachineSpot() in marks.absent, drawn


def _drawn_by_guild(lately: Sequence[Event]) -> tuple[int, ...]:
    """Return the numbers from which a guild took its own last, in the order in which its members drew them."""
    taken = max(number for number, event in enumerate(lately) if isinstance(event, BallTaken))
    before = takewhile(lambda event: isinstance(event, NumberDrawn | ManTaken), reversed(lately[:taken]))
    drawn = [event.number for event in before if isinstance(event, NumberDrawn) and event.purpose is Purpose.MOVE]
    return tuple(reversed(drawn))
