"""The line that says whose decision it is and what can be done, with its buttons."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.choices import from_deck
from leonardo.app.davinci.moves.in_hand import Held
from leonardo.app.davinci.words.phrases import apprentices, florins, invention_name, some
from leonardo.app.kit.words import words
from leonardo.app.table.dialogs.dialog import LAMP
from leonardo.app.table.marks import Button, Prompt
from leonardo.app.table.timing import Sentence
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.favours import favours_each
from leonardo.engine.davinci.questions import (
    BidQuestion,
    BoxQuestion,
    BoxUseQuestion,
    FavourQuestion,
    LeonardoQuestion,
    OfferQuestion,
    PlacementQuestion,
    Question,
    WorkQuestion,
)
from leonardo.engine.davinci.terms import LAST_CITY_ROUND, PRICES, SHOP_SELLS, Box, Phase, Place, Upgrade
from leonardo.engine.davinci.view import View

UNDO: Final = "undo"
HINT: Final = "hint"
SKIP: Final = "skip"
CONFIRM: Final = "confirm"
PUT_BACK: Final = "put_back"
FROM_DECK: Final = "from_deck"
RESULTS: Final = "results"
DONE: Final = "done"
REVEAL: Final = "reveal"
"""Starts work for all to see, while a card is held (rule 6.9)."""
TAKE: Final = "take"
TAKE_WHICH: Final = "take_which"
"""The same where something must be put to its place to be taken: pale, so that no other button stands there."""
DIALOG: Final = "choose"
"""Opens the dialog of a decision again, where one belongs to it."""

ENDS: Final[dict[type, str]] = {
    actions.Done: DONE,
    actions.Pass: "pass",
    actions.Decline: "decline",
    actions.Stay: "stay",
    actions.SaveFlorin: "save_florin",
    actions.Withdraw: "withdraw",
}
"""The actions that end something without giving anything, and their buttons."""


@frozen
class Situation:
    """What the prompt depends on beside the view.

    `names` are those of the seats; `held` hangs on the cursor, to be started openly if `reveal`; `staged` waits to
    be confirmed; `undo` says whether the last decision may be taken back; `visit` is a seat that can start nothing
    and is told so (rule 13.4); `playing` says that events are still being shown and `told` what is told of them;
    `several` says that more than one person plays and `asked` that the dialog of the decision lies over the table;
    `advised` says that a hint can be had, and `long` that whoever thinks takes long.
    """

    names: Sequence[str]
    held: Held | None = None
    reveal: bool = False
    staged: Action | None = None
    undo: bool = False
    visit: int | None = None
    playing: bool = False
    told: Sentence | None = None
    several: bool = False
    asked: bool = False
    advised: bool = False
    long: bool = False


def prompt(view: View, situation: Situation) -> Prompt:
    """Return the line and the buttons."""
    if situation.visit is not None and not situation.playing:
        return _visited(situation.visit, situation)
    question = view.question
    if situation.playing or (question is not None and question.seat != view.viewer):
        return _others(view, situation)
    if question is None:
        over = view.phase is Phase.OVER
        buttons = (Button(RESULTS, words("table.button.results"), primary=True),) if over else ()
        return Prompt(None, words("table.prompt.over") if over else "", "", buttons)
    undo: tuple[Button, ...] = (Button(UNDO, words("table.button.undo"), enabled=situation.undo),)
    if situation.advised:
        undo = (Button(HINT, words("table.button.hint"), picture=LAMP), *undo)
    lead = _yours(question.seat, situation)
    if situation.staged is not None:
        return Prompt(question.seat, lead, words("table.prompt.confirm"), _confirming())
    if isinstance(situation.held, in_hand.Card):
        label = words("davinci.button.hide" if situation.reveal else "davinci.button.reveal")
        return Prompt(question.seat, lead, _holding(view, situation.held), (*undo, Button(REVEAL, label)))
    task = _holding(view, situation.held) if situation.held else _task(view, question)
    return Prompt(question.seat, lead, task, (*undo, *_buttons(view, question, situation.asked)))


def button_action(view: View, key: str) -> Action | None:
    """Return the action that a button stands for, if it stands for one."""
    if key == TAKE:
        return next((option for option in view.options if option == actions.Take()), None)
    return next((option for option in view.options if ENDS.get(type(option)) == key), None)


def _yours(seat: int, situation: Situation) -> str:
    if situation.several:
        return words("table.prompt.yours_named", name=situation.names[seat])
    return words("table.prompt.yours")


def _visited(seat: int, situation: Situation) -> Prompt:
    """Tell a person that nothing can be started; the button is the same as that of who could (rule 13.4)."""
    undo = Button(UNDO, words("table.button.undo"), enabled=situation.undo)
    done = Button(DONE, words("davinci.button.done"), primary=True)
    return Prompt(seat, _yours(seat, situation), words("davinci.prompt.work_forced"), (undo, done))


def _others(view: View, situation: Situation) -> Prompt:
    """Tell what others do, or else who thinks; one's own last decision may still be taken back."""
    skip = Button(SKIP, words("table.button.skip"))
    undo = Button(UNDO, words("table.button.undo"))
    buttons = (undo, skip) if situation.undo else (skip,)
    if situation.told is not None:
        return Prompt(situation.told.seat, "", situation.told.sentence, buttons)
    if view.question is None or situation.playing:
        return Prompt(None, words(f"davinci.log.phase_{view.phase.name.lower()}"), "", buttons)
    seat = view.question.seat
    thinking = words("table.prompt.thinking_long" if situation.long else "table.prompt.thinking")
    return Prompt(seat, situation.names[seat], thinking, buttons)


def _confirming() -> tuple[Button, ...]:
    return (
        Button(PUT_BACK, words("table.button.put_back")),
        Button(CONFIRM, words("table.button.confirm"), primary=True),
    )


def _buttons(view: View, question: Question, asked: bool) -> tuple[Button, ...]:
    buttons: list[Button] = []
    if from_deck(view):
        buttons.append(Button(FROM_DECK, words("davinci.button.from_deck")))
    if _has_dialog(question):
        buttons.append(Button(DIALOG, words("davinci.button.choose"), primary=not asked))
    for option in view.options:
        key = ENDS.get(type(option))
        if key is not None:
            buttons.append(Button(key, words(f"davinci.button.{key}"), primary=key in (DONE, "pass")))
    if isinstance(question, OfferQuestion):
        buttons.append(_take_button(view, question))
    return tuple(buttons)


def _take_button(view: View, question: OfferQuestion) -> Button:
    if actions.Take() not in view.options:
        return Button(TAKE_WHICH, words("davinci.button.take_free"), enabled=False)
    price = PRICES[question.taken]
    label = words("davinci.button.take", price=price) if price else words("davinci.button.take_free")
    return Button(TAKE, label, primary=True)


def _has_dialog(question: Question) -> bool:
    foresight = isinstance(question, BoxUseQuestion) and question.box is Box.FORESIGHT
    return foresight or isinstance(question, FavourQuestion | BidQuestion)


def _holding(view: View, held: Held) -> str:
    match held:
        case in_hand.Apprentices():
            return words("davinci.prompt.holding_apprentices", workers=apprentices(held.count))
        case in_hand.Card():
            return words("davinci.prompt.holding_card", invention=invention_name(held.invention))
        case in_hand.Tile() if isinstance(view.question, OfferQuestion):
            price = PRICES[view.question.taken]
            key = "holding_tile" if price else "holding_tile_free"
            return words(f"davinci.prompt.{key}", tile=_tile(view, held.upgrade), price=florins(price))
    return words(f"davinci.prompt.holding_{type(held).__name__.lower()}")


def _tile(view: View, upgrade: Upgrade) -> str:
    """Name what was taken up; a tile may be for either laboratory, and then where it goes will tell (rule 8.12)."""
    if upgrade is Upgrade.AUTOMATON:
        return words("davinci.tile.automaton")
    takes = {option.upgrade for option in view.options if isinstance(option, actions.Take)} - {Upgrade.AUTOMATON}
    if Upgrade.SMALL5 not in takes:
        return words("davinci.tile.large")
    return words("davinci.tile.laboratory") if len(takes) > 1 else words("davinci.tile.small")


def _task(view: View, question: Question) -> str:
    match question:
        case FavourQuestion():
            left = favours_each(view.table.seats) - len(question.chosen[question.seat])
            return words("davinci.prompt.favour", left=left)
        case WorkQuestion():
            kinds = {type(option) for option in view.options}
            if actions.Interrupt not in kinds:
                return words("davinci.prompt.work_only_start")
            return words("davinci.prompt.work" if actions.Start in kinds else "davinci.prompt.work_only_interrupt")
        case PlacementQuestion():
            city = view.round <= LAST_CITY_ROUND
            return words("davinci.prompt.placement" if city else "davinci.prompt.placement_laboratories")
        case LeonardoQuestion():
            return words("davinci.prompt.leonardo")
        case BoxQuestion():
            return words("davinci.prompt.box")
        case BoxUseQuestion():
            return _box_use(view, question)
        case OfferQuestion():
            return _offer(question)
        case BidQuestion():
            return words("davinci.prompt.bid", invention=invention_name(question.invention))


def _box_use(view: View, question: BoxUseQuestion) -> str:
    if question.box is Box.MOVE:
        return words("davinci.prompt.move_any" if view.table.strong_council else "davinci.prompt.move")
    return words(f"davinci.prompt.{question.box.name.lower()}")


def _offer(question: OfferQuestion) -> str:
    price = PRICES[question.taken]
    free = "" if price else "_free"
    if question.district in (Place.WORKSHOP, Place.ACADEMY):
        return words(f"davinci.prompt.offer_{question.district.name.lower()}{free}", price=florins(price))
    component = some(SHOP_SELLS[question.district])
    return words(f"davinci.prompt.offer_shop{free}", component=component, price=florins(price))
