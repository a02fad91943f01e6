"""The HTTP API: routes, the bot's token, the record of all calls, and the faults that befall them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import BodyPartReader, web

from tests.loopback import commands
from tests.loopback.faults import Call, Fault, Faults
from tests.loopback.interactions import Interactions
from tests.loopback.limits import command_faults
from tests.loopback.model import READ_HISTORY, Json, Message
from tests.loopback.world import Refused, World

Handler = Callable[[Call, dict[str, str], dict[str, str]], tuple[int, Any]]
"""Answers a call, given the parts of its path and its query: status and body."""

WEBHOOK = "/webhooks/{application}/{token}"

ROOM = {"X-RateLimit-Limit": "50", "X-RateLimit-Remaining": "49", "X-RateLimit-Reset-After": "1"}
"""Says that more calls of a route may come at once; to be told nothing of it lets a bot make one after the other."""


class Rest:
    """Discord's API v10 as far as the bot needs it; any other call is written down as a violation."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self.faults = Faults()
        self.calls: list[Call] = []
        self.gateway_url = ""
        self._held: set[asyncio.Task[Any]] = set()
        self._interactions = interactions

    def routes(self) -> list[web.RouteDef]:
        """Each route by the name that faults and tests call it."""
        answers = self._interactions
        return [
            self._route("GET", "/users/@me", "me", self._me),
            self._route("GET", "/oauth2/applications/@me", "application", self._application),
            self._route("GET", "/gateway/bot", "gateway", self._gateway),
            self._route("GET", "/applications/{application}/commands", "commands", self._list_commands),
            self._route("PUT", "/applications/{application}/commands", "register", self._put_commands),
            self._route("POST", "/interactions/{id}/{token}/callback", "callback", answers.callback, open_=True),
            self._route("POST", WEBHOOK, "follow-up", answers.follow_up, open_=True),
            self._route("GET", WEBHOOK + "/messages/{message}", "original", answers.get, open_=True),
            self._route("PATCH", WEBHOOK + "/messages/{message}", "edit-original", answers.edit, open_=True),
            self._route("DELETE", WEBHOOK + "/messages/{message}", "delete-original", answers.delete, open_=True),
            self._route("POST", "/channels/{channel}/messages", "send", self._post),
            self._route("GET", "/channels/{channel}/messages", "history", self._history),
            self._route("GET", "/channels/{channel}/messages/{message}", "message", self._get),
            self._route("PATCH", "/channels/{channel}/messages/{message}", "edit", self._edit),
            self._route("DELETE", "/channels/{channel}/messages/{message}", "delete", self._delete),
            web.route("*", "/api/v10/{path:.*}", self._unknown),
        ]

    def named(self, *routes: str) -> list[Call]:
        """The calls to these routes, in the order in which they came."""
        return [call for call in self.calls if call.route in routes]

    def _route(self, method: str, path: str, name: str, handler: Handler, *, open_: bool = False) -> web.RouteDef:
        async def serve(request: web.Request) -> web.Response:
            body, files = await _read(request)
            call = Call(name, method, request.path, body, files, self._world.clock.now())
            self.calls.append(call)
            if not open_ and request.headers.get("Authorization") != f"Bot {self._world.token}":
                return _answer(call, 401, {"message": "401: Unauthorized", "code": 0})
            fault = self.faults.next(call)

            def do() -> web.Response:
                try:
                    return _answer(call, *handler(call, dict(request.match_info), dict(request.query)))
                except Refused as refused:
                    return _answer(call, refused.status, refused.body)

            return do() if fault is None else await _fail(fault, call, request, do)

        return web.route(method, "/api/v10" + path, serve)

    async def _unknown(self, request: web.Request) -> web.Response:
        self._world.violations.append(f"{request.method} {request.path} is not known here")
        return web.json_response({"message": "404: Not Found", "code": 0}, status=404)

    def _me(self, _call: Call, _path: Json, _query: Json) -> tuple[int, Any]:
        return 200, {
            **self._world.bot.payload(),
            "verified": True,
            "mfa_enabled": False,
            "email": None,
            "locale": "en-US",
        }

    def _application(self, _call: Call, _path: Json, _query: Json) -> tuple[int, Any]:
        return 200, {
            "id": str(self._world.application),
            "name": "Crow's Nest",
            "icon": None,
            "description": "",
            "type": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": self._world.bot.payload(),
            "team": None,
            "flags": 0,
            "flags_new": "0",
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
        }

    def _gateway(self, _call: Call, _path: Json, _query: Json) -> tuple[int, Any]:
        left: Json = {"total": 1000, "remaining": 999, "reset_after": 86400000, "max_concurrency": 1}
        return 200, {"url": self.gateway_url, "shards": 1, "session_start_limit": left}

    def _list_commands(self, _call: Call, _path: Json, query: Json) -> tuple[int, Any]:
        listed = self._world.commands
        if query.get("with_localizations") not in {"1", "true", "True"}:
            listed = [commands.without_localizations(command) for command in listed]
        return 200, listed

    def _put_commands(self, call: Call, _path: Json, _query: Json) -> tuple[int, Any]:
        """The whole set at once; a command that was there before keeps its id."""
        world = self._world
        world.checked(command_faults(call.body), "commands")
        known = {(one["type"], one["name"]): int(one["id"]) for one in world.commands}
        world.commands = [
            commands.stored(one, known.get((one.get("type", 1), one["name"])) or world.ids.new(), world.application)
            for one in call.body
        ]
        return 200, world.commands

    def _post(self, call: Call, path: dict[str, str], _query: Json) -> tuple[int, Any]:
        channel = self._world.channel(path["channel"])
        self._world.may_write(channel)
        return 200, self._world.post_once(channel, call.body, call.files, "message").payload()

    def _history(self, _call: Call, path: dict[str, str], query: dict[str, str]) -> tuple[int, Any]:
        """Newest first; nothing for a bot that may not read the history."""
        channel = self._world.channel(path["channel"])
        if not channel.bot_permissions & READ_HISTORY:
            return 200, []
        limit = int(query.get("limit", 50))
        if not 1 <= limit <= 100:
            raise Refused(400, 50035, "Invalid Form Body")
        found = [message for message in channel.visible if _within(message, query)]
        if "after" in query:
            return 200, [message.payload() for message in reversed(found[:limit])]
        return 200, [message.payload() for message in reversed(found[-limit:])]

    def _get(self, _call: Call, path: dict[str, str], _query: Json) -> tuple[int, Any]:
        return 200, self._own(path).payload()

    def _edit(self, call: Call, path: dict[str, str], _query: Json) -> tuple[int, Any]:
        return 200, self._world.edit(self._own(path), call.body, call.files, "edit").payload()

    def _delete(self, _call: Call, path: dict[str, str], _query: Json) -> tuple[int, Any]:
        self._own(path).deleted = True
        return 204, None

    def _own(self, path: dict[str, str]) -> Message:
        channel = self._world.channel(path["channel"])
        return self._world.message(channel, path["message"])


def _within(message: Message, query: dict[str, str]) -> bool:
    return int(query.get("after", 0)) < message.id < int(query.get("before", 1 << 63))


def _answer(call: Call, status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    call.status, call.answer = status, body
    headers = ROOM | (headers or {})
    if body is None:
        return web.Response(status=status, headers=headers)
    text = json.dumps(body).encode()
    return web.Response(status=status, body=text, headers={"Content-Type": "application/json", **headers})


async def _fail(fault: Fault, call: Call, request: web.Request, do: Callable[[], web.Response]) -> web.Response:
    """Lets a fault befall a call: before Discord has done what it asks, or (late) after."""
    done = do() if fault.late else None
    fault.reached.set()
    if fault.kind == "hold":
        await fault.released.wait()
        gone = request.transport is None or request.transport.is_closing()
        return done or (web.Response(status=500) if gone else do())  # one that held it back has died with it
    if fault.kind == "drop":
        call.status = 0
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)
    return _answer(call, fault.status, fault.body, fault.headers)


async def _read(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """A call's JSON, and the files that came with it by name, in the order of their indexes."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), {}
    body: Any = None
    files: dict[str, bytes] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files[part.filename or part.name or ""] = data
    return body, files
