"""What is said of work in one's own laboratory, from the fullest way to say it to the briefest."""

from attrs import frozen

from leonardo.app.davinci.picture.workshop.expected import Expected
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci.prospects import Prospect


@frozen
class Saying:
    """A way to say something of work: `tr`, after an hourglass where they are a bare number of `weeks`."""

    words: str
    weeks: bool = False


Said = tuple[list[Saying], list[str]]
"""What is said of work from the fullest way to say it, and likewise what comes after an arrow, if there is room."""


def in_words(*texts: str) -> list[Saying]:
    """Return ways to say something in words."""
    return [Saying(text) for text in texts]


def promised(held: Expected, *, known: bool) -> Said:
    """Return what those who are held bring, and in which round the work is done with them if that is known."""
    brings, briefly = (tr(f"davinci.picture.{key}", count=held.added) for key in ("brings", "brings_briefly"))
    if held.ahead is None or not known:
        return in_words(brings, briefly), []
    if held.ahead.never:
        return _never()
    ready = held.ahead.ready
    if ready is None:
        return in_words(briefly), _not_so(held.ahead)
    return in_words(briefly), [tr(f"davinci.picture.{key}", round=ready) for key in ("done_in", "in_round")]


def said_of(ahead: Prospect, *, paid: bool) -> Said:
    """Return how long the work takes yet, and in which round it is done; not `paid` is what nobody requests yet."""
    if ahead.never:
        return _never()
    more = [
        Saying(tr("davinci.picture.more_weeks", count=ahead.left)),
        Saying(tr("davinci.picture.more_weeks_briefly", count=ahead.left)),
        Saying(str(ahead.left), weeks=True),
    ]
    if not ahead.left:
        said = tr("davinci.picture.work_enough" if paid else "davinci.picture.work_done")
        return in_words(said, tr("davinci.picture.done")), []
    if ahead.ready is None:
        return more, _not_so(ahead)
    return more, [tr("davinci.picture.in_round", round=ahead.ready)]


def _never() -> Said:
    """Return what is said of work that cannot be completed, since its invention stays in the deck (rule 10.2)."""
    return in_words(tr("davinci.picture.never"), tr("davinci.picture.never_briefly")), []


def _not_so(ahead: Prospect) -> list[str]:
    """Return what is said of work that is not done by those who stand there: it is too late, or more are needed."""
    if ahead.late:
        return [tr("davinci.picture.too_late")]
    return [tr(f"davinci.picture.{key}") for key in ("needs_workers", "needs_more")] if ahead.added else []
