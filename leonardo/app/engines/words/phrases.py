"""Names and small phrases of this game in the language that is spoken."""

from leonardo.app.kit.translations import tr
from leonardo.engine.engines.board import Sea, Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Cause, Machine


def land_name(at: Territory) -> str:
    """Return the name of a territory."""
    return tr(f"engines.land.{at.name.lower()}")


def sea_name(sea: Sea) -> str:
    """Return the name of a sea zone."""
    return tr(f"engines.sea.{sea.value}")


def card_name(card: Card) -> str:
    """Return the name of a card."""
    return tr(f"engines.card.{card.value}")


def card_effect(card: Card) -> str:
    """Return what a project does, in a few words."""
    return tr(f"engines.effect.{card.value}")


def hooked_effect(card: Card) -> str:
    """Return what an improvement does, where it is plain of which kind of machine it is one."""
    return tr(f"engines.hooked.{card.value}")


def cause_name(cause: Cause) -> str:
    """Return what points are for."""
    return tr(f"engines.cause.{cause.value}")


def machine_name(machine: Machine) -> str:
    """Return the name of a kind of machine."""
    return tr(f"engines.machine.{machine.value}")


def florins(count: int) -> str:
    """Return a sum of florins."""
    return tr("engines.florins", count=count)


def points(count: int) -> str:
    """Return a number of points."""
    return tr("engines.points", count=count)


def infantry(count: int) -> str:
    """Return a number of infantry."""
    return tr("engines.infantry", count=count)


def army(men: int, tanks: int, planes: int) -> str:
    """Return an army in words: what it consists of, as far as it has any."""
    parts = [("infantry", men), ("tanks", tanks), ("planes", planes)]
    told = [tr(f"engines.{key}", count=count) for key, count in parts if count]
    return tr("engines.join").join(told)
