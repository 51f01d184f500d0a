"""Edits and follow-ups by interaction tokens: which messages they reach, how many are allowed, whom they notify."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, NotTried, assumption
from bot.probe.messages import EPHEMERAL, layout
from bot.probe.probe import DEFERRED_UPDATE, MESSAGE, Interaction, Probe, require

EDITS_AT_ONCE, EDITS, SECONDS_AN_EDIT = 3, 8, 1.0
"""The edits that `OF_TOKEN` in `bot/ui/gateway/webhook_pace.py` allows to one token."""

FOLLOW_UPS_AT_ONCE, FOLLOW_UPS, SECONDS_A_FOLLOW_UP = 12, 28, 3.75
"""The follow-ups that `OF_CHANNEL` there allows to a channel."""

OWN_FOLLOW_UPS, TOO_MANY_FOLLOW_UPS = 5, 40094
"""How many follow-ups an interaction allows that only a user's installation authorizes; the code of the refusal."""

OWN_COMMAND: Json = {"name": "own", "description": "Counts follow-ups", "integration_types": [1], "contexts": [0]}
"""A command for people who have installed the bot for themselves."""

QUIET_BEFORE = 60.0
"""Seconds without a request before follow-ups are counted, since edits may count with them."""


async def _deferred(probe: Probe, what: str) -> Interaction:
    _, press = await probe.press_on(what)
    require(await probe.answer(press, DEFERRED_UPDATE))
    return press


@assumption(
    "The tokens of several presses edit the public message that was pressed, after type 6, also the older ones",
    code="bot/ui/reply/interaction_tokens.py",
    breaks="tables are edited with the bot's token, of which Discord takes 50 requests a second in all",
)
async def tokens_edit_pressed_message(probe: Probe) -> str:
    message, first = await probe.press_on("Whose token edits this?")
    require(await probe.answer(first, DEFERRED_UPDATE))
    again = layout("Please press **Again**.", buttons=[("Again", "probe:again")])
    require(await probe.edit_original(first, again), "the first token: Discord answers")
    second = await probe.interaction(lambda payload: payload["data"].get("custom_id") == "probe:again")
    require(await probe.answer(second, DEFERRED_UPDATE))
    for name, press in (("second", second), ("first", first)):
        edited = require(await probe.edit_original(press, layout(name)), f"the {name} token: Discord answers")
        if edited.body["id"] != message["id"]:
            raise NotHeld(f"the {name} token edits {edited.body['id']}, not {message['id']}")
    return "both edit it"


@assumption(
    f"{EDITS} edits by one token, {EDITS_AT_ONCE} of them at once and then one a second, meet no limit",
    code="bot/ui/gateway/webhook_pace.py",
    breaks="tables that are played fast are edited with the bot's token, or late",
)
async def token_takes_edits(probe: Probe) -> str:
    press = await _deferred(probe, "This message will be edited a few times.")
    before = probe.api.limited
    for number in range(EDITS):
        if number >= EDITS_AT_ONCE:
            await probe.sleep(SECONDS_AN_EDIT)
        require(await probe.edit_original(press, layout(f"Edit {number + 1}")), f"edit {number + 1}: Discord answers")
    return _unlimited(probe, before)


@assumption(
    f"{FOLLOW_UPS} follow-ups are taken, {FOLLOW_UPS_AT_ONCE} in 12 s, then one in {SECONDS_A_FOLLOW_UP} s",
    code="bot/ui/gateway/webhook_pace.py",
    breaks="notifications in busy channels come with the bot's token, or late",
)
async def channel_takes_follow_ups(probe: Probe) -> str:
    press = await _deferred(probe, f"{FOLLOW_UPS} messages will come in the next two minutes, and go.")
    await probe.sleep(QUIET_BEFORE)
    before = probe.api.limited
    for number in range(FOLLOW_UPS):
        await probe.sleep(SECONDS_AN_EDIT if number < FOLLOW_UPS_AT_ONCE else SECONDS_A_FOLLOW_UP)
        await probe.follow_up(press, {"content": f"Follow-up {number + 1}", "allowed_mentions": {"parse": []}})
    return _unlimited(probe, before)


@assumption(
    "A follow-up notifies the user whom it mentions",
    code="bot/ui/table_message/pings.py",
    breaks="nobody learns that it is their turn while interaction tokens are used",
)
async def follow_up_notifies_mentioned(probe: Probe) -> str:
    press = await _deferred(probe, "By this press you will be mentioned.")
    body = {"content": f"<@{press.user}>: do not answer this", "allowed_mentions": {"users": [press.user]}}
    if not await probe.was_notified(lambda _: probe.follow_up(press, body)):
        raise NotHeld("the person was not notified")
    return "the person was notified"


@assumption(
    f"An interaction that a user's installation alone authorizes takes {OWN_FOLLOW_UPS} follow-ups and no more",
    code="bot/ui/reply/interaction_tokens.py",
    breaks="where the bot is no member, fewer notifications come than could, or one is lost",
)
async def own_installation_limits_follow_ups(probe: Probe) -> str:
    probe.require_person()
    path = f"/applications/{probe.application}/commands"
    command: Json = require(await probe.api("POST", path, OWN_COMMAND)).body
    probe.undo.append(lambda: probe.delete(f"{path}/{command['id']}", f"command /{OWN_COMMAND['name']}"))
    ask = f"Please add the app to your own account (its profile, **Add App**), then type `/{OWN_COMMAND['name']}`."
    await probe.post(layout(ask))
    used = await probe.interaction(lambda payload: payload["data"].get("id") == command["id"])
    if "0" in used.payload["authorizing_integration_owners"]:
        raise NotTried("the server's installation authorizes it, too")
    require(await probe.answer(used, MESSAGE, {"content": "Counting", "flags": EPHEMERAL}))
    hook = f"/webhooks/{probe.application}/{used.payload['token']}"
    for number in range(OWN_FOLLOW_UPS + 1):
        answer = await probe.api("POST", hook, {"content": f"Follow-up {number + 1}", "flags": EPHEMERAL})
        if not answer.ok:
            break
    if (number, answer.code) != (OWN_FOLLOW_UPS, TOO_MANY_FOLLOW_UPS):
        raise NotHeld(f"follow-up {number + 1}: Discord answers {answer}")
    return f"follow-up {number + 1} is refused with {answer.code}"


def _unlimited(probe: Probe, before: int) -> str:
    if limited := probe.api.limited - before:
        raise NotHeld(f"{limited} were refused with 429, or had to wait for the announced limit")
    return "none was refused"
