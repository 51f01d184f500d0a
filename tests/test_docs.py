"""The pages describe the games, commands, terms, files and make targets that exist, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

from bot.exit_status import SENTENCES, ExitStatus
from bot.games import GAMES
from bot.ui.gateway.connection_errors import LASTING
from tests import docs_commands

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def test_the_games_that_the_readme_lists_exist_with_these_players() -> None:
    """It need not list every game: a new one touches no shared file."""
    rows = re.findall(r"^\| [^|]+ \| `(\w+)` \| ([\d-]+) \|", README, re.MULTILINE)
    assert len(rows) >= 6
    for key, players in rows:
        seats = GAMES[key].info.seats
        assert players == (str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"), key


async def test_the_page_of_commands_is_what_the_code_makes() -> None:
    assert docs_commands.PAGE.read_text(encoding="utf-8") == await docs_commands.current_page(), (
        "python -m tests.docs_commands writes it again"
    )


def test_the_first_pages_are_short() -> None:
    assert len(README.splitlines()) <= 160
    assert len(CONTRIBUTING.splitlines()) <= 200


def test_names_in_the_glossary_exist_in_the_code() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    terms = re.findall(r"^\| ([^|]+) \| [^|]+ \| ((?:`[\w.]+`(?:, )?)+) \|$", glossary, re.MULTILINE)
    assert len(terms) > 50
    assert len({term for term, _ in terms}) == len(terms), "a term is explained twice"
    assert [term for term, _ in terms if "(" in term] == [], "a term that needs a bracket to be told apart"
    assert re.findall(r"^.*[;.] not .*$", glossary, re.MULTILINE | re.IGNORECASE) == [], "a term told by what it is not"
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for top in ("bot", "renderers", "sandbox")
        for path in (ROOT / top).rglob("*.*")
        if path.suffix in (".py", ".c", ".h")
    )
    known = set(re.findall(r"\w+", code))
    assert {name for _, names in terms for name in re.findall(r"\w+", names)} <= known


def test_no_command_for_operators_has_a_databases_password_among_its_arguments() -> None:
    """Whatever a command is given can be read in the list of processes by other users of the machine."""
    commands = re.findall(r"python -m bot [^`\n]*", OPERATING)
    assert len(commands) > 10
    assert [command for command in commands if "postgres" in command] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_make_targets_in_the_documents_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, picture in re.findall(r'\]\((?!https?:)([^)]+)\)|src="([^"]+)"', text):
        path, _, heading = (target or picture).partition("#")
        file = page.parent / path if path else page
        assert file.exists(), target
        assert not heading or heading in anchors(file), target
    for target in re.findall(r"`make ([a-z-]+)", text):
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_folders_that_pages_name_exist(page: Path) -> None:
    """Those of a game to be added have a `<key>` in their names; the changelog names files of former versions."""
    if page.name != "CHANGELOG.md":
        named = re.findall(
            r"`((?:bot|renderers|sandbox|tests|bench|data|deploy|docs)/[\w./*-]+)`", page.read_text("utf-8")
        )
        assert [path for path in named if not any(ROOT.glob(path.removesuffix("/")))] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_each_row_of_a_table_is_one_line(page: Path) -> None:
    tables = re.findall(r"^\|[-:|]+\|\n((?:.+\n)+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    rows = [row for table in tables for row in table.splitlines() if not row.startswith("<!--")]
    assert [row for row in rows if (row[0], row[-1]) != ("|", "|")] == []


def test_modules_that_docstrings_and_pages_name_exist() -> None:
    """What a module holds may be named behind it: `bot.games.base.GameInfo`."""
    files = [path for top in ("bot", "renderers", "sandbox") for path in (ROOT / top).rglob("*.py")]
    named = {
        (name, file.name)
        for file in [*files, *PAGES]
        if file.name != "CHANGELOG.md"
        for name in re.findall(r"`((?:bot|renderers)(?:\.[a-z_0-9]+)+)", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert sorted((name, file) for name, file in named if not is_module_or_in_one(name)) == []


def is_module_or_in_one(name: str) -> bool:
    """Returns whether this is the name of a module or package, or of one with the name of something in it."""
    path, inside = ROOT.joinpath(*name.split(".")), name.rpartition(".")[2]
    if path.is_dir() or path.with_suffix(".py").exists():
        return True
    holders = (path.parent.with_suffix(".py"), path.parent / "__init__.py")
    return any(holder.exists() and re.search(rf"\b{inside}\b", holder.read_text("utf-8")) for holder in holders)


def anchors(page: Path) -> set[str]:
    """Returns what links to the headings of a page end in, as GitHub makes it of them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_operators_find_every_exit_status_and_the_unit_does_not_restart_after_the_lasting_ones() -> None:
    rows = re.findall(r"^\| (\d+) \| [^|]+ \| (yes|no)? ?\|$", OPERATING, re.MULTILINE)
    assert {int(status) for status, _ in rows} == {0, 1, *ExitStatus}
    unit = (ROOT / "deploy" / "tavolino.service").read_text(encoding="utf-8")
    (prevented,) = re.findall(r"^RestartPreventExitStatus=(.*)$", unit, re.MULTILINE)
    assert prevented.split() == [status for status, restart in rows if restart == "no"]


def test_every_close_code_after_which_a_retry_would_not_help_has_an_exit_status_and_a_sentence() -> None:
    assert {ExitStatus(code - 4000) for code in LASTING} == set(SENTENCES)


@pytest.mark.parametrize("document", ["Makefile", "SECURITY.md"])
def test_tests_that_are_named_exist(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for path, function in re.findall(r"((?:sandbox/)?tests/[\w/*]+(?:\.py)?)(?:::(\w+))?", text):
        assert list(ROOT.glob(path)), path
        assert not function or f"def {function}(" in (ROOT / path).read_text(encoding="utf-8"), function


def test_every_threat_names_where_it_is_tested() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", text, re.MULTILINE)[2:]
    assert len(rows) >= 20
    assert [threat for threat, tested in rows if "tests/" not in tested] == []
