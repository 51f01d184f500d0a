"""Slash commands, their autocomplete, and modals."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, NotTried, assumption
from bot.probe.messages import EPHEMERAL, layout
from bot.probe.probe import CHOICES, DEFERRED_UPDATE, MESSAGE, MODAL, Probe, field_of, require

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
CHOICES_FORM = "probe:choices"
SELECT, LABEL, RADIO = 3, 18, 21
"""Types of components."""
ENTRY_POINT = 4
"""The type of the command that opens an Activity, which can only be global."""
INSTALLS = "integration_types"
OF_DISCORD = frozenset({"id", "application_id", "version", "guild_id", "default_permission"})
"""The fields that Discord adds to a command."""
LOCALIZED = {"with_localizations": "true"}


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
    "All commands of the application are taken for the test server, too, and keep how they are installed",
    code="bot/ui/routing/slash_command.py",
    breaks="commands are missing for who has installed the bot for themselves, or for servers",
)
async def real_commands_are_taken(probe: Probe) -> str:
    own = require(await probe.api("GET", f"/applications/{probe.application}/commands", query=LOCALIZED)).body
    commands = [{key: one[key] for key in one.keys() - OF_DISCORD} for one in own if one["type"] != ENTRY_POINT]
    if not commands:
        raise NotTried("the application has no commands: `sync` registers them")
    path = f"/applications/{probe.application}/guilds/{probe.guild}/commands"
    if require(await probe.api("GET", path)).body:
        raise NotTried("the test server has commands of its own, which would be lost")
    probe.undo.append(lambda: _remove_all(probe, path))
    taken = [require(await probe.api("POST", path, command), command["name"]).body for command in commands]
    for command, one in zip(commands, taken, strict=True):
        if (before := command.get(INSTALLS)) and one.get(INSTALLS) not in (None, before):
            raise NotHeld(f"/{command['name']} is installed as {one[INSTALLS]}, not {before}")
    return f"{len(taken)} commands"


async def _remove_all(probe: Probe, path: str) -> str:
    answer = await probe.api("PUT", path, [])
    return "" if answer.ok else f"the commands of the test server ({answer})"


@assumption(
    "What is offered while an option is typed arrives, and the command then brings the chosen value",
    code="bot/ui/play/feature.py",
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
    code="bot/ui/play/multi_choice.py",
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


@assumption("A modal takes a group of radio buttons and a select, and its submission brings what was chosen")
async def modal_takes_choices(probe: Probe) -> str:
    _, press = await probe.press_on("A form will open. Please choose the **second** of each two and submit it.")
    options = [{"label": value, "value": value} for value in ("first", "second")]
    components = [
        {"type": LABEL, "label": name, "component": {"type": kind, "custom_id": name, "options": options}}
        for name, kind in (("radio", RADIO), ("select", SELECT))
    ]
    require(await probe.answer(press, MODAL, {"custom_id": CHOICES_FORM, "title": "Probe", "components": components}))
    submitted = await probe.interaction(lambda payload: payload["data"].get("custom_id") == CHOICES_FORM)
    require(await probe.answer(submitted, DEFERRED_UPDATE))
    radio, select = (one["component"] for one in submitted.data["components"])
    if field_of(radio, "value") not in ("first", "second") or not field_of(select, "values"):
        raise NotHeld(f"it brings {radio} and {select}")
    return f"{radio['value']!r} and {select['values']}"
