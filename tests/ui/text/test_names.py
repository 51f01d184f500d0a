import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.names import bold, sanitized_name


def test_ordinary_names_stay_as_they_are() -> None:
    for name in ("Zoë", "François Lacroix", "Стас", "田中さん", "O'Brien", "a"):
        assert sanitized_name(name) == name


def test_what_could_mention_link_or_reorder_is_gone() -> None:
    assert sanitized_name("<@123>") == "123"
    assert sanitized_name("@everyone") == "everyone"
    assert sanitized_name("see https://evil.example") == "see https evil.example"
    assert sanitized_name("abc\u202edef\u2066") == "abcdef"
    assert sanitized_name("two\nlines\x07") == "two lines"


def test_nothing_left_falls_back() -> None:
    assert sanitized_name("\u200b\u200b") == "?"
    assert sanitized_name("<>", "42") == "42"
    assert sanitized_name("\u3164\u2800\u034f") == "?"


def test_what_falls_away_leaves_no_link_behind() -> None:
    assert sanitized_name("http:<//evil.ex") == "http evil.ex"
    assert sanitized_name("http:\u200b//evil.ex") == "http evil.ex"
    assert "://" not in sanitized_name("::////x")


NASTY = st.text(st.sampled_from(":/<>@`*_[]()\u200b\u202e\u3164 \nhtpe.x"), max_size=80)


@given(st.text(max_size=80) | NASTY)
def test_every_name_becomes_short_visible_and_stable(name: str) -> None:
    shown = sanitized_name(name)
    assert 1 <= len(shown) <= 32
    assert "://" not in shown
    assert not set(shown) & set("<>@`\n")
    assert all(unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp") for character in shown)
    assert sanitized_name(shown) == shown


def test_markdown_in_a_name_is_only_text() -> None:
    assert bold("**x**_y_") == r"**\*\*x\*\*\_y\_**"
