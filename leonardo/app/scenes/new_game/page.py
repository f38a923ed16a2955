"""Agreeing on a new game: who sits where, who starts, options and seed; and the ways to it and into the game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo import mods
from leonardo.app.kit.clipboard import copy
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.widgets.basic import Button, Choice, Heading, Label, Stepper, Widget
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.opponents import Opponent, opponents, tempers
from leonardo.app.presentation import Option
from leonardo.app.scenes.ahead import table_ahead
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, OverlayScene, SheetScene
from leonardo.app.scenes.new_game.house_rules import HouseRulesScene, can_be_changed
from leonardo.app.scenes.new_game.option_rows import NAME, ROW, OptionRows
from leonardo.app.scenes.new_game.plan import Plan, against, possible, refusal
from leonardo.app.scenes.new_game.seats import ColourField, PlayerField, PortraitField, SeatPage
from leonardo.games import usual_seats
from leonardo.play.hints import AGREED
from leonardo.play.session import Session
from leonardo.saves.documents import LONGEST_NAME

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


LONGEST_SEED: Final = 39  # the digits of a drawn seed
_WIDTH: Final = 900
_EDGE: Final = 60
_SEED_FIELD: Final = 68
_SEED_GAP: Final = 24
_SIZE: Final = 26


class SeedPage(OverlayScene):
    """Changes the seed of a plan; `draw_seed` draws another one. Escape keeps the seed that was there before."""

    upright = True
    first_focus = "seed"

    def __init__(self, kit: Kit, plan: Plan, draw_seed: Callable[[], int]) -> None:
        super().__init__(kit)
        self._plan, self._draw_seed = plan, draw_seed
        self._seed = str(plan.seed)
        self._told = "new_game.seed_hint"

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(_WIDTH, 368 + self._high(layout) / layout.k)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        px, sheet = layout.px, self.sheet(layout)
        left, width = sheet.left + px(_EDGE), sheet.width - px(2 * _EDGE)
        title = pygame.Rect(left, sheet.top + px(50), width, px(56))
        field = pygame.Rect(left, sheet.top + px(130), width, px(_SEED_FIELD))
        told = pygame.Rect(left, field.bottom + px(_SEED_GAP), width, self._high(layout))
        third = (width - 2 * px(_SEED_GAP)) // 3
        draw, copied, done = (
            pygame.Rect(left + number * (third + px(_SEED_GAP)), sheet.bottom - px(108), third, px(_SEED_FIELD))
            for number in range(3)
        )
        return (
            Label(title, tr("new_game.seed"), face=Face.TITLE_STRONG, size=36, align="centre"),
            TextField("seed", field, self._seed, self._write, self.page, longest=LONGEST_SEED),
            Label(told, tr(self._told), face=Face.ITALIC, size=_SIZE, colour=SEPIA, align="centre", wrapped=True),
            Button("draw", draw, tr("new_game.draw_seed"), self._draw),
            Button("copy", copied, tr("new_game.copy_seed"), self._copy),
            Button("done", done, tr("settings.done"), self._done, strong=True),
        )

    def handle(self, event: pygame.Event) -> bool:
        """Let Enter take the seed from within the field."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and self.form.focus == "seed":
            self._done()
            return True
        return super().handle(event)

    def _high(self, layout: Layout) -> int:
        """Return the pixels of the longest that is said, so that nothing moves when something else is."""
        told = (tr(f"new_game.{key}") for key in ("seed_hint", "seed_copied", "seed_not_copied"))
        wide = layout.px(_WIDTH - 2 * _EDGE)
        return max(self.page.painter.height_of(text, Face.ITALIC, _SIZE, wide) for text in told)

    def _write(self, text: str) -> None:
        self._seed = text

    @property
    def _number(self) -> int:
        return int("".join(letter for letter in self._seed if letter in "0123456789") or "0")

    def _draw(self) -> None:
        self._seed = str(self._draw_seed())
        self._tell("new_game.seed_hint")

    def _copy(self) -> None:
        self._tell("new_game.seed_copied" if copy(str(self._number)) else "new_game.seed_not_copied")

    def _tell(self, key: str) -> None:
        self._told = key
        self.rebuild()

    def _done(self) -> None:
        self._plan.seed = self._number
        self.back()


_SEAT: Final = 110
_SEAT_UPRIGHT: Final = 92  # units from one seat to the next: at most where they are beside the options
_COLOUR: Final = 100
_PORTRAIT: Final = 100  # units across what shows and changes the colour of a seat, and its portrait
_GAP: Final = 12  # units between the fields in the row of a seat
_COUNT: Final = 84  # units from the top to the first seat
_FIELD: Final = 84
_NAME: Final = 266  # units of the fields in the row of a seat, and across the one for the name
_ROWS: Final = 722  # units for the seats, and for all the rest beside them
_STEP: Final = 78  # units from who starts to what shows the seed
_FIVE: Final = 5  # minutes to which the length of a game is rounded
_LEAST_DRAWING: Final = 180  # units of room that are worth a drawing


class NewGameScene(SheetScene):
    """The plan of a game, to be changed until it is right."""

    first_focus = "begin"
    upright = True

    def __init__(self, host: "Host", plan: Plan) -> None:
        super().__init__(host.kit)
        self.host = host
        self.plan = plan
        self.presentation = host.games[plan.game]
        self._most = self.presentation.game.seat_counts[-1]
        self._leaf = 0
        self._told = False  # whether what the options mean stands below them

    @property
    def _players(self) -> Sequence[Opponent]:
        return opponents(self.plan.game, self.host.programs)

    def resume(self) -> None:
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.takes_text:
            self.form.set_focus(self.first_focus)
            self.redraw()
            return True
        handled = super().handle(event)
        self.form["begin"].hint = self._begin_hint()  # a number that is typed makes nothing anew
        return handled

    def back(self) -> None:
        """Go back; what was agreed on is there again next time."""
        self.host.plans.hold(self.plan)
        super().back()

    @property
    def of_game(self) -> str:
        return self.plan.game

    def heading(self) -> str:
        return tr("new_game.heading", game=tr(self.presentation.title))

    def hint_place(self, layout: Layout) -> pygame.Rect:
        return self.foot(layout, left=MARGIN + 300, right=MARGIN + 420)

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page = self.page
        area, options = self._areas(page.layout)
        self._tell_house_rules(surface)
        lowest = self.form["more"]
        self._draw_in_room(surface, options, lowest.rect.bottom + page.layout.px(14), "invention_08")
        seated = len(self.plan.seats)
        if seated == self._most:
            return
        free = self._row_place(page.layout, area, seated)
        self._draw_free(surface, free)
        self._draw_in_room(surface, area, free.bottom, "invention_18")

    def _tell_house_rules(self, surface: pygame.Surface) -> None:
        """Say below the heading by which house rules the game is played, if it is."""
        mod, page = mods.in_use(), self.page
        if mod is None or self.presentation.game.name not in mod.rules:
            return
        sheet, px = self.sheet(page.layout), page.layout.px
        line = pygame.Rect(sheet.left, sheet.top + px(90), sheet.width, px(36))
        told = tr("new_game.house_rules", title=mod.title(translations().language))
        page.painter.draw(surface, told, line.inflate(-px(320), 0), Face.ITALIC, 26, SEPIA, "centre")

    def _draw_in_room(self, surface: pygame.Surface, area: pygame.Rect, top: int, drawing: str) -> None:
        """Draw a machine in what is left of a column below `top`, if that is worth it."""
        page = self.page
        room = pygame.Rect(area.left, top, area.width, area.bottom - top)
        if room.height > page.layout.px(_LEAST_DRAWING):
            lay_drawing(page, surface, drawing, room, 150)

    def _draw_free(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """Draw the outline of a figure where another may sit down."""
        page = self.page
        place = self._colour_place(page.layout, row)
        name = f"master_{self.plan.free_colour()}_empty"
        ghost = page.pictures.tall(name, round(place.height * 0.9))
        surface.blit(ghost, ghost.get_rect(midbottom=place.midbottom))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the seats, then the rest beside or below them, and the buttons at the foot."""
        seats, options = self._areas(layout)
        options_widgets, self._told = self._option_widgets(layout, options)
        return (
            *self._seat_widgets(layout, seats),
            *options_widgets,
            Button("back", self.at_foot(layout, 0, 270), tr("message.back"), self.back),
            Button(
                "begin",
                self.at_foot(layout, -400, 400),
                tr("new_game.begin"),
                lambda: self.host.begin(self.plan),
                strong=True,
                hint=self._begin_hint(),
            ),
        )

    def _begin_hint(self) -> str:
        return self._lasts() if self._told else f"{self._lasts()} {tr('new_game.point_hint')}"

    def _lasts(self) -> str:
        """Say how long it takes as agreed on: half of it is one's own decisions, however many others play."""
        usual = self.presentation.minutes_of(self.plan.chosen)
        if usual is None:
            return tr("new_game.minutes_open")
        share = (1 + len(self.plan.seats) / usual_seats(self.presentation.game)) / 2
        return tr("new_game.minutes", minutes=_FIVE * max(1, round(usual * share / _FIVE)))

    def _areas(self, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        sheet, px = self.sheet(layout), layout.px
        whole = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(140), sheet.width - px(2 * MARGIN), px(_ROWS))
        seats, options = whole.copy(), whole.copy()
        if layout.upright:
            seats.height = px(_COUNT + _SEAT_UPRIGHT * self._most)
            options.top = seats.bottom + px(24)
            options.height = sheet.bottom - px(210) - options.top
            return seats, options
        seats.width = px(870)
        options.left, options.width = seats.right + px(50), whole.right - seats.right - px(50)
        return seats, options

    def _row_place(self, layout: Layout, area: pygame.Rect, seat: int) -> pygame.Rect:
        px = layout.px
        row = _SEAT_UPRIGHT if layout.upright else min(_SEAT, (_ROWS - _COUNT) / self._most)
        return pygame.Rect(area.left, area.top + px(_COUNT + row * seat), area.width, px(row))

    def _seat_widgets(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        px = layout.px
        counts = list(self.presentation.game.seat_counts)
        fields = area.width - px(_COLOUR + _PORTRAIT + _NAME + 3 * _GAP)
        count = pygame.Rect(area.right - fields - px(_GAP + _NAME), area.top, px(_NAME), px(64))
        heading = pygame.Rect(area.left, area.top, count.left - area.left - px(20), px(64))
        found: list[Widget] = [
            Heading(heading, tr("new_game.seats")),
            Choice(
                "count",
                count,
                [str(number) for number in counts],
                counts.index(len(self.plan.seats)),
                lambda number: self._resize(counts[number]),
                size=26,
                hint=tr("new_game.count_hint"),
            ),
        ]
        found += self._level_of_all(pygame.Rect(area.right - fields, area.top, fields, px(64)))
        seated = len(self.plan.seats)
        for seat in range(seated):
            found.extend(self._row(layout, self._row_place(layout, area, seat), seat))
        if seated < self._most:
            row = self._row_place(layout, area, seated)
            place = pygame.Rect(row.left + px(_COLOUR + _GAP), 0, px(_PORTRAIT + _GAP + _NAME), px(64))
            place.centery = self._colour_place(layout, row).centery
            join, more = tr("new_game.join"), counts[counts.index(seated) + 1]
            found.append(Button("join", place, join, lambda: self._resize(more), size=24))
        return found

    def _level_of_all(self, place: pygame.Rect) -> list[Widget]:
        """Return what shows and sets who plays at all seats but those of persons, over the fields of each."""
        seated = {seat.player for seat in self.plan.seats if seat.player}
        if not seated:
            return []
        titles = {player.name: tr("new_game.all_alike", player=player.title) for player in self._players}
        differ = {"": tr("new_game.all_differ")} if len(seated) > 1 else {}
        texts = differ | titles
        chosen = 0 if differ else list(texts).index(next(iter(seated)))

        def choose(number: int) -> None:
            if player := list(texts)[number]:
                self.plan.seat_all(player)
            self.rebuild()

        hint = tr("new_game.all_hint")
        return [Stepper("all", place, list(texts.values()), chosen, choose, size=26, hint=hint)]

    def _colour_place(self, layout: Layout, row: pygame.Rect) -> pygame.Rect:
        px = layout.px
        return pygame.Rect(row.left, row.top, px(_COLOUR), min(px(_FIELD), row.height - px(6)))

    def _row(self, layout: Layout, row: pygame.Rect, seat: int) -> list[Widget]:
        px, planned = layout.px, self.plan.seats[seat]
        colour = self._colour_place(layout, row)
        portrait = pygame.Rect(colour.right + px(_GAP), colour.top, px(_PORTRAIT), colour.height)
        name = pygame.Rect(portrait.right + px(_GAP), colour.top, px(_NAME), colour.height)
        who = pygame.Rect(name.right + px(_GAP), name.top, row.right - name.right - px(_GAP), name.height)

        def rename(text: str) -> None:
            planned.name = text

        return [
            ColourField(f"colour {seat}", colour, self.plan, seat, self.redraw),
            PortraitField(f"portrait {seat}", portrait, self.plan, seat, self.redraw),
            TextField(f"name {seat}", name, planned.name, rename, self.page, longest=LONGEST_NAME),
            self._player_field(who, seat),
        ]

    def _player_field(self, place: pygame.Rect, number: int) -> PlayerField:
        seat = self.plan.seats[number]
        players = self._players
        names = [None, *(player.name for player in players)]
        texts = [tr("new_game.person"), *(player.title for player in players)]
        chosen = names.index(seat.player)
        temper = next((each for each in tempers(self.plan.game, seat.player) if each.name == seat.temper), None)
        about = players[chosen - 1].about if seat.player else tr("new_game.person_hint")

        def choose(chosen: int) -> None:
            seat.player = names[chosen]
            self.rebuild()

        def show_all() -> None:
            self.kit.stack.push(SeatPage(self.kit, self.plan, number, self.host.programs))

        hint = f"{about} {temper.about}" if temper else about
        shown = temper.title if temper else ""
        return PlayerField(f"player {number}", place, texts, chosen, choose, show_all, temper=shown, hint=hint)

    def _option_widgets(self, layout: Layout, area: pygame.Rect) -> tuple[list[Widget], bool]:
        """Return all beside the seats, and whether what the options mean stands below them."""
        px, starts = layout.px, self.presentation.start_is_agreed
        room = area.copy()
        room.height -= px(ROW + (_STEP if starts else 0))
        names = [tr("new_game.start")] if starts else []
        options, plan, leaf = self.presentation.options, self.plan, self._leaf
        rows = OptionRows(self.page, room, options, plan, names, leaf, self._turn, self.rebuild, self._against)
        row = pygame.Rect(area.left, rows.bottom, area.width, px(ROW))
        found = list(rows.widgets)
        if starts:
            found += self._start_widgets(*rows.parted(row))
            row = row.move(0, px(_STEP))
        label, field = rows.parted(row)
        seed, hint = tr("new_game.more"), tr("new_game.more_hint")
        if can_be_changed(self.plan.game):
            whole = label.union(field)
            half = (whole.width - px(_GAP)) // 2
            label = pygame.Rect(whole.left, field.top, half, field.height)
            field = pygame.Rect(whole.right - half, field.top, half, field.height)
            rules, about = tr("new_game.house_rules_button"), tr("new_game.house_rules_hint")
            found.append(Button("house rules", label, rules, self._choose_house_rules, size=24, hint=about))
        return [*found, Button("more", field, seed, self._show_seed, size=24, hint=hint)], rows.tells

    def _choose_house_rules(self) -> None:
        self.host.plans.hold(self.plan)
        self.kit.stack.push(HouseRulesScene(self.host, self.plan.game))

    def _against(self, option: Option) -> str:
        return against(self.presentation, self.plan, option)

    def _show_seed(self) -> None:
        self.kit.stack.push(SeedPage(self.kit, self.plan, self.host.draw_seed))

    def _turn(self, leaf: int) -> None:
        self._leaf = leaf
        self.rebuild()

    def _start_widgets(self, label: pygame.Rect, field: pygame.Rect) -> list[Widget]:
        starts = [tr("new_game.start_drawn"), *self.plan.names()]
        chosen = 0 if self.plan.start is None else self.plan.start + 1
        hint = tr("new_game.start_hint")
        return [
            Label(label, tr("new_game.start"), face=Face.STRONG, size=NAME),
            Stepper("start", field, starts, chosen, self._set_start, size=26, hint=hint),
        ]

    def _resize(self, count: int) -> None:
        self.plan.resize(count)
        self.rebuild()

    def _set_start(self, number: int) -> None:
        self.plan.start = number - 1 if number else None


def agree_on(host: "Host", game: str) -> None:
    """Let what belongs to a new game be agreed on, beginning with what was agreed on last for this one."""
    host.kit.stack.push(NewGameScene(host, _as_last(host, game)))
    table_ahead(host, game)


def play_against(host: "Host", game: str, level: str) -> None:
    """Let a game be agreed on as the last one was, against built-in players of another level."""
    plan = _as_last(host, game)
    for seat in plan.seats:
        seat.player = level if seat.player else None
    host.kit.stack.push(NewGameScene(host, plan))


def offers_practice(host: "Host", game: str) -> bool:
    """Tell whether a game can be played for practice, with advice where a decision costs much."""
    return any(option.name == AGREED for option in host.games[game].options)


def practise(host: "Host", game: str) -> None:
    """Let a game for practice be agreed on, else as the last one was."""
    plan = _as_last(host, game)
    plan.chosen[AGREED] = True
    host.kit.stack.push(NewGameScene(host, plan))


def begin(host: "Host", plan: Plan) -> None:
    """Begin a new game as agreed on; where the rules refuse that, say why and let it be changed."""
    game = host.games[plan.game]
    against = refusal(game, plan)
    if against:
        host.say(tr("new_game.refused"), against)
        return
    chosen = possible(game, plan)
    wishes = game.wishes(len(plan.seats), plan.start, chosen)
    table = {each.name: each.word(chosen[each.name]) for each in game.options if each.of_table}
    host.kit.settings.plans = host.plans.keep(plan)
    host.kit.settings.note_begun(plan.game)
    if chosen.get(AGREED):
        host.kit.settings.silence(AGREED, silent=False)
    host.kit.store_settings()
    seats = plan.seated()
    host.play(Session.new(game.game, wishes, seats, plan.seed, host.folder, table=table, programs=host.programs))


def _as_last(host: "Host", game: str) -> Plan:
    return host.plans.next(game, host.draw_seed())
