"""Interactions: what a member did, what the bot answered to it, and the endpoints for the answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.loopback.faults import Call
from tests.loopback.ids import interaction_token
from tests.loopback.limits import choice_faults, modal_faults
from tests.loopback.model import EPHEMERAL, LOADING, Channel, Json, Member, Message
from tests.loopback.world import Refused, World, unknown_message

PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 1, 2, 3, 4, 5
"""Types of interactions."""
PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 1, 4, 5, 6, 7, 8, 9
"""Types of callbacks."""
FIRST_ANSWER, TOKEN_LIFE = 10.0, 900.0
"""Seconds for the first answer (Discord gives 3, but of a bot that need not share its machine with others), and for all others."""

_LAWFUL = {
    COMMAND: {REPLY, DEFER, FORM},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, FORM},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {REPLY, DEFER, DEFER_UPDATE, UPDATE},
}


@dataclass(eq=False)
class Interaction:
    """One thing that a member did, and all that the bot answered.

    `callback` is the type of the first answer (None: none yet), `original` the message that this answer made or (for a press)
    changes, `settled` whether the member has seen an outcome: a press that only was taken is one, what it changes comes by itself.
    """

    id: int
    kind: int
    member: Member
    channel: Channel
    data: Json
    at: float
    message: Message | None = None
    callback: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list[Message])
    choices: list[Json] = field(default_factory=list[Json])
    modal: Json | None = None
    settled: bool = False
    token: str = ""

    def __post_init__(self) -> None:
        self.token = interaction_token(self.id)

    @property
    def shown(self) -> list[Message]:
        """The messages that answer it and can be read, oldest first."""
        own = [self.original] if self.original and self.original is not self.message else []
        return [message for message in own + self.followups if not message.deleted and not message.loading]

    @property
    def reply(self) -> Message:
        """The message that answers it."""
        assert self.shown, f"{self.data.get('name') or self.data.get('custom_id')} was not answered by a message"
        return self.shown[-1]

    @property
    def text(self) -> str:
        return self.reply.text

    @property
    def ephemeral(self) -> bool:
        return self.reply.ephemeral

    def payload(self, world: World) -> Json:
        """As the gateway brings it."""
        guild = self.channel.guild
        member = {
            **self.member.payload(),
            "user": self.member.user.payload(),
            "permissions": str(self.member.permissions),
        }
        return {
            "id": str(self.id),
            "application_id": str(world.application),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
            "channel_id": str(self.channel.id),
            "channel": {**self.channel.payload(), "permissions": str(self.member.permissions)},
            "member": member,
            "app_permissions": str(self.channel.bot_permissions),
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10 << 20,
            **({"message": self.message.payload()} if self.message else {}),
        }

    def metadata(self) -> Json:
        """What messages say of the interaction that they answer."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "user": self.member.user.payload(),
            "authorizing_integration_owners": {"0": str(self.channel.guild.id)},
            **({"interacted_message_id": str(self.message.id)} if self.message else {}),
        }


class Interactions:
    """The endpoints that answer interactions. They need no bot token, only the interaction's."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        self._by_token[interaction.token] = interaction

    def by_id(self, id_: int) -> Interaction:
        return next(one for one in self._by_token.values() if one.id == id_)

    def callback(self, call: Call, path: dict[str, str], query: dict[str, str]) -> tuple[int, Any]:
        """The first answer: soon, once, and of a type that fits."""
        interaction = self._by_token.get(path["token"])
        if interaction is None or str(interaction.id) != path["id"]:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.callback is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if call.at - interaction.at > FIRST_ANSWER:
            raise Refused(404, 10062, "Unknown interaction")
        kind: int = call.body["type"]
        if kind not in _LAWFUL[interaction.kind] or (kind in {DEFER_UPDATE, UPDATE} and interaction.message is None):
            self._world.violations.append(f"callback type {kind} for an interaction of type {interaction.kind}")
            raise Refused(400, 50035, "Invalid Form Body")
        self._answer(interaction, kind, call.body.get("data") or {}, call.files)
        interaction.callback = kind
        interaction.settled = kind != DEFER
        return (200, _callback_answer(interaction)) if query.get("with_response") in {"1", "true"} else (204, None)

    def _answer(self, interaction: Interaction, kind: int, data: Json, files: dict[str, bytes]) -> None:
        if kind == REPLY:
            interaction.original = self._post(interaction, data, files, "callback")
        elif kind == DEFER:
            interaction.original = self._thinking(interaction, data)
        elif kind in {DEFER_UPDATE, UPDATE}:
            assert interaction.message is not None
            interaction.original = interaction.message
            if kind == UPDATE:
                self._world.edit(interaction.message, data, files, "update")
        elif kind == CHOICES:
            self._world.checked(choice_faults(data["choices"]), "choices")
            interaction.choices = data["choices"]
        else:
            self._world.checked(modal_faults(data), "modal")
            interaction.modal = data

    def _post(self, interaction: Interaction, data: Json, files: dict[str, bytes], what: str) -> Message:
        message = self._world.post(interaction.channel, data, files, what, **self._about(interaction))
        message.kind = 19 if interaction.callback else 20 if interaction.kind == COMMAND else 0
        return message

    def _thinking(self, interaction: Interaction, data: Json) -> Message:
        """`The bot is thinking...`"""
        message = Message(
            self._world.ids.new(),
            interaction.channel,
            self._world.bot,
            self._world.clock.now(),
            **self._about(interaction),
        )
        message.flags = LOADING | ((data.get("flags") or 0) & EPHEMERAL)
        interaction.channel.messages.append(message)
        return message

    def _about(self, interaction: Interaction) -> Json:
        return {
            "interaction": interaction.metadata(),
            "application": self._world.application,
            "reader": interaction.member.user,
        }

    def follow_up(self, call: Call, path: dict[str, str], query: dict[str, str]) -> tuple[int, Any]:
        """A further message; the first one after a deferred answer that is still loading takes its place."""
        interaction = self._open(path, call.at)
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            if bool((call.body.get("flags") or 0) & EPHEMERAL) != original.ephemeral:
                self._world.violations.append(
                    "a follow-up takes the place of a deferred answer that others can (not) see"
                )
            message = self._world.edit(original, call.body, call.files, "follow-up")
        else:
            message = self._post(interaction, call.body, call.files, "follow-up")
            interaction.followups.append(message)
        interaction.settled = True
        return (200, message.payload()) if query.get("wait") in {"1", "true"} else (204, None)

    def get(self, call: Call, path: dict[str, str], _query: dict[str, str]) -> tuple[int, Any]:
        return 200, self._message(self._open(path, call.at), path["message"]).payload()

    def edit(self, call: Call, path: dict[str, str], _query: dict[str, str]) -> tuple[int, Any]:
        interaction = self._open(path, call.at)
        message = self._world.edit(self._message(interaction, path["message"]), call.body, call.files, "edit by token")
        interaction.settled = True
        return 200, message.payload()

    def delete(self, call: Call, path: dict[str, str], _query: dict[str, str]) -> tuple[int, Any]:
        self._message(self._open(path, call.at), path["message"]).deleted = True
        return 204, None

    def _open(self, path: dict[str, str], at: float) -> Interaction:
        """The interaction of this token, while it lives and once it was answered."""
        interaction = self._by_token.get(path["token"])
        if interaction is None or path["application"] != str(self._world.application):
            raise Refused(404, 10015, "Unknown Webhook")
        if at - interaction.at > TOKEN_LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if interaction.callback is None:
            raise Refused(404, 10015, "Unknown Webhook")
        return interaction

    def _message(self, interaction: Interaction, which: str) -> Message:
        own = [interaction.original] if interaction.original else []
        for message in own + interaction.followups:
            if (
                which in {str(message.id), "@original" if message is interaction.original else ""}
                and not message.deleted
            ):
                return message
        raise unknown_message()


def _callback_answer(interaction: Interaction) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    answer: Json = {"interaction": about}
    message = interaction.original
    if message is not None:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
    if message is not None and interaction.callback in {REPLY, UPDATE}:
        answer["resource"] = {"type": interaction.callback, "message": message.payload()}
    return answer
