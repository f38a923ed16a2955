"""Names and numbers of this game in words: what log, prompt, hints and dialogs are put together from."""

from collections.abc import Iterable, Sequence

from leonardo.app.kit.translations import tr
from leonardo.engine.davinci.constants import Box, Component, Place, Stock
from leonardo.engine.game import Objection


def place_of(place: Place) -> str:
    """Return where something happens, as "at the Academy"."""
    return tr(f"davinci.in_place.{place.name.lower()}")


def place_name(place: Place) -> str:
    """Return the name of a place within a sentence, as "the Academy"."""
    return tr(f"davinci.log.city.{place.name.lower()}")


def laboratory_name(place: Place) -> str:
    """Return "small laboratory" or "large laboratory"."""
    return tr(f"davinci.laboratory.{place.name.lower()}")


def invention_name(number: int) -> str:
    return tr(f"davinci.inventions.{number}")


def box_name(box: Box) -> str:
    """Return the number and the name of a box of the Council, as "2 Treasury"."""
    name = tr(f"davinci.picture.boxes.{box.name.lower()}")
    return tr("davinci.prompt.box_named", number=box.value, box=name)


def component_name(component: Component) -> str:
    return tr(f"davinci.component.{component.name.lower()}")


def some(component: Component) -> str:
    """Return the word for one kind of component where somebody takes one."""
    return tr(f"davinci.some.{component.name.lower()}")


def florins(count: int) -> str:
    """Return a sum in words, as "3 florins"."""
    return tr("davinci.florins", count=count)


def weeks(count: int) -> str:
    """Return a time of work in words, as "3 weeks"."""
    return tr("davinci.weeks", count=count)


def apprentices(count: int) -> str:
    """Return "an apprentice" or "3 apprentices"."""
    return tr("davinci.apprentices", count=count)


def components(stock: Stock) -> str:
    """Return a stock in words, as "2 wood, 1 glass"."""
    parts = [
        tr("davinci.components", count=count, component=component_name(Component(kind)))
        for kind, count in enumerate(stock)
        if count > 0
    ]
    return tr("davinci.components.join").join(parts) if parts else tr("davinci.components.none")


def together(names: Iterable[str]) -> str:
    """Return a list as people say it: "Anna", "Anna and Bianca", "Anna, Bianca and Cosimo"."""
    *others, last = list(names)
    if not others:
        return last
    return tr("davinci.components.join").join(others) + tr("davinci.log.and") + last


def of_seats(names: Sequence[str], seats: Iterable[int]) -> str:
    return together(names[seat] for seat in seats)


def why_not(objection: Objection) -> str:
    return tr(f"davinci.objections.{objection.reason}")
