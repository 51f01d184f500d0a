"""A user in the sandbox who follows the instructions in the probe's messages."""

from collections.abc import Set

from sandbox.client import Message, Sandbox, User

CHANNEL = "table-one"
ANSWERS = {"field": "tavolino", "radio": "second", "select": ["second"]}
"""The values that are entered in forms, by custom id."""


class Operator:
    """Presses, types and answers truthfully, always on the newest message.

    Args:
        ignores: the labels of buttons that this user does not press.
    """

    def __init__(self, sandbox: Sandbox, user: User, ignores: Set[str] = frozenset()) -> None:
        self._sandbox = sandbox
        self._user = user
        self._done: set[tuple[str, tuple[str, ...]]] = set()
        self._notified = 0
        self._ignores = ignores

    async def work(self) -> None:
        """Follows the instructions until cancelled."""
        while True:
            message = await self._user.sees(self._asks_for_something, CHANNEL)
            self._done.add(_request(message))
            if "/own" in message.text:
                await self._user.install()
                await self._user.command("own")
            elif "/probe" in message.text:
                choices = await self._user.autocomplete("probe", "word", "of")
                await self._user.command("probe", word=choices[0].value)
            else:
                await self._press(message)

    def _asks_for_something(self, message: Message) -> bool:
        if _request(message) in self._done:
            return False
        wanted = [button.label for button in message.buttons if button.label not in self._ignores]
        return bool(wanted) or "/probe" in message.text or "/own" in message.text

    async def _press(self, message: Message) -> None:
        labels = [button.label for button in message.buttons]
        label = labels[0]
        if labels == ["Yes", "No"]:
            label = "Yes" if self._count() > self._notified else "No"
        self._notified = self._count()
        answer = await self._user.click(label, message=message)
        if answer.modal:
            asked = {question["custom_id"] for question in answer.modal.questions}
            await self._user.submit(answer.modal, {key: value for key, value in ANSWERS.items() if key in asked})

    def _count(self) -> int:
        return sum(one.user == self._user.id for one in self._sandbox.notifications)


def _request(message: Message) -> tuple[str, tuple[str, ...]]:
    """Returns what a message asks for; after an edit it may ask for another button."""
    return message.id, tuple(button.label for button in message.buttons)
