"""The cards of Engines of War as a table: all there, and what is certain as the data's origin says."""

from leonardo.app.engines.learn.cards import CARDS


def test_every_card_is_there_and_sorted_by_any_column() -> None:
    rows = CARDS.cards()
    assert sum(int(row[2].text) for row in rows) == 10 + 49, "all but Leonardo"
    for number in range(len(CARDS.columns)):
        assert sorted(row[number].order for row in rows)


def test_what_was_published_stands_out() -> None:
    rows = {row[1].text: row for row in CARDS.cards()}
    gearbox, wagon, supper = (rows[name] for name in ("Gearbox", "Round Wagon", "Last Supper"))
    assert [cell.certain for cell in gearbox] == [True, True, True, False, True, True], "its price was not"
    assert [cell.certain for cell in wagon] == [True, False, True, True, False, False]
    assert not supper[1].certain
    assert rows["Mona Lisa"][1].certain
