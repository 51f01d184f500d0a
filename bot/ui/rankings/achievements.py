"""What a player has achieved, and what is still to be had, as text."""

import discord

from bot.achievements.rules import KEYS
from bot.sessions.achievements import Achieved
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.texts import Texts
from bot.ui.reply.audience import person, person_of
from bot.ui.reply.guild_rules import look_here, send
from bot.ui.reply.reply import Reply
from bot.ui.text.names import bold, shown_name
from bot.ui.text.times import date_text
from bot.ui.views.components import page


async def show_achievements(sessions: Sessions, reply: Reply, player: discord.User | discord.Member | None) -> None:
    """Lists what a player has achieved; the user's own where nobody is named.

    Refuses `achievements-hidden` for somebody else who is hidden everywhere but where they have played.
    """
    public, texts, _ = look_here(reply, sessions)
    who = person(reply.interaction) if player is None else person_of(player)
    if who.id != reply.user and sessions.user_settings.of(who.id).hidden:
        raise Refusal("achievements-hidden")
    async with reply.expensive("achievements", who.id):
        achieved = await sessions.achievements.of(who.id)
    await send(reply, page(achievement_list(who, achieved, texts)), public=public)


def achievement_list(who: Person, achieved: Achieved, texts: Texts) -> str:
    """Returns the list: first what the person has achieved, the oldest first, with its day (UTC); then the rest."""
    had = sorted((key for key in KEYS if key in achieved.at), key=lambda key: achieved.at[key])
    missing = [key for key in KEYS if key not in achieved.at]
    count = texts("achievements-count", count=len(had), all=len(KEYS))
    lines = [f"### {texts('achievements-title')}", f"{bold(shown_name(who, texts))} · {count}"]
    lines += [f"🏅 {_described(key, texts)} · {date_text(achieved.at[key], texts)}" for key in had]
    if missing:
        lines += [f"**{texts('achievements-missing')}**", *(f"-# {_described(key, texts)}" for key in missing)]
    if not achieved.complete:
        lines.append(f"-# {texts('achievements-more')}")
    return "\n".join(lines)


def _described(key: str, texts: Texts) -> str:
    return texts("labelled", label=f"**{texts(f'achievement-{key}')}**", content=texts(f"achievement-{key}-means"))
