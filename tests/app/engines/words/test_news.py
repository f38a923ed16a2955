"""What stands below the prompt of Engines of War until who is asked decides: how its wars ended, whoever began them."""

from leonardo.app.engines.words.notices import news
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackLost, AttackWon
from tests.engine.engines.build import ANNA, BIANCA, CARLO, land, seat, turn

LOST = AttackWon(BIANCA, ANNA, Territory.MILAN, 2, 0, 0, 0, 0, 0)
HELD = AttackLost(ANNA, CARLO, Territory.MILAN, 0, 0)


def test_attacks_are_news_to_both_sides_and_to_nobody_else() -> None:
    game = turn(seat(milan=land()), seat(naples=land()), seat(venice=land()))
    for who, told in ((ANNA, [HELD, LOST]), (BIANCA, [LOST]), (CARLO, [HELD])):
        assert list(news(GAME.view(game.state, who), (HELD, LOST))) == told
