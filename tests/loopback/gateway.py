"""The gateway: hello, identify or resume, heartbeats, and the events of a session, which survive a lost line."""

from __future__ import annotations

import json
import secrets
import zlib
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from tests.loopback.model import Json
from tests.loopback.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11
GUILDS_ONLY = 1
"""The one intent that the bot needs."""


class Line:
    """One web socket; what it sends is compressed as the bot asked for."""

    def __init__(self, request: web.Request) -> None:
        self.socket = web.WebSocketResponse()
        self._transport = request.transport
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None

    async def send(self, op: int, data: object, *, seq: int | None = None, event: str | None = None) -> None:
        text = json.dumps({"op": op, "d": data, "s": seq, "t": event})
        if self.socket.closed:
            return
        try:
            if self._deflate is None:
                await self.socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            return

    def cut(self) -> None:
        """The line is gone, without a goodbye."""
        if self._transport is not None:
            self._transport.abort()


@dataclass(eq=False)
class Session:
    """What was sent since identify, so that a resume can send again what was missed."""

    id: str = field(default_factory=lambda: secrets.token_hex(16))
    events: list[tuple[str, Json]] = field(default_factory=list[tuple[str, Json]])
    line: Line | None = None


class Gateway:
    """All sessions that can still be resumed; each gets every event."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.url = ""
        self.sessions: list[Session] = []
        self.identified = 0
        """How often a bot has identified, and how often it has resumed."""
        self.resumed = 0
        self.heartbeats = 0
        self.interval = 41.25
        """Seconds between heartbeats."""
        self.refuse_with: int | None = None
        """A close code for whoever identifies (4004: the token is not valid)."""

    @property
    def connected(self) -> bool:
        return any(session.line for session in self.sessions)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One line from hello to its end."""
        line = Line(request)
        await line.socket.prepare(request)
        await line.send(HELLO, {"heartbeat_interval": int(self.interval * 1000)})
        session: Session | None = None
        async for message in line.socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said: Json = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                self.heartbeats += 1
                await line.send(HEARTBEAT_ACK, None)
            elif said["op"] == IDENTIFY:
                session = await self._identify(line, said["d"])
            elif said["op"] == RESUME:
                session = await self._resume(line, said["d"])
        if session is not None and session.line is line:
            session.line = None
            if line.socket.close_code in {1000, 1001} and session in self.sessions:
                self.sessions.remove(session)
        return line.socket

    async def _identify(self, line: Line, data: Json) -> Session | None:
        if self.refuse_with or data["token"] != self._world.token:
            await line.socket.close(code=self.refuse_with or 4004, message=b"Authentication failed.")
            return None
        if data["intents"] != GUILDS_ONLY:
            self._world.violations.append(f"intents {data['intents']} instead of guilds only")
        session = Session(line=line)
        self.sessions.append(session)
        world = self._world
        ready: Json = {
            "v": 10,
            "user": {**world.bot.payload(), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in world.guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "application": {"id": str(world.application), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }
        await self._send(session, "READY", ready)
        for guild in world.guilds:
            await self._send(session, "GUILD_CREATE", guild.payload(world.bot))
        self.identified += 1
        return session

    async def _resume(self, line: Line, data: Json) -> Session | None:
        session = next((one for one in self.sessions if one.id == data["session_id"]), None)
        if session is None or data["token"] != self._world.token or data["seq"] > len(session.events):
            await line.send(INVALID_SESSION, data=False)
            return None
        seq: int = data["seq"]
        while seq < len(session.events):
            event, payload = session.events[seq]
            seq += 1
            await line.send(DISPATCH, payload, seq=seq, event=event)
        session.line = line
        await self._send(session, "RESUMED", {"_trace": []})
        self.resumed += 1
        return session

    async def dispatch(self, event: str, data: Json) -> None:
        """Sends an event to every session; to those without a line when they resume."""
        for session in list(self.sessions):
            await self._send(session, event, data)

    async def _send(self, session: Session, event: str, data: Json) -> None:
        session.events.append((event, data))
        if session.line is not None:
            await session.line.send(DISPATCH, data, seq=len(session.events), event=event)

    async def ask_to_reconnect(self) -> None:
        """Op 7: Discord wants the bot on another line."""
        for session in self.sessions:
            if session.line is not None:
                await session.line.send(RECONNECT, None)

    async def invalidate(self) -> None:
        """Op 9: the sessions are over, and the bot must identify again."""
        ended, self.sessions = self.sessions, []
        for session in ended:
            if session.line is not None:
                await session.line.send(INVALID_SESSION, data=False)

    def cut(self) -> None:
        """The lines are gone."""
        for session in self.sessions:
            if session.line is not None:
                session.line.cut()

    async def close(self) -> None:
        for session in self.sessions:
            if session.line is not None:
                await session.line.socket.close(code=1001)
        self.sessions = []
