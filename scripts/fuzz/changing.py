"""Changing what others wrote: bytes cut, doubled and replaced, values of a document replaced, moved and nested."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from leonardo.saves.structure import checksum

ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 10**30, 1e308, 0.5, "", " ", "x" * 5000, [], {}, [[]], {"": None}),
    *("\ufe0f", "\u200c", "\xa0", "\ud800", "\0", "../../x", "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"),
)
"""What nobody expects in the place of a value."""
Odd = Callable[[], Any]
"""Gives something of that kind."""
_DEEP: Final = 250
_BYTES: Final = (b"\0", b"\xff", b"}", b"]", b'"', b"{", b"[" * 2000, b"NaN", b"1" * 5000, b"\\ud800", b"\xef\xbb\xbf")


def changed_bytes(content: bytes, random: Random) -> bytes:
    """Return the content of a file with bytes cut, doubled or replaced."""
    place = random.randrange(len(content))
    to = min(len(content), place + random.choice((0, 1, 8, 500)))
    return random.choice(
        (
            content[:place],
            content[:place] + content[to:],
            content[:place] + random.choice(_BYTES) + content[to:],
            content * 2,
            b"",
        )
    )


def changed_and_sealed(content: bytes, random: Random, sealed: bool) -> bytes:
    """Return a document of the program with changes, and with the checksum that it had or the one that fits."""
    document = json.loads(content)
    former = document.pop("checksum")
    document = changed(document, random)
    if not isinstance(document, dict):
        return dumped(document)
    try:
        seal = checksum(document) if sealed else former
    except (ValueError, RecursionError):
        seal = former
    return dumped({**document, "checksum": seal})


def changed(document: Any, random: Random, odd: Odd | None = None) -> Any:  # noqa: ANN401 - JSON holds anything
    """Return a document with up to three changes, each at a place of its own; `odd` gives what nobody expects."""
    found = copy.deepcopy(document)
    odd = odd or (lambda: random.choice(ODD))
    for _ in range(random.choice((1, 1, 2, 3))):
        places = list(_places(found))
        if not places:
            return found
        holder, key = random.choice(places)
        random.choice(_CHANGES)(holder, key, random, odd)
    return found


def _places(value: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401 - JSON holds anything
    """Return every place of a document, as what holds it and the key or number there."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += _places(value[key])
    return found


def _replace(holder: Any, key: Any, _: Random, odd: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    holder[key] = copy.deepcopy(odd())


def _remove(holder: Any, key: Any, _: Random, __: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    del holder[key]


def _add(holder: Any, key: Any, _: Random, odd: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    value = copy.deepcopy(holder[key])
    if isinstance(holder, dict):
        holder[str(odd())[:50]] = value
    else:
        holder.insert(key, value)


def _shift(holder: Any, key: Any, random: Random, __: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    if type(holder[key]) is int:
        holder[key] += random.choice((-1, 1, 1000))
    elif isinstance(holder[key], list):
        random.shuffle(holder[key])
    else:
        holder[key] = copy.deepcopy(holder[random.choice(list(holder) if isinstance(holder, dict) else [key])])


def _nest(holder: Any, key: Any, random: Random, __: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    for _ in range(random.choice((1, 80, _DEEP))):
        holder[key] = [holder[key]] if random.random() < 0.5 else {"x": holder[key]}


_CHANGES: Final[tuple[Callable[[Any, Any, Random, Odd], None], ...]] = (
    _replace,
    _replace,
    _remove,
    _add,
    _shift,
    _nest,
)


def dumped(document: Any) -> bytes:  # noqa: ANN401 - JSON holds anything
    """Return a document as a file holds it."""
    return json.dumps(document).encode("ascii")
