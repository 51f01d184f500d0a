"""Limits over all components of one message or modal: how many, how much text, and unique ids."""

from collections.abc import Collection
from itertools import count

from sandbox.protocol.component_types import ComponentType, walk
from sandbox.protocol.encoding import Json
from sandbox.validation.form import Form, FormErrors

MAX_COMPONENTS = 40
MAX_TEXT = 4000


class ComponentLimits:
    """Counts components and their text, and finds ids and custom ids that occur twice."""

    def __init__(self, errors: FormErrors, emojis: Collection[str] = ()) -> None:
        """emojis: the ids of the emoji that the application may use."""
        self.errors = errors
        self.emojis = emojis
        self.components = 0
        self.text = 0
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def start(self, form: Form, allowed: Collection[ComponentType]) -> Json | None:
        """Starts a component: returns `{type, id?}`, or None if no component of its type is allowed here."""
        self.components += 1
        kind = form.body.get("type")
        if not isinstance(kind, int) or isinstance(kind, bool) or kind not in allowed:
            numbers = ", ".join(str(int(one)) for one in sorted(allowed))
            form.error("", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({numbers}).')
            return None
        wire: Json = {"type": int(kind)}
        if id_ := form.integer("id", 0, 2**31 - 1):
            if id_ in self._ids:
                form.error("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._ids.add(id_)
            wire["id"] = id_
        return wire

    def custom_id(self, form: Form) -> str:
        """Reads a component's custom id: 1 to 100 characters, unique in the message."""
        name = form.text("custom_id", 100, least=1, required=True) or ""
        if name and name in self._custom_ids:
            form.error("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self._custom_ids.add(name)
        return name

    def finish(self, form: Form, components: list[Json]) -> list[Json]:
        """Checks the totals, and numbers the components without an id in reading order; returns the components."""
        if self.components > MAX_COMPONENTS:
            message = f"Total number of components must be {MAX_COMPONENTS} or fewer, not {self.components}"
            form.error("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self.text > MAX_TEXT:
            message = f"Components displayable text size exceeds maximum size of {MAX_TEXT}"
            form.error("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
        free = (number for number in count(1) if number not in self._ids)
        for component in walk(components):
            if "id" not in component:
                component["id"] = next(free)
        return components
