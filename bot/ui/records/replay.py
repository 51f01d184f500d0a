"""Replays of finished games: as an animated picture with a card of the result, and step by step."""

import asyncio
from collections.abc import Iterable

import discord

from bot.games.base import View
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.board_message.layout import OutgoingMessage
from bot.ui.records.replay_frames import ReplayFrames
from bot.ui.records.result_card import result_alt_text, result_card
from bot.ui.text.alt_text import alt_text
from bot.ui.text.captions import accent, caption
from bot.ui.text.narration import ending, recent_events, title, turn_line
from bot.ui.views.components import Style, button, button_rows, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from renderers.parts.caption import Caption
from renderers.pictures import Pictures

ANIMATION = "replay.gif"
CARD = "result.png"


class Replays:
    """Lays out replays. They show only what spectators could see: hands stay private after the game too."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def animated(self, session: Session, texts: Texts, theme: str = "") -> OutgoingMessage:
        """Lays out the animated picture and the card. theme: "" for the guild's. Refuses as `ReplayFrames.of` does."""
        theme = theme or self._theme(session)
        result = result_card(session, texts)

        def frames() -> Iterable[tuple[View, Caption]]:
            return ((one.view(None), caption(one, texts)) for one in ReplayFrames.of(session).sampled())

        gif, card = await asyncio.gather(
            self._pictures.replay((session.id, texts.language), session.game_key, frames, theme=theme),
            self._pictures.result(result, theme=theme),
        )
        steps = button(texts("button-steps"), Press(Action.REPLAY_STEP, session.id), style=Style.primary)
        view = panel(
            [
                text(f"### {title(session, texts)}\n{ending(session, texts)}"),
                picture(texts("replay-alt", moves=session.ply), ANIMATION),
                picture(result_alt_text(session, texts), CARD),
                *button_rows([steps]),
            ],
            accent(session, theme),
        )
        return OutgoingMessage(view, [picture_file(gif, ANIMATION), picture_file(card, CARD)])

    async def step(self, session: Session, ply: int, texts: Texts, theme: str) -> OutgoingMessage:
        """Lays out the board after a ply, with buttons to other plies. A ply past the end counts as the last one."""
        theme = theme or self._theme(session)
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        now = frames.at(ply)
        view = now.view(None)
        png = await self._pictures.board(now.game_key, view, caption(now, texts), theme=theme)
        lines = [
            f"### {title(now, texts)}",
            texts("replay-at", ply=now.ply, last=session.ply),
            *recent_events(now, view, texts),
            ending(session, texts) if now is session else turn_line(now, texts),
        ]
        pieces = [
            text("\n".join(lines)),
            picture(alt_text(now, view, texts)),
            *button_rows(_steps(session, now.ply, texts)),
        ]
        return OutgoingMessage(panel(pieces, accent(now, theme)), [picture_file(png)])

    def _theme(self, session: Session) -> str:
        return self._sessions.guild_settings.of(session.place.guild).theme


def _steps(session: Session, ply: int, texts: Texts) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the buttons First, Back, Next, Last.

    The argument in the custom ids keeps them distinct where two lead to one ply.
    """
    targets = (("first", 0), ("back", max(ply - 1, 0)), ("on", min(ply + 1, session.ply)), ("last", session.ply))
    return [
        button(
            texts(f"button-step-{way}"),
            Press(Action.REPLAY_STEP, session.id, to, way),
            disabled=to == ply,
        )
        for way, to in targets
    ]
