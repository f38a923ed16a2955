"""What the prompt says: what is to be done, and what hangs on the cursor."""

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.in_hand import Held
from leonardo.app.davinci.words.phrases import apprentices, florins, invention_name, some
from leonardo.app.kit.words import words
from leonardo.app.table.words.situation import Situation
from leonardo.engine.davinci import actions
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
from leonardo.engine.davinci.terms import LAST_CITY_ROUND, PRICES, SHOP_SELLS, Box, Place, Upgrade
from leonardo.engine.davinci.view import View


def task(view: View, situation: Situation) -> str:
    """Return what the decider is to do, or a person who is told that nothing can be started (rule 13.4)."""
    question = view.question
    if situation.visit is not None:
        return words("davinci.prompt.work_forced")
    if question is None:
        return ""
    return _holding(view, situation.held) if situation.held else _task(view, question)


def phase(view: View) -> str:
    """Return what goes on."""
    return words(f"davinci.log.phase_{view.phase.name.lower()}")


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
