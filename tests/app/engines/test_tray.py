"""The tray: purse and fist together show all florins that one has, and the archive what its cards do."""

import pytest
from pygame import Rect

from leonardo.app.engines.buttons import AT_FOOT
from leonardo.app.engines.moves.in_hand import Fist
from leonardo.app.engines.picture.designs import Designs
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import BuilderSpot
from leonardo.app.engines.standing import gain
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.phrases import card_effect
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Bid, BuildCastle, Decline, Move, Settle
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import PROJECTS, Card
from leonardo.engine.engines.view import View
from tests.app.engines.layouts import LOOKS
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing, words
from tests.diagonal import first_quick
from tests.engine.engines.build import ANNA, BIANCA, CARLO, Game, auction, land, seat, turn

NAMES = tuple(look.name for look in LOOKS[:3])


def at_the_foot(view: View, fist: Fist | None = None) -> list[str]:
    """What is written at the foot of the table, while so much is in a fist that is not closed."""
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=fist)))
    with probing():
        picture.arrange((1280, 720), view)
        page = LayoutProbe((1280, 720))
        picture.draw(page, view, marks)
    return words(page, picture.layout.tray)


def test_purse_and_fist_show_all_florins_until_a_card_is_paid() -> None:
    game = auction(seat(120, milan=land()), seat(100, norway=land()), seat(100, castile=land()))
    view = GAME.view(game.state, ANNA)
    assert "120" in at_the_foot(view)
    composed = at_the_foot(view, Fist(ANNA, 30))
    assert {"120", tr("engines.picture.after", cost=30, count=90)} <= {*composed}
    game.does(ANNA, Bid(30))
    waits = {"120", tr("engines.picture.if_taken", cost=30, count=90)}
    assert waits <= {*at_the_foot(GAME.view(game.state, ANNA))}, "30 are in the fist"
    game.does(BIANCA, Bid(0))
    game.does(CARLO, Bid(0))
    assert waits <= {*at_the_foot(GAME.view(game.state, ANNA))}, "and are paid only if a card is taken"
    game.does(ANNA, Decline())
    income = 10
    assert str(120 + income) in at_the_foot(GAME.view(game.state, ANNA)), "nothing was paid"


def test_below_the_purse_is_what_others_show_on_their_panels() -> None:
    game = turn(seat(100, milan=land(castle=1), venice=land(), rome=land()), seat(norway=land()), seat(castile=land()))
    view = GAME.view(game.state, ANNA)
    scored = tr("table.change.more", count=gain(view, ANNA))
    written = at_the_foot(view)
    at = written.index("3")
    assert written[at : at + 3] == ["3", "1", scored]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_of_what_a_card_does_is_left_out(size: Size) -> None:
    """In two lines where one is too short for it."""
    game = turn(seat(milan=land(3, 1), archive=[Card.SUBMARINE]), seat(rome=land()), seat(norway=land()))
    view, effect = GAME.view(game.state, ANNA), card_effect(Card.SUBMARINE)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    with probing() as cut:
        picture.arrange(size, view)
        page = LayoutProbe(size)
        picture.draw(page, view, Marks())
    assert " ".join(text for text in words(page) if text in effect and len(text) > 2) == effect
    assert cut.isdisjoint(words(page))


LOOSE = [card for card, project in PROJECTS.items() if project.hangs_on is None]


@everywhere()
def test_what_a_card_does_is_said_in_fewer_words_rather_than_cut(size: Size, language: str, text_size: int) -> None:
    with spoken(language):
        longest = sorted(LOOSE, key=lambda card: len(card_effect(card)))[-3:]
        own = seat(0, milan=land(3, 1), archive=longest[:1], projects=longest[1:])
        view = GAME.view(turn(own, seat(rome=land()), seat(norway=land())).state, ANNA)
        picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=text_size / 100)
        with probing() as cut:
            picture.lay_out(size, view)
            designs = Designs(picture.brush, picture.layout)
            for part in designs.parts:
                part.draw(LayoutProbe(size), view, Marks())
        lacks = tr("engines.picture.lacks", count=PROJECTS[longest[0]].cost)
        assert cut.isdisjoint([lacks, *map(card_effect, longest)])


def ends(game: Game, staged: Action | None = None) -> dict[str, Rect]:
    view = GAME.view(game.state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    picture.arrange((1280, 720), view)
    told = prompt(TABLE, view, PromptState(names=NAMES, staged=staged))
    places = picture.spots(view, Marks(prompt=told))
    return {key: places[ButtonSpot(key)] for key in AT_FOOT if ButtonSpot(key) in places}


def test_what_ends_an_order_stands_where_the_turn_is_ended() -> None:
    game = turn(seat(100, milan=land(3), florence=land(3)), seat(norway=land()), seat(castile=land()))
    (ended,) = ends(game).values()
    game.does(ANNA, Move(Territory.MILAN, Territory.FLORENCE, 1, 0, 0))
    assert ends(game) == {"stop": ended}


def test_a_castle_that_is_staged_says_that_it_ends_the_turn() -> None:
    game = turn(seat(100, milan=land(3)), seat(norway=land()), seat(castile=land()))
    view = GAME.view(game.state, ANNA)
    castle = BuildCastle(Territory.MILAN)
    (ended,) = ends(game).values()
    staged = ends(game, staged=castle)
    assert staged["confirm"] == ended
    assert not staged["confirm"].colliderect(staged["put_back"])
    for action, words_ in (
        (castle, tr("engines.button.castle_ends")),
        (Settle(Territory.ROME), tr("table.button.confirm")),
    ):
        shown = prompt(TABLE, view, PromptState(names=NAMES, staged=action)).buttons
        assert [button.label for button in shown if button.key == "confirm"] == [words_]


@first_quick("language", LANGUAGES)
@first_quick(("size", "percent"), [((1024, 640), 130), ((1280, 720), 100), ((1920, 1080), 115)])
def test_a_castle_says_on_its_button_that_it_ends_the_turn(size: Size, percent: int, language: str) -> None:
    game = turn(seat(milan=land(3, 1), venice=land()), seat(rome=land()), seat(norway=land()))
    view = GAME.view(game.state, ANNA)
    with spoken(language), probing() as cut:
        picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=percent / 100)
        picture.arrange(size, view)
        page = LayoutProbe(size)
        picture.draw(page, view, Marks())
        told = {tr(f"engines.picture.ends.{length}") for length in ("fully", "briefly")}
        assert told & set(words(page, picture.spots(view)[BuilderSpot("castle")].inflate(8, 12)))
        assert told.isdisjoint(cut)
