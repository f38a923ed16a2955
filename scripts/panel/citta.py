"""Eight players of The City of Leonardo by plain rules of thumb, for measuring other players and never for training.

They know the rules and what their seat sees, nothing of the computer players. They share the helpers of this module:
what a palace earns, what a shortage of florins costs, how a party stands. `Style` is the plain sensible player; the
others want something else. Four more are in `citta_unseen`, which nobody opens before a final measurement.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean
from typing import ClassVar, Final

from attrs import frozen

from leonardo.ai.player import Budget
from leonardo.engine.citta import questions as asked
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    Decline,
    Divert,
    Done,
    Drop,
    LayWork,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.board import (
    BRIDGES,
    EVENT_SQUARES,
    IS_BRIDGE,
    IS_PALACE,
    LAST_SQUARE,
    MARKETS,
    PALACES,
    PIAZZA_MAGGIORE,
    PRICES,
    QUARTER_OF,
    RENTS,
    VALUES,
    onward,
)
from leonardo.engine.citta.constants import (
    BID_STEP,
    HIGHEST,
    INDEMNITY,
    LOWEST,
    MEN_NUMBERS,
    TOLL,
    WORK_PRICE,
    WORKS_A_PALACE,
    WORKS_A_TURN,
)
from leonardo.engine.citta.state import (
    NOBODY,
    Owners,
    Party,
    capital,
    is_whole,
    properties,
    rent,
    sale_value,
    speakers,
    tribute,
)
from leonardo.engine.citta.view import View

OPEN_END: Final = 12  # rounds that are thought to be left where no limit was agreed on
NUMBERS: Final[int] = HIGHEST - LOWEST + 1
MEAN_STEP: Final[float] = (LOWEST + HIGHEST) / 2
OFTEN: Final = 1 / LAST_SQUARE  # how often a pawn stops on a square in one move, in the long run
RUIN: Final = 200  # what going bankrupt costs beside the capital


def party_of(view: View, speaker: int) -> Party:
    """Return the party of a speaker.

    Raises:
        ValueError: if the seat speaks for nobody.
    """
    party = view.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    return party


def viewer_of(view: View) -> int:
    """Return the seat that decides.

    Raises:
        ValueError: if the view is an onlooker's.
    """
    if view.viewer is None:
        raise ValueError("an onlooker decides nothing")
    return view.viewer


def rivals(view: View, speaker: int) -> list[int]:
    """Return the speakers of the other parties in playing order."""
    return [seat for seat in view.table.after(speaker) if view.parties[seat] is not None]


def moves_left(view: View, speaker: int) -> int:
    """Return how many times a party will still move."""
    rounds = view.table.rounds - view.round if view.table.rounds else OPEN_END
    place, now = ((seat - view.starter) % view.table.seats for seat in (speaker, view.turn))
    before_move = isinstance(view.question, asked.WorkQuestion | asked.ProposalQuestion)
    return max(0, rounds + (place > now or (place == now and before_move)))


def ahead(party: Party) -> list[int]:
    """Return the squares that a pawn reaches with each number of the machine, in order."""
    return [onward(party.square, number - (not party.moved)) for number in range(LOWEST, HIGHEST + 1)]


def due(view: View, speaker: int, square: int, owners: Owners | None = None) -> int:
    """Return the rent that a party would owe on a square."""
    owners = owners or view.owners
    taken = IS_PALACE[square] and owners[square] not in (NOBODY, speaker)
    return rent(owners, view.works, square) if taken else 0


def visits(view: View, speaker: int, square: int, most_moves: int = 99) -> float:
    """Return how often the rivals of a party can be expected to stop on a square."""
    total = 0.0
    for rival in rivals(view, speaker):
        moves = min(most_moves, moves_left(view, rival))
        if moves:
            party = party_of(view, rival)
            total += (square in ahead(party)) / NUMBERS + (moves - 1) * OFTEN
    return total


def wealth(view: View, speaker: int) -> int:
    """Return the share of each member in the capital of a party."""
    return capital(party_of(view, speaker), properties(view.owners, speaker), view.works).share


def leader(view: View) -> int:
    """Return the speaker of the richest party."""
    return max(speakers(view.parties), key=lambda seat: wealth(view, seat))


def sales(view: View, speaker: int) -> int:
    """Return what the bank would give for all that a party can sell."""
    return sum(sale_value(view.works, square) for square in properties(view.owners, speaker))


def shortage(view: View, speaker: int, florins: int, works: int = 0) -> float:
    """Return what the rents ahead can be expected to cost beyond themselves, with so many florins.

    A sale brings half of what it takes, and whoever cannot pay loses all; `works` are bought besides.
    """
    if not moves_left(view, speaker):
        return 0.0
    rest = sales(view, speaker) + works * WORK_PRICE // 2
    lost = 0.0
    for square in ahead(party_of(view, speaker)):
        short = due(view, speaker, square) - florins
        if short > 0:
            lost += 1.3 * short if short <= rest else florins + 2 * rest + RUIN
    return lost / NUMBERS


def next_work(view: View) -> float:
    """Return the mean value of the next work of art, 0 if there is none."""
    pile = view.work_pile
    values = [VALUES[work] for work in pile.shuffled or pile.returned[:1]]
    return mean(values) if values else 0.0


def toll_income(view: View, speaker: int) -> float:
    """Return what a bridge can be expected to bring a party."""
    return sum(TOLL * moves_left(view, rival) * MEAN_STEP / LAST_SQUARE for rival in rivals(view, speaker))


def missing(view: View, speaker: int, square: int) -> list[int]:
    """Return the other palaces of a quarter that a party does not own."""
    return [other for other in QUARTER_OF[square] if other != square and view.owners[other] != speaker]


def room_left(view: View, speaker: int) -> int:
    """Return how many works a party has room for."""
    return sum(WORKS_A_PALACE - len(view.works[each]) for each in PALACES if view.owners[each] == speaker)


def earnings(view: View, speaker: int, square: int) -> float:
    """Return what a palace or bridge can be expected to bring a party besides its price."""
    if IS_BRIDGE[square]:
        return toll_income(view, speaker)
    income = RENTS[square][len(view.works[square])] * visits(view, speaker, square)
    return income if missing(view, speaker, square) else income + quarter_bonus(view, speaker, square)


def quarter_bonus(view: View, speaker: int, square: int) -> float:
    """Return what doubled rents can be expected to bring a party, if this is the last palace of a quarter."""
    if not IS_PALACE[square] or missing(view, speaker, square):
        return 0.0
    rents = [RENTS[each][len(view.works[each])] * visits(view, speaker, each) for each in QUARTER_OF[square]]
    return float(sum(rents))


def outlook(view: View, *united: int) -> float:
    """Return what each member of a party, or of a union of parties, can expect to have in the end."""
    first, members = united[0], sum(len(party_of(view, seat).members) for seat in united)
    owners = tuple(first if owner in united else owner for owner in view.owners)
    worth = sum(wealth(view, seat) * len(party_of(view, seat).members) for seat in united)
    moves = moves_left(view, first)
    others = [seat for seat in speakers(view.parties) if seat not in united]
    income = sum(rent(owners, view.works, each) for each in PALACES if owners[each] == first) * OFTEN * len(others)
    rents = sum(due(view, first, each, owners) for each in PALACES) * OFTEN
    lap = INDEMNITY * MEAN_STEP / LAST_SQUARE if members == 1 else 0.0
    return (worth + (income - rents / sqrt(members) + lap) * moves) / members


@frozen
class Style:
    """The plain sensible player: each decision for what it can be expected to bring in florins.

    `caution` weighs what a shortage costs, `horizon` the moves of each rival for which a new work is thought to earn,
    `eagerness` the rents of a card that is for sale.
    """

    takes_objects: ClassVar = True
    caution: float = 1.0
    horizon: int = 3
    eagerness: float = 0.0

    def __call__(self, view: View, legal: Sequence[Action], random: Random, _budget: Budget, /) -> Action:
        match view.question:
            case asked.SideQuestion():
                return random.choice(legal)
            case asked.WorkQuestion(bought=bought):
                return self.lay(view, legal, WORKS_A_TURN - bought)
            case asked.OptionQuestion(square=square):
                return Buy() if Buy() in legal and self.buys(view, square) else Decline()
            case asked.AuctionQuestion(square=square, bid=bid):
                raised = self.bid(view, square, bid)
                return Raise(raised) if raised is not None and Raise(raised) in legal else Drop()
            case asked.BetQuestion():
                return self.bet(view, legal, random)
            case asked.ProposalQuestion() | asked.RescueQuestion():
                return max(legal, key=lambda action: self.union(view, action))
            case asked.AnswerQuestion(by=by, debt=debt):
                return Accept() if debt is not None or self.unites(view, by) else Refuse()
            case _:
                return max(legal, key=lambda action: self.points(view, action))

    def nerve(self, view: View) -> float:
        """Return how much a shortage is feared now: more by the one that has most to lose."""
        return self.caution * (1.6 if leader(view) == viewer_of(view) else 0.8)

    def fear(self, view: View, cost: int, works: int = 0) -> float:
        """Return what spending so much costs by the shortage that it brings."""
        me = viewer_of(view)
        florins = party_of(view, me).florins
        before = shortage(view, me, florins)
        return self.nerve(view) * (shortage(view, me, florins - cost, works) - before)

    def work_gain(self, view: View, palace: int, works: int) -> float:
        """Return what so many works more in a palace bring, without their price."""
        me, there = viewer_of(view), len(view.works[palace])
        more = RENTS[palace][there + works] - RENTS[palace][there]
        return more * visits(view, me, palace, self.horizon) * (1 + is_whole(view.owners, palace))

    def lay(self, view: View, legal: Sequence[Action], most: int) -> Action:
        """Fill the palace that gains most by works, if it gains."""
        best, chosen = 0.0, legal[-1]
        affordable = min(most, party_of(view, viewer_of(view)).florins // WORK_PRICE, len(view.work_pile))
        profit = next_work(view) - WORK_PRICE
        fears = [self.fear(view, WORK_PRICE * works, works) for works in range(affordable + 1)]
        for action in legal:
            if isinstance(action, LayWork):
                room = WORKS_A_PALACE - len(view.works[action.square])
                for works in range(1, min(affordable, room) + 1):
                    gain = self.work_gain(view, action.square, works) + works * profit - fears[works]
                    if gain > best:
                        best, chosen = gain, action
        return chosen if best > 0 else Done()

    def worth(self, view: View, square: int) -> float:
        """Return how much to pay for a card: its price, since florins earn more as works, and more for a quarter."""
        me = viewer_of(view)
        wanted = 0.5 * quarter_bonus(view, me, square)
        denied = 0.4 * max(quarter_bonus(view, rival, square) for rival in rivals(view, me))
        needed = 0 if room_left(view, me) else PRICES[square] * 0.3
        return PRICES[square] + wanted + denied + needed + self.eagerness * earnings(view, me, square)

    def buys(self, view: View, square: int) -> bool:
        """Return whether to buy a card for its price, as when nobody could raise the bids for it."""
        me = viewer_of(view)
        purses = sorted(party_of(view, rival).florins for rival in rivals(view, me))
        cheap = len(purses) < 2 or purses[-2] < 0.6 * PRICES[square]
        gain = self.worth(view, square) - PRICES[square] + cheap * 0.5 * earnings(view, me, square)
        return gain > self.fear(view, PRICES[square])

    def bid(self, view: View, square: int, bid: int) -> int | None:
        """Return the next bid, or none to drop out."""
        florins = bid + BID_STEP
        return florins if self.worth(view, square) - florins > self.fear(view, florins) else None

    def stake(self, view: View, opener: int) -> int:
        """Return how many florins to stake at least: a stake loses a third in the mean, so as few as allowed."""
        me = viewer_of(view)
        best = leader(view)
        gap = wealth(view, best) - wealth(view, me)
        if best == me or moves_left(view, me) > 1:
            return 0
        return gap // (6 if opener == best else 3) + BID_STEP  # only a stroke of luck can help now

    def bet(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """Stake the smallest sum that is enough, on any good."""
        wanted = self.stake(view, view.question.opener) if isinstance(view.question, asked.BetQuestion) else 0
        bets = [action for action in legal if isinstance(action, Bet)]
        least = min((bet.florins for bet in bets if bet.florins >= wanted), default=None)
        most = max(bet.florins for bet in bets)
        return random.choice([bet for bet in bets if bet.florins == (most if least is None else least)])

    def unites(self, view: View, other: int) -> bool:
        """Return whether a union with another party promises each member clearly more, to one who is not ahead."""
        me = viewer_of(view)
        mine = outlook(view, me)
        if mine >= max(outlook(view, rival) for rival in rivals(view, me)):
            return False
        return outlook(view, me, other) > 1.15 * mine + 30

    def union(self, view: View, action: Action) -> float:
        """Return the points of a proposal or rescue; nothing for staying alone."""
        if not isinstance(action, Propose | Rescue) or not self.unites(view, action.to):
            return 0.0
        me, debt = viewer_of(view), 0
        if isinstance(view.question, asked.RescueQuestion) and view.question.debt.creditor != me:
            debt = view.question.debt.florins
        gain = outlook(view, me, action.to) - debt / 2 - outlook(view, me)
        stays = shortage(view, action.pawn, party_of(view, me).florins + party_of(view, action.to).florins - debt)
        return gain - stays + (action.side == party_of(view, me).side)

    def points(self, view: View, action: Action) -> float:
        """Return the points of a ball, of a diversion or of a sale."""
        me = viewer_of(view)
        match action:
            case Sell(square=square):
                debt = view.question.debt.florins if isinstance(view.question, asked.SaleQuestion) else 0
                short = debt - party_of(view, me).florins
                brings = sale_value(view.works, square)
                lost = brings + earnings(view, me, square)
                return -lost if brings >= short else -lost / brings * short - 20
            case TakeBall(number=number):
                start = party_of(view, me)
                return self.landing(view, me, onward(start.square, number - (not start.moved))) + 5 * (
                    number in MEN_NUMBERS
                )
            case Divert(steps=steps) if isinstance(view.question, asked.OfficeQuestion):
                return self.diversion(view, view.question.party, steps)
        return 0.0

    def landing(self, view: View, party: int, square: int) -> float:
        """Return what it brings a party to stop on a square."""
        owed, rest = due(view, party, square), party_of(view, party).florins
        points = -float(owed)
        if owed > rest:
            points -= owed - rest if owed <= rest + sales(view, party) else rest + 2 * sales(view, party) + RUIN
        members = len(party_of(view, party).members)
        points += 35 * members * (square in EVENT_SQUARES) + 10 * (square in MARKETS)
        if PRICES[square] and view.owners[square] == NOBODY and rest >= PRICES[square]:
            points += 0.4 * earnings(view, party, square)
        for rival in rivals(view, party):
            other = party_of(view, rival)
            if other.square == square and other.men > party_of(view, party).men:
                points -= tribute(view.owners, party)
        return points

    def diversion(self, view: View, party: int, steps: int) -> float:
        """Return what it brings to move the pawn of a rival so far: rents, and harm to somebody near the lead."""
        me, here = viewer_of(view), party_of(view, party).square
        there = onward(here, steps)
        harm = self.landing(view, party, here) - self.landing(view, party, there)
        if (steps > 0 and there < here) or there == PIAZZA_MAGGIORE:
            harm -= 0.0 if party_of(view, party).guild else INDEMNITY
        mine = due(view, party, there) if view.owners[there] == me else 0
        return mine + self.malice(view, party) * harm

    def malice(self, view: View, party: int) -> float:
        """Return what harm to a rival is worth."""
        return 0.6 if party == leader(view) else 0.3


SENSIBLE: Final = Style()  # plain and sensible: the best that rules of thumb can do here


@frozen
class _Raider(Style):
    """Sets traps: works where rivals are about to come, pawns moved onto them, stakes that break an opener."""

    def work_gain(self, view: View, palace: int, works: int) -> float:
        """Count the rivals within reach thrice, more if the rent would break them."""
        me, there = viewer_of(view), len(view.works[palace])
        rented = RENTS[palace][there + works] * (1 + is_whole(view.owners, palace))
        close = [rival for rival in rivals(view, me) if palace in ahead(party_of(view, rival))]
        broken = sum(rented > party_of(view, rival).florins for rival in close)
        return Style.work_gain(self, view, palace, works) * 2 + rented / NUMBERS * (len(close) + broken)

    def stake(self, view: View, opener: int) -> int:
        """Stake what breaks the opener if it wins, where a fifth of the purse is enough."""
        breaking = (party_of(view, opener).florins + sales(view, opener)) // 3 + BID_STEP
        return breaking if breaking <= party_of(view, viewer_of(view)).florins // 5 else 0

    def malice(self, view: View, party: int) -> float:
        """Harm anybody, the leader a little more."""
        return 1.2 if party == leader(view) else 1.0


RAIDER: Final = _Raider(caution=0.7, eagerness=0.3)
"""Lives on the ruin of others: traps, diversions, and stakes that break a poor opener."""


@frozen
class _Builder(Style):
    """Wants whole quarters, and fills them with works."""

    def worth(self, view: View, square: int) -> float:
        """Pay more the fewer palaces of the quarter are missing, less where a rival has some of it."""
        if square in BRIDGES:
            return PRICES[square] * 0.7
        me, lacking = viewer_of(view), missing(view, viewer_of(view), square)
        lost = sum(view.owners[other] != NOBODY for other in lacking)
        share = 1 - len(lacking) / len(QUARTER_OF[square])
        return PRICES[square] * (1 + share - 0.2 * lost) + 0.7 * earnings(view, me, square)

    def work_gain(self, view: View, palace: int, works: int) -> float:
        """Prefer whole quarters, and palaces of those that may still become whole."""
        lacking = missing(view, viewer_of(view), palace)
        hopeless = any(view.owners[other] != NOBODY for other in lacking)
        return Style.work_gain(self, view, palace, works) * (0.8 if hopeless else 1.2)


BUILDER: Final = _Builder(caution=0.8)  # collects quarters and keeps no rival from anything else


@frozen
class _EarlyBuyer(Style):
    """Buys all that it can pay while cards are with the bank."""

    def buys(self, view: View, square: int) -> bool:
        """Buy whatever it reaches, in the last rounds only palaces."""
        return moves_left(view, viewer_of(view)) > 2 or not IS_BRIDGE[square]

    def bid(self, view: View, square: int, bid: int) -> int | None:
        """Bid above the price in the first half of the game, as long as there is money."""
        florins, left = bid + BID_STEP, moves_left(view, viewer_of(view))
        return florins if florins <= PRICES[square] * (0.8 + left / 25) else None


EARLY_BUYER: Final = _EarlyBuyer(caution=0.8)  # Spends its first florins on cards, and asks later how to pay the rents


@frozen
class _Shark(Style):
    """Waits for auctions: bids little where nobody else is rich, and raises others to just below what they can pay."""

    def buys(self, view: View, square: int) -> bool:
        """Buy only what completes a quarter or what a rich rival would bid for."""
        me = viewer_of(view)
        purse = max(party_of(view, rival).florins for rival in rivals(view, me))
        wanted = IS_PALACE[square] and not missing(view, me, square)
        return (wanted or purse >= PRICES[square]) and Style.buys(self, view, square)

    def bid(self, view: View, square: int, bid: int) -> int | None:
        """Open at half the price at most; then stay ahead by a step until the card is no bargain."""
        me = viewer_of(view)
        question = view.question
        others = question.waiting if isinstance(question, asked.AuctionQuestion) else ()
        purse = max((party_of(view, rival).florins for rival in others), default=0)
        limit = min(self.worth(view, square), purse + 2 * BID_STEP)
        opening = PRICES[square] // 2 // BID_STEP * BID_STEP
        florins = opening if bid == 0 and purse >= opening else bid + BID_STEP
        florins = min(florins, party_of(view, me).florins // BID_STEP * BID_STEP)
        return (
            florins
            if bid < florins <= limit and self.worth(view, square) - florins > self.fear(view, florins)
            else None
        )


SHARK: Final = _Shark(eagerness=0.3)  # knows the purses of the others at every auction


@frozen
class _Collector(Style):
    """Wants works of art: as many as it can pay, the more the better those left in the pile."""

    def lay(self, view: View, legal: Sequence[Action], most: int) -> Action:
        """Lay works while the rents ahead are not dangerous, in the last rounds only if they are worth it."""
        me = viewer_of(view)
        if not most:
            return Done()
        florins = party_of(view, me).florins - WORK_PRICE
        risky = shortage(view, me, florins, 1) > 25
        if risky or (next_work(view) < 45 and moves_left(view, me) < 4):
            return Done()
        laid = [action for action in legal if isinstance(action, LayWork)]
        return max(laid, key=lambda action: (self.work_gain(view, action.square, 1), len(view.works[action.square])))

    def work_gain(self, view: View, palace: int, works: int) -> float:
        """Fill the palace that is nearest to four, dearest first."""
        return (len(view.works[palace]) + works) * 100 + PRICES[palace]

    def worth(self, view: View, square: int) -> float:
        """Want room for works, and little else."""
        lacking = room_left(view, viewer_of(view)) < WORKS_A_PALACE
        return PRICES[square] * (1.3 if IS_PALACE[square] and lacking else 0.9)


COLLECTOR: Final = _Collector()  # turns its florins into works


@frozen
class _Hoarder(Style):
    """Keeps the dearest rent ahead in its purse, and buys with what is left."""

    def fear(self, view: View, cost: int, works: int = 0) -> float:
        """Refuse all that leaves less than the dearest rent ahead and a reserve."""
        me = viewer_of(view)
        party = party_of(view, me)
        kept = max(due(view, me, square) for square in ahead(party)) + 40 if moves_left(view, me) else 0
        refused = cost > 0 and party.florins - cost < min(kept, 350)
        return 10_000.0 if refused else Style.fear(self, view, cost, works)


HOARDER: Final = _Hoarder()  # never without florins for the worst that can come


@frozen
class _Spoiler(Style):
    """Plays against whoever leads: takes what the leader needs, diverts it, never unites with it."""

    def worth(self, view: View, square: int) -> float:
        """Count what the leader loses as if it were won."""
        first, me = leader(view), viewer_of(view)
        denied = earnings(view, first, square) if first != me else 0.0
        return Style.worth(self, view, square) + 0.5 * denied

    def work_gain(self, view: View, palace: int, works: int) -> float:
        """Prefer the palaces that the leader is about to reach."""
        first, me = leader(view), viewer_of(view)
        gain = Style.work_gain(self, view, palace, works)
        return gain * 1.5 if first != me and palace in ahead(party_of(view, first)) else gain

    def stake(self, view: View, opener: int) -> int:
        """Stake a fifth of the purse against a leader who opens a market."""
        me = viewer_of(view)
        return party_of(view, me).florins // 5 if opener == leader(view) else 0

    def unites(self, view: View, other: int) -> bool:
        """Unite against the leader only."""
        return other != leader(view) and Style.unites(self, view, other)

    def malice(self, view: View, party: int) -> float:
        """Harm the leader, and nobody else."""
        return 1.5 if party == leader(view) else 0.1


SPOILER: Final = _Spoiler()  # against the leader

PANEL: Final = {
    "sensible": SENSIBLE,
    "raider": RAIDER,
    "builder": BUILDER,
    "early_buyer": EARLY_BUYER,
    "shark": SHARK,
    "collector": COLLECTOR,
    "hoarder": HOARDER,
    "spoiler": SPOILER,
}
"""The players by name."""
