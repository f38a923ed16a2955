"""The rule book: leafed through, searched and opened at a rule; and the ways to its cards and its printed page."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen

from leonardo.app.kit.keymap import Slash
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Align, Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Heading, Label, Widget
from leonardo.app.kit.widgets.form import Form
from leonardo.app.presentation import Presentation
from leonardo.app.rulebook.book import OftenAsked, Paragraph, RuleBook, Spread
from leonardo.app.rulebook.cards import CardsScene
from leonardo.app.rulebook.pages import (
    NEAR,
    NUMBERS,
    FoundResult,
    Pages,
    PartButton,
    Results,
    SearchField,
    draw_picture,
    draw_text,
    grid,
    lay_spine,
    pages,
    shared,
)
from leonardo.app.rulebook.search import Hit, found
from leonardo.app.rulebook.summary import SummaryScene, draw_summary
from leonardo.app.scenes.desk import lay_desk, lay_ribbon
from leonardo.app.scenes.menu import SheetScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_HEADING: Final = 52
_ROW: Final = 60
_PART: Final = 84
_LOW_PART: Final = 66
"""Units of height of a heading, a button, and a part with its picture, the last one in upright windows."""
_APART: Final = 12
_CLOSE: Final = 2
_CLOSER: Final = 8
"""Units between the parts of the contents; between buttons where there are many; and by which they then come closer to
what is at the foot."""
_LONGEST: Final = 40
_EARLIER: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
_LATER: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


@frozen
class Way:
    """A button to something that lies beside the rules, such as the cards: its name, its words and what it does."""

    name: str
    text: str
    action: Callable[[], None]


class RuleBookScene(SheetScene):
    """A book of rules, opened at its contents, or at a `rule`; `ways` lead to what belongs to it."""

    upright = True

    def __init__(self, kit: Kit, book: RuleBook, rule: str = "", ways: Sequence[Way] = ()) -> None:
        super().__init__(kit)
        self.book = book
        self.spread: int | None = None
        """The spread that it is opened at; none at its contents."""
        self.marked: int | None = None
        """The paragraph on it that was looked for."""
        self.asked: OftenAsked | None = None
        """What was asked of all that is asked often; its answer is shown instead of the spread."""
        self.wanted = ""
        """What is searched for; while there is anything, what was found is shown instead of anything else."""
        self._ways = tuple(ways)
        self._field: SearchField | None = None
        self._slash = Slash()
        place = book.place_of(rule) if rule else None
        if place is not None:
            self.spread, self.marked = place.spread, place.paragraph

    # ---- opening

    def open(self, rule: str) -> None:
        """Open it at the paragraph of a rule; at the contents where there is none."""
        place = self.book.place_of(rule)
        self._show(place.spread if place else None, place.paragraph if place else None)

    def turn(self, by: int) -> None:
        """Leaf through; before the first spread are the contents."""
        last = len(self.book.spreads) - 1
        now = -1 if self.spread is None else self.spread
        then = max(-1, min(last, now + by))
        if then != now or self.asked:
            self._show(None if then < 0 else then, None)

    def ask(self, asked: OftenAsked) -> None:
        """Answer what is asked often, beside the picture of the first rule that says it."""
        place = self.book.place_of(asked.rules[0])
        self._show(place.spread if place else None, asked=asked)

    def _show(self, spread: int | None, marked: int | None = None, asked: OftenAsked | None = None) -> None:
        self.spread, self.marked, self.asked, self.wanted = spread, marked, asked, ""
        self.form.leave()
        self.kit.audio.play("page")
        self.form = Form(self.page, ())
        self.arrange(self.kit.layout)
        self.redraw()

    # ---- the scene

    def heading(self) -> str:
        if self.wanted.strip():
            return tr("rulebook.found")
        if self.asked is not None:
            return tr("rulebook.asked")
        return tr("rulebook.title" if self.spread is None else self.book.chapter_of(self.spread).title)

    def arrange(self, layout: Layout) -> None:  # noqa: ARG002 - the page knows the layout
        """Make the widgets for a size of the window; the keyboard begins where one goes on, not in the search."""
        self._field = None
        page = self.page
        begin = "chapter 0" if self.spread is None else "rule 0" if self.asked else "next"
        focus = self.form.focus or begin
        made = self.widgets(page.layout)
        able = [widget.name for widget in made if widget.reachable]
        self.form = Form(page, made, focus if focus in able else "back")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        where = pages(layout, self.sheet(layout))
        if self._field is None:
            self._field = SearchField("search", where.search, self.wanted, self._search, self.page, longest=_LONGEST)
        self._field.prompt = "" if self.wanted else tr("rulebook.search")
        return [self._field, *self._on_pages(layout, where), *self._at_foot(layout, where)]

    def backdrop(self, surface: pygame.Surface) -> None:
        page = self.page
        lay_desk(page, surface)
        sheet = self.sheet(page.layout)
        skins.lay_panel(surface, page.pictures, sheet, page.layout.k, "panel_gilt")
        where = pages(page.layout, sheet)
        if not where.upright:
            lay_spine(surface, page, sheet)
        lay_ribbon(page, surface, sheet)
        self._head(surface, where)
        if self.spread is not None and not self.wanted.strip():
            spread = self.book.spreads[self.spread]
            draw_picture(page, surface, where.left, spread)
            if self.asked is not None:
                spread = Spread(self.asked.text, (Paragraph((), self.asked.answer),), spread.picture)
                where = self._above_links(where, self.asked)
            draw_text(page, surface, where.right, spread, self.marked)

    def _above_links(self, where: Pages, asked: OftenAsked) -> Pages:
        right = where.right.copy()
        right.height -= len(asked.rules) * self.page.layout.px(_ROW + _APART)
        return evolve(where, right=right)

    def _head(self, surface: pygame.Surface, where: Pages) -> None:
        page, title = self.page, where.title.copy()
        if not where.upright:
            title.left += page.layout.px(50)
            title.width -= page.layout.px(50)
        align: Align = "centre" if where.upright else "left"
        page.painter.draw(surface, self.heading(), title, Face.TITLE_STRONG, 36, SEPIA, align)

    def handle(self, event: pygame.Event) -> bool:
        """Turn pages by keys and wheel, search for what is typed, and else be a page of widgets."""
        if self._slash.wrote(event) or (event.type == pygame.KEYDOWN and self._key(event)):
            return True
        if event.type == pygame.MOUSEWHEEL and self.spread is not None and not self.wanted.strip():
            self.turn(-event.y)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.back()
            return True
        return super().handle(event)

    def _key(self, event: pygame.Event) -> bool:
        leaves = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}
        if event.key in leaves and not self.wanted.strip():
            self.turn(leaves[event.key])
            return True
        if event.key == pygame.K_ESCAPE and self.wanted:
            self._show(self.spread, self.marked, self.asked)
            return True
        in_field = self.form.focus == "search"
        results = any(widget.name == "results" and widget.reachable for widget in self.form.widgets)
        if in_field and results and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_DOWN):
            self.form.set_focus("results")
            if event.key != pygame.K_DOWN:
                self.form["results"].press()
            self.redraw()
            return True
        if self._slash.begins(event, writing=in_field):
            self.form.set_focus("search")
            self.redraw()
            return True
        typed = getattr(event, "unicode", "")
        if not in_field and typed and typed.isalnum() and not getattr(event, "mod", 0) & pygame.KMOD_CTRL:
            self.form.set_focus("search")  # the letter itself follows as text
            return super().handle(event)
        return False

    # ---- what is on it

    def _search(self, wanted: str) -> None:
        """Show what is found while it is written; the field stays as it is."""
        self.wanted = wanted
        layout = self.page.layout
        self.form.widgets[:] = self.widgets(layout)
        self.form.changed = True
        self.redraw()

    def _on_pages(self, layout: Layout, where: Pages) -> list[Widget]:
        if self.wanted.strip():
            return self._found(where)
        if self.asked is not None:
            return self._links(where, self.asked)
        return [] if self.spread is not None else self._contents(layout, where)

    def _found(self, where: Pages) -> list[Widget]:
        hits = found(self.book, self.wanted)
        if not hits:
            line = pygame.Rect(where.both.left, where.both.top, where.both.width, self.page.layout.px(80))
            return [Label(line, tr("rulebook.nothing"), face=Face.ITALIC, size=30, colour=SEPIA, align="centre")]
        results = tuple(self._result(hit) for hit in hits)
        return [Results(where.both, self.page, results, lambda number: self._open_hit(hits[number]))]

    def _result(self, hit: Hit) -> FoundResult:
        if hit.asked is not None:
            return FoundResult(_numbers(hit.asked.rules), tr(hit.asked.text), tr(hit.asked.answer), hit.sought)
        assert hit.place is not None  # noqa: S101 - it is one or the other
        spread = self.book.spreads[hit.place.spread]
        paragraph = spread.paragraphs[hit.place.paragraph]
        return FoundResult(_numbers(paragraph.rules), tr(spread.title), tr(paragraph.text), hit.sought)

    def _open_hit(self, hit: Hit) -> None:
        if hit.asked is not None:
            self.ask(hit.asked)
        elif hit.place is not None:
            self._show(hit.place.spread, hit.place.paragraph)

    def _links(self, where: Pages, asked: OftenAsked) -> list[Widget]:
        px, right = self.page.layout.px, where.right
        left, wide = right.left + px(NUMBERS), right.width - px(NUMBERS)
        top = right.bottom - len(asked.rules) * px(_ROW + _APART) + px(_APART)
        made: list[Widget] = []
        for number, rule in enumerate(asked.rules):
            place = self.book.place_of(rule)
            title = tr(self.book.spreads[place.spread].title) if place else ""
            rect = pygame.Rect(left, top + number * px(_ROW + _APART), wide, px(_ROW))
            action = partial(self.open, rule)
            made.append(Button(f"rule {number}", rect, f"{rule} · {title}", action, face=Face.STRONG, size=26))
        return made

    def _contents(self, layout: Layout, where: Pages) -> list[Widget]:
        """Return all chapters, what is often asked, and what the game is played with."""
        px, left, right = layout.px, where.left, where.right
        if where.upright:
            left = where.both
        made: list[Widget] = []
        top = self._section(made, left, "rulebook.phases")
        row, gap = self._rows_of_contents(layout, left)
        places = grid(layout, pygame.Rect(left.left, top, left.width, 0), len(self.book.chapters), 2, px(row), gap)
        for number, (chapter, place) in enumerate(zip(self.book.chapters, places, strict=True)):
            action = partial(self._show, self.book.first_of(chapter))
            made.append(Button(f"chapter {number}", place, tr(chapter.title), action, face=Face.STRONG, size=26))
        below = pygame.Rect(left.left, places[-1].bottom + px(_APART), left.width, 0)
        if self.book.questions:
            top = self._section(made, below, "rulebook.asked")
            columns = 2 if where.upright else 1
            area = pygame.Rect(left.left, top, left.width, 0)
            places = grid(layout, area, len(self.book.questions), columns, px(row), gap)
            for number, (question, place) in enumerate(zip(self.book.questions, places, strict=True)):
                action = partial(self.ask, question)
                made.append(Button(f"asked {number}", place, tr(question.text), action, face=Face.ITALIC, size=26))
        if where.upright:
            right = pygame.Rect(left.left, places[-1].bottom + px(_APART), left.width, 0)
        self._parts(layout, made, right, upright=where.upright)
        return made

    def _rows_of_contents(self, layout: Layout, area: pygame.Rect) -> tuple[float, float]:
        """Return the units of height of the buttons of the contents, and between them: less where there are many."""
        if layout.upright:
            return _ROW, NEAR
        rows = -(-len(self.book.chapters) // 2) + len(self.book.questions)
        room = area.height / layout.k - 2 * _HEADING - _APART
        if rows * _ROW + (rows - 2) * NEAR <= room:
            return _ROW, NEAR
        return (room + _CLOSER - (rows - 2) * _CLOSE) / rows, _CLOSE

    def _parts(self, layout: Layout, made: list[Widget], area: pygame.Rect, *, upright: bool) -> None:
        top = self._section(made, area, "rulebook.parts")
        high = layout.px(_LOW_PART if upright else _PART)
        room = pygame.Rect(area.left, top, area.width, 0)
        places = grid(layout, room, len(self.book.parts), 3 if upright else 2, high)
        for number, (part, place) in enumerate(zip(self.book.parts, places, strict=True)):
            action = partial(self.open, part.rule)
            made.append(PartButton(f"part {number}", place, tr(part.title), action, part.picture))

    def _section(self, made: list[Widget], area: pygame.Rect, title: str) -> int:
        """Put a heading at the top of an area; return where it goes on below."""
        line = pygame.Rect(area.left, area.top, area.width, self.page.layout.px(_HEADING - 12))
        made.append(Heading(line, tr(title)))
        return area.top + self.page.layout.px(_HEADING)

    def _at_foot(self, layout: Layout, where: Pages) -> list[Widget]:
        """Return the ways to what lies beside the rules, those from leaf to leaf, and the one back."""
        made: list[Widget] = []
        contents = Way("contents", "rulebook.contents", lambda: self._show(None))
        ways = [contents, *self._ways]
        for way, place in zip(ways, shared(layout, where.foot[0], *([1.0] * max(3, len(ways)))), strict=False):
            enabled = way is not contents or self.spread is not None or bool(self.wanted)
            made.append(Button(way.name, place, tr(way.text), way.action, face=Face.STRONG, size=26, enabled=enabled))
        earlier, label, later, back = shared(layout, where.foot[1], 110, 150, 110, 300)
        last = len(self.book.spreads)
        number = 0 if self.spread is None else self.spread + 1
        turning = not self.wanted.strip()
        made += [
            Button(
                "previous", earlier, _EARLIER, partial(self.turn, -1), face=Face.STRONG, enabled=turning and number > 0
            ),
            Label(label, f"{number} / {last}", size=26, align="centre", colour=SEPIA),
            Button("next", later, _LATER, partial(self.turn, 1), face=Face.STRONG, enabled=turning and number < last),
            Button("back", back, tr("message.back"), self.back, strong=True, face=Face.STRONG),
        ]
        return made


def _numbers(rules: Sequence[str]) -> str:
    return " · ".join(rules)


def open_rules(host: "Host", game: Presentation, rule: str = "") -> None:
    """Open the rules of a game, at one of them if it is named; without rules do nothing."""
    learning = game.learning
    if learning.rules is None:
        return
    top = host.kit.stack.top
    if isinstance(top, RuleBookScene):
        top.open(rule)
        return
    ways = [Way("cards", "rulebook.to_cards", partial(open_cards, host, game))] if learning.cards is not None else []
    ways += [Way("print", "rulebook.to_print", partial(open_summary, host, game))]
    host.kit.stack.push(RuleBookScene(host.kit, learning.rules(), rule, ways))


def open_summary(host: "Host", game: Presentation) -> None:
    """Show the rules of a game on one page, to be printed."""
    if game.learning.rules is not None:
        draw = partial(draw_summary, host.kit, game.learning.rules(), tr(game.title))
        host.kit.stack.push(SummaryScene(host, draw, f"{game.game.name}-rules"))


def open_cards(host: "Host", game: Presentation) -> None:
    """List the cards of a game; where it gives none, do nothing."""
    given = game.learning.cards
    if given is not None:
        host.kit.stack.push(CardsScene(host.kit, given()))
