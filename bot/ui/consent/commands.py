"""The slash commands by which players agree with one another, or end the game: what More and its offers do, typed."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.sessions.refusals import EndNotAllowed, Refusal
from bot.sessions.session import OfferKind, Session, Status
from bot.sessions.transition import TableEvent, Transition
from bot.ui.reply.audience import person
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.routing.command_context import CommandContext
from bot.ui.routing.slash_command import command


class ConsentCommands:
    """Offers, a late opponent, giving up and an end; each answers through one Reply."""

    def __init__(self, typed: CommandContext) -> None:
        self._typed = typed

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands."""
        plain: tuple[tuple[str, Callable[..., Any]], ...] = (
            ("draw", self.draw),
            ("takeback", self.takeback),
            ("decline", self.decline),
            ("claim", self.claim),
            ("wait", self.wait),
            ("resign", self.resign),
            ("end", self.end),
        )
        for name, callback in plain:
            tree.add_command(command(name, callback))

    async def draw(self, interaction: Interaction) -> None:
        """`/draw`: offers a draw, or accepts the one that stands."""
        await self._ask(interaction, OfferKind.DRAW)

    async def takeback(self, interaction: Interaction) -> None:
        """`/takeback`: asks for one's last move back, or agrees that another may have theirs."""
        await self._ask(interaction, OfferKind.TAKEBACK)

    async def _ask(self, interaction: Interaction, kind: OfferKind) -> None:
        async with answering(interaction) as reply:
            (session, _), told = await self._asked(self._typed.here(interaction), interaction.user.id, kind)
            await self._typed.told(reply, session, told)

    async def _asked(self, here: Session, user: int, kind: OfferKind) -> tuple[Transition, str]:
        """Accepts such an offer of somebody else, or makes one; returns what happened, and the key of what to tell."""
        offer = here.offer
        if offer is not None and offer.kind is kind and offer.by != here.seat_of(user):
            return await self._typed.sessions.agree(here.id, user, kind=kind), "offer-agreed"
        offered = await self._typed.sessions.offer(here.id, user, kind)
        return offered, "offer-made" if offered.event is TableEvent.OFFERED else "offer-granted"

    async def decline(self, interaction: Interaction) -> None:
        """`/decline`: refuses the offer that stands or withdraws one's own; before a rematch, refuses that."""
        async with answering(interaction) as reply:
            here, sessions = self._typed.here(interaction), self._typed.sessions
            if here.status is Status.LOBBY and here.rematch_of is not None:
                session = await sessions.decline_rematch(here.id, person(interaction))
                await self._typed.told(reply, session, "rematch-declined-done")
            else:
                session = await sessions.decline(here.id, interaction.user.id)
                await self._typed.told(reply, session, "offer-declined")

    async def claim(self, interaction: Interaction) -> None:
        """`/claim`: takes the win from an opponent who has run out of time."""
        async with answering(interaction) as reply:
            session = await self._typed.sessions.claim(self._typed.here(interaction).id, interaction.user.id)
            await self._typed.told(reply, session, "claim-done")

    async def wait(self, interaction: Interaction) -> None:
        """`/wait`: gives an opponent who has run out of time the time to move once more."""
        async with answering(interaction) as reply:
            session = await self._typed.sessions.wait(self._typed.here(interaction).id, interaction.user.id)
            await self._typed.told(reply, session, "wait-done")

    async def resign(self, interaction: Interaction) -> None:
        """`/resign`: gives the game up."""
        async with answering(interaction) as reply:
            session = await self._typed.sessions.resign(self._typed.here(interaction).id, interaction.user.id)
            await self._typed.told(reply, session, "resign-done")

    async def end(self, interaction: Interaction) -> None:
        """`/end`: closes the table without a result; a player whom the server does not let asks the others for it."""
        async with answering(interaction) as reply:
            here, user = self._typed.here(interaction), interaction.user.id
            moderator = interaction.guild_id is not None and interaction.permissions.manage_messages
            try:
                session, told = await self._typed.sessions.end(here.id, user, moderator=moderator), "end-done"
            except EndNotAllowed as refusal:
                if here.status is Status.LOBBY:
                    raise Refusal("end-lobby") from refusal
                if here.seat_of(user) not in here.humans:
                    raise
                (session, event), _ = await self._asked(here, user, OfferKind.END)
                told = "end-done" if event is TableEvent.ENDED else "end-asked"
            await self._typed.told(reply, session, told)
