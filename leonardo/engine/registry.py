"""Things by name, such as games, of which each is loaded when somebody asks for it."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

ThingT = TypeVar("ThingT")


class Registry(Mapping[str, ThingT]):
    """A mapping whose values are made once, by what `makers` has under their names; to know the names makes none."""

    def __init__(self, makers: Mapping[str, Callable[[], ThingT]]) -> None:
        self._makers = dict(makers)
        self._made: dict[str, ThingT] = {}

    def __getitem__(self, name: str) -> ThingT:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
