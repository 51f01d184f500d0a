"""The private panel of `/privacy`: what is stored, in a sentence each, and what can be done about it."""

from collections.abc import Iterator, Sequence

import discord

from bot.sessions.privacy.deletion import DeletionRecord
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import Texts
from bot.ui.views.components import Style, attached_file, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.question import question_panel

FILE = "my-data.json"

COMPRESSED_FILE = f"{FILE}.gz"

PAGE = "my-data.html"

SENTENCES = ("games", "results", "settings", "not-stored", "how-long")


def privacy_panel(texts: Texts, *, settings: UserSettings, deletion: DeletionRecord | None) -> discord.ui.LayoutView:
    """Lays out what is stored, and what the user has set.

    Args:
        deletion: one that is to come and can be cancelled.
    """
    hidden = settings.hidden
    hide = Press(Action.HIDE_ME, argument="off" if hidden else "on")
    buttons = [
        button(texts("privacy-export"), Press(Action.EXPORT_DATA), style=Style.primary),
        button(texts("privacy-hidden-on" if hidden else "privacy-hidden-off"), hide),
    ]
    lines = [f"### {texts('privacy-title')}", *(f"- {texts(f'privacy-{one}')}" for one in SENTENCES)]
    notes = [f"**{texts('privacy-on')}** {' · '.join(_settings(settings, texts))}"]
    notes.append(f"-# {texts('privacy-hidden-means')}")
    if deletion is None:
        buttons.append(button(texts("privacy-delete"), Press(Action.DELETE_DATA)))
    else:
        buttons.append(button(texts("privacy-keep"), Press(Action.KEEP_DATA), style=Style.success))
        notes.insert(0, f"**{texts('privacy-deleted-at', at=f'<t:{deletion.at // 1000}:R>')}**")
    return panel([text("\n".join(lines)), text("\n".join(notes)), *button_rows(buttons)])


def _settings(settings: UserSettings, texts: Texts) -> Iterator[str]:
    """Yields what the user has set, each with its value."""
    pings = "server" if settings.pings is None else settings.pings.value
    confirms = {None: "server", True: "on", False: "off"}[settings.confirms]
    yield texts("labelled", label=texts("my-settings-pings"), content=texts(f"pings-{pings}"))
    yield texts("labelled", label=texts("my-settings-confirms"), content=texts(f"confirms-{confirms}"))
    yield texts("labelled", label=texts("theme-title"), content=texts(f"theme-{settings.theme or 'server'}"))
    yield texts("text-first-on" if settings.text_first else "text-first-off")
    yield texts("tell-moves-on" if settings.tells_moves else "tell-moves-off")
    yield texts("privacy-hidden-on" if settings.hidden else "privacy-hidden-off")


def deletion_question(texts: Texts) -> discord.ui.LayoutView:
    """Lays out what happens by a deletion, and asks once more."""
    return question_panel(
        texts("privacy-question"),
        texts("privacy-delete-surely"),
        texts("privacy-keep"),
        Press(Action.CONFIRM_DELETE_DATA),
    )


def export_panel(texts: Texts, names: Sequence[str]) -> discord.ui.LayoutView:
    """Lays out the message of an export, with the files of these names."""
    return panel([text(texts("privacy-exported")), *map(attached_file, names)])
