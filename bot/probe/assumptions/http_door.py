"""The URL to which Discord posts interactions."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, assumption
from bot.probe.probe import Probe, require

FIELD = "interactions_endpoint_url"
NOWHERE = "https://localhost/interactions"
"""A URL at which nobody serves Discord."""

INVALID_FORM = 50035


@assumption(
    "A URL for interactions is taken only if what serves it answers Discord's ping and refuses wrong signatures",
    code="bot/ui/gateway/application.py",
    breaks="`sync --url` takes a URL that serves nobody, and every press stays unanswered",
)
async def endpoint_is_checked(probe: Probe) -> str:
    path = "/applications/@me"
    application: Json = require(await probe.api("GET", path)).body
    if before := application.get(FIELD):  # the bot is served over HTTP: Discord checks the same URL once more
        require(await probe.api("PATCH", path, {FIELD: before}), "its own URL: Discord answers")
        return "its own URL is taken again"

    async def remove() -> str:
        answer = await probe.api("PATCH", path, {FIELD: None})
        return "" if answer.ok else f"the URL for interactions ({answer})"

    answer = await probe.api("PATCH", path, {FIELD: NOWHERE})
    if answer.ok:
        probe.undo.append(remove)
        raise NotHeld("a URL is taken at which nobody answers")
    if answer.code != INVALID_FORM:
        raise NotHeld(f"Discord answers {answer}")
    return f"one that serves nobody is refused: {answer}"
