"""Names and small phrases of this game in the language that is spoken."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from leonardo import mods
from leonardo.app.kit.translations import tr, translations
from leonardo.engine.engines.board import NAMES, PLAN, SEA_NAMES, Sea, Territory
from leonardo.engine.engines.cards import ARTS, DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import Cause, Machine
from leonardo.engine.own_maps import is_name

_CASTLE: Final = frozenset({Card.STRONGHOLD, Card.AUTOMATON})
_SEA: Final = frozenset({Card.SUBMARINE, Card.IRONCLAD})


def land_name(at: Territory) -> str:
    """Return what a territory is called; those of a mod's own map by its texts, or else as the map names them."""
    if PLAN is not None:
        return _own_names("land", translations().language).get(at.name.lower(), NAMES[at])
    return tr(f"engines.land.{at.name.lower()}")


def sea_name(sea: Sea) -> str:
    if PLAN is not None:
        return _own_names("sea", translations().language).get(sea.value, SEA_NAMES[sea])
    return tr(f"engines.sea.{sea.value}")


@cache
def _own_names(kind: str, language: str) -> Mapping[str, str]:
    """Return what the texts of the mod in use call the lands or seas of its map, as far as they can be shown."""
    told = mods.texts_of(language).get("engines", {})
    names = told.get(kind, {}) if isinstance(told, dict) else {}
    return {at: name for at, name in names.items() if is_name(name)} if isinstance(names, dict) else {}


def card_name(card: Card) -> str:
    return tr(f"engines.card.{card.value}")


def kind_of(card: Card) -> str:
    """Return the key of the kind of a card: a design, or what a project is for."""
    if card in DESIGNS:
        return DESIGNS[card].machine.value
    hangs_on = PROJECTS[card].hangs_on
    if hangs_on is not None:
        return f"on_{hangs_on.value}s"
    if card in ARTS:
        return "art"
    return "castle" if card in _CASTLE else "sea" if card in _SEA else "infantry"


def card_kind(card: Card) -> str:
    return tr(f"engines.cards.kinds.{kind_of(card)}")


def effect_within(card: Card) -> str:
    """Return what a project does, in a few words within a sentence."""
    return tr(f"engines.effect.{card.value}")


def card_effect(card: Card) -> str:
    """Return what a project does, in a few words that stand alone."""
    effect = effect_within(card)
    return effect[:1].upper() + effect[1:]


def effect_briefly(card: Card) -> str:
    """Return the same in two or three words, where the card or its place tells the rest."""
    hangs = PROJECTS[card].hangs_on is not None
    effect = hooked_effect(card) if hangs else tr(f"engines.effect_briefly.{card.value}")
    return effect[:1].upper() + effect[1:]


def hooked_effect(card: Card) -> str:
    """Return what an improvement does, where it is plain of which kind of machine it is one."""
    return tr(f"engines.hooked.{card.value}")


def cause_name(cause: Cause) -> str:
    return tr(f"engines.cause.{cause.value}")


def machine_name(machine: Machine) -> str:
    return tr(f"engines.machine.{machine.value}")


def florins(count: int) -> str:
    return tr("engines.florins", count=count)


def points(count: int) -> str:
    return tr("engines.points", count=count)


def infantry(count: int) -> str:
    return tr("engines.infantry", count=count)


def army(men: int, tanks: int, planes: int) -> str:
    """Return an army in words: what it consists of, as far as it has any."""
    parts = [("infantry", men), ("tanks", tanks), ("planes", planes)]
    told = [tr(f"engines.{key}", count=count) for key, count in parts if count]
    return tr("engines.join").join(told)
