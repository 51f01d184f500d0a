"""The readable page of an export: what is stored, table by table, with times as dates.

It accompanies the raw data, from which it is made, in the reader's language.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Any, TypeAlias

from bot.texts import Texts

Row: TypeAlias = Mapping[str, Any]

TIMES = range(1_400_000_000_000, 4_000_000_000_000)
"""Numbers in this range are times, in ms since the epoch: ids are texts, and everything else is smaller."""

MOST_ROWS = 2_000
"""The most rows of a table on the page; the file with the raw data has all."""

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
    "table{border-collapse:collapse;font-size:14px}td,th{border:1px solid #8888;padding:.2rem .5rem;text-align:left}"
    "div{overflow-x:auto}"
)


def export_page(content: bytes, texts: Texts) -> bytes:
    """Returns the page as self-contained HTML.

    Args:
        content: the export's JSON.
    """
    export = json.loads(content)
    title, made = escape(texts("privacy-title")), _shown(export["exported_at"])
    parts = [
        f"<!doctype html><html lang={texts.language}><meta charset=utf-8><title>{title}</title>",
        f"<meta name=viewport content='width=device-width'><style>{STYLE}</style>",
        f"<h1>{title}</h1>",
        f"<p>{escape(texts('export-intro', made=made, person=export['person']))}</p>",
        *(part for table, rows in export["tables"].items() for part in _table(table, rows, texts)),
        f"<p>{escape(texts('export-format', format=export['format']))}</p></html>",
    ]
    return "\n".join(parts).encode()


def _table(name: str, rows: Sequence[Row], texts: Texts) -> Iterator[str]:
    yield f"<h2>{escape(texts.get(f'export-table-{name}', name))}</h2>"
    if not rows:
        yield f"<p>{escape(texts('nothing'))}</p>"
        return
    columns = [column for column in rows[0] if any(row[column] not in (None, "") for row in rows)]
    yield f"<div><table><tr>{''.join(f'<th>{escape(column)}</th>' for column in columns)}</tr>"
    for row in rows[:MOST_ROWS]:
        yield f"<tr>{''.join(f'<td>{escape(_shown(row[column]))}</td>' for column in columns)}</tr>"
    yield "</table></div>"
    if len(rows) > MOST_ROWS:
        yield f"<p>{escape(texts('export-more-rows', count=len(rows) - MOST_ROWS))}</p>"


def _shown(value: object) -> str:
    """Returns a value in readable form: a time as a date."""
    if isinstance(value, int) and not isinstance(value, bool) and value in TIMES:
        return f"{datetime.fromtimestamp(value / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    return "" if value is None else str(value)
