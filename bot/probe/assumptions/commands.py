"""Slash commands, their autocomplete, and modals."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, NotTried, assumption
from bot.probe.messages import EPHEMERAL, layout
from bot.probe.probe import CHOICES, DEFERRED_UPDATE, MESSAGE, MODAL, Probe, require

NAME, OPTION = "probe", "word"
COMMAND: Json = {
    "name": NAME,
    "description": "Offers words while you type",
    "options": [{"type": 3, "name": OPTION, "description": "A word", "required": True, "autocomplete": True}],
}
CHOICE = {"name": "the offered word", "value": "offered"}
COMMAND_USED, AUTOCOMPLETE, MODAL_SUBMITTED = 2, 4, 5
"""Types of interactions."""
FORM, FIELD, WORD = "probe:form", "field", "tavolino"


async def _register(probe: Probe) -> Json:
    path = f"/applications/{probe.application}/guilds/{probe.guild}/commands"
    command: Json = require(await probe.api("POST", path, COMMAND)).body
    probe.undo.append(lambda: probe.delete(f"{path}/{command['id']}", "command /probe"))
    return command


@assumption(
    "A command is registered at once",
    code="bot/ui/routing/command_registration.py",
    breaks="commands are missing after the bot has started",
)
async def command_is_registered(probe: Probe) -> str:
    command = await _register(probe)
    path = f"/applications/{probe.application}/guilds/{probe.guild}/commands"
    listed = [one["id"] for one in require(await probe.api("GET", path)).body]
    if command["id"] not in listed:
        raise NotHeld("Discord does not list it")
    return f"command {command['id']}"


@assumption(
    "A command keeps its id and version while nobody changes it",
    code="bot/ui/routing/command_registration.py",
    breaks="all commands are registered again at each start",
)
async def command_keeps_version(probe: Probe) -> str:
    command = await _register(probe)
    path = f"/applications/{probe.application}/guilds/{probe.guild}/commands"
    listed = [(one["id"], one["version"]) for one in require(await probe.api("GET", path)).body]
    if (command["id"], command["version"]) not in listed:
        raise NotHeld(f"version {command['version']} of {command['id']} is not among {listed}")
    return f"version {command['version']}"


@assumption(
    "What is offered while an option is typed arrives, and the command then brings the chosen value",
    code="bot/ui/play/commands.py",
    breaks="moves have to be typed by heart",
)
async def autocomplete_is_answered(probe: Probe) -> str:
    probe.require_person()
    await _register(probe)
    await probe.post(layout(f"Please type `/{NAME}`, choose **{CHOICE['name']}** for {OPTION}, and send the command."))
    typed = 0
    while True:
        interaction = await probe.interaction(lambda payload: payload["data"].get("name") == NAME)
        if interaction.payload["type"] == AUTOCOMPLETE:
            require(await probe.answer(interaction, CHOICES, {"choices": [CHOICE]}))
            typed += 1
        else:
            break
    require(await probe.answer(interaction, MESSAGE, {"content": "Thank you", "flags": EPHEMERAL}))
    sent = interaction.data["options"][0]["value"]
    if not typed:
        raise NotHeld("the command came, and no autocomplete before it")
    if sent != CHOICE["value"]:
        raise NotTried(f"{sent!r} was sent, not the offered choice")
    return f"asked {typed} times"


@assumption(
    "A press opens a modal, whose submission brings what was typed and can be answered",
    code="bot/ui/play/multi_choice_form.py",
    breaks="whatever is typed into forms: options of a lobby, sets, moves of several words",
)
async def modal_is_submitted(probe: Probe) -> str:
    _, press = await probe.press_on(f"A form will open. Please type **{WORD}** into it and submit it.")
    field = {"type": 4, "custom_id": FIELD, "style": 1, "max_length": 20}
    form = {"custom_id": FORM, "title": "Probe", "components": [{"type": 18, "label": WORD, "component": field}]}
    require(await probe.answer(press, MODAL, form))
    submitted = await probe.interaction(lambda payload: payload["data"].get("custom_id") == FORM)
    require(await probe.answer(submitted, DEFERRED_UPDATE))
    received = submitted.data["components"][0]["component"]
    if submitted.payload["type"] != MODAL_SUBMITTED or received["custom_id"] != FIELD:
        raise NotHeld(f"it brings {received}")
    return f"{received['value']!r}"


ASSUMPTIONS = (command_is_registered, command_keeps_version, autocomplete_is_answered, modal_is_submitted)
