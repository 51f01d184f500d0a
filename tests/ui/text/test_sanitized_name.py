"""Nobody can format, link, mention or cover the text around their name, and real names stay as they are."""

import unicodedata

import pytest
from discord.utils import escape_markdown
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.names import LINK, MAX_LENGTH, bold, sanitized_name


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


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Hồng Nhung",
        "Đặng Thuỳ Trâm",
        "นพเก้า ที่รัก น้ำผึ้ง",
        "ສົມພອນ",
        "अनुष्का हिंदी ज़ुंबा",
        "প্রীতিলতা",
        "שָׁלוֹם בֵּן־צְבִי",
        "مُحَمَّدٌ الرَّحْمٰن",
        "བསྒྲུབས་",
        "မြန်မာ",
        "ខ្មែរ",
        "Ǻńğêl Ω",
        "1️⃣ Zoë 🎲",
        "J.R.R. Tolkien",
        "node.js",
        "v2.0 (beta)",
        "Mr.T / Ms.X",
        "a.m./p.m.",
    ],
)
def test_names_in_any_script_are_unchanged(name: str) -> None:
    assert sanitized_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Z" + "\u0336\u0321\u0347" * 9 + "algo" + "\u0300" * 20, "Z\u0336\u0321alg\u00f2\u0300"),
        ("\u0489\u0489\u0489me", "me"),
        ("ก" + "\u0e47" * 20, "ก\u0e47"),
        (" \u0300\u0301a", "a"),
        ("ש" + "\u05bc\u05c1\u05b8\u05bd\u0591" * 9, "ש\u05b8\u05bc\u05bd"),
        ("\ufdfd\ufdfd\U0001242b x", "x"),
        ("\ufe0f\ufe0f\ufe0f", "?"),
    ],
)
def test_a_letter_keeps_no_more_marks_than_its_script_needs(name: str, shown: str) -> None:
    assert sanitized_name(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("discord.gg/abc", "discord gg abc"),
        ("join DISCORD.GG/AbC now", "join DISCORD GG AbC now"),
        ("discord.com/invite/abc", "discord com invite abc"),
        ("discordapp.com/invite/abc", "discordapp com invite abc"),
        ("discord . gg / abc", "discord gg / abc"),
        ("discord\u200b.\u2060gg/x", "discord gg x"),
        ("ｄｉｓｃｏｒｄ．ｇｇ／ｘ", "ｄｉｓｃｏｒｄ ｇｇ ｘ"),
        (
            "\U0001d5f1\U0001d5f6\U0001d600\U0001d5f0\U0001d5fc\U0001d5ff\U0001d5f1.gg/x",
            "\U0001d5f1\U0001d5f6\U0001d600\U0001d5f0\U0001d5fc\U0001d5ff\U0001d5f1 gg x",
        ),
        ("dsc.gg/x", "dsc gg x"),
        ("www.evil.example", "www evil example"),
        ("https://bit.ly/x", "https bit ly x"),
        ("twitch.tv/me", "twitch tv me"),
        ("free-nitro.com", "free-nitro com"),
        ("evil.example:8080", "evil example 8080"),
        ("[here](https://evil.example)", "[here](https evil.example)"),
        ("aaaaaaaaaaaaaaaaaaaaa discord.ggx", "aaaaaaaaaaaaaaaaaaaaa discord gg"),
    ],
)
def test_a_name_is_no_link_and_no_invite(name: str, shown: str) -> None:
    assert sanitized_name(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<t:0:R>", "t:0:R"),
        ("<:nitro:123>", ":nitro:123"),
        ("</help:1>", "/help:1"),
        ("<#1> <@&2> <id:browse>", "#1 &2 id:browse"),
        ("# big\n-# small\n> quote", "# big -# small quote"),
        ("\u1fef\u1fef\u1fefcode", "code"),
    ],
)
def test_a_name_is_no_markup_of_discords(name: str, shown: str) -> None:
    assert sanitized_name(name) == shown


@pytest.mark.parametrize("name", ["**x**", "__x__", "~~x~~", "||x||", "*x*_y_", "\\", "\\*"])
def test_what_formats_text_is_escaped_where_a_name_is_shown(name: str) -> None:
    shown = bold(sanitized_name(name)).removeprefix("**").removesuffix("**")
    assert shown == escape_markdown(name)
    plain = shown.replace("\\\\", "")
    assert all(plain[at - 1] == "\\" for at, character in enumerate(plain) if character in "*_~|")


MARKED = st.text(
    st.sampled_from("aZ \u0300\u0301\u0336\u0489\u0e01\u0e47\u0e49\u05e9\u05bc\u05c1\ufe0f\u200b"), max_size=80
)
LINKED = st.lists(
    st.sampled_from(
        ["discord", "gg", "www", "com", "evil", ".", "/", ":", "://", " ", "\u200b", "<", "@", "．", "x", "ｇ"]
    ),
    max_size=16,
).map("".join)


@given(MARKED | st.text(max_size=60))
def test_no_letter_has_a_stack_of_marks(name: str) -> None:
    stack = 0
    for character in sanitized_name(name):
        stack = stack + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        assert stack <= 4


NASTY = st.text(st.sampled_from(":/<>@`*_[]()\u200b\u202e\u3164 \nhtpe.x"), max_size=80)


@given(st.text(max_size=80) | NASTY | MARKED | LINKED)
def test_every_sanitized_name_is_short_visible_and_sanitized_only_once(name: str) -> None:
    shown = sanitized_name(name)
    assert 1 <= len(shown) <= 32
    assert "://" not in shown
    assert not set(shown) & set("<>@`\n")
    assert all(unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp") for character in shown)
    assert not LINK.search(unicodedata.normalize("NFKC", shown).casefold())
    assert unicodedata.is_normalized("NFC", shown)
    assert len(shown) <= MAX_LENGTH
    assert sanitized_name(shown) == shown
