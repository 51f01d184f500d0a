"""The private panels of duels: before the own game, while it is played, and when it is over."""

import discord

from bot.games import DUELS
from bot.players.base import Level
from bot.sessions.duels.duel import Duel
from bot.sessions.duels.service import MOST_PLAYERS
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.duels.public_view import places
from bot.ui.duels.wording import game_title, names, title
from bot.ui.reply.private_game import PrivateGame
from bot.ui.reply.reply import Reply
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import ending
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.entity_selects import user_select
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


class DuelPanels:
    """Lays out the panels for the user who pressed a button or typed a command. Each method raises StoreUnavailable."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._duels = sessions.duels
        self._games = PrivateGame(sessions, pictures, Surface.DUEL)

    async def own(self, reply: Reply) -> OutgoingMessage:
        """Lays out the reader's duels that are on, with a button to each that they have not played."""
        texts, duels = reply.texts, await self._duels.of_person(reply.user)
        pieces: list[Piece] = [
            text(f"### {texts('duel-own-title')}\n{texts('duel-own' if duels else 'duel-own-none')}")
        ]
        for duel in duels:
            pieces += self._own_lines(duel, reply)
        return OutgoingMessage(panel([*pieces, *button_rows([_help_button("", texts)])]))

    async def duel(self, reply: Reply, duel: Duel) -> OutgoingMessage:
        """Lays out the reader's own game, or before it what the duel is. Refuses `duel-not-invited`."""
        session = await self._duels.game(duel, reply.user)
        return self._before(duel, reply.texts) if session is None else await self.game(reply, duel, session)

    async def game(self, reply: Reply, duel: Duel, session: Session, partial: PartialMove = START) -> OutgoingMessage:
        """Lays out the reader's own game as it stands. Refuses `duel-other-rules`.

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
            heading=f"### {title(duel, texts)}",
            last=[_help_button(duel.game_key, texts)],
            ending=[] if session.status.live else await self._ended(reply, duel, session),
        )

    def _own_lines(self, duel: Duel, reply: Reply) -> list[Piece]:
        texts, player = reply.texts, duel.player_of(reply.user)
        closes = texts("duel-ends", time=f"<t:{duel.closes_at // 1000}:R>")
        with_ = ", ".join(one.person.name for one in duel.players if one is not player)
        lines = [f"**{title(duel, texts)}**", texts("duel-with", players=with_), closes]
        label = "button-duel-look" if player.finished else "button-duel-play"
        style = Style.secondary if player.finished else Style.primary
        return [text("\n".join(lines)), *button_rows([button(texts(label), Press(Action.DUEL, duel.id), style=style)])]

    def _before(self, duel: Duel, texts: Texts) -> OutgoingMessage:
        closes = f"<t:{duel.closes_at // 1000}:R>"
        about = [f"### {title(duel, texts)}", texts("duel-before", time=closes), *_rules(duel, texts)]
        buttons = [
            button(texts("button-duel-begin"), Press(Action.DUEL_BEGIN, duel.id), style=Style.success),
            button(texts("button-rules"), Press(Action.GAME_PAGE, argument=duel.game_key)),
            _help_button(duel.game_key, texts),
        ]
        return OutgoingMessage(panel([text("\n".join(about)), *button_rows(buttons)]))

    async def _ended(self, reply: Reply, duel: Duel, session: Session) -> list[Piece]:
        """Returns how the reader's game ended, and how those have done who have played, too."""
        texts = reply.texts
        lines = [f"### {ending(session, texts)}"]
        try:
            newest = await self._duels.find(duel.id)
        except Refusal:  # all have played, so that it is closed already: its message shows how it went
            return [text("\n".join([*lines, texts("duel-closed")]))]
        lines += [texts("duel-so-far"), *places(await self._duels.results(newest, reply.user), texts)]
        missing = names(newest, texts, finished=False)
        if missing:
            lines.append(texts("duel-to-play", players=missing))
        look = button(texts("button-duel-look"), Press(Action.DUEL, duel.id))
        return [text("\n".join(lines)), *button_rows([look, _help_button(duel.game_key, texts)])]


def friends_panel(game_key: str, level: str, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question whom the reader challenges, which opens the duel."""
    press = Press(Action.DUEL_FRIENDS, argument=f"{game_key} {level}")
    heading = f"### {game_title(game_key, Level(level), texts)}\n{texts('duel-choose')}"
    choice = user_select(texts("duel-choose-friends"), press, [], most=MOST_PLAYERS - 1)
    return panel([text(heading), choice, *button_rows([_help_button(game_key, texts)])])


def help_text(game_key: str, texts: Texts) -> str:
    """Returns what a duel is, with what is known to be weak about it."""
    games = [texts("duel-help-alone" if DUELS[game_key].alone else "duel-help-computers")] if game_key in DUELS else []
    return "\n".join([f"### {texts('duel-help-title')}", texts("duel-help"), *games, texts("duel-help-trust")])


def _rules(duel: Duel, texts: Texts) -> list[str]:
    """Returns what the puzzle form of a game is, where it is played alone."""
    return [texts(f"{duel.game_key}-daily-rules")] if duel.alone else [texts("duel-better")]


def _help_button(game_key: str, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(texts("button-duel-help"), Press(Action.DUEL_HELP, argument=game_key))
