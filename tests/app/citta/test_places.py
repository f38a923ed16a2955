"""The places at the end of a game, as the podium shows them, agree with those at the table."""

from leonardo.app.citta.results.accounts import Account, placing
from leonardo.app.citta.standing import standings
from leonardo.engine.citta import GAME
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, party, street


def test_a_guild_has_one_place_and_its_members_theirs() -> None:
    """At the table parties are counted, in the end those who play: two before one make it the third."""
    state = street(party(florins=800, members=(ANNA, CARLO)), party(florins=300, members=(BIANCA, DORA)), None, None)
    assert placing(state, [Account()] * 4) == [1, 3, 1, 3]
    at_the_table = standings(GAME.view(state, BIANCA))
    assert {speaker: each.place for speaker, each in at_the_table.items()} == {ANNA: 1, BIANCA: 2}


def test_the_bankrupt_come_after_all_who_are_left() -> None:
    state = street(party(florins=800, members=(ANNA, BIANCA)), None, party(florins=300), None, out=(DORA,))
    assert placing(state, [Account(), Account(), Account(), Account(out=3)]) == [1, 1, 3, 4]


def test_the_seats_of_a_guild_stand_on_one_side() -> None:
    state = street(None, party(florins=300), party(florins=800, members=(ANNA, CARLO)), None, out=(DORA,))
    assert GAME.standing(state).sides == (CARLO, BIANCA, CARLO, None)
