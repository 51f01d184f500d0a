"""Users, and their membership in a guild."""

import re
from dataclasses import dataclass, field

from sandbox.protocol.encoding import Json, iso
from sandbox.protocol.locales import DEFAULT_LOCALE
from sandbox.world.snowflakes import SEED_TIME

COLOURS = ("#5865f2", "#3ba55d", "#eb459e", "#faa61a", "#ed4245", "#1abc9c", "#9b59b6", "#e67e22")
"""Colours of users, assigned in this order and reused from the start."""


@dataclass(slots=True)
class User:
    """A person or the bot. The page shows them in `colour` (`#rrggbb`).

    locale: the language of their Discord client. locale_chosen: whether it was set explicitly; until then the client
    has the language of the browser that shows the page.
    """

    id: str
    name: str
    locale: str = DEFAULT_LOCALE
    colour: str = COLOURS[0]
    bot: bool = False
    locale_chosen: bool = False

    @property
    def username(self) -> str:
        """The name in the form of Discord's usernames: lower-case Latin letters, digits, "_" and "."."""
        allowed = re.sub(r"[^a-z0-9_.]", "", self.name.lower().replace(" ", "_"))
        return allowed if len(allowed) > 1 else f"user_{self.id[-6:]}"

    def json(self) -> Json:
        """Returns Discord's user object."""
        wire: Json = {
            "id": self.id,
            "username": self.username,
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }
        if self.bot:
            wire["bot"] = True
        return wire

    def card(self) -> Json:
        """Returns a user as in the people's API: `{id, name, colour, locale}`."""
        return {"id": self.id, "name": self.name, "colour": self.colour, "locale": self.locale}


@dataclass(slots=True)
class Member:
    """A user in a guild.

    `roles` are ids, without @everyone. `joined` and `timed_out`, the end of a timeout, are in Unix seconds.
    """

    user: User
    roles: list[str] = field(default_factory=list)
    nick: str | None = None
    joined: float = SEED_TIME / 1000
    timed_out: float | None = None

    def json(self) -> Json:
        """Returns Discord's guild member object, with the user."""
        return {"user": self.user.json(), **self.partial()}

    def partial(self) -> Json:
        """Returns the member object without its user, as sent along with a message's author."""
        return {
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "roles": list(self.roles),
            "joined_at": iso(self.joined),
            "premium_since": None,
            "communication_disabled_until": None if self.timed_out is None else iso(self.timed_out),
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
