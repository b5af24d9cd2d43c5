# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who may ask: refuses requests before anything of them is looked at.

The token is in a header, and comes to the page behind the # of its address, which
browsers send nowhere. A cookie would go to every port of this computer.
"""

import hmac
import ipaddress

TOKEN_HEADER = b"x-course-token"

# Of every answer, unless it has one of its own.
SECURITY = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"cache-control": b"no-store",
}


def host_of(value):
    """The host of a Host header, without its port."""
    host = value.strip()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_address(host):
    """Whether a host is an address or localhost. Other names may be those of a page
    that has let its name lead here (DNS rebinding)."""
    if host.lower() == "localhost":
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(address):
    """Whether only this computer reaches an address."""
    return ipaddress.ip_address(address).is_loopback


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app, token, max_bytes):
        self.app, self.token, self.max_bytes = app, token, max_bytes

    def refusal(self, scope, headers):
        """The status and reason to refuse a request, or None."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not is_address(host_of(host)):
            return 421, "this host is not known here"
        origin = headers.get(b"origin")
        if origin is not None and origin.decode("latin-1") != f"http://{host}":
            return 403, "requests from other pages are refused"
        if scope["path"].startswith("/api/") and self.token is not None:
            given = headers.get(TOKEN_HEADER, b"")
            if not hmac.compare_digest(given, self.token.encode()):
                return 401, "the token is missing or wrong"
        length = headers.get(b"content-length", b"0")
        if b"transfer-encoding" in headers or not length.isdigit():
            return 411, "the length of a request must be known"
        # Longer numbers are not numbers to Python.
        if len(length) > 12 or int(length) > self.max_bytes:
            return 413, f"a request may have {self.max_bytes >> 20} MB"
        return None

    async def __call__(self, scope, receive, send):
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            return

        async def send_secured(message):
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                names = {name.lower() for name, _ in own}
                added = [item for item in SECURITY.items() if item[0] not in names]
                message = {**message, "headers": own + added}
            await send(message)

        refusal = self.refusal(scope, dict(scope["headers"]))
        if refusal is None:
            await self.app(scope, receive, send_secured)
        else:
            await self.refuse(refusal, send_secured)

    @staticmethod
    async def refuse(refusal, send):
        """Answers with a status and a reason."""
        status, reason = refusal
        body = reason.encode()
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(body)).encode()),
            # What is left of the request is not read.
            (b"connection", b"close"),
        ]
        await send(
            {"type": "http.response.start", "status": status, "headers": headers}
        )
        await send({"type": "http.response.body", "body": body})
