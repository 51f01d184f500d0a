"""Lets users use buttons and select menus of messages."""

from sandbox.interactions.installations import INSTALLED_IN_GUILD
from sandbox.interactions.interaction import Interaction, InteractionType, Origin
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.resolved import Resolved, check_selection, groups_of
from sandbox.protocol.component_types import SELECTS, ComponentType, walk
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.channels import Channel
from sandbox.world.messages import Message
from sandbox.world.world import World


class Components:
    """Starts an interaction for each use of a component."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def press(
        self, origin: Origin, message: str, custom_id: str, values: list[str] | None, *, forge: bool = False
    ) -> Interaction:
        """Uses a component; `values` are those selected, None for a button.

        With `forge`, the checks of Discord's client are skipped, as by a modified client.

        Raises:
            NotPossible: the user sees no such message or component, it is disabled, or the values are not offered.
        """
        channel = origin.channel
        source = channel.find(message, origin.user.id)
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
            resolved = Resolved(self._world, origin)
            if not forge:
                check_selection(component, values or [], resolved)
            data["values"] = values or []
            if found := resolved.found or self._empty_resolved(ComponentType(component["type"])):
                data["resolved"] = found
        elif values is not None and not forge:
            raise NotPossible("A button takes no values")
        return self._interactions.begin(
            InteractionType.COMPONENT, origin, data, _owners(source, channel), source=source
        )

    def _empty_resolved(self, kind: ComponentType) -> Json:
        """Returns the field `resolved` of a select with nothing selected; {} unless `Terms.empty_resolved` is set."""
        return {group: {} for group in groups_of(kind)} if self._world.terms.empty_resolved else {}


def _owners(source: Message, channel: Channel) -> Json:
    """Returns the installations that authorize a message's components: its own interaction's, or the guild's."""
    owners: Json = source.wire.get("interaction_metadata", {}).get("authorizing_integration_owners", {})
    return owners or {INSTALLED_IN_GUILD: channel.guild or "0"}
