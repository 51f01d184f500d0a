"""Lobbies: challenges, the buttons by which others join, and the feature that the client adds."""

from bot.games import GAMES, MULTIPLAYER
from bot.players.base import DEFAULT_LEVEL
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.ui.lobby.invitations import Invitations
from bot.ui.lobby.open_table import TableOpening
from bot.ui.lobby.opponent import OpponentFinder
from bot.ui.lobby.options import OptionsButtons
from bot.ui.lobby.play_command import PlayCommand
from bot.ui.lobby.seats import LobbyButtons, LobbyCommands
from bot.ui.lobby.threads import moved_to_thread
from bot.ui.lobby.wanted_table import WantedTable
from bot.ui.panels.follow import PanelKind
from bot.ui.reply.audience import person
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import AnyUser, user_menu
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.channel_messages import message_url
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.table_message.waiting_notices import WaitingNotices
from bot.ui.text.narration import title
from bot.ui.views.components import option, page, panel, select, text
from bot.ui.views.custom_id import Action, Press


class Challenges:
    """Asks the challenger for a game, opens its table for the two players, and pings the guest."""

    def __init__(self, opening: TableOpening) -> None:
        self._opening = opening
        self.handlers: ButtonHandlers = {Action.CHALLENGE: self._open}

    async def ask(self, reply: Reply, user: AnyUser) -> None:
        """Asks for the game. Refuses `challenge-self` and, for another bot, `challenge-bot`."""
        if user.id == reply.user:
            raise Refusal("challenge-self")
        if user.bot and not self._is_me(reply, user.id):
            raise Refusal("challenge-bot")
        texts = reply.texts
        games = [option(texts(f"{key}-name"), key, texts(f"{key}-blurb")) for key in MULTIPLAYER]
        press = Press(Action.CHALLENGE, argument=str(user.id))
        question = texts("challenge-question", player=f"<@{user.id}>")
        await reply.show_private(panel([text(question), select(texts("challenge-game"), press, games)]))

    async def _open(self, reply: Reply, press: Press) -> None:
        key, user = selected.one_of(reply, MULTIPLAYER), selected.whole(press.argument)
        wanted = WantedTable(key, level=DEFAULT_LEVEL) if self._is_me(reply, user) else WantedTable(key, guest=user)
        await self._opening.open(reply, wanted)

    def _is_me(self, reply: Reply, user: int) -> bool:
        own = reply.interaction.client.user
        return own is not None and own.id == user


class OpeningButtons:
    """Handles the play buttons of the help's cards, the button for a thread, and the select for an opponent."""

    def __init__(self, opening: TableOpening, opponents: OpponentFinder) -> None:
        self._opening = opening
        self._opponents = opponents
        self.handlers: ButtonHandlers = {
            Action.OPEN_TABLE: self._open,
            Action.PLAY_IN_THREAD: self._open_in_thread,
            Action.FIND_OPPONENT: self._find_opponent,
        }

    async def _find_opponent(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  the game was selected
        await self._opponents.find(reply, WantedTable(selected.one_of(reply, MULTIPLAYER)))

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens a table of the game that the press names. Refuses `unknown-button` for an unknown game."""
        if press.argument not in GAMES:
            raise Refusal("unknown-button")
        await self._opening.open(reply, WantedTable(press.argument))

    async def _open_in_thread(self, reply: Reply, press: Press) -> None:
        """Opens the table that was refused in the channel."""
        await self._opening.open(reply, WantedTable.parse(press.argument), in_thread=True)


class NextGameButtons:
    """Handles Join the next game."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList) -> None:
        self._tables = tables
        self._waiting_list = waiting_list
        self.handlers: ButtonHandlers = {Action.NEXT_GAME: self._next_game}

    async def _next_game(self, reply: Reply, press: Press) -> None:
        """Seats the user in the open lobby; if there is none to join, adds or removes them from the waiting list."""
        session = await self._tables.session_of(press)
        lobby = self._waiting_list.open_lobby(session.place)
        if lobby is not None and await self._seated(reply, lobby):
            return
        removed = self._waiting_list.remove(session.place, reply.user)
        if not removed:
            self._waiting_list.add(session, person(reply.interaction))
        if session.status.live:  # the message of an ended table is not changed
            self._tables.messages.refresh(reply, session)
        key = "next-game-forgotten" if removed else "next-game-noted"
        await reply.send_private(page(reply.texts(key)), kind=PanelKind.NOTICE)

    async def _seated(self, reply: Reply, lobby: Session) -> bool:
        """Seats the user, or says that they have a seat already. Returns False if the lobby is full or for others."""
        where = {"title": title(lobby, reply.texts), "link": message_url(lobby.place, lobby.message or 0)}
        if lobby.seat_of(reply.user) is not None:
            await reply.send_private(page(reply.texts("next-game-has-seat", **where)), kind=PanelKind.NOTICE)
            return True
        try:
            transition = await self._tables.sessions.lobbies.join(
                lobby.id, person(reply.interaction), interaction=reply.interaction.id
            )
        except Refusal:
            return False
        self._waiting_list.remove(lobby.place, reply.user)
        if not await moved_to_thread(self._tables, reply, transition):
            await self._tables.confirm(reply, transition.session, "next-game-joined", **where)
        return True


def lobby_feature(tables: TableContext, waiting_list: WaitingList, notices: WaitingNotices) -> Feature:
    """Builds the feature: everything at a table before its game begins, and rematches."""
    invitations = Invitations(tables.sessions)
    opening = TableOpening(tables, waiting_list, invitations)
    opponents = OpponentFinder(tables, opening, notices)
    challenges = Challenges(opening)
    commands = [PlayCommand(opening, opponents).group, *LobbyCommands(tables, waiting_list).commands]
    handlers = {
        **LobbyButtons(tables).handlers,
        **OptionsButtons(tables, invitations).handlers,
        **NextGameButtons(tables, waiting_list).handlers,
        **OpeningButtons(opening, opponents).handlers,
        **challenges.handlers,
    }
    return Feature(commands, handlers, menus=[user_menu("menu-challenge", challenges.ask)])
