"""Tempers: asked in the same positions, each does a little otherwise than usual, and that shows which it is."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from attrs import frozen

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import APPRENTICE, JOURNEYMAN, Level, tempered
from leonardo.ai.davinci.personalities import TEMPERS, Personality
from leonardo.ai.davinci.weights import THUMB
from leonardo.ai.player import UNLIMITED, stream
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Bid, PlaceApprentices, PlaceMaster, Start, Take
from leonardo.engine.davinci.constants import LAST_ROUND, MASTER_STRENGTH, PRICES, SHOP_SELLS, Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.engine.davinci.build import ANNA, completing, lab, seat, table

LEVELS: dict[str, tuple[Level, int]] = {
    "apprentice": (APPRENTICE, 4),
    "journeyman": (JOURNEYMAN, 3),
    "rules of thumb": (Thumb(), 2),
}
"""What decides at each level, of the Master and of Leonardo what they lean on; and the games that are looked at."""
MEANS = (Place.WORKSHOP, Place.ACADEMY)


@frozen
class Answer:
    """What a player answers in a position, and what one without a temper does there."""

    view: View
    action: Action
    usual: Action


@frozen
class Position:
    """What a player of a level without a temper saw and did, and whose stream of chance it had."""

    view: View
    action: Action
    chance: tuple[int, int, int]


def played(level: Level, deals: int) -> Iterator[Position]:
    """All decisions of some games of four alike."""
    for deal in range(deals):
        state = GAME.begin(GAME.deal(Options(4), Random(f"tempers/{deal}"))).state
        number = 0
        while (seat := GAME.decider(state)) is not None:
            view, chance = GAME.view(state, seat), (deal, seat, number)
            action = level(view, view.options, stream(*chance), UNLIMITED)
            yield Position(view, action, chance)
            state = GAME.apply(state, action).state
            number += 1


@pytest.fixture(scope="module", params=[pytest.param(each, marks=pytest.mark.slow) for each in LEVELS])
def answers(request: pytest.FixtureRequest) -> dict[str, list[Answer]]:
    """What each temper answers in the same positions of a level, with the same chance."""
    level, deals = LEVELS[request.param]
    positions = list(played(level, deals))
    return {
        name: [
            Answer(each.view, player(each.view, each.view.options, stream(*each.chance), UNLIMITED), each.action)
            for each in positions
        ]
        for name, player in ((temper.name, tempered(level, temper)) for temper in TEMPERS)
    }


def more(count: Callable[[View, Action], int], answers: Sequence[Answer]) -> float:
    """How many times as much of something a temper does as one without."""
    own = sum(count(each.view, each.action) for each in answers)
    return own / sum(count(each.view, each.usual) for each in answers)


def workers_to(*places: Place) -> Callable[[View, Action], int]:
    """Count the strength that is sent to some places."""

    def count(_: View, action: Action) -> int:
        match action:
            case PlaceApprentices(many, at) if at in places:
                return many
            case PlaceMaster(at) if at in places:
                return MASTER_STRENGTH
        return 0

    return count


def paid(view: View, action: Action) -> int:
    """Count the florins paid for advantages."""
    return PRICES[getattr(view.question, "taken", 0)] if isinstance(action, Take) else 0


def taken_at(*districts: Place) -> Callable[[View, Action], int]:
    """Count the advantages that are taken in some districts."""
    return lambda view, action: isinstance(action, Take) and getattr(view.question, "district", None) in districts


def collected(view: View, action: Action) -> int:
    """Count the strength sent to shops, the inventions begun and the florins bid for cards."""
    match action:
        case Start():
            return 1
        case Bid(_, florins):
            return florins
    return workers_to(*SHOP_SELLS)(view, action)


def test_a_temper_is_a_small_difference(answers: dict[str, list[Answer]]) -> None:
    for temper, given in answers.items():
        alike = sum(each.action == each.usual for each in given) / len(given)
        assert 0.9 < alike < 1, temper


def test_nothing_that_they_do_otherwise_is_silly(answers: dict[str, list[Answer]]) -> None:
    for given in answers.values():
        for each in given:
            assert each.action == each.usual or each.action in sensible(each.view, each.view.options)


def test_the_builder_goes_for_means_and_takes_them(answers: dict[str, list[Answer]]) -> None:
    assert more(workers_to(*MEANS), answers["builder"]) > 1.05
    assert more(taken_at(*MEANS), answers["builder"]) > 1.05


def test_the_collector_goes_for_components_inventions_and_cards(answers: dict[str, list[Answer]]) -> None:
    assert more(collected, answers["collector"]) > 1.03


def test_the_banker_pays_less_than_anybody_else(answers: dict[str, list[Answer]]) -> None:
    payments = {temper: more(paid, given) for temper, given in answers.items()}
    assert payments["banker"] == min(payments.values())
    assert payments["banker"] < 0.95


def test_the_spoiler_sends_most_to_the_council_to_begin(answers: dict[str, list[Answer]]) -> None:
    councils = {temper: more(workers_to(Place.COUNCIL), given) for temper, given in answers.items()}
    assert councils["spoiler"] == max(councils.values())
    assert councils["spoiler"] > 1.05


@pytest.mark.parametrize("temper", TEMPERS, ids=lambda temper: temper.name)
def test_the_spoiler_alone_bids_more_for_a_card_that_only_a_rival_could_use(temper: Personality) -> None:
    """Anna has a rope card already; to Bianca it would be the third type, for 8 florins (rule 11.1)."""
    work = lab(on=8, weeks=7)
    anna, bianca = seat(florins=22, small=work, owned=(3,)), seat(florins=22, small=work, owned=(1, 2))
    game = completing(table(anna, bianca, round=LAST_ROUND, display=[8, 23, 24], deck=[25]))
    view = GAME.view(game.state, ANNA)
    usual, own = (Thumb(weights)(view, game.legal, Random(1), UNLIMITED) for weights in (THUMB, temper.weights))
    assert isinstance(usual, Bid)
    assert isinstance(own, Bid)
    assert (own.florins > usual.florins) == (temper.name == "spoiler")
