"""Dispatches changes of threads and their members, and the threads to which the bot gains access."""

from sandbox.gateway.gateway import Gateway
from sandbox.gateway.intents import Intent
from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel
from sandbox.world.events import ThreadMembersChanged
from sandbox.world.guilds import Guild
from sandbox.world.world import World


class ThreadEvents:
    """Dispatches the THREAD_ events of threads that the bot sees, and the ones about its own membership."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def changed(self, how: str, thread: Channel) -> None:
        """Dispatches that a thread was created, changed or deleted."""
        world = self._world
        if not world.permissions(world.bot.id, thread) & Permission.VIEW_CHANNEL:
            return
        payload = thread.json()
        if how == "CREATE":
            payload["newly_created"] = True
        elif how == "DELETE":
            payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
        self._dispatch(thread, f"THREAD_{how}", payload)
        if how == "CREATE" and thread.thread:
            self.members_changed(ThreadMembersChanged(thread, added=tuple(thread.thread.members)))

    def members_changed(self, event: ThreadMembersChanged) -> None:
        """Dispatches who joined and left a thread; without the intent GUILD_MEMBERS only the bot's own changes.

        If the bot was added, the thread itself is sent first, since the bot may not have seen it before.
        """
        thread, bot = event.thread, self._world.bot.id
        guild = self._world.guild_of(thread)
        if guild is None or bot not in guild.members:
            return
        for intent, users in ((Intent.GUILDS, {bot}), (Intent.GUILD_MEMBERS, set(guild.members) - {bot})):
            added = [user for user in event.added if user in users]
            removed = [user for user in event.removed if user in users]
            if bot in added and len(event.added) == 1 and thread.thread and thread.thread.owner != bot:
                self._dispatch(thread, "THREAD_CREATE", thread.json() | {"member": thread.member_json(bot)})
            if added or removed:
                self._gateway.dispatch(guild, intent, "THREAD_MEMBERS_UPDATE", self._members(thread, added, removed))

    def _members(self, thread: Channel, added: list[str], removed: list[str]) -> Json:
        guild = self._world.guild_of(thread)
        members = guild.members if guild else {}
        payload: Json = {"id": thread.id, "guild_id": thread.guild, "member_count": thread.json()["member_count"]}
        if added:
            payload["added_members"] = [
                (thread.member_json(user) or {}) | {"member": members[user].json(), "presence": None} for user in added
            ]
        if removed:
            payload["removed_member_ids"] = removed
        return payload

    def unarchived(self, thread: Channel) -> None:
        """Dispatches the bot's own membership of a thread that was unarchived, after the thread itself."""
        if member := thread.member_json(self._world.bot.id):
            self._dispatch(thread, "THREAD_MEMBER_UPDATE", member | {"guild_id": thread.guild})

    def access_gained(self, guild: Guild, channels: list[str]) -> None:
        """Dispatches the active threads of the channels, by id, that have become visible to the bot."""
        world = self._world
        threads = [
            one
            for one in world.channels_of(guild)
            if one.parent in channels
            and one.thread
            and not one.thread.archived
            and world.permissions(world.bot.id, one) & Permission.VIEW_CHANNEL
        ]
        members = [member for thread in threads if (member := thread.member_json(world.bot.id))]
        sync = {"channel_ids": channels, "threads": [one.json() for one in threads], "members": members}
        self._gateway.dispatch(guild, Intent.GUILDS, "THREAD_LIST_SYNC", {"guild_id": guild.id, **sync})

    def _dispatch(self, thread: Channel, name: str, payload: Json) -> None:
        self._gateway.dispatch(self._world.guild_of(thread), Intent.GUILDS, name, payload)
