"""Refusals: their text keys are documented, and a key that has a type is raised as that type."""

import ast
import re
from pathlib import Path

from bot.sessions import refusals

BOT = Path(refusals.__file__).parent.parent
TYPED = re.compile(r'super\(\).__init__\("([a-z-]+)"')


def raised(folder: Path) -> set[str]:
    """The text keys that code in this folder makes a plain Refusal of."""
    sources = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    trees = (ast.parse(source) for source in sources if "Refusal(" in source)
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    keys = (call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal")
    return {str(part.value) for key in keys for part in ast.walk(key) if isinstance(part, ast.Constant)}


def test_a_refusal_that_has_a_type_is_raised_as_this_type() -> None:
    typed = set(TYPED.findall(Path(refusals.__file__).read_text(encoding="utf-8")))
    assert "stale" in typed
    assert raised(BOT) & typed == set()


def test_all_other_refusals_of_sessions_are_documented() -> None:
    documented = re.findall(r"^- `([a-z-]+)`(?:, to the host `([a-z-]+)`)?", refusals.__doc__ or "", re.MULTILINE)
    assert raised(BOT / "sessions") == {key for keys in documented for key in keys if key}
