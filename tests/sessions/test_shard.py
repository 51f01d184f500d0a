"""Shards of the gateway, and shares of them as the command line names them."""

import pytest

from bot.sessions.shard import ONLY_SHARD, Shard, parse_shards


@pytest.mark.parametrize(
    ("text", "numbers", "count"),
    [("0-15/64", range(16), 64), ("3/64", range(3, 4), 64), ("48-63/64", range(48, 64), 64), ("0/1", range(1), 1)],
)
def test_a_share_names_its_first_and_last_shard_and_how_many_there_are(text: str, numbers: range, count: int) -> None:
    assert parse_shards(text) == tuple(Shard(number, count) for number in numbers)


@pytest.mark.parametrize("text", ["", "3", "0-15", "-1/4", "4/4", "3-2/4", "0-4/4", "a-b/c", "0-1/0", "0-1/4 ", "٣/٤"])
def test_a_share_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no share|are not there"):
        parse_shards(text)


def test_each_guild_belongs_to_one_shard_and_direct_messages_to_the_first() -> None:
    shards = parse_shards("0-3/4")
    for guild in (5 << 22, (6 << 22) + 1, 1):
        assert sum(shard.has(guild) for shard in shards) == 1
    assert [shard.has(None) for shard in shards] == [True, False, False, False]
    assert ONLY_SHARD.has(5 << 22)
    assert ONLY_SHARD.has(None)
