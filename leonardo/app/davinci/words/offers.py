"""The words for taking what a district offers (rule 8.8)."""

from leonardo.app.kit.words import words


def taking(price: int) -> str:
    """Return the words of a button that takes one of what is offered for `price` florins."""
    return words("davinci.button.take", price=price) if price else words("davinci.button.take_free")
