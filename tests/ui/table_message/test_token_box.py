"""What is stored of a token can be read with the same bot token and for the same session alone."""

from bot.ui.table_message.stored_tokens import StoredToken, TokenBox

TOKEN = StoredToken(interaction=1, application=2, channel=3, message=4, token="aW50ZXJhY3Rpb24")


def test_a_token_is_read_by_another_process_of_the_same_bot() -> None:
    sealed = TokenBox("bot token").sealed("s1", TOKEN)
    assert TokenBox("bot token").opened("s1", sealed) == TOKEN
    assert TOKEN.token not in sealed
    assert TokenBox("bot token").sealed("s1", TOKEN) != sealed, "with a nonce of its own"


def test_nobody_else_reads_it_and_damage_is_noticed() -> None:
    box = TokenBox("bot token")
    sealed = box.sealed("s1", TOKEN)
    assert TokenBox("reset token").opened("s1", sealed) is None
    assert box.opened("s2", sealed) is None
    assert box.opened("s1", sealed[:-8] + "AAAAAAA=") is None
    assert box.opened("s1", "not base64!") is None
