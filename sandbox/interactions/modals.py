"""Submits the modals that the bot has responded with."""

from collections.abc import Mapping

from sandbox.interactions.interaction import TOKEN_SECONDS, Interaction, InteractionType, Origin
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.resolved import Resolved, check_selection
from sandbox.protocol.component_types import ComponentType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.users import User
from sandbox.world.world import World

ModalValue = str | bool | list[str]
"""The value of a modal's input: text, whether a checkbox is checked, or selected values."""


class Modals:
    """The open modals of all users, by the id of the interaction that each responds to."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._open: dict[str, Interaction] = {}

    def open(self, interaction: Interaction) -> None:
        """Opens the modal in the response to an interaction, or opens it again after a failed submission."""
        self._open = {id_: one for id_, one in self._open.items() if self._is_valid(one)}
        self._open[interaction.id] = interaction

    def _is_valid(self, interaction: Interaction) -> bool:
        return self._world.clock.now() - interaction.created < TOKEN_SECONDS

    def submit(self, user: User, opened_by: str, values: Mapping[str, ModalValue], nonce: str) -> Interaction:
        """Submits a modal.

        Raises:
            NotPossible: no such modal is open for this user, or a value is missing or out of bounds.
        """
        parent = self._open.get(opened_by)
        if parent is None or parent.user is not user or parent.modal is None or not self._is_valid(parent):
            raise NotPossible("This form is no longer open")
        origin = Origin(user, parent.channel, nonce)
        resolved = Resolved(self._world, origin)
        components = [_submitted(one, values, resolved) for one in parent.modal["components"]]
        del self._open[opened_by]
        data: Json = {"custom_id": parent.modal["custom_id"], "components": components}
        if resolved.found:
            data["resolved"] = resolved.found
        return self._interactions.begin(
            InteractionType.MODAL, origin, data, parent.owners, source=parent.source, parent=parent
        )


def _submitted(component: Json, values: Mapping[str, ModalValue], resolved: Resolved) -> Json:
    """Returns a modal's component with its entered values."""
    wire: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == ComponentType.ACTION_ROW:
        return wire | {"components": [_filled(one, values, resolved) for one in component["components"]]}
    if component["type"] == ComponentType.LABEL:
        return wire | {"component": _filled(component["component"], values, resolved)}
    return wire


def _filled(field: Json, values: Mapping[str, ModalValue], resolved: Resolved) -> Json:
    kind = ComponentType(field["type"])
    wire: Json = {"type": int(kind), "id": field["id"], "custom_id": field["custom_id"]}
    given = values.get(field["custom_id"])
    if kind is ComponentType.TEXT_INPUT:
        text = field.get("value", "") if given is None else given
        if not isinstance(text, str):
            raise NotPossible(f"{field['custom_id']!r} takes text")
        return wire | {"value": _checked_text(field, text)}
    if kind is ComponentType.CHECKBOX:
        return wire | {"value": bool(field["default"] if given is None else given)}
    if kind is ComponentType.FILE_UPLOAD:
        raise NotPossible("The sandbox takes no files from people")
    selected = _as_list(given) if given is not None else _defaults(field)
    if not selected and not field["required"]:
        nothing: Json = {"value": None} if kind is ComponentType.RADIO_GROUP else {"values": []}
        return wire | nothing
    if kind is ComponentType.RADIO_GROUP:
        field = field | {"min_values": 1, "max_values": 1}
    if kind in (ComponentType.RADIO_GROUP, ComponentType.CHECKBOX_GROUP):
        field = field | {"type": ComponentType.STRING_SELECT}
    check_selection(field, selected, resolved)
    return wire | ({"value": selected[0]} if kind is ComponentType.RADIO_GROUP else {"values": selected})


def _as_list(given: ModalValue) -> list[str]:
    return given if isinstance(given, list) else [str(given)]


def _defaults(field: Json) -> list[str]:
    chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
    return chosen or [str(one["id"]) for one in field.get("default_values", ())]


def _checked_text(field: Json, text: str) -> str:
    least, most = field["min_length"], field["max_length"]
    if not text and not field["required"]:
        return text
    if not text or not least <= len(text) <= most:
        raise NotPossible(f"{field['custom_id']!r} takes {max(1, least)} to {most} characters")
    return text
