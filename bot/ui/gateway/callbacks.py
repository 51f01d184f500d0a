"""Answers to interactions, with nothing built from what Discord says back."""

from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context


class Curt(AsyncWebhookAdapter):
    """Sends answers as discord.py does, but drops the message that comes back: it is the one that was just sent.

    To have it parsed, with all its components, would take as long as to lay it out. The message's id, which comes
    beside it, is kept.
    """

    async def create_interaction_response(self, *args: Any, **kwargs: Any) -> Any:
        """As the base class's."""
        answer = await super().create_interaction_response(*args, **kwargs)
        answer.pop("resource", None)
        return answer


def answer_curtly() -> None:
    """From here on, for all tasks that begin in this context."""
    async_context.set(Curt())  # type: ignore[no-untyped-call]  # discord.py has not annotated its adapter
