"""What the answers to slash commands at a table have in common: the table that is meant, and the private sentence."""

from dataclasses import dataclass

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.ui.reply.audience import own_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.views.components import page


@dataclass(frozen=True)
class CommandContext(TableContext):
    """The tables that commands are about: always that of the channel where one is given."""

    def here(self, interaction: Interaction) -> Session:
        """The live session of the channel. Refuses `no-game-here`."""
        session = self.sessions.at(interaction.channel_id or 0)
        if session is None:
            raise Refusal("no-game-here")
        return session

    async def told(self, reply: Reply, session: Session, key: str, **args: str | int) -> None:
        """Tells what was done, to the one who did it; the table's message follows whatever becomes of that."""
        self.refresh(reply, session)
        await reply.send_private(page(own_texts(reply.interaction)(key, **args)))
