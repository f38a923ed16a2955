"""The review of a seat while its game is looked back at: what has been found so far, and on which decisions."""

from collections.abc import Sequence

from leonardo.ai.review import Weighed
from leonardo.ai.reviewer import Reviewer, ReviewProgress
from leonardo.app.viewer.timeline import SliderMark
from leonardo.play.replay import Station


class Reviewing:
    """What the `reviewer` of a seat has found by now."""

    def __init__(self, seat: int, reviewer: Reviewer) -> None:
        self.seat = seat
        self.reviewer = reviewer
        self.news: ReviewProgress = reviewer.news
        self._told_failure = False

    def poll(self) -> bool:
        """Look what was found meanwhile; tell whether anything was."""
        changed = self.reviewer.news is not self.news
        self.news = self.reviewer.news
        return changed

    def take_failure(self) -> bool:
        """Tell, once, whether not everything could be judged."""
        failed, self._told_failure = self.news.failed and not self._told_failure, self.news.failed
        return failed

    @property
    def moments(self) -> Sequence[Weighed]:
        """The decisions that cost or won most, in the order in which they were made."""
        return self.news.moments

    @property
    def marks(self) -> list[SliderMark]:
        """Where they are."""
        return [SliderMark(moment.decision.number, moment.cost) for moment in self.moments]

    def at(self, place: Station) -> int | None:
        """Return which of them is at a place, if one is."""
        if place.events:
            return None
        found = (number for number, moment in enumerate(self.moments) if moment.decision.number == place.decisions)
        return next(found, None)

    def following(self, place: Station) -> int:
        """Return which of them comes next after a place; after the last one the first."""
        later = (number for number, moment in enumerate(self.moments) if moment.decision.number > place.decisions)
        return next(later, 0)
