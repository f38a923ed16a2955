"""What tooltips say, and the names of things."""

import re
import unicodedata
from random import Random
from typing import Any

import pytest

from leonardo.app.citta.spots import GoodSpot, OfficeSpot, PalaceSpot, Spot, SquareSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.advice import choice
from leonardo.app.citta.words.log import line
from leonardo.app.citta.words.phrases import office_name, quarter_name, square_name, square_short, work_name
from leonardo.app.citta.words.tips import about, look, settled, tip
from leonardo.app.kit.translations import languages
from leonardo.app.opponents import Opponent
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Bet, Propose, StayAlone
from leonardo.engine.citta.board import LAST_SQUARE, OFFICE_PRICES, QUARTERS, VALUES
from leonardo.engine.citta.constants import GUILDS, STRONG_OFFICE, Cause, Good, Side
from leonardo.engine.citta.events import UnionRefused
from leonardo.engine.citta.questions import Debt, ProposalQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Objection
from tests.app.kit.languages import spoken
from tests.engine.citta.build import ANNA, BIANCA, CARLO, moving, party, rule


class Anything:
    """Forbids nothing."""

    def objection(self, _: Any, /) -> Objection | None:  # noqa: ANN401 - that of any game
        return None

    def preview(self, action: Any, /) -> Any:  # noqa: ANN401
        raise NotImplementedError


def test_a_seat_names_all_members_of_its_guild_in_full() -> None:
    game = moving(party(), party(members=(BIANCA, CARLO)), None)
    names = ("Anna", "Bianca the Magnificent", "Carlo")
    told = Teller(TABLE, names, who={BIANCA: Opponent("pupil", "Pupil", "Learns.")}.get)
    view = GAME.view(game.state, ANNA)
    (guild,) = told.of(view, [SeatSpot(BIANCA)])
    assert guild.lead == "Bianca the Magnificent and Carlo (Pupil)"
    (alone,) = told.of(view, [SeatSpot(ANNA)])
    assert alone.lead == "Anna"


def test_a_winning_stake_comes_back_with_three_times_as_much() -> None:
    game = moving(party(square=1), party(250))
    game.draws(2)
    good = next(iter(Good))
    told = tip(GAME.view(game.state, BIANCA), GoodSpot(good), Bet(good, 10), Anything())
    assert "your stake back plus 30 florins" in told.words


@rule("7.5")
def test_a_seat_and_a_space_tell_whose_an_office_is() -> None:
    game = moving(party(), party(offices=(11,)))
    names = ("Anna", "Bianca")
    view, teller = GAME.view(game.state, ANNA), Teller(TABLE, names, who=lambda _seat: None)
    (seat,) = teller.of(view, [SeatSpot(BIANCA)])
    offices = f"Offices: {office_name(11)} ({square_short(11)}). Whoever stops there may be moved by up to 5 spaces."
    assert offices in seat.also
    (space,) = teller.of(view, [SquareSpot(11)])
    assert f"{office_name(11)}: Bianca, who may move whoever stops here by up to 5 spaces." in (
        space.words,
        *space.also,
    )
    (without,) = teller.of(view, [SeatSpot(ANNA)])
    assert not any("Offices" in words for words in without.also)


@rule("10.6")
@pytest.mark.parametrize("spot", [SquareSpot(4), PalaceSpot(4)], ids=["on the board", "in the tray"])
def test_a_palace_names_its_works_with_their_values(spot: Spot) -> None:
    view = GAME.view(moving(party(owns={4: (1, 2)}), party()).state, ANNA)
    tip_ = look(view, spot, ("Anna", "Bianca"))
    assert tip_ is not None
    assert f"Artworks: {work_name(1)} ({VALUES[1]}), {work_name(2)} ({VALUES[2]})." in (tip_.words, *tip_.also)


@rule("8.4")
def test_a_seat_tells_which_palace_it_lacks_for_a_quarter() -> None:
    of = QUARTERS["torre"]
    view = GAME.view(moving(party(), party(owns=of[:-1]), party(owns=QUARTERS["seta"][:1])).state, ANNA)
    (told,) = Teller(TABLE, ("Anna", "Bianca", "Carlo"), who=lambda _seat: None).of(view, [SeatSpot(BIANCA)])
    lacks = f"{quarter_name('torre')}: only {square_name(of[-1])} is missing."
    assert lacks in told.also
    assert look(view, SeatSpot(CARLO), ("Anna", "Bianca", "Carlo")) is None, "it lacks more than one"


@rule("7.6")
def test_an_office_of_fifty_says_on_its_card_what_it_takes() -> None:
    strong = next(square for square, price in OFFICE_PRICES.items() if price == STRONG_OFFICE)
    weak = next(square for square, price in OFFICE_PRICES.items() if price < STRONG_OFFICE)
    told = [about(OfficeSpot(square)) for square in (strong, weak)]
    assert [each.text for each in told if each is not None] == [
        "citta.explain.office_strong",
        "citta.explain.office",
    ]


NAMES = ("Anna", "Bruno", "Carla", "Dino")


def asked(*members: int) -> View:
    """Seat 0, which speaks for these, may propose a union."""
    state = GAME.begin(GAME.deal(Options(4, 10, (GUILDS,)), Random(1))).state
    view = GAME.view(state, 0)
    parties = tuple(
        evolve(party, members=members) if seat == 0 else None if seat in members else party
        for seat, party in enumerate(view.parties)
        if party is not None
    )
    return evolve(view, parties=parties, question=ProposalQuestion(0), options=(StayAlone(),))


@pytest.mark.parametrize(
    ("creditor", "told"),
    [
        (0, "The debt of 80 florins to Anna is cancelled."),
        (2, "It pays the debt of 80 florins to Carla at once."),
        (None, "It pays the debt of 80 florins to the bank at once."),
    ],
)
def test_a_debt_is_void_where_the_creditor_joins_the_debtor(creditor: int | None, told: str) -> None:
    """Rule 16.10."""
    debt = Debt(1, creditor, 80, Cause.RENT)
    assert settled(asked(0), debt, 0, NAMES) == told


def test_who_was_taken_in_is_the_guild_to_which_a_debt_is_void() -> None:
    debt = Debt(1, 2, 80, Cause.RENT)
    assert settled(asked(0, 2), debt, 0, NAMES) == "The debt of 80 florins to Carla is cancelled."


@pytest.mark.parametrize(("members", "called"), [((0,), "Stay alone"), ((0, 2), "Stay as we are")])
def test_a_guild_that_asks_nobody_is_not_alone(members: tuple[int, ...], called: str) -> None:
    view = asked(*members)
    line = prompt(TABLE, view, PromptState(names=NAMES))
    assert called in {button.label for button in line.buttons}
    assert choice(view, StayAlone(), NAMES) == called
    assert ("alone" in TABLE.task(view, PromptState(names=NAMES))) is (len(members) == 1)


def test_who_was_asked_refuses() -> None:
    """Rule 16.3: the event names who refuses, and who proposed."""
    assert line(UnionRefused(1, 0), NAMES) == "Bruno refuses to unite with Anna."


def test_two_proposals_that_differ_in_the_pawn_are_told_apart() -> None:
    view = asked(0)
    one, other = (choice(view, Propose(1, Side.GUELPH, pawn), NAMES) for pawn in (0, 1))
    assert one != other
    assert "Anna" in one
    assert "Bruno" in other


_TOLD_BY = 4  # letters by which a word is told from the others


def words(name: str) -> list[str]:
    bare = unicodedata.normalize("NFD", name.casefold())
    return re.findall(r"[a-z]+", "".join(letter for letter in bare if not unicodedata.combining(letter)))


@pytest.mark.parametrize("language", languages())
def test_the_short_name_on_the_board_is_a_word_of_the_full_one(language: str) -> None:
    with spoken(language):
        for square in range(1, LAST_SQUARE + 1):
            stem = words(square_short(square))[0][:_TOLD_BY]
            full = words(square_name(square))
            assert any(word.startswith(stem) for word in full), (square_short(square), square_name(square))
