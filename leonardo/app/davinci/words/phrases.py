"""Names and numbers of this game in words: what log, prompt, hints and dialogs are put together from."""

from collections.abc import Iterable, Sequence

from leonardo.app.kit.words import words
from leonardo.engine.davinci.terms import Box, Component, Place, Stock
from leonardo.engine.game import Objection


def place_of(place: Place) -> str:
    """Return where something happens, as "at the Academy"."""
    return words(f"davinci.in_place.{place.name.lower()}")


def place_name(place: Place) -> str:
    """Return the name of a place within a sentence, as "the Academy"."""
    return words(f"davinci.log.city.{place.name.lower()}")


def laboratory_name(place: Place) -> str:
    """Return "small laboratory" or "large laboratory"."""
    return words(f"davinci.laboratory.{place.name.lower()}")


def invention_name(number: int) -> str:
    """Return the name of an invention in the language that is spoken."""
    return words(f"davinci.inventions.{number}")


def box_name(box: Box) -> str:
    """Return the number and the name of a box of the Council, as "2 Treasury"."""
    name = words(f"davinci.picture.boxes.{box.name.lower()}")
    return words("davinci.prompt.box_named", number=box.value, box=name)


def component_name(component: Component) -> str:
    """Return the word for one kind of component."""
    return words(f"davinci.component.{component.name.lower()}")


def some(component: Component) -> str:
    """Return the word for one kind of component where somebody takes one."""
    return words(f"davinci.some.{component.name.lower()}")


def florins(count: int) -> str:
    """Return a sum in words, as "3 florins"."""
    return words("davinci.florins", count=count)


def weeks(count: int) -> str:
    """Return a time of work in words, as "3 weeks"."""
    return words("davinci.weeks", count=count)


def apprentices(count: int) -> str:
    """Return "an apprentice" or "3 apprentices"."""
    return words("davinci.apprentices", count=count)


def components(stock: Stock) -> str:
    """Return a stock in words, as "2 wood, 1 glass"."""
    parts = [
        words("davinci.components", count=count, component=component_name(Component(kind)))
        for kind, count in enumerate(stock)
        if count > 0
    ]
    return words("davinci.components.join").join(parts) if parts else words("davinci.components.none")


def together(names: Iterable[str]) -> str:
    """Return a list as people say it: "Anna", "Anna and Bianca", "Anna, Bianca and Cosimo"."""
    *others, last = list(names)
    if not others:
        return last
    return words("davinci.components.join").join(others) + words("davinci.log.and") + last


def of_seats(names: Sequence[str], seats: Iterable[int]) -> str:
    """Return the names of some seats as a list."""
    return together(names[seat] for seat in seats)


def why_not(objection: Objection) -> str:
    """Return what is against an action, as a sentence."""
    return words(f"davinci.objections.{objection.reason}")
