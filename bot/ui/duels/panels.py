"""The private panels of duels: before, during and after the reader's own game."""

import discord

from bot.games import DUELS
from bot.players.base import Level
from bot.sessions.duels.duel import Duel
from bot.sessions.duels.series import Series
from bot.sessions.duels.service import MOST_PLAYERS
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.duels.public_view import deal_title, game_title, name, names, places, standing_lines, title
from bot.ui.reply.audience import moderated_guild
from bot.ui.reply.private_game import PrivateGame
from bot.ui.reply.reply import Reply
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import ending
from bot.ui.text.times import timestamp
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.entity_selects import user_select
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

MOST_LISTED, MOST_NAMED = 10, 2
"""The most duels in a list, and the most other players named with each: a message has room for that."""


class DuelPanels:
    """Lays out the panels for the user of a command or a button. Each method may raise StoreUnavailable."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._duels = sessions.duels
        self._games = PrivateGame(sessions, pictures, Surface.DUEL)

    async def own(self, reply: Reply) -> OutgoingMessage:
        """Lays out the reader's open duels, with a button for each that they still have to play."""
        texts, found = reply.texts, await self._duels.of_person(reply.user)
        pieces: list[Piece] = [
            text(f"### {texts('duel-own-title')}\n{texts('duel-own' if found else 'duel-own-none')}")
        ]
        found.sort(key=lambda series: series.next_deal(reply.user) is None)  # duels that wait for the reader come first
        for series in found[:MOST_LISTED]:
            pieces += self._own_lines(series, reply)
        if len(found) > MOST_LISTED:
            pieces.append(text(texts("duel-own-more", more=len(found) - MOST_LISTED)))
        return OutgoingMessage(panel([*pieces, *button_rows([_help_button("", texts)])]))

    async def duel(self, reply: Reply, series: Series) -> OutgoingMessage:
        """Lays out the reader's game of the next deal, or a description of the duel before that game begins.

        After the last of several deals, lays out the standings. A moderator who does not play may cancel the duel.
        Refuses `duel-not-invited`.
        """
        cancel = series.may_cancel(reply.user, moderated_guild(reply.interaction))
        if cancel and all(player.person.id != reply.user for player in series.first.players):
            return _moderation(series, reply.texts)
        deal = series.next_deal(reply.user)
        if deal is None and len(series.deals) > 1:
            return await self._overview(reply, series)
        deal = deal or series.first
        session = await self._duels.game(deal, reply.user)
        if session is not None:
            return await self.game(reply, deal, session)
        return _before(deal, reply.texts, cancel=cancel)

    async def game(self, reply: Reply, duel: Duel, session: Session, partial: PartialMove = START) -> OutgoingMessage:
        """Lays out the current state of the reader's own game. Refuses `duel-other-rules`.

        Args:
            partial: how far its player has come in a move.
        """
        if session.state is None:
            raise Refusal("duel-other-rules")
        texts = reply.texts
        return await self._games.message(
            reply,
            session,
            partial,
            heading=f"### {deal_title(duel, texts)}",
            last=[_help_button(duel.game_key, texts)],
            ending=[] if session.status.live else await self._ended(reply, duel, session),
        )

    def _own_lines(self, series: Series, reply: Reply) -> list[Piece]:
        texts, duel, left = reply.texts, series.first, series.next_deal(reply.user)
        closes = texts("duel-ends", time=timestamp(duel.closes_at))
        others = [name(one, texts) for one in duel.players if one.person.id != reply.user]
        with_ = ", ".join(others[:MOST_NAMED])
        if len(others) > MOST_NAMED:
            with_ = texts("history-more", names=with_, more=len(others) - MOST_NAMED)
        lines = [f"**{title(series, texts)}**", texts("with-players", players=with_), closes]
        label = "button-duel-look" if left is None else "button-play"
        style = Style.secondary if left is None else Style.primary
        return [text("\n".join(lines)), *button_rows([button(texts(label), Press(Action.DUEL, duel.id), style=style)])]

    async def _ended(self, reply: Reply, duel: Duel, session: Session) -> list[Piece]:
        """Returns how the reader's game ended, and how the others who have finished did."""
        texts = reply.texts
        lines = [f"### {ending(session, texts)}"]
        over = text("\n".join([*lines, texts("duel-closed")]))
        try:
            series = await self._duels.series(duel.series)
            newest = series.deals[duel.number - 1]
            games = await self._duels.results(newest, reply.user)
        except Refusal:  # it is closed already
            return [over]
        if series.finished:
            return [over]
        lines += [texts("duel-so-far"), *places(games, texts)]
        missing = names(Series((newest,)), texts, finished=False)
        if missing:
            lines.append(texts("duel-to-play", players=missing))
        if series.next_deal(reply.user) is None:
            look = button(texts("button-duel-look"), Press(Action.DUEL, duel.series))
        else:
            look = button(texts("button-duel-next"), Press(Action.DUEL, duel.series), style=Style.primary)
        return [text("\n".join(lines)), *button_rows([look, _help_button(duel.game_key, texts)])]

    async def _overview(self, reply: Reply, series: Series) -> OutgoingMessage:
        """Lays out the standings so far, by all finished games. The reader has to have played every deal."""
        texts = reply.texts
        games = [await self._duels.results(deal, reply.user) for deal in series.deals]
        lines = [f"### {title(series, texts)}", texts("duel-so-far"), *standing_lines(games, texts)]
        missing = names(series, texts, finished=False)
        look = button(texts("button-duel-look"), Press(Action.DUEL, series.first.id))
        buttons = button_rows([look, _help_button(series.first.game_key, texts)])
        parts = [
            *lines,
            *([texts("duel-to-play", players=missing)] if missing else []),
            f"-# {texts('duel-matchpoints')}",
        ]
        return OutgoingMessage(panel([text("\n".join(parts)), *buttons]))


def _before(duel: Duel, texts: Texts, *, cancel: bool) -> OutgoingMessage:
    """Lays out a description of the deal, with a button that begins it.

    Args:
        cancel: whether the reader may cancel the duel.
    """
    closes = timestamp(duel.closes_at)
    of_series = [texts("duel-before-series", deals=duel.deals)] if duel.deals > 1 else []
    rules = texts(f"{duel.game_key}-daily-rules" if duel.alone else "duel-better")
    first, *others = [*of_series, texts("duel-before", time=closes), rules]
    about = [f"### {deal_title(duel, texts)}\n{first}", *others]
    buttons = [
        button(texts("button-begin"), Press(Action.DUEL_BEGIN, duel.id), style=Style.success),
        button(texts("button-rules"), Press(Action.GAME_PAGE, argument=duel.game_key)),
        _help_button(duel.game_key, texts),
        *([_cancel_button(duel.series, texts)] if cancel else []),
    ]
    return OutgoingMessage(panel([*map(text, about), *button_rows(buttons)]))


def _moderation(series: Series, texts: Texts) -> OutgoingMessage:
    """Lays out the duel for a moderator, who may cancel it."""
    players = ", ".join(name(player, texts) for player in series.first.players)
    about = f"### {title(series, texts)}\n{texts('with-players', players=players)}\n{texts('duel-moderation')}"
    return OutgoingMessage(panel([text(about), *button_rows([_cancel_button(series.first.id, texts)])]))


def friends_panel(game_key: str, level: str, deals: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the choice of the friends to challenge, which opens the duel."""
    press = Press(Action.DUEL_FRIENDS, argument=f"{game_key} {level} {deals}")
    heading = f"### {game_title(game_key, Level(level), deals, texts)}\n{texts('duel-choose', days=deals)}"
    choice = user_select(texts("duel-choose-friends"), press, [], most=MOST_PLAYERS - 1)
    return panel([text(heading), choice, *button_rows([_help_button(game_key, texts)])])


def help_text(game_key: str, texts: Texts) -> str:
    """Returns an explanation of duels, with their known weaknesses."""
    games = [texts("duel-help-alone" if DUELS[game_key].alone else "duel-help-computers")] if game_key in DUELS else []
    parts = [texts("duel-help"), *games, texts("duel-help-series"), texts("duel-help-trust")]
    return "\n".join([f"### {texts('duel-help-title')}", *parts])


def _cancel_button(series: str, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(texts("button-duel-cancel"), Press(Action.DUEL_CANCEL, series), style=Style.secondary)


def _help_button(game_key: str, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(texts("button-duel-help"), Press(Action.DUEL_HELP, argument=game_key))
