"""Uploaded files and their addresses: the content delivery network, in one dictionary."""

import mimetypes
import re
from dataclasses import dataclass

from sandbox.protocol.encoding import Json

MAX_BYTES = 10 * 1024 * 1024
"""The size limit of a file."""
_PNG = b"\x89PNG\r\n\x1a\n"
_GIF = (b"GIF87a", b"GIF89a")


@dataclass(frozen=True)
class Upload:
    """A file of a request; `number` is the n in the name of its part, `files[n]`."""

    number: int
    filename: str
    content: bytes


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Returns width and height of a PNG or GIF from its header; None for other files."""
    if content.startswith(_PNG) and len(content) >= 24:
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    if content.startswith(_GIF) and len(content) >= 10:
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    return None


def content_type(filename: str, content: bytes) -> str:
    """Returns a file's media type by its first bytes, or else by its name."""
    if content.startswith(_PNG):
        return "image/png"
    if content.startswith(_GIF):
        return "image/gif"
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def clean_filename(filename: str) -> str:
    """Returns a file's name as Discord stores it: spaces become underscores, other special characters are removed."""
    return re.sub(r"[^A-Za-z0-9._-]", "", filename.replace(" ", "_")) or "unknown"


class FileStore:
    """All uploads by the path they are served at. `base` is the sandbox's address."""

    def __init__(self) -> None:
        self.base = "http://127.0.0.1"
        self._files: dict[str, tuple[bytes, str]] = {}
        self._removed: set[str] = set()

    @property
    def uploaded(self) -> int:
        """The bytes of all uploads so far, including removed ones."""
        return sum(len(content) for content, _ in self._files.values())

    def describe(self, upload: Upload, id_: str, channel: str, *, ephemeral: bool, asked: Json) -> Json:
        """Returns an upload's attachment object; `asked` may hold a `description` and `filename` from the request."""
        filename = clean_filename(asked.get("filename") or upload.filename)
        folder = "ephemeral-attachments" if ephemeral else "attachments"
        url = f"{self.base}/cdn/{folder}/{channel}/{id_}/{filename}"
        wire: Json = {
            "id": id_,
            "filename": filename,
            "size": len(upload.content),
            "url": url,
            "proxy_url": url,
            "content_type": content_type(filename, upload.content),
        }
        if size := picture_size(upload.content):
            wire["width"], wire["height"] = size
        if asked.get("description"):
            wire["description"] = asked["description"]
        if ephemeral:
            wire["ephemeral"] = True
        return wire

    def add(self, attachment: Json, content: bytes) -> None:
        """Serves `content` at the attachment's address from now on."""
        self._files[_path(attachment["url"])] = content, attachment["content_type"]

    def remove(self, attachment: Json) -> None:
        """Stops serving an attachment's file."""
        self._removed.add(_path(attachment["url"]))

    def get(self, url: str) -> tuple[bytes, str]:
        """Returns a file's bytes and media type by its address or path.

        Raises:
            KeyError: there is no such file, or it has been removed.
        """
        if not self.serves(url):
            raise KeyError(url)
        return self._files[_path(url)]

    def serves(self, url: str) -> bool:
        """Whether a file is served at this address or path."""
        return _path(url) in self._files and _path(url) not in self._removed

    def once_served(self, url: str) -> bytes:
        """Returns a file's bytes even after its removal, as in the cache of a client that had loaded it.

        Raises:
            KeyError: no such file was ever uploaded.
        """
        return self._files[_path(url)][0]


def _path(url: str) -> str:
    return url[url.index("/cdn/") :]
