"""What the notebook page of a design says: its hits and dice with their sums, its odds, and what hangs on its hooks."""

from math import comb

from attrs import frozen

from leonardo.ai.estimate import percent
from leonardo.app.kit.translations import tr
from leonardo.engine.engines.cards import DESIGNS, IMPROVEMENTS, Card
from leonardo.engine.engines.constants import DIE, Face, Machine
from leonardo.engine.engines.rules.assaults import FATAL, HALVING, SILENCING, hits_left
from leonardo.engine.engines.state import Player


@frozen
class Page:
    """The rows of a page (number, words, sum), the ways to tell its odds, the longest first, and the hooks.

    No card on a hook means that it is free.
    """

    rows: tuple[tuple[str, str, str], ...]
    odds: tuple[str, str]
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
            (str(hits), tr("engines.page.hits", count=hits), _sum(1, gyroscopes)),
            (str(1), tr("engines.page.die_each"), ""),
        )
        hit, miss, lost = (percent(_share(face)) for face in (Face.MAN, Face.BLANK, Face.EXPLOSION))
        whole, brief = (
            tr("engines.page.plane", hit=hit, miss=miss, lost=lost),
            tr("engines.page.plane_brief", hit=hit, lost=lost),
        )
        return Page(rows, (whole, brief), hooks)
    more, fewer = player.tank_hits - design.hits, design.dice - player.check_dice
    rows = (
        (str(player.tank_hits), tr("engines.page.hits", count=player.tank_hits), _sum(design.hits, more)),
        (str(player.check_dice), tr("engines.page.dice", count=player.check_dice), _sum(design.dice, -fewer)),
    )
    return Page(rows, _odds(player.check_dice, double_explosion), hooks)


def _sum(first: int, more: int) -> str:
    if not more:
        return ""
    key = "plus" if more > 0 else "minus"
    return tr(f"engines.page.{key}", first=first, more=abs(more))


def _share(face: Face) -> float:
    return DIE.count(face) / len(DIE)


def _odds(dice: int, double_explosion: bool) -> tuple[str, str]:
    """Say how often a tank does all, half, nothing, or is lost (rules 11.21, 11.22, 15.2); in brief, all or lost."""
    full, half, none, lost = _chances(dice, double_explosion)
    key = "tank_double" if double_explosion else "tank"
    brief = tr("engines.page.tank_brief", full=full, lost=lost)
    return tr(f"engines.page.{key}", full=full, half=half, none=none, lost=lost), brief


def odds_told(player: Player, double_explosion: bool) -> str:
    """Say in full what a seat's tank does by its check, and how often."""
    hits = player.tank_hits
    full, half, none, lost = _chances(player.check_dice, double_explosion)
    key = "check_double" if double_explosion else "check"
    values = {"all": hits, "some": hits_left(hits, HALVING), "full": full, "half": half, "none": none, "lost": lost}
    return tr(f"engines.look.{key}", **values)


def plane_told() -> str:
    """Say in full what a plane without improvements does by its die, and how often."""
    return tr("engines.look.plane", hit=percent(_share(Face.MAN)), lost=percent(_share(Face.EXPLOSION)))


def _chances(dice: int, double_explosion: bool) -> tuple[int, int, int, int]:
    """Return in how many of a hundred checks a tank does all, half, nothing, or is lost; a hundred in all."""
    share = _share(Face.EXPLOSION)
    chances = [comb(dice, count) * share**count * (1 - share) ** (dice - count) for count in range(dice + 1)]
    full, half = percent(chances[0]), percent(sum(chances[HALVING:SILENCING]))
    if double_explosion:
        return full, half, 0, 100 - full - half
    lost = percent(sum(chances[FATAL:]))
    return full, half, 100 - full - half - lost, lost
