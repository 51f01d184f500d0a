"""How long an interaction's token is valid."""

from bot.probe.assumption import NotHeld, NotTried, assumption
from bot.probe.messages import layout
from bot.probe.probe import UPDATE, Probe, require

STILL_VALID, NO_LONGER = 14.5 * 60, 15.5 * 60
"""Seconds after the interaction at which its token is tried."""


@assumption(
    "An interaction's token is valid for 15 minutes and no longer",
    code="bot/ui/reply/interaction_tokens.py",
    breaks="where the bot is not a member, tables are drawn too seldom, or with tokens that are void",
)
async def token_lives_15_minutes(probe: Probe) -> str:
    if not probe.options.slow:
        raise NotTried("takes 16 minutes, and needs --slow")
    _, press = await probe.press_on("This message will be edited for a quarter of an hour.")
    require(await probe.answer(press, UPDATE, layout("Wait")))
    await probe.sleep(STILL_VALID)
    require(await probe.edit_original(press, layout("Still valid")), "after 14.5 minutes Discord answers")
    await probe.sleep(NO_LONGER - STILL_VALID)
    answer = await probe.edit_original(press, layout("No longer"))
    if answer.ok:
        raise NotHeld(f"it is still valid after {NO_LONGER / 60} minutes")
    return f"then {answer}"
