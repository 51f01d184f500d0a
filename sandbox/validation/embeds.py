"""Embeds of messages without the flag IS_COMPONENTS_V2."""

from sandbox.protocol.encoding import Json
from sandbox.validation.components.media import Media
from sandbox.validation.form import Form

_MAX_TEXT = 6000


def read_embeds(form: Form, media: Media) -> list[Json]:
    """Reads the field `embeds` of a message: at most ten, with at most 6000 characters together."""
    embeds = [_read_embed(one, media) for one in form.children("embeds", 10)]
    if sum(_length(embed) for embed in embeds) > _MAX_TEXT:
        message = f"Embed size exceeds maximum size of {_MAX_TEXT}"
        form.error("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)
    return embeds


def _read_embed(form: Form, media: Media) -> Json:
    embed: Json = {"type": "rich"}
    texts = {"title": form.text("title", 256), "description": form.text("description", 4096)}
    embed |= {key: text for key, text in texts.items() if text}
    if form.has("url"):
        embed["url"] = form.text("url", 2048)
    if form.has("color"):
        embed["color"] = form.integer("color", 0, 0xFFFFFF)
    if form.has("timestamp"):
        embed["timestamp"] = form.text("timestamp", 40)
    for key, named, most in (("author", "name", 256), ("footer", "text", 2048)):
        if part := form.child(key):
            embed[key] = {named: part.text(named, most, required=True) or ""}
            addresses = {name: part.text(name, 2048) for name in ("url", "icon_url") if part.has(name)}
            embed[key] |= addresses
    for key in ("image", "thumbnail"):
        if part := form.child(key):
            url = media.url(part) or ""
            embed[key] = {"url": url, "proxy_url": url}
    if form.has("fields"):
        embed["fields"] = [
            {
                "name": field.text("name", 256, least=1, required=True) or "",
                "value": field.text("value", 1024, least=1, required=True) or "",
                "inline": field.boolean("inline"),
            }
            for field in form.children("fields", 25)
        ]
    return embed


def _length(embed: Json) -> int:
    texts = [embed.get("title", ""), embed.get("description", "")]
    texts += [embed.get("author", {}).get("name", ""), embed.get("footer", {}).get("text", "")]
    texts += [field[key] for field in embed.get("fields", []) for key in ("name", "value")]
    return sum(map(len, texts))
