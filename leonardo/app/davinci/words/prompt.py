"""What the prompt says: what is to be done, and what hangs on the cursor."""

from collections.abc import Mapping
from typing import Final

from attrs import field, frozen

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.in_hand import Held
from leonardo.app.davinci.words.phrases import apprentices, box_name, florins, invention_name, some
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, PRICES, SHOP_SELLS, Box, Place, Upgrade
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
from leonardo.engine.davinci.rules.favours import favours_each
from leonardo.engine.davinci.view import View


@frozen
class _Text:
    """The key of a text among the prompts, and what is put into it."""

    key: str
    values: Mapping[str, object] = field(factory=dict)

    @classmethod
    def of(cls, key: str, **values: object) -> "_Text":
        return cls(key, values)

    def __str__(self) -> str:
        return tr(f"davinci.prompt.{self.key}", **self.values)

    @property
    def briefly(self) -> str:
        return tr(f"davinci.prompt.briefly.{self.key}", **self.values) if self.key in _BRIEFER else ""


_BRIEFER: Final = frozenset(
    {
        "bid",
        "box",
        "foresight",
        "holding_apprentices",
        "holding_card",
        "holding_cover",
        "holding_leonardo",
        "holding_master",
        "holding_moving",
        "holding_one_of_many",
        "holding_tile",
        "holding_tile_free",
        "leonardo",
        "move",
        "move_any",
        "offer_academy",
        "offer_academy_free",
        "offer_shop",
        "offer_shop_free",
        "offer_workshop",
        "offer_workshop_automaton",
        "offer_workshop_automaton_free",
        "offer_workshop_free",
        "offer_workshop_tile",
        "offer_workshop_tile_free",
        "placement",
        "placement_apprentices",
        "placement_laboratories",
        "placement_master",
        "purchase",
        "work",
        "work_forced",
        "work_only_deck",
        "work_only_interrupt",
        "work_only_start",
    }
)
"""The prompts that have a brief form as well."""


def task(view: View, situation: PromptState) -> str:
    """Return what the decider is to do, or a person who is told that nothing can be started (rule 13.4)."""
    text = _text(view, situation)
    return str(text) if text is not None else ""


def task_briefly(view: View, situation: PromptState) -> str:
    """Return the same in as few words as possible."""
    text = _text(view, situation)
    return text.briefly if text is not None else ""


def phase(view: View) -> str:
    return tr(f"davinci.log.phase_{view.phase.name.lower()}")


def _text(view: View, situation: PromptState) -> _Text | None:
    question = view.question
    if situation.visit is not None:
        return _Text("work_forced")
    if question is None:
        return None
    return _holding(view, situation.held) if situation.held else _task(view, question)


def _holding(view: View, held: Held) -> _Text:
    match held:
        case in_hand.Apprentices():
            key = "holding_apprentices" if held.count > 1 or not _more_at_hand(view) else "holding_one_of_many"
            return _Text.of(key, workers=apprentices(held.count))
        case in_hand.Card():
            return _Text.of("holding_card", invention=invention_name(held.invention))
        case in_hand.Tile() if isinstance(view.question, OfferQuestion):
            price = PRICES[view.question.taken]
            key = "holding_tile" if price else "holding_tile_free"
            return _Text.of(key, tile=_tile(view, held.upgrade), price=florins(price))
    return _Text(f"holding_{type(held).__name__.lower()}")


def _more_at_hand(view: View) -> bool:
    return view.viewer is not None and view.seats[view.viewer].apprentices > 1


def _tile(view: View, upgrade: Upgrade) -> str:
    """Name what was taken up; a tile may be for either laboratory, and then where it goes will tell (rule 8.12)."""
    if upgrade is Upgrade.AUTOMATON:
        return tr("davinci.tile.automaton")
    takes = {option.upgrade for option in view.options if isinstance(option, actions.Take)} - {Upgrade.AUTOMATON}
    if Upgrade.SMALL5 not in takes:
        return tr("davinci.tile.large")
    return tr("davinci.tile.laboratory") if len(takes) > 1 else tr("davinci.tile.small")


def _task(view: View, question: Question) -> _Text:
    match question:
        case FavourQuestion():
            return _Text.of("favour", left=favours_each(view.table.seats) - len(question.chosen[question.seat]))
        case WorkQuestion():
            kinds = {type(option) for option in view.options}
            if actions.Interrupt not in kinds:
                return _Text("work_only_start" if _any_requested(view) else "work_only_deck")
            return _Text("work" if actions.Start in kinds else "work_only_interrupt")
        case PlacementQuestion():
            return _Text(_placing(view))
        case LeonardoQuestion():
            return _Text("leonardo")
        case BoxQuestion():
            return _Text.of("box", boxes=_boxes(view))
        case BoxUseQuestion(box=Box.MOVE):
            return _Text("move_any" if view.table.strong_council else "move")
        case BoxUseQuestion():
            return _Text(question.box.name.lower())
        case OfferQuestion():
            return _offer(view, question)
        case BidQuestion():
            return _Text.of("bid", invention=invention_name(question.invention))


def _placing(view: View) -> str:
    """Return which key names the workers that are left to be placed in the city, or in laboratories (rule 10.4)."""
    if view.round > LAST_CITY_ROUND:
        return "placement_laboratories"
    kinds = {type(option) for option in view.options} - {actions.Pass}
    return {
        frozenset({actions.PlaceApprentices}): "placement_apprentices",
        frozenset({actions.PlaceMaster}): "placement_master",
    }.get(frozenset(kinds), "placement")


def _any_requested(view: View) -> bool:
    """Tell whether anything on display can be started, not only what is still in the deck (rule 6.6)."""
    requested = {request.invention for request in view.display}
    return any(isinstance(option, actions.Start) and option.invention in requested for option in view.options)


def _boxes(view: View) -> str:
    """Name the boxes of the Council that are left: where the window is small, they bear signs only."""
    named = (box_name(option.box) for option in view.options if isinstance(option, actions.TakeBox))
    return tr("davinci.components.join").join(named)


def _offer(view: View, question: OfferQuestion) -> _Text:
    price = PRICES[question.taken]
    free = "" if price else "_free"
    if question.district is Place.WORKSHOP:
        return _Text.of(f"offer_workshop{_offered(view)}{free}", price=florins(price))
    if question.district is Place.ACADEMY:
        return _Text.of(f"offer_academy{free}", price=florins(price))
    return _Text.of(f"offer_shop{free}", component=some(SHOP_SELLS[question.district]), price=florins(price))


def _offered(view: View) -> str:
    """Return which key says what the Workshop has for the viewer, if that is not both (rule 8.12)."""
    automata = {option.upgrade is Upgrade.AUTOMATON for option in view.options if isinstance(option, actions.Take)}
    return {frozenset({True}): "_automaton", frozenset({False}): "_tile"}.get(frozenset(automata), "")
