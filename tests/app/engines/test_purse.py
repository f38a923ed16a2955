"""The purse shows all florins that one has; what is in a fist is paid only for a card."""

from leonardo.app.engines.moves.in_hand import Fist
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.standing import gain
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Bid
from leonardo.engine.engines.view import View
from tests.app.engines.test_table_fits import LOOKS
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.engine.engines.build import ANNA, auction, land, seat, turn

NAMES = tuple(look.name for look in LOOKS[:3])


def numbers(view: View, fist: Fist | None = None) -> list[str]:
    """What is written at the foot of the table, while so much is in a fist that is not closed."""
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=fist)))
    with probing():
        picture.lay_out((1280, 720), view)
        page = LayoutProbe((1280, 720))
        for part in picture.tray.parts:
            part.draw(page, view, marks)
        return [note.what.text for note in page.notes if isinstance(note.what, Line)]


def test_it_shows_as_many_florins_while_coins_are_put_into_the_fist_and_when_that_is_closed() -> None:
    game = auction(seat(120, milan=land()), seat(100, norway=land()), seat(100, castile=land()))
    view = GAME.view(game.state, ANNA)
    assert "120" in numbers(view)
    assert "120" in numbers(view, Fist(ANNA, 30))
    game.does(ANNA, Bid(30))
    assert "120" in numbers(GAME.view(game.state, ANNA))


def test_below_it_is_what_the_others_show_on_their_panels() -> None:
    game = turn(seat(100, milan=land(castle=1), venice=land(), rome=land()), seat(norway=land()), seat(castile=land()))
    view = GAME.view(game.state, ANNA)
    scored = tr("table.change.more", count=gain(view, ANNA))
    written = numbers(view)
    at = written.index("3")
    assert written[at : at + 3] == ["3", "1", scored]
