"""The cards of the city as a table: all there, and what is certain as the data's origin says."""

from leonardo.app.citta.learn.cards import CARDS
from leonardo.engine.citta.board import PALACES
from leonardo.engine.citta.state import rent
from tests.engine.citta.build import ANNA, party, rule, street


def test_every_card_is_there_and_sorted_by_any_column() -> None:
    rows = CARDS.cards()
    assert len(rows) == 19 + 4 + 9 + 3 + 1 + 40
    for number in range(len(CARDS.columns)):
        assert sorted(row[number].order for row in rows)


def test_what_was_published_stands_out() -> None:
    rows = {row[1].text: row for row in CARDS.cards()}
    lords = [name for name, row in rows.items() if row[0].text == "Palace" and row[5].certain]
    assert lords == ["Loggia Street"], "only the rents of a palace of 100 were published"
    assert all(row[4].certain for row in rows.values() if row[0].text == "Artwork")
    assert not any(row[5].certain for row in rows.values() if row[0].text == "Artwork")


@rule("8.3", "8.4")
def test_no_palace_ever_brings_more_than_its_maximum() -> None:
    """With four works in each palace of a complete quarter."""
    state = street(party(owns=dict.fromkeys(PALACES, (1, 2, 3, 4))), party(), party())
    most = {row[2].order[0]: row[6].order[0] for row in CARDS.cards() if row[0].text == "Palace"}
    assert most == {square: rent(state.owners, state.works, square) for square in PALACES}
    assert ANNA in state.owners
