"""What the prompt and its buttons depend on beside the view."""

from collections.abc import Hashable, Sequence
from enum import Enum

from attrs import frozen

from leonardo.app.table.kinds import Action, Held
from leonardo.app.table.timing import Sentence
from leonardo.engine.game import Event


class Awaited(Enum):
    """What is being waited for: the person at the screen, whom it `TOLD` something or who must `CONFIRM`, or others.

    `NOTHING` is where the game rests for good before it is over.
    """

    MINE = "mine"
    CONFIRM = "confirm"
    TOLD = "told"
    OTHERS = "others"
    CHANCE = "chance"
    OVER = "over"
    NOTHING = "nothing"


@frozen
class PromptState:
    """What the prompt depends on beside the view.

    `names` are those of the seats; `held` hangs on the cursor; `staged` waits to be confirmed; `undo` says whether
    the last decision may be taken back, and `redo` whether one that was undone can be redone; `visit` is a seat
    that is to be told something before anything goes on; `playing` says that events are still being shown and
    `told` what is told of them; `several` says that more than one person plays, `people` are their seats, and `asked`
    says that the dialog of the decision lies over the table; `advised` says that a hint can be had, and `long` that
    whoever thinks takes long.
    `covered` says that the seat's own secrets could be seen by it and lie covered, `peeking` that it looks at them;
    `presser` is the person who may let chance decide, if one may; `may_ask` says that the viewer may ask for the
    question that it was spared last, and `order` is what it ordered beforehand, as long as that stands; `eye` tells
    how the picture is looked at; `rests` is what is said where nobody decides any more, though the game is not over:
    between two events nobody does, either, and only the game knows whether it is `over`.
    `reads` is what the button is called that leads on from what is only to be read.
    `happened` is what has been shown since the viewer decided last, and `forecast` what is expected of its end, in ever
    fewer words, for who wishes to see that. `beginner` says that the first games of this kind are played here.
    """

    names: Sequence[str]
    held: Held | None = None
    staged: Action | None = None
    undo: bool = False
    redo: bool = False
    visit: int | None = None
    playing: bool = False
    told: Sentence | None = None
    several: bool = False
    people: Sequence[int] = ()
    asked: bool = False
    advised: bool = False
    long: bool = False
    covered: bool = False
    peeking: bool = False
    presser: int | None = None
    may_ask: bool = False
    order: object = None
    eye: Hashable = None
    rests: str = ""
    reads: str = ""
    over: bool = True
    happened: tuple[Event, ...] = ()
    forecast: tuple[str, ...] = ()
    beginner: bool = False
