"""The duels feature, as the client adds it: how a duel is opened, the command, and the buttons of duels."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.games import DUELS
from bot.lru import LruCache
from bot.players.base import DEFAULT_LEVEL, Level
from bot.sessions.duels.opening import DEALS
from bot.sessions.duels.series import Series
from bot.sessions.duels.service import Duels
from bot.sessions.notices import Notice, Notices
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.ui.duels.messages import DuelMessages
from bot.ui.duels.moves import DuelMoves
from bot.ui.duels.panels import DuelPanels, friends_panel, help_text
from bot.ui.panels.follow import PanelKind
from bot.ui.reply.audience import moderated_guild, person, person_of, place
from bot.ui.reply.bot_permissions import require_permissions
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import IN_A_GUILD, AnyUser, Command, command, game_choices, level_choices
from bot.ui.text.names import sanitized_name
from bot.ui.views.components import page
from bot.ui.views.custom_id import Action, Press, Surface

PINGED_AGAIN = 3_600_000
"""Milliseconds after the cancellation of a duel in which another duel of its opener does not ping the same players."""

KEPT = 10_000

NOTICE = "duel-cancelled"
"""The kind of the notices about cancelled duels."""

DEFAULT = DEFAULT_LEVEL.value
"""The level of the computers if none is chosen."""


class CancelledPings:
    """Remembers whom cancelled duels have pinged, so that their opener cannot ping the same players again at once.

    Kept in memory and announced to other processes: a restart or a lost notice may cost a player one more ping.
    """

    def __init__(self, notices: Notices) -> None:
        self._cancelled: LruCache[tuple[int, int], int] = LruCache(KEPT)
        """By opener and player: when their last duel was cancelled, ms since the epoch."""
        self._notices = notices
        notices.on(NOTICE, self._cancelled_elsewhere)

    def cancelled(self, series: Series, at: int) -> None:
        """Notes that a duel was cancelled at this time."""
        if series.opener is not None:
            players = [player.person.id for player in series.first.players]
            self._note(series.opener, players, at)
            self._notices.tell(NOTICE, opener=series.opener, players=players, at=at)

    def pinged(self, opener: int, players: Iterable[int], now: int) -> list[int]:
        """Returns those of these players whom a new duel of this opener pings."""
        return [one for one in players if now - (self._cancelled.get((opener, one)) or 0) >= PINGED_AGAIN]

    def _note(self, opener: int, players: Iterable[int], at: int) -> None:
        for one in players:
            self._cancelled[opener, one] = at

    def _cancelled_elsewhere(self, notice: Notice) -> None:
        match notice:
            case {"opener": int(opener), "players": [*players], "at": int(at)}:
                self._note(opener, (one for one in players if isinstance(one, int)), at)


class DuelOpening:
    """Opens duels for the user who asks for them."""

    def __init__(self, sessions: Sessions, messages: DuelMessages, pings: CancelledPings) -> None:
        self._sessions = sessions
        self._pings = pings
        self._messages = messages

    def require(self, reply: Reply) -> None:
        """Refuses as `require_allowed` does; raises MissingPermissions."""
        require_allowed(reply.interaction, self._sessions.guild_settings.of(reply.interaction.guild_id))
        require_permissions(reply.interaction)

    async def open(self, reply: Reply, friends: Sequence[Person], game_key: str, level: str, deals: int) -> None:
        """Opens a duel with these friends, and posts its message, which pings those whom `CancelledPings` allows.

        Refuses as `require` and `Duels.open` do, and `unknown-button` for an unknown game, level or number of deals.
        """
        self.require(reply)
        if game_key not in DUELS or level not in {*Level} or deals not in DEALS:
            raise Refusal("unknown-button")
        people = [person(reply.interaction), *(one for one in friends if one.id != reply.user)]
        series = await self._sessions.duels.open(place(reply.interaction), people, game_key, Level(level), deals)
        try:
            pinged = self._pings.pinged(reply.user, [one.id for one in people[1:]], reply.sent_at)
            sent = await reply.send_public(self._messages.view_of(series), mentions=pinged)
        except Exception:  # nobody would see the duel, and it would count as open for a week
            await self._sessions.duels.cancel(series.first.id, reply.user, moderated=None)
            raise
        await self._sessions.duels.note_message(series.first.id, sent)


class DuelCommand:
    """Handles `/duel`, which opens a duel; without a game it lists the user's open duels."""

    def __init__(self, duels: Duels, opening: DuelOpening, panels: DuelPanels) -> None:
        self._duels = duels
        self._opening = opening
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        made = command("duel", self._duel, contexts=IN_A_GUILD)
        numbers = [app_commands.Choice(name=str(count), value=count) for count in DEALS]
        app_commands.choices(game=game_choices(DUELS), level=level_choices())(made)
        app_commands.choices(deals=numbers)(made)
        return [made]

    async def _duel(
        self,
        reply: Reply,
        game: str | None = None,
        friend: AnyUser | None = None,
        *,
        level: str = DEFAULT,
        deals: int = 1,
    ) -> None:
        """`/duel`: opens a duel with a friend, or asks whom to challenge. Without a game it lists the user's duels.

        The list also updates the messages of duels in this channel: a deleted message, whose buttons nobody can reach,
        is posted again.

        Refuses `duel-friend-without-game`, `duel-bot`, and what `DuelOpening.open` does.
        """
        if game is None and friend is not None:
            raise Refusal("duel-friend-without-game")
        if game is None:
            await reply.send_private(await self._panels.own(reply))
            await self._duels.show_again(reply.user, reply.interaction.channel_id or 0)
        elif friend is None:
            self._opening.require(reply)
            await reply.send_private(friends_panel(game, level, deals, reply.texts))
        else:
            if friend.bot:
                raise Refusal("duel-bot")
            await self._opening.open(reply, [person_of(friend)], game, level, deals)


class DuelButtons:
    """Handles the buttons of duels. Each acts on its presser's own table, whatever its custom id says."""

    def __init__(
        self,
        sessions: Sessions,
        opening: DuelOpening,
        panels: DuelPanels,
        messages: DuelMessages,
        pings: CancelledPings,
    ) -> None:
        self._duels = sessions.duels
        self._pings = pings
        self._opening = opening
        self._panels = panels
        self._messages = messages
        self.handlers: ButtonHandlers = {
            Action.DUEL: self._open_panel,
            Action.DUEL_BEGIN: self._begin,
            Action.DUEL_FRIENDS: self._open,
            Action.DUEL_HELP: self._help,
            Action.DUEL_CANCEL: self._cancel,
        }

    async def _open_panel(self, reply: Reply, press: Press) -> None:
        message = await self._panels.duel(reply, await self._duels.series(press.session))
        await reply.show_private(message, kind=PanelKind.HAND)

    async def _begin(self, reply: Reply, press: Press) -> None:
        duel = await self._duels.find(press.session)
        message = await self._panels.game(reply, duel, await self._duels.begin(duel, reply.user))
        await reply.show_private(message, kind=PanelKind.HAND)

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens a duel with the people who were chosen in the panel."""
        game, _, others = press.argument.partition(" ")
        level, _, deals = others.partition(" ")  # panels of earlier versions have no number of deals
        chosen = selected.ids(reply)
        users = [user for user in reply.input.resolved_users if selected.whole(user.id) in chosen]
        if any(user.bot for user in users):
            raise Refusal("duel-bot")
        friends = [Person(int(user.id), sanitized_name(user.name, user.id), user.username) for user in users]
        await self._opening.open(reply, friends, game, level, int(deals) if deals.isdecimal() else 1)

    async def _cancel(self, reply: Reply, press: Press) -> None:
        series = await self._messages.cancel(press.session, reply.user, moderated=moderated_guild(reply.interaction))
        await reply.show_private(page(reply.texts("duel-cancelled")))
        self._pings.cancelled(series, reply.sent_at)

    async def _help(self, reply: Reply, press: Press) -> None:
        await reply.send_private(page(help_text(press.argument, reply.texts)))


def duels_feature(sessions: Sessions, panels: DuelPanels, moves: DuelMoves, messages: DuelMessages) -> Feature:
    """Builds the feature: friends play the same deal, each at a table of their own."""
    pings = CancelledPings(sessions.notices)
    opening = DuelOpening(sessions, messages, pings)
    return Feature(
        DuelCommand(sessions.duels, opening, panels).commands,
        DuelButtons(sessions, opening, panels, messages, pings).handlers,
        {Surface.DUEL: moves},
    )
