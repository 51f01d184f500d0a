"""Rejects requests from other sites open in a browser; accepts the sandbox's own page and local programs."""

import re

from starlette.types import Scope

_LOOPBACK = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?", re.ASCII)


def is_local(scope: Scope) -> bool:
    """Whether a request's `Host` is a loopback name, and its `Origin`, if there is one, the same address.

    Browsers send the origin with each websocket and each request to another site. A site whose own domain name resolves
    to this machine (DNS rebinding) would have the same origin, but not a loopback name.
    """
    headers = {
        name: value.decode("latin-1").lower() for name, value in scope["headers"] if name in (b"host", b"origin")
    }
    host, origin = headers.get(b"host", ""), headers.get(b"origin")
    return _LOOPBACK.fullmatch(host) is not None and origin in (None, f"http://{host}")
