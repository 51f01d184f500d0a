import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.views.custom_id import MOVE_ACTIONS, NAMES, Action, Press, Surface


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
    assert press is None or press.custom_id.split(":")[1] in NAMES


@pytest.mark.parametrize("surface", Surface)
@pytest.mark.parametrize("action", MOVE_ACTIONS)
def test_a_press_on_a_move_says_what_the_move_is_chosen_on(action: Action, surface: Surface) -> None:
    press = Press(action, "abc", 1, "b2", surface)
    assert Press.parse(press.custom_id) == press
    assert press.names_session == (surface in (Surface.TABLE, Surface.HAND))


@pytest.mark.parametrize(
    "sent",
    [
        *(f"{where}{what}" for where in ("", "hand-") for what in ("walk", "move", "pick", "page")),
        *(f"{where}{what}" for where in ("learn-", "daily-") for what in ("word", "move", "pick", "page", "toggle")),
    ],
)
def test_the_names_in_messages_that_were_sent_before_are_still_understood(sent: str) -> None:
    press = Press.parse(f"v1:{sent}:a:1:x")
    assert press is not None
    assert press.custom_id == f"v1:{sent}:a:1:x"


@pytest.mark.parametrize(
    "forged",
    ["", "v1", "v2:move:a:1:x", "v1:drop:a:1:x", "v1:move:a:-1:x", "v1:move:a:1", "v1:move:A:1:x", "v1:move:a:١:x"],
)
def test_a_forged_custom_id_is_not_parsed(forged: str) -> None:
    assert Press.parse(forged) is None


def test_a_custom_id_past_discords_limit_raises() -> None:
    with pytest.raises(ValueError, match="too long"):
        _ = Press(Action.MOVE, "a", 1, "x" * 100).custom_id
