"""The texts: the same keys and variables in every language, and exactly the keys that the program uses."""

import ast as python
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Barrier

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games import GAMES
from bot.texts import LANGUAGES, LOCALES, Texts, language_of, texts_in

ROOT = Path(__file__).parent.parent
CALLED = r"texts|localized|Refusal|super\(\).__init__|(?:own|public)_texts\([a-z.]+\)"
NAMED = re.compile(rf'(?:{CALLED})\(\s*"([a-z][a-z0-9_-]+)"')

PREVENTED = {"out-of-turn", "wrong-seats"}
"""Errors of the games' protocol that sessions prevent, so that they need no text."""

COMMAND_NAME = re.compile(r"command-[a-z]+|slash-[a-z-]+")
"""The texts that are names of commands and of their options."""
COMMAND = re.compile(r"command-[a-z]+")
NAMED_COMMAND = re.compile(r"(?<![\w/>.*<}])/([^\W\d_][\w-]*)")
"""A command in a text: after a slash that is no part of a word, a mention or an address."""
TERMS = ROOT / "docs" / "terms.md"
TITLES = {"en": "English", "it": "Italiano", "de": "Deutsch", "fr": "Français"}
"""The titles of the languages in docs/terms.md."""
NOT_SHOWN = re.compile(r"^#.*|^[\w-]+ =|\$[\w-]+|`[^`]*`", re.MULTILINE)
"""What readers of a text file's messages do not see as words: comments, keys, arguments, words to type."""
IN_CODE = re.compile(r"`[^`]*`|https?://\S+|\{ [^{}\"]* \}")
"""What is typed as it stands, addresses, and the names of arguments."""
TAKEN_NAME = re.compile(r"[-_'\w]{1,32}")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)


@cache
def messages(language: str, files: str = "*.ftl") -> dict[str, set[str]]:
    """Returns the keys of the messages in these files, with their variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob(files)):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def code() -> Iterator[python.AST]:
    for folder in ("bot", "renderers"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield from python.walk(python.parse(path.read_text(encoding="utf-8")))


class Reachable:
    """The keys among the program's strings, and those that its f-strings make by filling in such strings.

    Only f-strings with a word of their own count; another f-string may make what fills them. Every reachable key is
    found. An unreachable one may be found too, if its parts are strings that the program uses for something else.
    """

    def __init__(self) -> None:
        self._strings: set[str] = set()
        self._patterns: set[re.Pattern[str]] = set()
        for node in code():
            match node:
                case python.Constant(value=str(text)) | python.arg(arg=text):
                    self._strings.add(text)
                case python.JoinedStr(values=parts):
                    texts = [str(part.value) if isinstance(part, python.Constant) else "" for part in parts]
                    if re.search("[a-z]", "".join(texts)):
                        self._patterns.add(re.compile("".join(re.escape(one) or "([a-z0-9_-]+)" for one in texts)))

    def __contains__(self, key: str) -> bool:
        matches = (pattern.fullmatch(key) for pattern in self._patterns)
        return key in self._strings or any(match and all(one in self for one in match.groups()) for match in matches)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    assert messages(language) == messages(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    names = {path.name for path in (LOCALES / language).iterdir()}
    assert names == {path.name for path in (LOCALES / LANGUAGES[0]).iterdir()}


def test_every_key_that_the_program_names_has_a_text() -> None:
    known = messages(LANGUAGES[0])
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for key in NAMED.findall(path.read_text(encoding="utf-8")):
            assert key in {*known, *PREVENTED}, f"{path.name} names {key}"


@cache
def reachable_keys() -> Reachable:
    """Returns the keys that the program can use; to read all of its code takes seconds."""
    return Reachable()


def test_the_program_uses_every_text() -> None:
    """Labels of words (`tris_2-word-north`) are left to tests/contract, which knows the words of all moves."""
    reachable = reachable_keys()
    assert [key for key in messages(LANGUAGES[0]) if "-word-" not in key and key not in reachable] == []


def test_a_text_that_the_program_cannot_use_is_found() -> None:
    reachable = reachable_keys()
    assert "button-join" in reachable
    assert "tris_2-option-rule_of_4-name" in reachable
    assert "button-of-no-panel" not in reachable
    assert "tris_2-never-said" not in reachable


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options_are_valid_in_discord(language: str) -> None:
    texts = texts_in(language)
    names = {key: texts(key) for key in messages(language) if COMMAND_NAME.fullmatch(key)}
    assert {key: name for key, name in names.items() if not TAKEN_NAME.fullmatch(name) or name != name.lower()} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_a_text_has_its_name_in_that_language(language: str) -> None:
    texts = texts_in(language)
    commands = {texts(key) for key in messages(language) if COMMAND.fullmatch(key)}
    commands |= {key for key, game in GAMES.items() if game.info.multi_choice}
    named = {
        (path.name, name)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for name in NAMED_COMMAND.findall(path.read_text(encoding="utf-8"))
    }
    assert {(file, name) for file, name in named if name not in commands} == set()
    assert len(named) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_docs_terms_avoids(language: str) -> None:
    section = TERMS.read_text(encoding="utf-8").partition(f"## {TITLES[language]}\n")[2].partition("\n## ")[0]
    rows = [row.split("|") for row in section.splitlines() if row.startswith("|")][2:]
    avoided = {word.strip() for row in rows for word in row[3].split(",")} - {""}
    assert avoided
    found = {
        (path.name, word)
        for path in (LOCALES / language).glob("*.ftl")
        for word in avoided
        if re.search(rf"\b{word}\b", NOT_SHOWN.sub("", path.read_text(encoding="utf-8")))
    }
    assert found == set()


def test_a_missing_text_or_argument_raises() -> None:
    with pytest.raises(LookupError):
        texts_in("en")("no-such-text")
    with pytest.raises(ValueError, match="player"):
        texts_in("en")("not-your-turn")


def test_threads_can_use_the_same_text_for_the_first_time_at_once() -> None:
    """Pictures are drawn in threads, and two may need the same text first."""
    eager = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for number in range(50):
            fresh = Texts("en", [f"said = Said {number}"])
            together = Barrier(4)
            with ThreadPoolExecutor(4) as threads:
                heard = [threads.submit(_said_at_once, fresh, together) for _ in range(4)]
                assert {one.result() for one in heard} == {f"Said {number}"}
    finally:
        sys.setswitchinterval(eager)


def _said_at_once(said: Texts, together: Barrier) -> str:
    together.wait()
    return said("said")


@pytest.mark.parametrize(
    ("locale", "language"), [("de", "de"), ("en-GB", "en"), ("fr", "fr"), ("it", "it"), ("ja", "en"), (None, "en")]
)
def test_the_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_french_punctuation_never_begins_a_line() -> None:
    """Before `;`, `!` and `?` stands a narrow no-break space, before `:` and inside « » a no-break space."""
    found = {
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted((LOCALES / "fr").glob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
        and re.search(r"[^\S\u202f][;!?]|[^\S\xa0]:|«(?!\xa0)|(?<!\xa0)»|[\w)}*][;!?]", IN_CODE.sub("", line))
    }
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_percent_sign_begins_a_line(language: str) -> None:
    """Between a number and its sign stands a no-break space, or nothing."""
    found = {
        f"{path.name}: {line.strip()}"
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"[\d}][^\S\xa0]%", line)
    }
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_the_key_of_the_goal_as_it_is_labelled(language: str) -> None:
    texts = texts_in(language)
    assert f"*{texts('tris_on_steroids-hand')}*" in texts("tris_on_steroids-rules-goal")


@pytest.mark.parametrize(("language", "goal"), [("en", "zero"), ("it", "zero"), ("de", "null"), ("fr", "zéro")])
@pytest.mark.parametrize("end", ["won", "lost"])
def test_the_end_of_the_solitaire_says_what_its_goal_is(language: str, goal: str, end: str) -> None:
    assert goal in texts_in(language)(f"set-solitaire-{end}")
