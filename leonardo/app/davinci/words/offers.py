"""The words for taking what a district offers (rule 8.8)."""

from typing import Final

from leonardo.app.kit.translations import tr

WORKSHOP: Final = ("automaton", "small", "large", "larger")  # the words for all that the Workshop may offer


def taking(price: int, what: str = "") -> str:
    """Return the words of a button that takes one of what is offered for `price` florins, or just `what` of it."""
    if what:
        key = "take_what" if price else "take_what_free"
        return tr(f"davinci.button.{key}", what=tr(f"davinci.button.take_{what}"), price=price)
    return tr("davinci.button.take", price=price) if price else tr("davinci.button.take_free")
