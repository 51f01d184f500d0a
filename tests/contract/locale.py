"""The texts of one game in one language, from data/locales."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from bot.games.base import Args
from bot.texts import FUNCTIONS

LOCALES = Path(__file__).parents[2] / "data" / "locales"
LANGUAGES = ("en", "it", "de", "fr")

HUNDRED: Args = {"value": 100}


def _source(language: str, key: str) -> str:
    """Returns the texts of a game, except the texts in its pictures, which belong to its renderer.

    They are in `<key>.ftl`. Descriptions may have a file of their own, `<key>-seen.ftl`, and so may the rules page,
    `<key>-rules.ftl`, and the lesson, `<key>-learn.ftl`.
    """
    files = (LOCALES / language / f"{key}{part}.ftl" for part in ("", "-seen", "-rules", "-learn"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@cache
def _resource(language: str, key: str) -> ast.Resource:
    """Returns a game's texts, parsed. Raises ValueError if Fluent cannot read one."""
    resource: ast.Resource = FluentResource(_source(language, key))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}/{key}: {entry.content!r}")
    return resource


def messages(language: str, key: str) -> list[ast.Message]:
    """Returns every message of a game's texts. Raises ValueError if Fluent cannot read one."""
    return [entry for entry in _resource(language, key).body if isinstance(entry, ast.Message)]


@cache
def variables(language: str, key: str) -> dict[str, frozenset[str]]:
    """Returns every text of a game with the variables it uses. Raises ValueError if Fluent cannot read one."""
    return {entry.id.name: _Variables.of(entry) for entry in messages(language, key)}


class _Variables(visitor.Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    @classmethod
    def of(cls, message: ast.Message) -> frozenset[str]:
        seen = cls()
        seen.visit(message)
        return frozenset(seen.names)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's Visitor calls it so
        self.names.add(node.id.name)


@cache
def _bundle(language: str, key: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(_resource(language, key))
    return bundle


def text(language: str, key: str, message: str, args: Args = HUNDRED) -> str:
    """Returns a text as people read it; by default the label of a number with the value 100.

    Raises LookupError or ValueError for a text that is missing or broken.
    """
    return _text(language, key, message, frozenset(args.items()))


@cache
def _text(language: str, key: str, message: str, args: frozenset[tuple[str, str | int]]) -> str:
    """Returns the text, cached, since random games produce the same texts thousands of times."""
    bundle = _bundle(language, key)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise ValueError(f"{language}: {message} is empty")
    words, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"{language}: {message}: {errors}")
    return str(words)
