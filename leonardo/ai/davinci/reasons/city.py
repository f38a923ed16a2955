"""Why to go to a district, and why to take what is offered there or to leave it."""

from typing import Final

from leonardo.ai.davinci.reasons.grounds import Grounds, Rank
from leonardo.ai.thought import Reason
from leonardo.engine.davinci.actions import ChooseFavour, PlaceApprentices, PlaceMaster, Take, Withdraw
from leonardo.engine.davinci.constants import LAST_ROUND, PRICES, SHOP_SELLS, Box, Component, Favour, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.state import covers, plus

ToDistrict = PlaceApprentices | PlaceMaster

_OF_UPGRADES: Final = {
    Upgrade.SMALL5: "davinci.advice.more_room",
    Upgrade.LARGE4: "davinci.advice.second_laboratory",
    Upgrade.LARGE6: "davinci.advice.more_room",
    Upgrade.AUTOMATON: "davinci.advice.automaton",
}
_OF_FAVOURS: Final = {
    Favour.SMALL5: "davinci.advice.more_room",
    Favour.LARGE4: "davinci.advice.second_laboratory",
    Favour.LARGE6: "davinci.advice.more_room",
    Favour.AUTOMATON: "davinci.advice.automaton",
}

# Going there


def _rank(grounds: Grounds, action: ToDistrict) -> Rank:
    if isinstance(action, PlaceMaster):
        return grounds.rank(action.at, 0, master=True)
    return grounds.rank(action.at, action.count)


def _price(grounds: Grounds, action: ToDistrict) -> int | None:
    """Return what the first advantage would cost as things stand, if there is one that the seat can pay."""
    price = _rank(grounds, action).price
    return price if price is not None and price <= grounds.seat.florins else None


def at_the_council(grounds: Grounds, action: ToDistrict) -> Reason | None:
    """The first decides about Leonardo; others have fewer boxes to choose from (rules 8.3, 8.4)."""
    if action.at is not Place.COUNCIL:
        return None
    rank = _rank(grounds, action)
    if rank.rank == 1:
        return Reason("davinci.advice.council_first", {"florins": grounds.view.treasury})
    boxes = len(Box) - rank.rank + 1
    sent_home = rank.rank == rank.groups == grounds.view.table.seats > 2
    return None if sent_home or boxes < 1 else Reason("davinci.advice.council_box", {"count": boxes})


def in_a_shop(grounds: Grounds, action: ToDistrict) -> Reason | None:
    """What it sells is missing for a requested invention."""
    kind, price = SHOP_SELLS.get(action.at), _price(grounds, action)
    need = grounds.needs(kind) if kind is not None else None
    if kind is None or price is None or need is None or not grounds.view.shops[kind]:
        return None
    key = "davinci.advice.shop_lacks" if need.others else "davinci.advice.shop_last"
    return Reason(key, {"component": kind, "invention": need.invention, "price": price})


def at_the_academy(grounds: Grounds, action: ToDistrict) -> Reason | None:
    """An apprentice more works in all rounds to come (rule 8.13)."""
    price = _price(grounds, action)
    if action.at is not Place.ACADEMY or price is None or not grounds.view.academy[grounds.number]:
        return None
    return Reason("davinci.advice.academy", {"count": LAST_ROUND - grounds.round, "price": price})


def in_the_workshop(grounds: Grounds, action: ToDistrict) -> Reason | None:
    """It gives the large laboratory, or an automaton, or room (rule 8.12)."""
    price = _price(grounds, action)
    if action.at is not Place.WORKSHOP or price is None or not grounds.bounds.upgradable:
        return None
    first_laboratory = grounds.seat.laboratories[1] is None
    key = "davinci.advice.workshop_large" if first_laboratory else "davinci.advice.workshop"
    return Reason(key, {"price": price})


def as_things_stand(grounds: Grounds, action: ToDistrict) -> Reason | None:
    """The rank there, and what the first advantage costs."""
    price = _price(grounds, action)
    if action.at is Place.COUNCIL or price is None:
        return None
    return ranked(_rank(grounds, action), price)


def ranked(rank: Rank, price: int) -> Reason:
    """Tell what the first advantage costs at a rank, in florins; where nobody else is, a rank means nothing."""
    if rank.groups == 1:
        return Reason("davinci.advice.rank_alone", {"price": price})
    return Reason("davinci.advice.rank", {"ordinal": rank.rank, "count": rank.groups, "price": price})


# Taking or leaving


def taken_component(grounds: Grounds, action: Take) -> Reason | None:
    """It is missing for a requested invention."""
    question = grounds.view.question
    kind = SHOP_SELLS.get(question.district) if isinstance(question, OfferQuestion) else None
    if kind is None or action.upgrade is not None:
        return None
    return component(grounds, kind)


def component(grounds: Grounds, kind: Component) -> Reason | None:
    """Tell what a component gained now is needed for."""
    need = grounds.needs(kind)
    if need is None:
        return None
    key = "davinci.advice.take_lacks" if need.others else "davinci.advice.take_last"
    return Reason(key, {"component": kind, "invention": need.invention})


def taken_advantage(grounds: Grounds, action: Take) -> Reason | None:
    """An apprentice, an automaton, room or a laboratory: what it does from now on."""
    if action.upgrade is not None:
        return Reason(_OF_UPGRADES[action.upgrade])
    question = grounds.view.question
    if isinstance(question, OfferQuestion) and question.district is Place.ACADEMY:
        return Reason("davinci.advice.apprentice", {"count": LAST_ROUND - grounds.round})
    return None


def for_nothing(grounds: Grounds, _: Take) -> Reason | None:
    """What costs nothing does no harm."""
    question = grounds.view.question
    free = isinstance(question, OfferQuestion) and not PRICES[question.taken]
    return Reason("davinci.advice.take_free") if free else None


def left_alone(grounds: Grounds, _: Withdraw) -> Reason | None:
    """What is offered helps nothing any more, or else it costs so much (rule 8.9)."""
    question = grounds.view.question
    if not isinstance(question, OfferQuestion):
        return None
    kind = SHOP_SELLS.get(question.district)
    if kind is not None and not grounds.bounds.useful(kind):
        return Reason("davinci.advice.withdraw_useless", {"component": kind})
    price = PRICES[question.taken]
    return Reason("davinci.advice.withdraw_saves", {"florins": price}) if price else None


# Favours


def favour(grounds: Grounds, action: ChooseFavour) -> Reason | None:
    """What the favours of the set-up are good for (rule 4.4)."""
    if action.favour is Favour.APPRENTICE:
        return Reason("davinci.advice.apprentice", {"count": LAST_ROUND})
    if action.favour in _OF_FAVOURS:
        return Reason(_OF_FAVOURS[action.favour])
    ready = _ready_with(grounds, action)
    return Reason("davinci.advice.favour_ready", {"invention": ready[0]}) if ready else None


def also_ready(grounds: Grounds, action: ChooseFavour) -> Reason | None:
    """A bundle that suffices for several inventions does so for the next best, too."""
    ready = _ready_with(grounds, action)
    return Reason("davinci.advice.favour_ready", {"invention": ready[1]}) if len(ready) > 1 else None


def _ready_with(grounds: Grounds, action: ChooseFavour) -> list[int]:
    """Return the requested inventions for which the components of a favour bring all that is missing, best paid first.

    Nothing comes of a favour that brings no components.
    """
    if action.components is None:
        return []
    hand = plus(grounds.hand, action.components)
    ready = [
        (INVENTIONS[number].first_reward, number)
        for number in grounds.bounds.displayed
        if covers(hand, INVENTIONS[number].components) and not covers(grounds.hand, INVENTIONS[number].components)
    ]
    return [number for _, number in sorted(ready, reverse=True)]
