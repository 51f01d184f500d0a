"""The guilds of some shards, as statements choose them."""

from bot.store.shared import GuildShare


def share_parameters(share: GuildShare | None) -> dict[str, int | None]:
    """Returns the parameters by which statements choose the guilds of a share."""
    if share is None:
        return {"first_shard": None, "last_shard": None, "shards": None}
    return {"first_shard": share.shards.start, "last_shard": share.shards.stop - 1, "shards": share.count}
