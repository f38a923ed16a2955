"""How a seat stands as all can tell: its purse, what its work would pay when it is done, and the bonus as it is now."""

from attrs import frozen

from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import may_work_on, prospect
from leonardo.engine.davinci.rules.rounds import bonus, merit, variety
from leonardo.engine.davinci.view import View


@frozen
class Work:
    """Work under way in a laboratory of a seat: the `invention`, if it is known, and what it pays when it is done.

    That is `least` florins and `most` ones, according to what may lie covered there; nothing if it cannot be done in
    time. Work on what is not `requested` yet pays perhaps, and nothing once nothing more is drawn (rule 10.2).
    """

    place: Place
    invention: int | None
    least: int
    most: int
    requested: bool = True


@frozen
class Forecast:
    """What a seat has and would have: the florins in its purse, its work under way, types owned and what they pay."""

    florins: int
    works: tuple[Work, ...]
    types: int
    bonus: int

    @property
    def least(self) -> int:
        """The sum, with the least that covered work may pay."""
        return self.florins + self.bonus + sum(work.least for work in self.works)

    @property
    def most(self) -> int:
        """The sum, with the most that covered work may pay."""
        return self.florins + self.bonus + sum(work.most for work in self.works)


def forecast(view: View, seat: int, *, counted: bool) -> Forecast:
    """Return how a seat stands as the viewer can tell (rules 9.4, 11.1).

    With the components `counted`, which all could have done (rule 13.2), covered work is guessed from them, too.
    """
    owner = view.seats[seat]
    found = (_work(view, seat, place, counted=counted) for place in LABORATORIES)
    works = tuple(work for work in found if work is not None)
    return Forecast(owner.florins, works, variety(owner.owned), bonus(owner.owned))


def pays_first(view: View, invention: int) -> bool:
    """Tell whether nobody has completed an invention in an earlier round, so that it pays its first reward (9.4)."""
    return invention in view.deck_cards or any(request.invention == invention for request in view.display)


def reward(view: View, invention: int) -> int:
    """Return what an invention pays who completes it next (rule 9.4): less where somebody did in an earlier round."""
    card = INVENTIONS[invention]
    return card.first_reward if pays_first(view, invention) else card.later_reward


def rank(view: View, seat: int) -> int:
    """Return the place of a seat if the game ended now, by its florins and the bonus, then its inventions (rule 11.2).

    It is 1 for the first; equals share one.
    """
    merits = [merit(each.florins, each.owned) for each in view.seats]
    return 1 + sum(other > merits[seat] for other in merits)


def bonus_counts(view: View) -> bool:
    """Tell whether anybody would have a bonus for variety if the game ended now (rule 11.1)."""
    return any(bonus(each.owned) for each in view.seats)


def _work(view: View, seat: int, place: Place, *, counted: bool) -> Work | None:
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or not laboratory.busy:
        return None
    if laboratory.invention is not None:
        found = prospect(view, seat, place)
        pays = reward(view, laboratory.invention) if found is not None and not found.late else 0
        requested = laboratory.invention not in view.deck_cards
        return Work(place, laboratory.invention, pays if requested else 0, pays, requested)
    possible = [reward(view, number) for number in may_work_on(view, seat, place, counted=counted)]
    return Work(place, None, min(possible, default=0), max(possible, default=0))
