import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.views.custom_id import Action, Press


@given(
    st.sampled_from(Action),
    st.text("abcdefghijklmnopqrstuvwxyz234567", max_size=12),
    st.integers(0, 99_999),
    st.text("abcdefghi0123456789,:-/ ", max_size=40),
)
def test_a_custom_id_is_parsed_as_the_press_that_made_it(action: Action, session: str, ply: int, argument: str) -> None:
    press = Press(action, session, ply, argument)
    assert Press.parse(press.custom_id) == press


@given(st.text(max_size=120))
def test_a_custom_id_of_another_format_is_not_parsed(custom_id: str) -> None:
    press = Press.parse(custom_id)
    assert press is None or press.custom_id.split(":")[1] in set(Action)


@pytest.mark.parametrize(
    "forged",
    ["", "v1", "v2:move:a:1:x", "v1:drop:a:1:x", "v1:move:a:-1:x", "v1:move:a:1", "v1:move:A:1:x", "v1:move:a:١:x"],
)
def test_a_forged_custom_id_is_not_parsed(forged: str) -> None:
    assert Press.parse(forged) is None


def test_a_custom_id_past_discords_limit_raises() -> None:
    with pytest.raises(ValueError, match="too long"):
        _ = Press(Action.MOVE, "a", 1, "x" * 100).custom_id
