"""Mods: house rules as files. What is wrong in one is named; games by one are known as such and never mixed up."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo import mods
from leonardo.app.kit.translations import Translations, languages
from leonardo.app.presentation import Learning, as_played
from leonardo.engine import house_rules
from leonardo.engine.house_rules import HouseRules, HouseRulesError, ModFaultError, changed, check_dealt_by
from leonardo.games import GAMES

PROJECT = Path(__file__).resolve().parents[1]
HOME = PROJECT / "assets" / "mods"
EXAMPLE = HOME / "second-inventions"
RULES = HouseRules("cheap", "0123456789abcdef", {})

Write = Callable[[str], Path]


@pytest.fixture
def mod(tmp_path: Path) -> Write:
    def write(text: str) -> Path:
        folder = tmp_path / "cheap"
        folder.mkdir(exist_ok=True)
        (folder / "mod.toml").write_text(text, encoding="utf-8")
        return folder

    return write


def run(*words: str, mod_in_use: Path | None = None) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, **({mods.VARIABLE: str(mod_in_use)} if mod_in_use is not None else {})}
    return subprocess.run(
        [sys.executable, *words], cwd=PROJECT, env=variables, capture_output=True, text=True, check=False
    )


def leonardo(*words: str) -> subprocess.CompletedProcess[str]:
    return run("-m", "leonardo", *words)


def simulate(mod_of: Path, records: Path, game: str, *options: str) -> Path:
    words = ("simulate", "--mod", str(mod_of), "--game", game, "--seed", "5", "--records", str(records), *options)
    done = leonardo(*words)
    assert done.returncode == 0, done.stderr
    return next(records.iterdir())


# ---- what a mod says


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = 3\n", "cheap/mod.toml: title"),
        ('title = "x"\n', "cheap/mod.toml: it changes nothing"),
        ('title = "x"\n[chess.king]\nsteps = 2\n', "cheap/mod.toml: chess: there is no such game"),
        ('title = "x"\n[engines.costs]\ntower = 5\n', "engines.costs.tower: 5 is not a whole number from 10 to 50"),
        ('title = "x"\n[engines.costs]\ntower = true\n', "engines.costs.tower: True is not a whole number"),
        ('title = "x"\n[engines.costs]\ntank = 30\n', "engines.costs.tank: this cannot be changed"),
        ('title = "x"\n[engines]\ncosts = 3\n', "engines.costs: 3 is not a table"),
        ('title = "x"\n[engines.map.norway]\nsea = 1\n', "engines.map.norway: there is no such field"),
        ('title = "x"\n[engines.kings.norway]\nage = 1\n', "engines.kings: engines has no such section"),
        ('title = "x"\n[davinci.inventions.26]\nweeks = 3\n', "davinci.inventions.26: there is no such number"),
        ('title = "x"\n[davinci.inventions.5]\ntype = "gold"\n', "davinci.inventions.5.type: gold is not one of iron"),
        ('title = "x"\n[davinci.inventions.5.components]\ngold = 1\n', "components.gold: this cannot be changed"),
        ('title = "x"\n[davinci.inventions.5]\nname = ""\n', "davinci.inventions.5.name: it is not 1 to 40"),
        ('title = "x"\n[citta.squares.1]\nprice = 50\n', "citta.squares.1.price: this cannot be changed"),
        ('title = "x', "cheap/mod.toml: it is not TOML"),
        ('title = "  "\n', "cheap/mod.toml: title"),
        pytest.param(f'title = "x"\n[engines.costs]\ntower = {"9" * 10_000}\n', "a number too long to read", id="huge"),
    ],
)
def test_what_is_wrong_is_named_by_file_and_field(text: str, told: str, mod: Write) -> None:
    with pytest.raises(mods.ModError, match="cheap") as caught:
        mods.read(mod(text))
    assert told in str(caught.value)


def test_what_belongs_together_is_looked_at_by_the_game(mod: Write) -> None:
    folder = mod('title = "x"\n[davinci.inventions.5]\ncomponents = { iron = 2 }\n')
    done = leonardo("--mod", str(folder), "simulate")
    assert done.returncode == 2
    told = "cheap/mod.toml: davinci.inventions.5.components: bronze cards need 1 components, not 2"
    assert done.stderr.startswith(f"leonardo: {told}\n")


def test_a_mod_may_begin_as_some_editors_write_it(mod: Write) -> None:
    assert mods.read(mod('\ufefftitle = "x"\n[engines.costs]\ntower = 20\n')).title("en") == "x"


@pytest.mark.slow
def test_processes_play_by_a_mod_that_was_taken_away_since(mod: Write) -> None:
    folder = mod('title = "x"\n[engines.costs]\ntower = 40\n')
    tower = "from leonardo.engine.engines.constants import TOWER_COST; print(TOWER_COST)"
    code = f"""
import shutil, subprocess, sys
from pathlib import Path
from leonardo import mods
mods.use(Path({str(folder)!r}))
shutil.rmtree({str(folder)!r})
subprocess.run([sys.executable, "-c", {tower!r}], check=True)
"""
    done = run("-c", code)
    assert (done.stdout, done.stderr) == ("40\n", "")


def test_a_missing_mod_is_named_with_those_that_are_there() -> None:
    with pytest.raises(mods.ModError, match=r"no mod 'nothing'; there are: .*second-inventions"):
        mods.folder_of("nothing")


def test_no_game_changes_its_rules_after_they_were_read() -> None:
    assert GAMES["citta"].name == "citta"
    with pytest.raises(RuntimeError, match="citta has been read already"):
        house_rules.lay("citta", RULES)
    assert house_rules.laid("citta") is None


def test_what_is_not_named_stays_as_printed() -> None:
    printed = {"projects": [{"id": "a", "cost": 30, "copies": 4}, {"id": "b", "cost": 30, "copies": 2}], "other": 7}
    found = changed("engines", printed, {"projects": {"b": {"cost": 50}}})
    assert found == {"projects": [printed["projects"][0], {"id": "b", "cost": 50, "copies": 2}], "other": 7}  # type: ignore[index]
    assert printed["projects"][1]["cost"] == 30  # type: ignore[index]


@pytest.mark.parametrize("game", list(house_rules.games_with_mods()))
def test_printed_values_are_possible_ones(game: str) -> None:
    """Each bound takes in what is printed, so a mod may say that, too."""
    folder = PROJECT / "leonardo" / "engine" / game
    told = json.loads((folder / "moddable.json").read_text(encoding="utf-8"))
    printed = json.loads((folder / told["file"]).read_text(encoding="utf-8"))
    for name, section in told["sections"].items():
        if "fields" not in section:  # a map of one's own, which test_own_maps.py looks at
            continue
        rows = printed[name] if "key" in section else [printed[name]]
        for row in rows:
            fields = {field: row[field] for field in section["fields"] if field in row}
            changes = {str(row[section["key"]]): fields} if "key" in section else fields
            assert changed(game, printed, {name: changes}) == printed


READS = {
    "davinci": "from leonardo.engine.davinci.inventions import INVENTIONS; card = INVENTIONS[5]",
    "citta": "from leonardo.engine.citta.board import OFFICE_PRICES, PRICES, RENTS, SQUARES, VALUES",
    "engines": """
from leonardo.engine.engines import constants
from leonardo.engine.engines.cards import ARTS, DESIGNS, PROJECT_CARDS, PROJECTS, Card
""",
}
CHANGED = [
    ("davinci.inventions.5", "weeks = 13", "card.weeks", 13),
    (
        "davinci.inventions.5",
        'components = { glass = 1 }\nname = "Prism"',
        "(card.components[-1], card.name)",
        (1, "Prism"),
    ),
    ("davinci.inventions.5", 'type = "rope"', "card.type.name", "ROPE"),
    (
        "davinci.inventions.5",
        "first_reward = 40\nlater_reward = 39",
        "(card.first_reward, card.later_reward)",
        (40, 39),
    ),
    ("citta.works.7", "value = 150", "VALUES[7]", 150),
    ("citta.squares.2", "price = 200", "(PRICES[2], RENTS[2][0])", (200, 100)),
    ("citta.squares.6", 'price = 20\nname = "Plank"', "(PRICES[6], SQUARES[6].name)", (20, "Plank")),
    ("engines.projects.gearbox", "cost = 90\ncopies = 2", "PROJECTS[Card.GEARBOX].cost", 90),
    ("engines.projects.gearbox", "copies = 2", "PROJECT_CARDS.count(Card.GEARBOX)", 2),
    ("engines.projects.art_lady", "points = 5", "PROJECTS[Card.ART_LADY].points", 5),
    (
        "engines.designs.tank_turtle",
        "hooks = 4\nhits = 1",
        "(lambda it: (it.hooks, it.hits))(DESIGNS[Card.TANK_TURTLE])",
        (4, 1),
    ),
    ("engines.money", "start = 150\ncap = 500", "(constants.FLORINS_AT_START, constants.CAP)", (150, 500)),
    ("engines.income", "castle = 30", "constants.CASTLE_INCOME", 30),
    ("engines.costs", "attack = 60", "constants.ATTACK_COST", 60),
]
"""What a mod changes, in which table, and what the game reads then."""


@pytest.mark.parametrize("game", READS)
def test_each_kind_of_change_reaches_the_rules(game: str, mod: Write) -> None:
    """All changes of a game are made by one mod: each table holds the lines of all that concern it."""
    changed, tables = [each for each in CHANGED if each[0].startswith(f"{game}.")], dict[str, dict[str, None]]()
    for table, changes, *_ in changed:
        tables.setdefault(table, {}).update(dict.fromkeys(changes.splitlines()))
    folder = mod('title = "x"\n' + "".join("\n".join((f"[{table}]", *lines, "")) for table, lines in tables.items()))
    code = "\n".join([READS[game], *(f"print(repr({read}))" for *_, read, _ in changed)])
    done = run("-c", code, mod_in_use=folder)
    assert (done.stdout.splitlines(), done.stderr) == ([repr(wanted) for *_, wanted in changed], "")


@pytest.mark.parametrize(
    ("table", "field", "told"),
    [
        ("davinci.inventions.5", "weeks = 16", "weeks: 16 is not a whole number from 1 to 15"),
        ("davinci.inventions.5", "later_reward = 0", "later_reward: 0 is not a whole number from 1 to 40"),
        ("citta.works.7", "value = 205", "value: 205 is not a whole number from 10 to 200 in steps of 10"),
        ("citta.works.41", "value = 20", "there is no such number"),
        ("citta.squares.2", "price = 25", "price: 25 is not a whole number from 20 to 200 in steps of 10"),
        ("engines.projects.gearbox", "copies = 13", "copies: 13 is not a whole number from 1 to 12"),
        ("engines.projects.gearbox", "points = 2", "points: this cannot be changed"),
        ("engines.projects.ballista", "cost = 20", "there is no such id"),
        ("engines.designs.plane_kite", "hits = 2", "hits: this cannot be changed"),
        ("engines.designs.tank_turtle", "dice = 7", "dice: 7 is not a whole number from 1 to 6"),
        ("engines.money", "start = 40", "start: 40 is not a whole number from 50 to 200 in steps of 10"),
        ("engines.income", "territory = 0", "territory: 0 is not a whole number from 10 to 30 in steps of 10"),
    ],
)
def test_each_bound_names_file_and_field(table: str, field: str, told: str, mod: Write) -> None:
    with pytest.raises(mods.ModError) as caught:
        mods.read(mod(f'title = "x"\n[{table}]\n{field}\n'))
    assert str(caught.value).startswith(f"cheap/mod.toml: {table}")
    assert told in str(caught.value)


def test_texts_that_are_not_toml_are_named(mod: Write) -> None:
    folder = mod('title = "x"\n[engines.costs]\ntower = 10\n')
    (folder / "texts").mkdir()
    (folder / "texts" / "en.toml").write_text("[davinci", encoding="utf-8")
    with pytest.raises(mods.ModError, match=r"cheap/texts/en\.toml: it is not TOML"):
        mods.read(folder)


def test_a_text_takes_the_place_of_one_with_the_same_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"message": {"back": "Home", "nothing": "x"}, "new_game": {"heading": "{other}: {game.name}", "start": "{"}}
    monkeypatch.setattr(mods, "texts_of", lambda _: told)
    texts, printed = Translations("en"), "New game: chess"
    assert texts("message.back") == "Home"
    assert "message.nothing" not in texts
    assert texts("new_game.heading", game="chess") == printed
    assert texts("new_game.start") == "First player"


# ---- the mods that come with the program


@pytest.mark.parametrize("folder", sorted(HOME.iterdir()), ids=lambda folder: folder.name)
def test_each_mod_of_the_program_is_whole_in_all_languages(folder: Path) -> None:
    found = mods.read(folder)
    assert set(found.titles) == set(languages())
    names = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in (folder / "texts").iterdir()}
    assert set(names) == set(languages())
    for language, texts in names.items():
        known = {*Translations(language), *named_on_its_map(found)}
        for game, tables in texts.items():
            assert all(f"{game}.{table}.{key}" in known for table, keys in tables.items() for key in keys)


def named_on_its_map(mod: mods.Mod) -> set[str]:
    """The keys of the names on the map that a mod brings, if it brings one."""
    told = mod.rules["engines"].changes.get("map", {}) if "engines" in mod.rules else {}
    return {f"engines.{kind[:-1]}.{each}" for kind, rows in told.items() for each in rows}


def test_the_map_of_the_program_is_named_in_every_language() -> None:
    wars = mods.read(HOME / "italian-wars")
    for path in (wars.folder / "texts").iterdir():
        told = tomllib.loads(path.read_text(encoding="utf-8"))["engines"]
        assert {f"engines.{kind}.{each}" for kind, rows in told.items() for each in rows} == named_on_its_map(wars)


def test_the_example_is_a_full_second_set_of_inventions() -> None:
    told = json.loads((PROJECT / "leonardo/engine/davinci/inventions.json").read_text(encoding="utf-8"))
    changes = mods.read(EXAMPLE).rules["davinci"].changes["inventions"]
    printed = {str(card["number"]): card for card in told["inventions"]}
    assert list(changes) == list(printed)
    assert all(changes[number]["name"] != card["name"] for number, card in printed.items())
    kinds = [card["type"] for card in changes.values()]
    assert all(kinds.count(kind) == 5 for kind in set(kinds))
    english = tomllib.loads((EXAMPLE / "texts" / "en.toml").read_text(encoding="utf-8"))["davinci"]["inventions"]
    assert english == {number: card["name"] for number, card in changes.items()}


# ---- games by a mod


def test_games_by_a_mod_name_it_and_open_with_it_alone(tmp_path: Path, mod: Write) -> None:
    cheap = mod('title = "Quick hammers"\n[davinci.inventions.1]\nweeks = 2\n')
    record = simulate(cheap, tmp_path / "records", "davinci")
    head = json.loads(record.read_text(encoding="utf-8").partition("\n")[0])
    named = mods.read(cheap).rules["davinci"]
    assert (head["version"], head["mod"]) == (2, {"name": "cheap", "hash": named.hash})
    before = record.read_bytes()
    assert leonardo("check", "--mod", str(cheap), str(record)).returncode == 0
    without = leonardo("check", str(record))
    assert without.returncode == 1
    assert f"house rules cheap ({named.hash}); open it with --mod cheap" in without.stdout
    mod('title = "Quick hammers"\n[davinci.inventions.1]\nweeks = 3\n')
    after = leonardo("check", "--mod", str(cheap), str(record))
    assert after.returncode == 1
    assert "this mod has been changed since" in after.stdout
    assert record.read_bytes() == before


@pytest.mark.slow
def test_a_game_by_the_printed_rules_is_refused_with_a_mod(tmp_path: Path, mod: Write) -> None:
    cheap = mod('title = "x"\n[engines.costs]\ntower = 10\n')
    plain = tmp_path / "plain"
    assert leonardo("simulate", "--game", "davinci", "--records", str(plain)).returncode == 0
    (record,) = plain.iterdir()
    assert leonardo("check", "--mod", str(cheap), str(record)).returncode == 0, "it changes another game"
    refused = leonardo("check", "--mod", str(EXAMPLE), str(record))
    assert "a game by the printed rules; open it without --mod second-inventions" in refused.stdout


def test_a_save_by_a_mod_is_kept_and_told_of(tmp_path: Path) -> None:
    record = simulate(EXAMPLE, tmp_path / "records", "davinci")
    save = tmp_path / "game.leonardo.json"
    made = run("-c", SAVED, str(record), str(save), mod_in_use=EXAMPLE)
    assert made.returncode == 0, made.stderr
    before = save.read_bytes()
    assert json.loads(before)["schema"] == 9
    assert json.loads(before)["setup"]["mod"]["name"] == "second-inventions"
    assert leonardo("check", "--mod", str(EXAMPLE), str(save)).returncode == 0
    without = leonardo("check", str(save))
    assert without.returncode == 1
    assert "other house rules than this game" in without.stdout
    assert "--mod second-inventions" in without.stdout
    assert save.read_bytes() == before


SAVED = """
import sys
from pathlib import Path
from leonardo.games import GAMES
from leonardo.saves.exchange import as_save, read_game
from leonardo.saves.schema import Person
save = read_game(Path(sys.argv[1]), GAMES, lambda played: [Person(n, n) for n in ("red", "blue", "green", "yellow")])
Path(sys.argv[2]).write_bytes(as_save(save))
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", list(house_rules.games_with_mods()))
@pytest.mark.parametrize("end", [0, 1])
def test_games_at_the_bounds_keep_the_rules(game: str, end: int, tmp_path: Path) -> None:
    """The least and the most of all numbers: whole games between players, which their records prove."""
    folder = tmp_path / "bounds"
    folder.mkdir()
    (folder / "mod.toml").write_text(at_the_bounds(game, end), encoding="utf-8")
    record = simulate(folder, tmp_path / "records", game, "--players", "journeyman")
    checked = leonardo("check", "--mod", str(folder), str(record))
    assert checked.returncode == 0, checked.stdout


def at_the_bounds(game: str, end: int) -> str:
    folder = PROJECT / "leonardo" / "engine" / game
    told = json.loads((folder / "moddable.json").read_text(encoding="utf-8"))
    printed = json.loads((folder / told["file"]).read_text(encoding="utf-8"))
    lines = ['title = "Bounds"']
    for name, section in told["sections"].items():
        if "fields" not in section:
            continue
        numbers = {
            field: each[end]
            for field, each in section["fields"].items()
            if isinstance(each, list) and isinstance(each[0], int)
        }
        for row in printed[name] if "key" in section else [printed[name]]:
            lines.append(f"[{game}.{name}.{row[section['key']]}]" if "key" in section else f"[{game}.{name}]")
            lines += [f"{field} = {value}" for field, value in numbers.items() if field in row]
    return "\n".join(lines)


@pytest.mark.slow
def test_players_in_processes_of_their_own_play_by_it(tmp_path: Path) -> None:
    words = ("arena", "--players", "apprentice,random", "--seats", "2", "--games", "2", "--out", str(tmp_path / "a"))
    done = leonardo("--mod", str(EXAMPLE), *words)
    assert done.returncode == 0, done.stderr
    plan = json.loads((tmp_path / "a" / "plan.json").read_bytes())
    assert plan["mod"]["name"] == "second-inventions"
    again = leonardo(*words)
    assert again.returncode != 0, "an arena goes on by its own house rules alone"


@pytest.mark.parametrize("named", [{}, {"name": "x"}, {"name": "x", "hash": 3}, "x", {"name": "", "hash": "x"}])
def test_what_names_no_mod_is_refused(named: object) -> None:
    with pytest.raises(ValueError, match='"mod" must name'):
        check_dealt_by("davinci", named)


def test_a_long_name_of_a_mod_is_no_book() -> None:
    with pytest.raises(ValueError, match="must name"):
        check_dealt_by("davinci", {"name": "x" * 10_000, "hash": "y"})
    with pytest.raises(HouseRulesError, match="open it with --mod x"):
        check_dealt_by("davinci", {"name": "x", "hash": "y"})


def test_lessons_and_challenges_are_for_the_printed_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    learning = Learning(lessons=list, challenges=list, rules=list)  # type: ignore[arg-type]
    assert as_played("davinci", learning) is learning
    monkeypatch.setattr("leonardo.app.presentation.laid", lambda _: RULES)
    assert as_played("davinci", learning) == Learning(rules=list)  # type: ignore[arg-type]


def test_a_fault_of_a_mod_names_its_field() -> None:
    with pytest.raises(ModFaultError, match=r"costs\.tower") as caught:
        changed("engines", {"costs": {"tower": 20}}, {"costs": {"tower": 0}})
    assert caught.value.field == "engines.costs.tower"
