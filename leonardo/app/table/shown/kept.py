"""What follows from a view, found once and kept as long as the view is shown and the same language is spoken."""

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from leonardo.app.kit.translations import translations
from leonardo.app.table.kinds import View

AlsoP = ParamSpec("AlsoP")
FoundT = TypeVar("FoundT")

_KEPT: Final = 4  # answers that are kept of each question: for what was, what is, and what is held


def kept_for_view(find: Callable[Concatenate[View, AlsoP], FoundT]) -> Callable[Concatenate[View, AlsoP], FoundT]:
    """Keep what a function of a view returns; who gets it must not change it.

    A view is known by being the same object: to compare two takes longer than most answers.
    """
    return kept_for(lambda view: view)(find)


def kept_for(
    part: Callable[[View], object],
) -> Callable[[Callable[Concatenate[View, AlsoP], FoundT]], Callable[Concatenate[View, AlsoP], FoundT]]:
    """Keep what a function of a view returns as long as a `part` of the view, such as its question, is the same object.

    So it stays what it was when the part came, whatever else changes meanwhile.
    """

    def keep(
        find: Callable[Concatenate[View, AlsoP], FoundT],
    ) -> Callable[Concatenate[View, AlsoP], FoundT]:
        last: deque[tuple[object, object, FoundT]] = deque(maxlen=_KEPT)

        @wraps(find)
        def found(view: View, /, *args: AlsoP.args, **named: AlsoP.kwargs) -> FoundT:
            same, also = part(view), (translations(), args, named)
            for seen, asked, answer in last:
                if seen is same and asked == also:
                    return answer
            answer = find(view, *args, **named)
            last.append((same, also, answer))
            return answer

        return found

    return keep


def kept_while(
    facts: Callable[Concatenate[View, AlsoP], object],
) -> Callable[[Callable[Concatenate[View, AlsoP], FoundT]], Callable[Concatenate[View, AlsoP], FoundT]]:
    """Keep what a function of a view returns as long as all that it depends on, its `facts`, is equal.

    It is for what takes longer to find than its facts take to compare: views change with each coin that flies.
    """

    def keep(
        find: Callable[Concatenate[View, AlsoP], FoundT],
    ) -> Callable[Concatenate[View, AlsoP], FoundT]:
        last: deque[tuple[object, FoundT]] = deque(maxlen=_KEPT)

        @wraps(find)
        def found(view: View, /, *args: AlsoP.args, **named: AlsoP.kwargs) -> FoundT:
            told = translations(), facts(view, *args, **named)
            for before, answer in last:
                if before == told:
                    return answer
            answer = find(view, *args, **named)
            last.append((told, answer))
            return answer

        return found

    return keep
