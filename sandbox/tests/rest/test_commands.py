"""Registering commands, and which are refused."""

from typing import Any

import pytest

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import Api

Json = dict[str, Any]


def command(name: str = "go", **more: Any) -> Json:
    return {"name": name, "description": "Go"} | more


def option(name: str = "o", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "An option"} | more


def choices(count: int) -> list[Json]:
    return [{"name": str(one), "value": str(one)} for one in range(count)]


WORDY = [{"name": f"{one:0100}", "value": f"{one:0100}"} for one in range(25)]

REFUSED: list[tuple[str, Json, str, str]] = [
    ("an upper-case name", command("Go"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a space in a name", command("go on"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a long name", command("g" * 33), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a long description", command(description="d" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    ("no description", {"name": "go"}, "0.description", "BASE_TYPE_REQUIRED"),
    (
        "a long translation",
        command(description_localizations={"de": "d" * 101}),
        "0.description_localizations.de",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a language Discord doesn't speak",
        command(name_localizations={"en": "go"}),
        "0.name_localizations.en",
        "APPLICATION_COMMAND_INVALID_LOCALE",
    ),
    (
        "an upper-case translation",
        command(name_localizations={"de": "Los"}),
        "0.name_localizations.de",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    ("26 options", command(options=[option(f"o{one}") for one in range(26)]), "0.options", "BASE_TYPE_MAX_LENGTH"),
    (
        "an option twice",
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    ),
    (
        "a required option after an optional one",
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    ("26 choices", command(options=[option(choices=choices(26))]), "0.options.0.choices", "BASE_TYPE_MAX_LENGTH"),
    (
        "a choice twice",
        command(options=[option(choices=[{"name": "a", "value": "1"}, {"name": "a", "value": "2"}])]),
        "0.options.0.choices",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
    ),
    (
        "choices and autocomplete",
        command(options=[option(choices=choices(1), autocomplete=True)]),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    (
        "choices of truth",
        command(options=[option(kind=5, choices=choices(1))]),
        "0.options.0.type",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE",
    ),
    (
        "a number's choice in words",
        command(options=[option(kind=4, choices=choices(1))]),
        "0.options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    ("an unknown option type", command(options=[option(kind=12)]), "0.options.0.type", "BASE_TYPE_CHOICES"),
    (
        "a subcommand beside an option",
        command(options=[option(), option("sub", 1)]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "a group in a group",
        command(options=[option("g", 2, options=[option("h", 2, options=[])])]),
        "0.options.0.options.0.type",
        "BASE_TYPE_CHOICES",
    ),
    (
        "a subcommand in a subcommand",
        command(options=[option("g", 1, options=[option("h", 1)])]),
        "0.options.0.options.0.type",
        "BASE_TYPE_CHOICES",
    ),
    (
        "bounds the wrong way round",
        command(options=[option(kind=4, min_value=2, max_value=1)]),
        "0.options.0.min_value",
        "APPLICATION_COMMAND_OPTIONS_MIN_VALUE_TOO_LARGE",
    ),
    (
        "more than 8000 characters",
        command(options=[option(f"o{one}", choices=WORDY) for one in range(2)]),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    ("an unknown context", command(contexts=[3]), "0.contexts.0", "BASE_TYPE_CHOICES"),
    ("a context twice", command(contexts=[0, 0]), "0.contexts.1", "BASE_TYPE_CHOICES"),
    ("an empty list of contexts", command(contexts=[]), "0.contexts", "BASE_TYPE_BAD_LENGTH"),
    (
        "permissions in words",
        command(default_member_permissions="admin"),
        "0.default_member_permissions",
        "NUMBER_TYPE_COERCE",
    ),
    (
        "a context menu with a description",
        command("Look at", type=2),
        "0.description",
        "APPLICATION_COMMAND_CONTEXT_MENU_FIELD",
    ),
]


@pytest.mark.parametrize(("refused", "place", "code"), [pytest.param(*case[1:], id=case[0]) for case in REFUSED])
async def test_invalid_commands_are_refused(api: Api, refused: Json, place: str, code: str) -> None:
    reply = await api.register(refused)
    assert (reply.status, reply.code) == (400, 50035)
    assert reply.form_errors[place] == code


async def test_the_longest_translation_of_each_field_counts_towards_the_size(api: Api) -> None:
    wordy = {"de": "d" * 100}
    fitting = [option(f"o{one}", choices=choices(25), description_localizations=wordy) for one in range(25)]
    assert (await api.register(command(options=fitting))).status == 200
    long = [{"name": "n", "value": "v" * 100, "name_localizations": {"de": f"{one:0100}"}} for one in range(1)]
    filled = [option(f"o{one}", description="d" * 100, choices=long) for one in range(25)]
    assert (await api.register(command(options=filled))).status == 200
    longer = [{"name": f"n{one}", "value": f"{one:0100}", "name_localizations": {"de": "n" * 100}} for one in range(3)]
    filled = [option(f"o{one}", choices=longer) for one in range(25)]
    assert (await api.register(command(options=filled))).form_errors == {"0": "APPLICATION_COMMAND_TOO_LARGE"}


async def test_command_names_are_unique(api: Api) -> None:
    reply = await api.register(command(), command())
    assert reply.form_errors == {"1.name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


async def test_at_most_a_hundred_commands_of_a_type_are_accepted(api: Api) -> None:
    assert (await api.register(*(command(f"c{one}") for one in range(100)))).status == 200
    assert (await api.register(*(command(f"c{one}") for one in range(101)))).code == 30032
    path = f"/applications/{api.sandbox.application_id}/commands"
    assert (await api("POST", path, command("one-more"))).code == 30032
    assert (await api("POST", path, command("c7", description="anew"))).status == 200


async def test_names_in_other_scripts_are_accepted(api: Api) -> None:
    names = ("è-più", "würfel", "été_2", "ลอง", "खेल", "игра", "l'uno")
    assert (await api.register(*map(command, names))).status == 200


async def test_a_command_keeps_its_id_while_it_keeps_its_name(api: Api) -> None:
    first = (await api.register(command("a"), command("b"))).body
    second = (await api.register(command("b", description="Other"), command("c"))).body
    assert second[0]["id"] == first[1]["id"]
    assert second[0]["version"] != first[1]["version"]
    assert [one["name"] for one in second] == ["b", "c"]


async def test_single_commands_are_created_read_changed_and_deleted(api: Api) -> None:
    path = f"/applications/{api.sandbox.application_id}/guilds/{api.sandbox.world.guild.id}/commands"
    made = await api("POST", path, command("a", name_localizations={"it": "uno"}, options=[option(min_length=2)]))
    assert made.status == 201
    one = f"{path}/{made.body['id']}"
    changed = await api("PATCH", one, {"description": "Changed"})
    assert (changed.body["description"], changed.body["options"]) == ("Changed", made.body["options"])
    assert (await api("GET", one)).body == changed.body
    assert "name_localizations" not in (await api("GET", path)).body[0]
    listed = await api("GET", path, query={"with_localizations": "true"})
    assert listed.body[0]["name_localizations"] == {"it": "uno"}
    assert (await api("DELETE", one)).status == 204
    assert (await api("GET", one)).code == 10063


async def test_commands_of_another_application_or_an_unknown_guild_are_refused(api: Api) -> None:
    assert (await api("GET", "/applications/1/commands")).code == 10002
    assert (await api("GET", f"/applications/{api.sandbox.application_id}/guilds/1/commands")).code == 10004
    assert (await api("PUT", f"/applications/{api.sandbox.application_id}/commands", {})).code == 50035


async def test_users_are_shown_the_commands_that_they_can_use(sandbox: Sandbox, api: Api) -> None:
    admins = command("admins", default_member_permissions="0")
    guild_managers = command("managers", default_member_permissions="32")
    await api.register(admins, guild_managers, command("direct", contexts=[1]), command("all"))
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    for name in ("admins", "managers", "direct"):
        answer = await bruno.command(name)
        assert answer.refused
        assert answer.error == f"There is no command /{name} here"
    assert (await alice.command("direct")).refused
    dm = await bruno.open_dm()
    assert (await bruno.command("nothing", channel=dm)).refused


async def test_there_are_fifteen_commands_in_each_menu(api: Api) -> None:
    menu = [{"name": f"Menu {one}", "type": kind} for kind in (2, 3) for one in range(15)]
    assert (await api.register(*menu)).status == 200
    assert (await api.register(*menu, {"name": "One more", "type": 3})).code == 30032


async def test_an_entry_point_cannot_be_left_out_of_a_bulk_update(api: Api) -> None:
    entry = {"name": "launch", "type": 4, "handler": 2}
    assert (await api.register(entry, command())).status == 200
    assert (await api.register(command())).code == 50240
    kept = await api.register(command(), entry)
    assert [one["type"] for one in kept.body] == [1, 4]
    assert (await api.register(entry, {**entry, "name": "second"})).code == 30032
