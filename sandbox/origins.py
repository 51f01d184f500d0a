"""Who may knock: the sandbox's own page and programs of this machine, and no other site that a browser has open."""

import re

from starlette.types import Scope

_HERE = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?", re.ASCII)


def is_local(scope: Scope) -> bool:
    """Whether a request is for a loopback name, and comes from no page but those served there.

    A browser tells a page's origin with each websocket and each call to another site. A site that has its own name
    point to this machine would pass for the same one, but for that name.
    """
    headers = {
        name: value.decode("latin-1").lower() for name, value in scope["headers"] if name in (b"host", b"origin")
    }
    host, origin = headers.get(b"host", ""), headers.get(b"origin")
    return _HERE.fullmatch(host) is not None and origin in (None, f"http://{host}")
