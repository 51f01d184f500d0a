"""Whom a message notifies, which only the notified person can tell."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, assumption
from bot.probe.messages import layout
from bot.probe.probe import Probe, require


@assumption(
    "An edit notifies nobody, whomever it mentions",
    code="bot/ui/table_message/table_message.py",
    breaks="every move notifies the players, since the table's message mentions who is to move",
)
async def edit_notifies_nobody(probe: Probe) -> str:
    async def edit(mention: str) -> None:
        message = await probe.post({"content": "Will be edited", "allowed_mentions": {"parse": []}})
        require(await probe.edit(message, _mentioning(mention, allowed=True)))

    return _seen(notified=await probe.was_notified(edit), expected=False)


@assumption(
    "A message notifies the user whom `allowed_mentions` names",
    code="bot/ui/table_message/pings.py",
    breaks="nobody learns that it is their turn",
)
async def message_notifies_mentioned(probe: Probe) -> str:
    seen = await probe.was_notified(lambda mention: probe.post(_mentioning(mention, allowed=True)))
    return _seen(notified=seen, expected=True)


@assumption(
    "A message does not notify a mentioned user whom `allowed_mentions` does not name",
    code="bot/ui/views/outgoing_message.py",
    breaks="every posted table notifies all players",
)
async def message_notifies_only_allowed(probe: Probe) -> str:
    seen = await probe.was_notified(lambda mention: probe.post(_mentioning(mention, allowed=False)))
    return _seen(notified=seen, expected=False)


@assumption(
    "A message of components notifies the user whom it mentions",
    code="bot/ui/lobby/seats.py",
    breaks="those whom a rematch waits for do not learn of it",
)
async def components_notify_mentioned(probe: Probe) -> str:
    def message(mention: str) -> Json:
        return layout(f"{mention}: do not answer this") | {"allowed_mentions": {"users": [mention.strip("<@>")]}}

    return _seen(notified=await probe.was_notified(lambda mention: probe.post(message(mention))), expected=True)


def _mentioning(mention: str, *, allowed: bool) -> Json:
    users = [mention.strip("<@>")] if allowed else []
    return {"content": f"{mention}: do not answer this", "allowed_mentions": {"parse": [], "users": users}}


def _seen(*, notified: bool, expected: bool) -> str:
    text = "the person was notified" if notified else "the person was not notified"
    if notified is not expected:
        raise NotHeld(text)
    return text
