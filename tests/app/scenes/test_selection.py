"""What is chosen of a list together: the one chosen last is always among it, and one alone is no group."""

from leonardo.app.scenes.selection import Order, Selection


def letters(items: str) -> Selection[str]:
    selection = Selection[str](lambda item: item, [Order("as they come", lambda _: 0)])
    selection.hold(items)
    return selection


def test_letting_go_of_the_last_of_three_chooses_the_nearest() -> None:
    selection = letters("abcdef")
    for number in (1, 4, 5):
        selection.toggle(number)
    selection.toggle(5)
    assert (selection.item, selection.taken) == ("e", ("a", "b", "e"))


def test_one_that_is_left_of_two_is_chosen_alone() -> None:
    selection = letters("abc")
    selection.toggle(2)
    assert selection.rows == {0, 2}
    selection.toggle(0)
    assert (selection.only, selection.rows) == ("c", frozenset())


def test_what_a_search_leaves_of_a_group_holds_the_last_one() -> None:
    selection = letters("abcd")
    selection.reach(2)
    selection.search("b")
    assert (selection.only, selection.taken) == ("b", ("b",))


def test_a_range_that_shrinks_to_where_it_began_is_one_alone() -> None:
    selection = letters("abc")
    selection.choose(1)
    selection.reach(2)
    selection.reach(1)
    assert selection.only == "b"
