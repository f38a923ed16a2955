"""Help at hand in the city: notes at the parts of its table, how everybody stands, and dangers before they happen."""

from leonardo.ai.citta.advice import ESTIMATOR
from leonardo.app.citta.learn.pictures.things import Citizen, seen
from leonardo.app.citta.learn.standing import tell
from leonardo.app.citta.words.dangers import dangers
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Buy, Decline, LayWork, Sell
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.questions import Debt, OptionQuestion, Question, SaleQuestion, WorkQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.play.session import Session
from leonardo.saves.schema import Person

ANNA, BIANCA = 0, 1
ELMO = QUARTERS["elmo"]


def asked(view: View, question: Question, *options: Action) -> View:
    return evolve(view, question=question, options=options)


def told(view: View, action: Action) -> list[str]:
    return [danger.name for danger in dangers(view, action)]


def game() -> Session:
    at_table = [Person(f"Seat {seat}", colour) for seat, colour in enumerate(("red", "yellow", "green"))]
    return Session.new(GAME, Options(3), at_table, 5, None)


def test_the_last_palace_of_a_quarter_is_not_left_without_a_word() -> None:
    first, last = ELMO
    view = seen(Citizen(last, 200, {first: ()}), Citizen(), Citizen())
    view = asked(view, OptionQuestion(ANNA, last), Buy(), Decline())
    assert told(view, Decline()) == ["leave"]
    assert told(evolve(view, owners=(-1,) * len(view.owners)), Decline()) == []


def test_a_whole_quarter_stays_where_others_could_be_sold() -> None:
    whole = dict.fromkeys(ELMO, ())
    view = seen(Citizen(3, 0, {**whole, 16: ()}), Citizen(), Citizen())
    question = SaleQuestion(ANNA, Debt(ANNA, BIANCA, 20, Cause.RENT))
    sales = [Sell(square) for square in (*ELMO, 16)]
    assert told(asked(view, question, *sales), Sell(ELMO[0])) == ["break"]
    assert told(asked(view, question, *sales), Sell(16)) == []
    assert told(asked(view, question, *sales[:2]), Sell(ELMO[0])) == []


def test_what_leaves_too_little_for_a_rent_ahead_is_told() -> None:
    dear = {12: (1, 2, 3, 4)}
    question = WorkQuestion(ANNA, 0)
    poor = asked(seen(Citizen(9, 210, {2: ()}), Citizen(20, 250, dear), Citizen()), question, LayWork(2))
    rich = asked(seen(Citizen(9, 400, {2: ()}), Citizen(20, 250, dear), Citizen()), question, LayWork(2))
    past = asked(seen(Citizen(13, 210, {2: ()}), Citizen(20, 250, dear), Citizen()), question, LayWork(2))
    assert [told(view, LayWork(2)) for view in (poor, rich, past)] == [["ruin"], [], []]


def test_everybody_stands_where_their_capital_puts_them() -> None:
    session = game()
    forecasts, scores = tell(session.view(ANNA), session), session.game.standing(session.played.state).scores
    assert [each.least for each in forecasts] == [each.most for each in forecasts] == list(scores)
    assert all(each.known for each in forecasts)


def test_who_owns_more_can_expect_more_at_the_end() -> None:
    view = seen(Citizen(1, 100, dict.fromkeys(ELMO, (1, 2))), Citizen(1, 100), Citizen(1, 100))
    owner, other, _ = ESTIMATOR(view).seats
    assert owner.chance.likely > 0.5 > other.chance.likely
    assert owner.score.likely > other.score.likely
