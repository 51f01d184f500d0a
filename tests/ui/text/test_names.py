import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.names import bold, sanitized_name


def test_ordinary_names_are_unchanged() -> None:
    for name in ("Zoë", "François Lacroix", "Стас", "田中さん", "O'Brien", "a"):
        assert sanitized_name(name) == name


def test_a_name_cannot_mention_link_or_reorder_text() -> None:
    assert sanitized_name("<@123>") == "123"
    assert sanitized_name("@everyone") == "everyone"
    assert sanitized_name("see https://evil.example") == "see https evil.example"
    assert sanitized_name("abc\u202edef\u2066") == "abcdef"
    assert sanitized_name("two\nlines\x07") == "two lines"


def test_a_name_of_which_nothing_is_left_is_replaced() -> None:
    assert sanitized_name("\u200b\u200b") == "?"
    assert sanitized_name("<>", "42") == "42"
    assert sanitized_name("\u3164\u2800\u034f") == "?"


def test_removed_characters_leave_no_link_behind() -> None:
    assert sanitized_name("http:<//evil.ex") == "http evil.ex"
    assert sanitized_name("http:\u200b//evil.ex") == "http evil.ex"
    assert "://" not in sanitized_name("::////x")


NASTY = st.text(st.sampled_from(":/<>@`*_[]()\u200b\u202e\u3164 \nhtpe.x"), max_size=80)


@given(st.text(max_size=80) | NASTY)
def test_every_sanitized_name_is_short_visible_and_sanitized_only_once(name: str) -> None:
    shown = sanitized_name(name)
    assert 1 <= len(shown) <= 32
    assert "://" not in shown
    assert not set(shown) & set("<>@`\n")
    assert all(unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp") for character in shown)
    assert sanitized_name(shown) == shown


def test_markdown_in_a_name_is_escaped() -> None:
    assert bold("**x**_y_") == r"**\*\*x\*\*\_y\_**"
