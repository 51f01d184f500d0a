"""Finds whom a message mentions, within the limits of `allowed_mentions` and permissions."""

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
    """The field `allowed_mentions`: kinds of mentions that are generally allowed, and single users and roles by id.

    `replied_user` says whether a reply mentions the author of the message to which it replies.
    """

    parse: frozenset[str] = frozenset(_KINDS)
    users: frozenset[str] = frozenset()
    roles: frozenset[str] = frozenset()
    replied_user: bool = True

    def mentioned(self, text: str, world: World, channel: Channel, author: str, replied: str = "") -> Json:
        """Returns the fields `mentions`, `mention_roles` and `mention_everyone` for a text by this author.

        `replied` is the id of the user to whose message the text replies.
        """
        guild, permissions = world.guild_of(channel), world.permissions(author, channel)
        known = guild.roles if guild else {}
        named = [one for one in _USER.findall(text) if self._allows("users", one)]
        named += [replied] if self.replied_user else []
        users = [world.users[one] for one in dict.fromkeys(named) if one in world.users]
        may_all = bool(permissions & Permission.MENTION_EVERYONE)
        roles = [one for one in dict.fromkeys(_ROLE.findall(text)) if one in known]
        return {
            "mentions": [user.json() for user in users],
            "mention_roles": [one for one in roles if may_all and self._allows("roles", one)],
            "mention_everyone": may_all and "everyone" in self.parse and _EVERYONE.search(text) is not None,
        }

    def _allows(self, kind: str, one: str) -> bool:
        return kind in self.parse or one in (self.users if kind == "users" else self.roles)


def read_allowed_mentions(form: Form | None) -> AllowedMentions:
    """Reads the field `allowed_mentions`; all mentions are allowed if it is missing."""
    if form is None:
        return AllowedMentions()
    wanted = form.array("parse", len(_KINDS))
    for index, kind in enumerate(wanted):
        if kind not in _KINDS:
            form.error(("parse", index), "BASE_TYPE_CHOICES", f"Value must be one of {set(_KINDS)}.")
    parse = frozenset(map(str, wanted))
    lists = {key: frozenset(form.snowflakes(key, 100)) for key in ("users", "roles")}
    for key, listed in lists.items():
        if listed and key in parse:
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.error("", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    return AllowedMentions(parse, **lists, replied_user=form.boolean("replied_user"))
