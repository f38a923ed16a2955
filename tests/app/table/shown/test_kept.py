"""What follows from a view is found once for each view and question."""

from leonardo.app.table.shown.kept import kept_for, kept_for_view, kept_while


def test_an_answer_is_found_once_for_a_view_and_a_question() -> None:
    asked: list[tuple[object, int]] = []

    @kept_for_view
    def doubled(view: list[int], count: int) -> int:
        asked.append((view, count))
        return 2 * count

    view, alike = [1], [1]
    assert [doubled(view, 3), doubled(view, 3), doubled(view, 4)] == [6, 6, 8]
    assert len(asked) == 2
    doubled(alike, 3)
    assert len(asked) == 3, "views are known by being the same object, not by being alike"


def test_only_the_answers_of_the_last_views_are_kept() -> None:
    asked: list[object] = []

    @kept_for_view
    def whole(view: list[int]) -> int:
        asked.append(view)
        return len(view)

    views = [[number] for number in range(6)]
    for view in (*views, views[0], views[5]):
        whole(view)
    assert len(asked) == 7


def test_what_follows_from_a_view_stays_with_that_object() -> None:
    part, alike = [1], [1]

    @kept_for(lambda view: view[0])
    def told(view: tuple[list[int], int], more: int) -> int:
        return view[1] + more

    assert told((part, 5), 1) == told((part, 6), 1) == 6
    assert told((part, 6), 2) == 8
    assert told((alike, 6), 1) == 7


def test_what_follows_from_facts_is_found_when_they_change() -> None:
    asked: list[tuple[int, int]] = []

    @kept_while(lambda view, also: (view[0], also))
    def doubled(view: tuple[int, int], also: int) -> int:
        asked.append(view)
        return 2 * view[0] + also

    assert [doubled((1, coins), 0) for coins in range(3)] == [2, 2, 2]
    assert asked == [(1, 0)]
    assert doubled((2, 0), 0) == 4
    assert doubled((2, 0), 1) == 5
    assert len(asked) == 3
