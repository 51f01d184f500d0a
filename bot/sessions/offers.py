"""Offers to the other people at a table: a draw, a takeback, an end, hints."""

from collections.abc import Awaitable, Callable

from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules import consent
from bot.sessions.session import OfferKind, Session, Status
from bot.sessions.states import prepare_states
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Transition


class Offers:
    """Makes offers and answers them. See `Games` for what actions return and raise.

    Args:
        takes_draw: returns whether the computers at a table accept a draw.
    """

    def __init__(
        self, tables: Tables, actions: Actions, takes_draw: Callable[[Session], Awaitable[bool]], *, now: Now
    ) -> None:
        self._tables = tables
        self._actions = actions
        self._takes_draw = takes_draw
        self._now = now

    async def make(self, session_id: str, user: int, kind: OfferKind) -> Transition:
        """Makes the other people an offer (OFFERED); if there are none, it is granted at once.

        A computer accepts a reasonable draw unless it stands better; otherwise refuses `draw-too-early` or
        `draw-stands-better`.
        """
        session = self._tables.live_session(session_id)
        if kind is OfferKind.DRAW and session is not None and session.status is Status.PLAYING and session.computers:
            consent.check_may_offer(session, user, kind)
            if not await self._takes_draw(session):
                await self._actions.session_after(session_id, lambda now: consent.decline_draw(now, session.ply))
                raise Refusal("draw-stands-better", player=session.people[min(session.computers)].name)
            if not self._tables.is_current(session):
                raise Stale
        await self._prepare(session_id)
        return await self._actions.apply(
            session_id, lambda session: consent.make_offer(session, user, kind, self._now())
        )

    async def agree(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Transition:
        """Accepts the pending offer if it is of this kind and was made at this ply (None: any).

        AGREED while others have yet to answer; the last one grants it.
        """
        await self._prepare(session_id)
        return await self._actions.apply(
            session_id, lambda session: consent.agree(session, user, kind, ply, self._now())
        )

    async def decline(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Session:
        """Declines the pending offer if it matches (see `agree`), or withdraws it if the user made it."""
        return await self._actions.session_after(session_id, lambda session: consent.decline(session, user, kind, ply))

    async def _prepare(self, session_id: str) -> None:
        """Computes the states of a long game, which a takeback needs."""
        session = self._tables.live_session(session_id)
        if session is not None:
            await prepare_states(session)
