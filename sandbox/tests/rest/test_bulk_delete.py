"""The deletion of several messages at once."""

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import GUILD_MESSAGES, GUILDS, Api, gateway

FORTNIGHT = 14 * 86_400


async def test_many_messages_go_at_once_and_one_event_tells_of_them(api: Api, sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    sent = [(await api.post({"content": str(number)})).body["id"] for number in range(3)]
    path = f"/channels/{sandbox.guild.channel('table-one').id}/messages/bulk-delete"
    assert (await api("POST", path, {"messages": sent})).code == 50013
    sandbox.guild.permit("table-one", allow=("MANAGE_MESSAGES",))
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token, intents=GUILDS | GUILD_MESSAGES)
        assert (await api("POST", path, {"messages": [*sent[:2], "1790000000000000000"]})).status == 204
        deleted = await socket.event("MESSAGE_DELETE_BULK")
    assert deleted == {
        "ids": sent[:2],
        "channel_id": sandbox.guild.channel("table-one").id,
        "guild_id": sandbox.guild.id,
    }
    await alice.sees(lambda one: one.id == sent[2])
    assert [one.id for one in alice.messages()] == [sent[2]]


async def test_too_few_too_many_too_old_or_repeated_messages_are_refused(api: Api, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", allow=("MANAGE_MESSAGES",))
    path = f"/channels/{sandbox.guild.channel('table-one').id}/messages/bulk-delete"
    sent = [(await api.post({"content": str(number)})).body["id"] for number in range(2)]
    assert (await api("POST", path, {"messages": sent[:1]})).code == 50016
    assert (await api("POST", path, {"messages": [str(int(sent[0]) + n) for n in range(101)]})).code == 50016
    assert (await api("POST", path, {"messages": [sent[0], sent[0]]})).code == 50035
    assert (await api("POST", path, {"messages": [sent[0], "x"]})).code == 50035
    sandbox.clock.advance(FORTNIGHT + 60)
    assert (await api("POST", path, {"messages": sent})).code == 50034
    assert len(sandbox.guild.messages()) == 2


async def test_direct_messages_are_not_deleted_at_once(api: Api, sandbox: Sandbox) -> None:
    dm = await (await sandbox.user("Alice")).open_dm()
    refused = await api("POST", f"/channels/{dm}/messages/bulk-delete", {"messages": ["1", "2"]})
    assert refused.code == 50003
