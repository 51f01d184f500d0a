"""The requests, answers and interactions of a run, for a bug report: without the bot's token and interaction tokens."""

import json
from pathlib import Path
from typing import Any

HIDDEN = "<token>"


class Exchange:
    """Records what was sent and received, in order.

    Args:
        token: the bot's, which is left out wherever it occurs.
    """

    def __init__(self, token: str) -> None:
        self._secrets = {token}
        self._entries: list[dict[str, Any]] = []

    def request(self, assumption: str, method: str, path: str, sent: object, files: list[str]) -> dict[str, Any]:
        """Records a request; returns its entry, to which the answer is added."""
        entry = {"assumption": assumption, "request": f"{method} {path}", "sent": sent, "files": files}
        self._entries.append(entry)
        return entry

    def interaction(self, payload: dict[str, Any]) -> None:
        """Records an interaction, and its token as a secret."""
        self._secrets.add(payload["token"])
        self._entries.append({"interaction": payload})

    def write(self, path: Path, results: list[dict[str, str]], api: str) -> None:
        """Writes results and entries to a JSON file."""
        text = json.dumps({"api": api, "results": results, "exchange": self._entries}, indent=2, ensure_ascii=False)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        path.write_text(text + "\n", encoding="utf-8")
