"""What the handlers of all features about tables share: the sessions, and their tables' messages."""

from dataclasses import dataclass, replace

from bot.games.base import Seat
from bot.sessions.refusals import NoGame, Refusal, Stale
from bot.sessions.rules.guards import require_present
from bot.sessions.service import Sessions
from bot.sessions.session import Offer, Session, Status
from bot.ui.panels.follow import Follow, PanelKind
from bot.ui.reply.reply import Reply
from bot.ui.table_message.table_messages import TableMessages
from bot.ui.views.components import page
from bot.ui.views.custom_id import Press
from bot.ui.views.outgoing_message import AnyMessage


@dataclass(frozen=True)
class TableContext:
    """Finds the session of a command or a press. Custom ids may be forged, so sessions check every action."""

    sessions: Sessions
    messages: TableMessages

    def session_here(self, reply: Reply) -> Session:
        """Returns the live session of the channel where a command was used. Refuses `no-game-here`."""
        session = self.sessions.tables.at(reply.interaction.channel_id or 0)
        if session is None:
            raise Refusal("no-game-here")
        reply.is_about(session.id, session.ply)
        return session

    async def session_of(self, press: Press) -> Session:
        """Returns the session of a press, live or ended. Refuses `no-game`."""
        session = await self.sessions.tables.find(press.session)
        if session is None:
            raise NoGame
        return session

    async def session_and_seat(self, reply: Reply, press: Press) -> tuple[Session, Seat]:
        """Returns the session of a press and the seat that the user plays.

        Refuses `no-game` unless a game is in play, `not-seated`, what `require_present` refuses, and `stale` for a
        press for another ply; in a race the ply does not matter.
        """
        session = await self.session_of(press)
        if session.status is not Status.PLAYING:
            raise NoGame
        seat = session.seat_of(reply.user)
        if seat is None:
            raise Refusal("not-seated")
        require_present(session, seat)
        if press.ply != session.ply and not session.game.info.race:
            raise Stale
        return session, seat

    async def confirm(self, reply: Reply, session: Session, key: str, **args: str | int) -> None:
        """Confirms an action privately for some seconds, and requests a redraw of the table's message.

        A confirmation about a pending offer disappears with the offer.

        Args:
            key: the text's key; the keyword arguments are the text's.
        """
        self.messages.refresh(reply, session)
        message, offer = page(reply.texts(key, **args)), session.consent.offer

        def lay_out(newest: Session) -> AnyMessage | None:
            return message if _request(newest.consent.offer) == _request(offer) else None

        follow = None if offer is None else Follow.of(session, lay_out)
        await reply.show_private(message, kind=PanelKind.NOTICE, follow=follow)


def _request(offer: Offer | None) -> Offer | None:
    """Returns an offer without its answers so far."""
    return None if offer is None else replace(offer, agreed=frozenset())
