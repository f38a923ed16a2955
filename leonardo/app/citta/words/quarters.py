"""What is said of a quarter: whose it is as a whole, or who lacks one palace for that, and who has a part of it."""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from leonardo.app.citta.standing import own_party, price
from leonardo.app.citta.words.phrases import square_short
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.state import NOBODY, speakers
from leonardo.engine.citta.view import View


@frozen(cache_hash=True)
class Verdict:
    """A sentence in ever fewer words, and its ink: what is good for the viewer, bad for it, or neither."""

    ways: tuple[str, ...]
    ink: Colour


def verdicts(view: View, quarter: str, names: Sequence[str]) -> tuple[Verdict, ...]:
    """Return who owns all of a quarter or lacks one palace of it (rule 8.4); else who owns how many."""
    of, own = QUARTERS[quarter], own_party(view)
    owned = Counter(view.owners[palace] for palace in of)
    there = [seat for seat in speakers(view.parties) if owned[seat]]
    found = []
    for seat in there:
        ink = LEAF if seat == own else BLOOD
        if owned[seat] == len(of):
            return (Verdict((_say("whole", name=names[seat]),), ink),)
        if owned[seat] == len(of) - 1:
            found.append(Verdict(_lacks(view, seat, of, names), ink))
    if found:
        return tuple(found)
    if not there:
        return (Verdict((_say("free"),), BROWN),)
    parts = (_say("part", name=names[seat], count=owned[seat]) for seat in there)
    told = tr("citta.seats.join").join(parts)
    return (Verdict((_say("parts", names=told, all=len(of)), told), BROWN),)


def _lacks(view: View, seat: int, of: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    """Return which palace a party lacks, and from whom it could be had."""
    square = next(palace for palace in of if view.owners[palace] != seat)
    owner, called = view.owners[square], {"name": names[seat], "square": square_short(square)}
    briefly = _say("lacks", **called)
    if owner == NOBODY:
        return _say("lacks_free", count=price(square), **called), briefly
    return _say("lacks_other", other=names[owner], **called), briefly


def _say(key: str, **values: object) -> str:
    return tr(f"citta.quarters.{key}", **values)
