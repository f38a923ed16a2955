"""What stands below the prompt of Engines of War until who is asked decides: how attacks on its territories ended."""

from leonardo.app.engines.words.news import news
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackLost, AttackWon
from tests.engine.engines.build import ANNA, BIANCA, CARLO, land, seat, turn

LOST = AttackWon(BIANCA, ANNA, Territory.MILAN, 2, 0, 0, 0, 0, 0)
HELD = AttackLost(ANNA, CARLO, Territory.MILAN, 0, 0)


def test_attacks_are_news_to_who_was_attacked_and_to_nobody_else() -> None:
    game = turn(seat(milan=land()), seat(naples=land()), seat(venice=land()))
    assert list(news(GAME.view(game.state, ANNA), (HELD, LOST))) == [HELD, LOST]
    for other in (BIANCA, CARLO):
        assert not list(news(GAME.view(game.state, other), (HELD, LOST)))
