"""Styles and tempers: whoever watches a player for a few rounds sees which it has."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from attrs import frozen

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import APPRENTICE, JOURNEYMAN, Level, tempered
from leonardo.ai.davinci.personalities import TEMPERS, Personality
from leonardo.ai.davinci.styles import STYLES
from leonardo.ai.davinci.weights import THUMB
from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser, players_of
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Bid, Buy, PlaceApprentices, PlaceMaster, Start, Take, TakeBox
from leonardo.engine.davinci.constants import LAST_ROUND, MASTER_STRENGTH, PRICES, SHOP_SELLS, Box, Place, Tier, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State, by_rank
from leonardo.engine.davinci.view import View
from tests.diagonal import diagonal, first_quick
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
    return PRICES[getattr(view.question, "taken", 0)] if isinstance(action, Take) else 0


def taken_at(*districts: Place) -> Callable[[View, Action], int]:
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
def test_only_the_spoiler_bids_more_for_what_a_rival_could_use(temper: Personality) -> None:
    """Anna has a rope card already; to Bianca it would be the third type, for 8 florins (rule 11.1)."""
    work = lab(on=8, weeks=7)
    anna, bianca = seat(florins=22, small=work, owned=(3,)), seat(florins=22, small=work, owned=(1, 2))
    game = completing(table(anna, bianca, round=LAST_ROUND, display=[8, 23, 24], deck=[25]))
    view = GAME.view(game.state, ANNA)
    usual, own = (Thumb(weights)(view, game.legal, Random(1), UNLIMITED) for weights in (THUMB, temper.weights))
    assert isinstance(usual, Bid)
    assert isinstance(own, Bid)
    assert (own.florins > usual.florins) == (temper.name == "spoiler")


TABLES = [("bronzes", "thumb", "laboratories", "golds"), ("academy", "denial", "thumb", "hoarding")]
ROUNDS = 4
DEALS = 3
PARTS = 12  # of so many decisions the quick run looks at one


@frozen
class Deed:
    """A decision of a player, and the state in which it was made."""

    player: str
    state: State
    action: Action

    @property
    def seat(self) -> int:
        seat = GAME.decider(self.state)
        assert seat is not None
        return seat

    @property
    def price(self) -> int:
        match self.action:
            case Take():
                return PRICES[getattr(self.state.question, "taken", 0)]
            case Bid(_, florins):
                return florins
            case Buy():
                return 1
        return 0

    @property
    def outdoes(self) -> bool | None:
        """Whether workers sent to a district come before all rivals there; none if they meet no rival."""
        action = self.action
        if not isinstance(action, PlaceApprentices | PlaceMaster) or action.at in (Place.SMALL, Place.LARGE):
            return None
        queue = self.state.queues[action.at]
        if action.at is Place.COUNCIL or all(group.seat == self.seat for group in queue):
            return None
        after = GAME.apply(self.state, action).state.queues[action.at]
        return bool(after) and by_rank(after)[0] == self.seat


def deeds_of(table: Sequence[str], deal: int, options: Options) -> Iterator[Deed]:
    """What the players do in the first rounds of a game."""
    players = [chooser(GAME.name, name) for name in table]
    state = GAME.begin(GAME.deal(options, Random(f"styles/{deal}"))).state
    number = 0
    while (seat := GAME.decider(state)) is not None and state.round <= ROUNDS:
        view = GAME.view(state, seat)
        action = players[seat](view, view.options, stream(deal, seat, number), UNLIMITED)
        yield Deed(table[seat], state, action)
        state = GAME.apply(state, action).state
        number += 1


@pytest.fixture(scope="module")
def deeds() -> Sequence[Deed]:
    return [
        deed
        for deal in range(DEALS)
        for table in TABLES
        for deed in deeds_of(table[deal % 4 :] + table[: deal % 4], deal, Options(4))
    ]


def of(player: str, deeds: Sequence[Deed]) -> list[Deed]:
    return [deed for deed in deeds if deed.player == player]


def started(player: str, deeds: Sequence[Deed]) -> list[Tier]:
    return [INVENTIONS[each.action.invention].tier for each in of(player, deeds) if isinstance(each.action, Start)]


def taken(player: str, deeds: Sequence[Deed], district: Place) -> list[Deed]:
    return [
        each
        for each in of(player, deeds)
        if isinstance(each.action, Take) and getattr(each.state.question, "district", None) is district
    ]


def test_the_panel_has_six_styles_that_nobody_is_offered() -> None:
    assert set(STYLES) == {"bronzes", "laboratories", "academy", "golds", "denial", "hoarding"}
    assert not {player.name for player in players_of(GAME.name)} & set(STYLES)


@pytest.mark.slow
@pytest.mark.parametrize("part", diagonal([0], more=range(1, PARTS)))
def test_all_that_they_do_is_sensible(deeds: Sequence[Deed], part: int) -> None:
    for deed in deeds[part::PARTS]:
        assert deed.action in sensible(GAME.view(deed.state, deed.seat), deed.state.options)


@pytest.mark.slow
def test_what_is_hidden_changes_nothing_that_they_do(deeds: Sequence[Deed]) -> None:
    """Rule 13.3."""
    for number, deed in enumerate(deeds[::15]):
        view = GAME.view(deed.state, deed.seat)
        other = GAME.determinize(view, Random(number))
        choose = chooser(GAME.name, deed.player)
        one, two = (
            choose(seen, seen.options, Random(number), UNLIMITED) for seen in (view, GAME.view(other, deed.seat))
        )
        assert one == two


def test_the_same_stream_gives_the_same_game() -> None:
    table, options = ("denial", "golds"), Options(2, "expert")
    assert list(deeds_of(table, 1, options)) == list(deeds_of(table, 1, options))


@pytest.mark.slow
def test_bronzes_begins_little_else_at_first(deeds: Sequence[Deed]) -> None:
    own, usual = started("bronzes", deeds), started("thumb", deeds)
    assert own.count(Tier.BRONZE) / len(own) > 1.5 * usual.count(Tier.BRONZE) / len(usual)


def test_golds_begins_nothing_but_gold(deeds: Sequence[Deed]) -> None:
    assert set(started("golds", deeds)) == {Tier.GOLD}


def test_laboratories_goes_to_the_workshop_until_it_has_built(deeds: Sequence[Deed]) -> None:
    def builds(player: str) -> int:
        return sum(
            each.state.round <= 3 and isinstance(each.action, Take) and each.action.upgrade is not Upgrade.AUTOMATON
            for each in taken(player, deeds, Place.WORKSHOP)
        )

    assert builds("laboratories") > 1.3 * builds("thumb") / len(TABLES)
    for deed in of("laboratories", deeds):
        if isinstance(deed.action, Start) and deed.state.round <= 3:
            laboratory = deed.state.seats[deed.seat].laboratory(deed.action.laboratory)
            assert laboratory is not None
            assert laboratory.spaces in (5, 6), "it waits until the laboratory is turned"


def test_academy_hires_before_all_else(deeds: Sequence[Deed]) -> None:
    assert len(taken("academy", deeds, Place.ACADEMY)) > 1.2 * len(taken("thumb", deeds, Place.ACADEMY)) / len(TABLES)


def test_denial_outdoes_rivals_where_they_are(deeds: Sequence[Deed]) -> None:
    def share(player: str) -> float:
        met = [each.outdoes for each in of(player, deeds)]
        return met.count(True) / len([each for each in of(player, deeds) if isinstance(each.action, PlaceApprentices)])

    assert share("denial") > 1.3 * share("thumb")


def test_hoarding_keeps_florins_and_collects_at_the_council(deeds: Sequence[Deed]) -> None:
    own = of("hoarding", deeds)
    assert sum(each.price for each in own) < 0.6 * sum(each.price for each in of("thumb", deeds)) / len(TABLES)
    boxes = [each for each in own if TakeBox(Box.TREASURY) in each.state.options and each.state.treasury]
    assert boxes
    assert all(each.action == TakeBox(Box.TREASURY) for each in boxes)


@first_quick("options", [Options(2), Options(3, "expert"), Options(5, "expert", ("codex_leonardi_1",))])
def test_each_plays_at_every_kind_of_table(options: Options) -> None:
    names = [*STYLES, *STYLES]
    for first in range(0, len(STYLES), options.seats):
        assert list(deeds_of(names[first : first + options.seats], first, options))
