"""What the notebook page of a design says: its hits and dice with their sums, its odds, and what hangs on its hooks."""

from math import comb

from attrs import frozen

from leonardo.app.kit.words import words
from leonardo.engine.engines.cards import DESIGNS, IMPROVEMENTS, Card
from leonardo.engine.engines.rules.tanks import FATAL
from leonardo.engine.engines.state import Player
from leonardo.engine.engines.terms import DIE, Face, Machine


@frozen
class Page:
    """The rows of a page (number, words, sum), the line of odds, and the hooks; none is a free one."""

    rows: tuple[tuple[str, str, str], ...]
    note: str
    hooks: tuple[Card | None, ...]


def page_of(player: Player, machine: Machine, double_explosion: bool) -> Page:
    """Return the page of a seat's design.

    Raises:
        ValueError: if it has none of that kind.
    """
    card = player.design(machine)
    if card is None:
        raise ValueError("there is no design of that kind")
    design = DESIGNS[card]
    hung = tuple(each for each in player.projects if each in IMPROVEMENTS[machine])
    hooks = (*hung, *(None,) * (design.hooks - len(hung)))
    if machine is Machine.PLANE:
        gyroscopes = player.has(Card.GYROSCOPE)
        hits = 1 + gyroscopes
        rows = (
            (str(hits), words("engines.page.hits", count=hits), _sum(1, gyroscopes)),
            (str(1), words("engines.page.die_each"), ""),
        )
        return Page(
            rows,
            words("engines.page.plane", hit=_percent(_share(Face.MAN)), lost=_percent(_share(Face.EXPLOSION))),
            hooks,
        )
    more, fewer = player.tank_hits - design.hits, design.dice - player.check_dice
    rows = (
        (str(player.tank_hits), words("engines.page.hits", count=player.tank_hits), _sum(design.hits, more)),
        (str(player.check_dice), words("engines.page.dice", count=player.check_dice), _sum(design.dice, -fewer)),
    )
    return Page(rows, _odds(player.check_dice, double_explosion), hooks)


def _sum(first: int, more: int) -> str:
    if not more:
        return ""
    key = "plus" if more > 0 else "minus"
    return words(f"engines.page.{key}", first=first, more=abs(more))


def _share(face: Face) -> float:
    return DIE.count(face) / len(DIE)


def _odds(dice: int, double_explosion: bool) -> str:
    """Say how often a tank does all, half, or is lost (rules 11.21, 11.22, 15.2)."""
    share = _share(Face.EXPLOSION)
    chances = [comb(dice, count) * share**count * (1 - share) ** (dice - count) for count in range(dice + 1)]
    lost = sum(chances[FATAL - 1 if double_explosion else FATAL :])
    half = chances[1] if dice else 0.0
    return words("engines.page.tank", full=_percent(chances[0]), half=_percent(half), lost=_percent(lost))


def _percent(share: float) -> int:
    return round(100 * share)
