"""What can be done now, in words, and where on the table each of it is."""

from collections.abc import Iterator

from attrs import frozen

from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import Action, Held, Spot
from leonardo.app.table.shown.seen import SeenTable
from leonardo.app.table.spots import ButtonSpot


@frozen
class Possible:
    """Something that can be done: it is `told` in a sentence, and done at a `spot`, once `held` is taken up."""

    told: str
    spot: Spot | None = None
    held: Held | None = None


@frozen
class Now:
    """All that can be done: the `task`, what can be carried (some of it `several` at once) and pressed, the buttons."""

    task: str
    carried: tuple[Possible, ...] = ()
    pressed: tuple[Possible, ...] = ()
    several: bool = False
    buttons: tuple[Possible, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences, for who wants no more than to read."""
        return self.task, *(each.told for each in (*self.carried, *self.pressed, *self.buttons))


def what_now(table: SeenTable) -> Now:
    """Return what the person at the screen can do now; who waits or looks on is told what goes on."""
    prompt = table.prompt()
    task = " ".join(part for part in (prompt.lead, prompt.words) if part)
    if not table.free:
        return Now(task, buttons=tuple(_buttons(table)))
    several = table.game.moves.handful(table.view(), 2)
    carried = tuple(_carried(table))
    told = {each.told for each in carried}
    return Now(
        task,
        carried,
        tuple(each for each in _pressed(table) if each.told not in told),
        several is not None and table.game.moves.count_of(several) > 1,
        tuple(_buttons(table)),
    )


def _carried(table: SeenTable) -> Iterator[Possible]:
    """Yield where each thing can go that can be taken up; of those that are alike only once."""
    moves, view = table.game.moves, table.view()
    for held in dict.fromkeys(moves.liftable(view).values()):
        goals = moves.targets(view, held)
        for spot, action in goals.items():
            yield Possible(table.game.choice(view, action, table.names), spot, held)
        taken_away = moves.beside(view, held, ()) if not goals else None
        if taken_away is not None:
            yield Possible(table.game.choice(view, taken_away, table.names), moves.origin(held))


def _pressed(table: SeenTable) -> Iterator[Possible]:
    """Yield what a single press does; where no place on the table does it, as in a dialog, what can be answered."""
    view = table.view()
    at: dict[Action, Spot] = {}
    for spot, action in table.game.moves.direct(view).items():
        at.setdefault(action, spot)
    for action, spot in at.items():
        yield Possible(table.game.choice(view, action, table.names), spot)
    if not at and not table.game.moves.liftable(view):
        named = {button.action(view) for button in table.game.buttons}
        answers = (action for action in view.options if action not in named)
        yield from map(Possible, dict.fromkeys(table.game.choice(view, action, table.names) for action in answers))


def _buttons(table: SeenTable) -> Iterator[Possible]:
    for button in table.prompt().buttons:
        tip = next((each.tip for each in table.game.buttons if each.key == button.key), "")
        if button.enabled and tip:
            yield Possible(tr("table.help.button", button=button.label, does=tr(tip)), ButtonSpot(button.key))
