"""The port of the HTTP door."""

import socket


class CannotListen(Exception):
    """The port cannot be opened. The message says why."""


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket bound to this address; the system chooses the port for 0. Raises CannotListen.

    The protocol is explicitly TCP: only then does asyncio set TCP_NODELAY, without which an answer may take 40 ms.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise CannotListen(f"HTTP_PORT {port} of HTTP_HOST {host} cannot be opened: {error}") from error
    return listener
