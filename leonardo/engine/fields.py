"""The fields of a record's line, taken one by one with their types, for the notation of any game."""

from collections.abc import Mapping
from reprlib import repr as brief
from typing import Any, Final, TypeVar

from leonardo.engine.game import NotationError

ValueT = TypeVar("ValueT")

_KINDS: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a word",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


class FieldReader:
    """Takes the fields of a line one by one, so that none is left unread. Each method raises `NotationError`."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._left = dict(fields)

    def has(self, name: str) -> bool:
        """Return whether the field is there."""
        return name in self._left

    def take(self, name: str, kind: type[ValueT]) -> ValueT:
        """Take a value of a type; a truth is no number."""
        if name not in self._left:
            raise NotationError(f'"{name}" is missing')
        value = self._left.pop(name)
        if type(value) is not kind:
            raise NotationError(f'"{name}" must be {_KINDS[kind]}, not {brief(value)}')
        return value

    def integer(self, name: str) -> int:
        """Take a whole number."""
        return self.take(name, int)

    def text(self, name: str) -> str:
        """Take a word."""
        return self.take(name, str)

    def truth(self, name: str) -> bool:
        """Take true or false."""
        return self.take(name, bool)

    def list_of(self, name: str, kind: type[ValueT]) -> list[ValueT]:
        """Take a list whose items are all of one kind."""
        items: list[Any] = self.take(name, list)
        if any(type(item) is not kind for item in items):
            raise NotationError(f'"{name}" must be a list in which each item is {_KINDS[kind]}')
        return items

    def member(self, name: str, members: Mapping[Any, ValueT], kind: type[Any]) -> ValueT:
        """Take a value that names a member."""
        value = self.take(name, kind)
        if value not in members:
            raise NotationError(f'"{name}": {brief(value)} is not one of {", ".join(map(str, members))}')
        return members[value]

    def members(self, name: str, members: Mapping[str, ValueT]) -> tuple[ValueT, ...]:
        """Take a list of words that each name a member."""
        words = self.list_of(name, str)
        if wrong := [word for word in words if word not in members]:
            raise NotationError(f'"{name}": {brief(wrong[0])} is not one of {", ".join(members)}')
        return tuple(members[word] for word in words)

    def refuse_others(self) -> None:
        """Refuse a field that was not taken."""
        if self._left:
            raise NotationError(f'"{next(iter(self._left))}" does not belong here')
