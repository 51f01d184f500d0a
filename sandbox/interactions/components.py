"""A user presses a button, picks from a select, or hands in a modal."""

from collections.abc import Mapping

from sandbox.interactions.installations import INSTALLED_IN_GUILD
from sandbox.interactions.interaction import TOKEN_LIVES, Interaction, InteractionType, Origin
from sandbox.interactions.resolved import Resolved
from sandbox.interactions.responses import Interactions
from sandbox.protocol.component_types import SELECTS, ComponentType, walk
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.channels import Channel
from sandbox.world.messages import Message
from sandbox.world.users import User
from sandbox.world.world import World

Given = str | bool | list[str]


class Components:
    """Turns presses, picks and submissions into interactions.

    With `forge`, checks that the Discord client makes are left out: so come clicks of clients that lie.
    """

    def __init__(self, world: World, desk: Interactions) -> None:
        self._world = world
        self._desk = desk
        self._open_modals: dict[str, Interaction] = {}

    def press(
        self, asker: Origin, message: str, custom_id: str, values: list[str] | None, *, forge: bool = False
    ) -> Interaction:
        """Use a component of a message.

        Raises:
            NotPossible: the user sees no such message or component, it is disabled, or the values are not on offer.
        """
        channel = asker.channel
        source = channel.find(message, asker.user.id)
        if source is None and forge:
            source = channel.messages.get(message) or channel.ephemerals.get(message)
        if source is None:
            raise NotPossible("This message is no longer there")
        named = (one for one in walk(source.wire["components"]) if one.get("custom_id") == custom_id)
        component = next(named, None)
        if forge:
            kind = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
            component = component or {"id": 1, "type": int(kind), "custom_id": custom_id}
        elif component is None:
            raise NotPossible("This component is no longer there")
        elif component.get("disabled"):
            raise NotPossible("This component is disabled")
        data: Json = {"id": component["id"], "custom_id": custom_id, "component_type": component["type"]}
        if component["type"] in SELECTS:
            resolved = Resolved(self._world, asker)
            if not forge:
                _check_picks(component, values or [], resolved)
            data |= {"values": values or []} | ({"resolved": resolved.found} if resolved.found else {})
        elif values is not None and not forge:
            raise NotPossible("A button takes no values")
        return self._desk.begin(InteractionType.COMPONENT, asker, data, _owners(source, channel), source=source)

    def show(self, interaction: Interaction) -> None:
        """The bot has answered with a modal, which its user may hand in; or has failed to answer what was handed in."""
        self._open_modals = {id_: one for id_, one in self._open_modals.items() if self._lives(one)}
        self._open_modals[interaction.id] = interaction

    def _lives(self, interaction: Interaction) -> bool:
        return self._world.clock.now() - interaction.begun < TOKEN_LIVES

    def submit(self, user: User, opened_by: str, values: Mapping[str, Given], nonce: str) -> Interaction:
        """Hand in a modal.

        Raises:
            NotPossible: no such modal is open for this user, or a value is missing or out of bounds.
        """
        parent = self._open_modals.get(opened_by)
        if parent is None or parent.user is not user or parent.modal is None or not self._lives(parent):
            raise NotPossible("This form is no longer open")
        asker = Origin(user, parent.channel, nonce)
        resolved = Resolved(self._world, asker)
        components = [_handed_in(one, values, resolved) for one in parent.modal["components"]]
        del self._open_modals[opened_by]
        data: Json = {"custom_id": parent.modal["custom_id"], "components": components}
        if resolved.found:
            data["resolved"] = resolved.found
        return self._desk.begin(InteractionType.MODAL, asker, data, parent.owners, source=parent.source, parent=parent)


def _owners(source: Message, channel: Channel) -> Json:
    """Who installed the app that a message's components belong to: who let it be asked for, or its guild."""
    owners: Json = source.wire.get("interaction_metadata", {}).get("authorizing_integration_owners", {})
    return owners or {INSTALLED_IN_GUILD: channel.guild or "0"}


def _check_picks(component: Json, values: list[str], resolved: Resolved) -> None:
    """Check what was picked, and look up into `resolved` what the ids in it stand for.

    Raises:
        NotPossible: too few, too many, or not on offer.
    """
    least, most = component["min_values"], component["max_values"]
    if not least <= len(values) <= most:
        raise NotPossible(f"Between {least} and {most} are to be picked")
    if component["type"] == ComponentType.STRING_SELECT:
        offered = {option["value"] for option in component["options"]}
        if not set(values) <= offered or len(set(values)) < len(values):
            raise NotPossible("This is not on offer")
    elif len(set(values)) < len(values) or not all(
        resolved.look_up(ComponentType(component["type"]), one, component.get("channel_types")) for one in values
    ):
        raise NotPossible("There is nothing of this kind")


def _handed_in(component: Json, values: Mapping[str, Given], resolved: Resolved) -> Json:
    """A modal's component as it comes back with what was filled in."""
    wire: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == ComponentType.ACTION_ROW:
        return wire | {"components": [_filled(one, values, resolved) for one in component["components"]]}
    if component["type"] == ComponentType.LABEL:
        return wire | {"component": _filled(component["component"], values, resolved)}
    return wire


def _filled(question: Json, values: Mapping[str, Given], resolved: Resolved) -> Json:
    kind = ComponentType(question["type"])
    wire: Json = {"type": int(kind), "id": question["id"], "custom_id": question["custom_id"]}
    given = values.get(question["custom_id"])
    if kind is ComponentType.TEXT_INPUT:
        text = question.get("value", "") if given is None else given
        if not isinstance(text, str):
            raise NotPossible(f"{question['custom_id']!r} takes text")
        return wire | {"value": _written(question, text)}
    if kind is ComponentType.CHECKBOX:
        return wire | {"value": bool(question["default"] if given is None else given)}
    if kind is ComponentType.FILE_UPLOAD:
        raise NotPossible("The sandbox takes no files from people")
    picked = _as_list(given) if given is not None else _defaults(question)
    if not picked and not question["required"]:
        nothing: Json = {"value": None} if kind is ComponentType.RADIO_GROUP else {"values": []}
        return wire | nothing
    if kind is ComponentType.RADIO_GROUP:
        question = question | {"min_values": 1, "max_values": 1}
    if kind in (ComponentType.RADIO_GROUP, ComponentType.CHECKBOX_GROUP):
        question = question | {"type": ComponentType.STRING_SELECT}
    _check_picks(question, picked, resolved)
    return wire | ({"value": picked[0]} if kind is ComponentType.RADIO_GROUP else {"values": picked})


def _as_list(given: Given) -> list[str]:
    return given if isinstance(given, list) else [str(given)]


def _defaults(question: Json) -> list[str]:
    chosen = [option["value"] for option in question.get("options", ()) if option.get("default")]
    return chosen or [str(one["id"]) for one in question.get("default_values", ())]


def _written(question: Json, text: str) -> str:
    least, most = question["min_length"], question["max_length"]
    if not text and not question["required"]:
        return text
    if not text or not least <= len(text) <= most:
        raise NotPossible(f"{question['custom_id']!r} takes {max(1, least)} to {most} characters")
    return text
