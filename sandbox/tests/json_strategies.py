"""Hypothesis strategies for JSON."""

from typing import Any

from hypothesis import strategies as st

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 45) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Returns the paths of all values in some JSON."""
    keys = node.keys() if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    return [path, *(place for key in keys for place in places(node[key], (*path, key)))]


def replaced(node: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Returns the JSON with another value at one path."""
    if not path:
        return value
    copy = dict(node) if isinstance(node, dict) else list(node)
    copy[path[0]] = replaced(node[path[0]], path[1:], value)
    return copy


def one_place_changed(whole: Any) -> st.SearchStrategy[Any]:
    """Generates the JSON with one value replaced by random JSON."""
    return st.builds(lambda path, value: replaced(whole, path, value), st.sampled_from(places(whole)[1:]), JSON)
