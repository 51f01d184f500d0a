"""Responses to interactions, without parsing the message that Discord returns.

Relies on `discord.webhook.async_`: its `async_context` holds the adapter that sends all responses.
"""

from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context


class ResponseAdapter(AsyncWebhookAdapter):
    """Sends responses as discord.py does, and drops the message that Discord returns: it is the one just sent.

    Parsing it, with all its components, would take as long as building it. Its id, which comes beside it, is kept.
    """

    async def create_interaction_response(self, *args: Any, **kwargs: Any) -> Any:
        """Sends a response like the base class."""
        answer = await super().create_interaction_response(*args, **kwargs)
        answer.pop("resource", None)
        return answer


def use_response_adapter() -> None:
    """Has responses sent by ResponseAdapter: those in this context, and in tasks that are created in it from now on."""
    async_context.set(ResponseAdapter())  # type: ignore[no-untyped-call]  # discord.py has not annotated its adapter
