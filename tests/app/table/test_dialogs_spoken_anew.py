"""A dialog that lies over a table speaks the language that is spoken, also if that changes meanwhile."""

from typing import Any

import pytest

from leonardo.app.davinci.dialogs.from_deck import FromDeck
from leonardo.app.davinci.dialogs.ordering import Ordering
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.translations import tr
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.dialogs.warning import Danger, Warner
from tests.app.kit.languages import spoken

pytestmark = pytest.mark.usefixtures("screen")


def nothing(*_: object) -> None:
    """Do nothing."""


def test_titles_and_words_of_dialogs_follow_the_language() -> None:
    kit, art = Kit.for_size((1024, 640)), None
    with spoken("en"):
        dialogs: list[Dialog] = [
            FromDeck(kit, (1, 2), art, nothing, nothing),  # type: ignore[arg-type] # nothing is drawn
            FromDeck(kit, (1, 2), art, nothing, nothing, never=True),  # type: ignore[arg-type] # as above
            Ordering(kit, (1, 2), art, nothing, nothing),  # type: ignore[arg-type] # as above
        ]
        english = [(each.title, each.words) for each in dialogs]
    assert english[1][1] == "Nothing new is requested in rounds 8 and 9: it can never be completed."
    with spoken("fr"):
        assert not [each.title for each, (title, _) in zip(dialogs, english, strict=True) if each.title == title]
        assert not [each.title for each, (_, asked) in zip(dialogs, english, strict=True) if each.words == asked]


class _Dangerous:
    """A game in which everything is dangerous."""

    def dangers(self, _view: object, _action: object) -> Any:  # noqa: ANN401 - as a game has it
        yield Danger("loss", tr("message.cancel"), tr("message.back"), tr("message.cancel"), tr("pause.save"))


class _View:
    viewer = 0


def test_a_warning_follows_the_language() -> None:
    kit = Kit.for_size((1024, 640))
    warner = Warner(kit, _Dangerous(), "tiny", (), nothing, nothing)  # type: ignore[arg-type] # only dangers are asked for
    with spoken("en"):
        assert warner.warns(_View(), "go")
        asking = kit.stack.top
        assert isinstance(asking, Dialog)
        english = asking.title, asking.words
    with spoken("it"):
        kit.refresh()
        assert asking.title != english[0]
        assert asking.words != english[1]
        texts = {widget.text for widget in asking.widgets() if hasattr(widget, "text")}
        assert english[0] not in texts


def test_no_warning_contradicts_the_hint_that_was_given() -> None:
    kit = Kit.for_size((1024, 640))
    warner = Warner(kit, _Dangerous(), "tiny", (), nothing, nothing, lambda action: action == "go")  # type: ignore[arg-type] # as above
    assert not warner.warns(_View(), "go")
    assert warner.warns(_View(), "stay")
