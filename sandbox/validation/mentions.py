"""Who a message pings: those its text names, as far as `allowed_mentions` and permissions let it."""

import re
from dataclasses import dataclass

from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import Permission
from sandbox.validation.form import Form
from sandbox.world.channels import Channel
from sandbox.world.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_KINDS = ("users", "roles", "everyone")


@dataclass(frozen=True)
class AllowedMentions:
    """Kinds of mentions that ping whoever is named, and users and roles who are pinged beside."""

    parse: frozenset[str] = frozenset(_KINDS)
    users: frozenset[str] = frozenset()
    roles: frozenset[str] = frozenset()

    def pinged(self, text: str, world: World, channel: Channel, author: str) -> Json:
        """The fields of a message of this author with this text that say who is mentioned."""
        guild, permissions = world.guild_of(channel), world.permissions(author, channel)
        known = guild.roles if guild else {}
        named = dict.fromkeys(_USER.findall(text))
        users = [world.users[one] for one in named if one in world.users and self._lets("users", one)]
        may_all = bool(permissions & Permission.MENTION_EVERYONE)
        roles = [one for one in dict.fromkeys(_ROLE.findall(text)) if one in known]
        return {
            "mentions": [user.json() for user in users],
            "mention_roles": [one for one in roles if may_all and self._lets("roles", one)],
            "mention_everyone": may_all and "everyone" in self.parse and _EVERYONE.search(text) is not None,
        }

    def _lets(self, kind: str, one: str) -> bool:
        return kind in self.parse or one in (self.users if kind == "users" else self.roles)


def read_allowed_mentions(form: Form | None) -> AllowedMentions:
    """The field `allowed_mentions`; all are allowed where it is missing."""
    if form is None:
        return AllowedMentions()
    wanted = form.array("parse", len(_KINDS))
    for index, kind in enumerate(wanted):
        if kind not in _KINDS:
            form.error(("parse", index), "BASE_TYPE_CHOICES", f"Value must be one of {set(_KINDS)}.")
    parse = frozenset(map(str, wanted))
    lists = {key: frozenset(str(one) for one in form.array(key, 100)) for key in ("users", "roles")}
    for key, listed in lists.items():
        if listed and key in parse:
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.error("", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    return AllowedMentions(parse, **lists)
