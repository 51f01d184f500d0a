"""Messages over REST: sent, edited, read, deleted, and which are refused."""

from typing import Any

import pytest

from sandbox.client import Sandbox
from sandbox.terms import Terms
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import Api

Json = dict[str, Any]
V2 = 1 << 15
TEXT = {"type": 10, "content": "x"}
PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


def at(api: Api, *message: str) -> str:
    return "/".join((f"/channels/{api.sandbox.guild.channel('table-one').id}/messages", *message))


REFUSED: list[tuple[str, Json, str, str]] = [
    ("2001 characters", {"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ("content that is no text", {"content": 5}, "content", "BASE_TYPE_BAD_STRING"),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ("a long title", {"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ("a field without a name", {"embeds": [{"fields": [{"value": "x"}]}]}, "embeds.0.fields.0.name", "BASE_TYPE_REQ"),
    ("6001 characters of embeds", {"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ("a nonce that is too long", {"content": "x", "nonce": "n" * 26}, "nonce", "NONCE_TYPE_TOO_LONG"),
    ("an attachment that isn't there", {"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id", "ATTACHMENT"),
    (
        "a long description",
        {"attachments": [{"id": 0, "description": "d" * 1025}]},
        "attachments.0.description",
        "BASE",
    ),
    ("a poll", {"content": "x", "poll": {"question": {}}}, "poll", "SANDBOX_UNSUPPORTED"),
    (
        "two ways to say who is mentioned",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "an unknown kind of mention",
        {"content": "x", "allowed_mentions": {"parse": ["cats"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    (
        "a user to mention who is no id",
        {"content": "x", "allowed_mentions": {"users": ["abc"]}},
        "allowed_mentions.users.0",
        "NUMBER_TYPE_COERCE",
    ),
    (
        "a user to mention twice",
        {"content": "x", "allowed_mentions": {"users": ["1", 1]}},
        "allowed_mentions.users.1",
        "SET_TYPE",
    ),
    (
        "a reply to nothing",
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
]


@pytest.mark.parametrize(("body", "place", "code"), [pytest.param(*case[1:], id=case[0]) for case in REFUSED])
async def test_invalid_messages_are_refused(api: Api, body: Json, place: str, code: str) -> None:
    reply = await api.post(body)
    assert (reply.status, reply.code) == (400, 50035)
    assert reply.form_errors[place].startswith(code)


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": " \n\t"}, {"flags": V2}, {"flags": V2, "components": []}]
)
async def test_an_empty_message_is_refused(api: Api, body: Json) -> None:
    assert (await api.post(body)).code == 50006


async def test_a_file_over_ten_mebibytes_is_refused(api: Api) -> None:
    reply = await api.post({}, a_bin=bytes(10 * 1024 * 1024 + 1))
    assert (reply.status, reply.code) == (413, 40005)
    assert (await api.post({}, a_bin=bytes(10 * 1024 * 1024))).status == 200


async def test_a_message_has_at_most_ten_attachments(api: Api) -> None:
    files = {f"f{one}.txt": b"x" for one in range(11)}
    assert (await api("POST", at(api), {}, files=files)).form_errors == {"attachments": "BASE_TYPE_MAX_LENGTH"}


async def test_a_body_that_is_no_json_object_is_refused(api: Api) -> None:
    assert (await api("POST", at(api), [])).code == 50035
    url = f"{api.sandbox.url}/api/v10{at(api)}"
    headers = {"Authorization": f"Bot {api.sandbox.token}"}
    async with api.session.post(url, data=b"{", headers=headers | {"Content-Type": "application/json"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    async with api.session.post(url, data=b"{}", headers=headers | {"Content-Type": "text/plain"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)


async def test_attachments_are_described_and_served(api: Api) -> None:
    interaction = {"content": "x", "attachments": [{"id": 0, "description": "A board"}]}
    attachment = (await api.post(interaction, a_png=png(5, 4))).body["attachments"][0]
    assert (attachment["description"], attachment["width"], attachment["height"]) == ("A board", 5, 4)
    assert attachment["content_type"] == "image/png"
    async with api.session.get(attachment["url"]) as answer:
        assert (await answer.read(), answer.content_type) == (png(5, 4), "image/png")
    async with api.session.get(attachment["url"] + "x") as answer:
        assert answer.status == 404


async def test_an_edit_keeps_the_fields_that_it_lacks(api: Api) -> None:
    sent = (await api.post({"content": "one"}, a_png=png(), b_txt=b"b")).body
    edited = (await api("PATCH", at(api, sent["id"]), {"content": "two"})).body
    assert (edited["content"], len(edited["attachments"])) == ("two", 2)
    assert edited["edited_timestamp"] is not None
    listed = {"attachments": [{"id": sent["attachments"][0]["id"]}, {"id": 0}]}
    more = (await api("PATCH", at(api, sent["id"]), listed, files={"c.txt": b"c"})).body
    assert [one["filename"] for one in more["attachments"]] == ["a.png", "c.txt"]
    assert (await api("PATCH", at(api, sent["id"]), {"attachments": []})).body["attachments"] == []


async def test_an_edit_cant_remove_the_flag_of_v2(api: Api) -> None:
    sent = (await api.post({"flags": V2, "components": [TEXT]})).body
    assert (await api("PATCH", at(api, sent["id"]), {"content": "old"})).form_errors == {
        "content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    }
    edited = await api("PATCH", at(api, sent["id"]), {"flags": 0, "components": [TEXT, TEXT]})
    assert (edited.body["flags"], len(edited.body["components"])) == (V2, 2)
    old = (await api.post({"content": "old"})).body
    assert (await api("PATCH", at(api, old["id"]), {"flags": V2, "components": [TEXT]})).code == 50035
    assert (await api("PATCH", at(api, old["id"]), {"flags": V2, "content": None, "components": [TEXT]})).status == 200


async def test_the_files_of_an_edited_v2_message_stay_until_an_edit_leaves_them_out(api: Api) -> None:
    sent = (await api.post({"flags": V2, "components": [PICTURE]}, a_png=png())).body
    media = sent["components"][0]["items"][0]["media"]
    hidden = await api("PATCH", at(api, sent["id"]), {"components": [TEXT]})
    assert [one["id"] for one in hidden.body["attachments"]] == [media["attachment_id"]]
    again = {"type": 12, "items": [{"media": {"url": media["url"]}}]}
    kept = await api("PATCH", at(api, sent["id"]), {"components": [TEXT, again]})
    assert kept.body["components"][1]["items"][0]["media"]["attachment_id"] == media["attachment_id"]
    blind = await api("PATCH", at(api, sent["id"]), {"attachments": []})
    assert blind.form_errors == {"components": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    assert (await api("PATCH", at(api, sent["id"]), {"attachments": [], "components": [TEXT]})).status == 200
    async with api.session.get(media["url"]) as answer:
        assert answer.status == 404


async def test_unreferenced_v2_files_of_a_new_message_are_only_invisible(api: Api) -> None:
    """Discord takes a file that no component shows, and keeps it."""
    alice = await api.sandbox.user("Alice")
    sent = await api.post({"flags": V2, "components": [TEXT]}, a_png=png())
    assert sent.status == 200
    (attachment,) = sent.body["attachments"]
    async with api.session.get(attachment["url"]) as served:
        assert served.status == 200
    seen = await alice.sees(lambda one: one.id == sent.body["id"])
    assert seen.pictures == []


async def test_an_edit_keeps_a_shown_file_that_attachments_name_by_its_id(api: Api) -> None:
    sent = (await api.post({"flags": V2, "components": [PICTURE]}, a_png=png())).body
    id_ = sent["components"][0]["items"][0]["media"]["attachment_id"]
    kept = await api("PATCH", at(api, sent["id"]), {"attachments": [{"id": id_}], "components": [PICTURE, TEXT]})
    assert kept.body["components"][0]["items"][0]["media"]["attachment_id"] == id_
    unknown = await api("PATCH", at(api, sent["id"]), {"attachments": [{"id": "1"}], "components": [PICTURE]})
    assert unknown.form_errors["attachments.0.id"] == "ATTACHMENT_NOT_FOUND"


@pytest.mark.parametrize("kind", [False, True])
async def test_an_upload_by_an_edit_into_a_v2_gallery_has_to_be_named_unless_the_terms_are_kind(
    api: Api, kind: bool
) -> None:
    api.sandbox.world.terms = Terms(edit_shows_unnamed_uploads=kind)
    sent = (await api.post({"flags": V2, "components": [TEXT]})).body
    unnamed = await api("PATCH", at(api, sent["id"]), {"components": [PICTURE]}, files={"a.png": png()})
    named = {"components": [PICTURE], "attachments": [{"id": 0}]}
    assert (unnamed.status == 200) is kind
    assert (await api("PATCH", at(api, sent["id"]), named, files={"a.png": png()})).status == 200


async def test_the_uploads_of_an_edit_without_attachments_replace_all_files(api: Api) -> None:
    sent = (await api.post({"content": "one"}, a_png=png(), b_txt=b"b")).body
    edited = (await api("PATCH", at(api, sent["id"]), {}, files={"c.txt": b"c"})).body
    assert [one["filename"] for one in edited["attachments"]] == ["c.txt"]


async def test_a_file_that_an_embed_shows_is_not_among_the_attachments(api: Api) -> None:
    sent = await api.post({"embeds": [{"title": "x", "image": {"url": "attachment://a.png"}}]}, a_png=png())
    assert sent.body["attachments"] == []
    assert sent.body["embeds"][0]["image"]["url"].endswith("/a.png")


async def test_the_files_of_a_deleted_message_are_gone(api: Api) -> None:
    sent = (await api.post({}, a_png=png())).body
    await api("DELETE", at(api, sent["id"]))
    async with api.session.get(sent["attachments"][0]["url"]) as answer:
        assert answer.status == 404


async def test_mentions_follow_allowed_mentions(api: Api) -> None:
    alice, bruno = (user.id for user in api.sandbox.world.guild.people[:2])
    said = {"flags": V2, "components": [{"type": 10, "content": f"<@{alice}> <@!{bruno}> @everyone"}]}
    everyone = await api.post(said)
    assert ([one["id"] for one in everyone.body["mentions"]], everyone.body["mention_everyone"]) == (
        [alice, bruno],
        False,
    )
    one = await api.post(said | {"allowed_mentions": {"parse": [], "users": [bruno]}})
    assert [user["id"] for user in one.body["mentions"]] == [bruno]
    none = await api.post(said | {"allowed_mentions": {"parse": []}})
    assert none.body["mentions"] == []
    api.sandbox.guild.permit("table-one", allow=("MENTION_EVERYONE",))
    assert (await api.post(said)).body["mention_everyone"] is True


async def test_an_enforced_nonce_sends_one_message(api: Api) -> None:
    first = await api.post({"content": "x", "nonce": "n1", "enforce_nonce": True})
    again = await api.post({"content": "x", "nonce": "n1", "enforce_nonce": True})
    assert (first.body["nonce"], again.body["id"]) == ("n1", first.body["id"])
    other = await api.post({"content": "x", "nonce": "n1"})
    assert other.body["id"] != first.body["id"]
    assert "nonce" not in (await api("GET", at(api, first.body["id"]))).body
    api.sandbox.clock.advance(121)
    late = await api.post({"content": "x", "nonce": "n1", "enforce_nonce": True})
    assert late.body["id"] not in (first.body["id"], other.body["id"])


async def test_an_enforced_nonce_counts_in_every_channel_or_in_its_own(api: Api) -> None:
    said = {"content": "x", "nonce": 5, "enforce_nonce": True}
    first = await api.post(said)
    assert (await api.post(said, channel="lounge")).body["id"] == first.body["id"]
    api.sandbox.world.terms = Terms(nonce_of_any_channel=False)
    assert (await api.post(said, channel="lounge")).body["id"] != first.body["id"]
    assert (await api.post(said)).body["id"] == first.body["id"]


async def test_an_enforced_nonce_of_a_message_that_was_deleted_is_refused(api: Api) -> None:
    said = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    await api("DELETE", at(api, (await api.post(said)).body["id"]))
    assert (await api.post(said)).code == 10008


async def test_a_reply_contains_the_message_it_replies_to(api: Api) -> None:
    first = (await api.post({"content": "one"})).body
    reply = (await api.post({"content": "two", "message_reference": {"message_id": first["id"]}})).body
    assert (reply["type"], reply["referenced_message"]["content"]) == (19, "one")
    lenient = {"message_id": "1", "fail_if_not_exists": False}
    assert (await api.post({"content": "two", "message_reference": lenient})).body["type"] == 0


async def test_history_is_listed_newest_first_before_after_and_around(api: Api) -> None:
    ids = []
    for number in range(7):
        ids.append((await api.post({"content": str(number)})).body["id"])
        api.sandbox.clock.advance(5)

    async def listed(**query: str) -> str:
        return "".join(one["content"] for one in (await api("GET", at(api), query=query)).body)

    assert await listed() == "6543210"
    assert await listed(limit="2") == "65"
    api.sandbox.clock.advance(5)
    assert await listed(before=ids[3], limit="2") == "21"
    assert await listed(after=ids[3], limit="2") == "54"
    assert await listed(around=ids[3], limit="3") == "432"
    api.sandbox.clock.advance(5)
    assert (await api("GET", at(api), query={"limit": "101"})).form_errors == {"limit": "NUMBER_TYPE_MAX"}
    assert (await api("GET", at(api), query={"before": "x"})).form_errors == {"before": "NUMBER_TYPE_COERCE"}


@pytest.mark.parametrize("limit", ["²", "٣", "0", "101", "9" * 5000])
async def test_the_limit_of_a_list_is_1_to_100(api: Api, limit: str) -> None:
    assert set((await api("GET", at(api), query={"limit": limit})).form_errors) == {"limit"}


async def test_a_deleted_message_is_unknown(api: Api, sandbox: Sandbox) -> None:
    sent = (await api.post({"content": "x"})).body
    assert (await api("DELETE", at(api, sent["id"]))).status == 204
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "y"} if method == "PATCH" else None
        assert (await api(method, at(api, sent["id"]), body)).code == 10008
    assert (await api("GET", "/channels/1/messages")).code == 10003


async def test_the_bot_cant_edit_others_messages_and_deletes_them_as_a_moderator_only(
    api: Api, sandbox: Sandbox
) -> None:
    said = await (await sandbox.user("Alice")).say("mine")
    assert (await api("PATCH", at(api, said.id), {"content": "yours"})).code == 50005
    assert (await api("DELETE", at(api, said.id))).code == 50013
    sandbox.guild.permit("table-one", allow=("MANAGE_MESSAGES",))
    assert (await api("DELETE", at(api, said.id))).status == 204


async def test_without_the_intent_others_messages_have_no_content(api: Api, sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    secret, called = await alice.say("psst"), await alice.say(f"<@{sandbox.application_id}> hey")
    assert (await api("GET", at(api, secret.id))).body["content"] == ""
    assert (await api("GET", at(api, called.id))).body["content"] == called.text


async def test_edits_of_messages_older_than_an_hour_are_limited(api: Api, sandbox: Sandbox) -> None:
    old = (await api.post({"content": "x"})).body
    sandbox.clock.advance(3601)
    young = (await api.post({"content": "x"})).body
    for _ in range(3):
        assert (await api("PATCH", at(api, old["id"]), {"content": "y"})).status == 200
    refused = await api("PATCH", at(api, old["id"]), {"content": "y"})
    assert (refused.status, refused.code, refused.body["global"]) == (429, 30046, False)
    assert 15 < refused.body["retry_after"] <= 20
    assert "Via" in refused.headers
    sandbox.clock.advance(6)
    assert (await api("PATCH", at(api, young["id"]), {"content": "y"})).status == 200
    sandbox.clock.advance(15)
    assert (await api("PATCH", at(api, old["id"]), {"content": "y"})).status == 200
