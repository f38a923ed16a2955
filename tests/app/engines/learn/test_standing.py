"""How the seats stand, in words: points, what the end of the round would bring, and what is within reach."""

from leonardo.app.engines.learn.standing import FORECASTING
from leonardo.app.table.standing.forecast import Share
from leonardo.engine.engines import GAME
from leonardo.engine.engines.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.engines.learn.games import session
from tests.engine.engines.build import ANNA, land, seat, turn

PERSONS = [Person(name, colour) for name, colour in (("Anna", "red"), ("Bianca", "blue"), ("Carlo", "green"))]


def test_what_the_round_would_bring_is_told_while_it_lasts() -> None:
    game = turn(seat(points=4, milan=land(3, 1)), seat(venice=land()), seat(rome=land()))
    told = FORECASTING.tell(GAME.view(game.state, ANNA), Session.new(GAME, Options(3, 25), PERSONS, 3))
    assert {part.share for each in told for part in each.parts} == {Share.HELD, Share.AT_THE_END}


def test_after_the_end_there_are_but_the_points_of_each() -> None:
    ended = session()
    view = ended.view(ANNA)
    told = FORECASTING.tell(view, ended)
    assert [each.least for each in told] == [player.points for player in view.players]
    assert {part.share for each in told for part in each.parts} == {Share.HELD}
