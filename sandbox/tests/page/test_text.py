"""Markdown, times and command lines: the page's modules for text, run in the browser."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from sandbox.client import Sandbox

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def reader(chromium: Browser) -> AsyncIterator[Page]:
    """A page that can import the modules; `window.person` is Alice, who sees Bruno and #lounge."""
    async with Sandbox.serve() as sandbox:
        context = await chromium.new_context(locale="en-US", timezone_id="Europe/Rome")
        page = await context.new_page()
        await page.goto(sandbox.url)
        await page.evaluate(
            """async () => {
                const { Person } = await import("/js/person.js");
                window.person = new Person({ id: "7", name: "Alice", colour: "#fff", locale: "en-US" });
                person.world.users = [person.world.me, { id: "8", name: "Bruno" }];
                person.world.channels = [{ id: "9", name: "lounge", type: 0 }];
            }"""
        )
        yield page
        await context.close()


async def html_of(reader: Page, text: str) -> str:
    """Returns the HTML of a text."""
    html: str = await reader.evaluate(
        """async (text) => {
            const { markdown } = await import("/js/markdown/draw.js");
            return markdown(text, person.world).innerHTML;
        }""",
        text,
    )
    return html


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        ("**bold** *it* _it_", "<p><strong>bold</strong> <em>it</em> <em>it</em></p>"),
        ("***both***", "<p><strong><em>both</em></strong></p>"),
        ("__under__ ~~gone~~", "<p><u>under</u> <s>gone</s></p>"),
        ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
        ("tris_on_steroids", "<p>tris_on_steroids</p>"),
        ("3 * 4 * 5", "<p>3 * 4 * 5</p>"),
        (r"\*plain\* \<@8>", "<p>*plain* &lt;@8&gt;</p>"),
        ("`**code**` ``a`b``", "<p><code>**code**</code> <code>a`b</code></p>"),
        ("# One\n## Two\n### Three\n#none", "<h3>One</h3><h4>Two</h4><h5>Three</h5><p>#none</p>"),
        ("one\ntwo\n\nfour", "<p>one\ntwo\n\nfour</p>"),
        ("-# small **print**", "<small>small <strong>print</strong></small>"),
        ("> said\n> twice\nanswer", "<blockquote><p>said\ntwice</p></blockquote><p>answer</p>"),
        (">>> all\nthe rest", "<blockquote><p>all\nthe rest</p></blockquote>"),
        ("- a\n  - b\n- c", "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>"),
        ("- a\n1. b", "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>"),
        ("```py\n**x**\n```\nafter", "<pre><code>**x**</code></pre><p>after</p>"),
        ("||secret||", "<p><button><span>secret</span></button></p>"),
        ("</play tris_2:1>", "<p><button>/play tris_2</button></p>"),
        ("<:dice:12>", "<p>:dice:</p>"),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
        ("<script>1</script>", "<p>&lt;script&gt;1&lt;/script&gt;</p>"),
        ("**open *and never closed", "<p>**open *and never closed</p>"),
    ],
)
async def test_markdown_is_rendered_as_by_discord(reader: Page, text: str, tags: str) -> None:
    assert re.sub(r"<(\w+) [^>]*>", r"<\1>", await html_of(reader, text)) == tags


@pytest.mark.parametrize(
    ("text", "address", "shown"),
    [
        ("see https://example.org/a_b_c.", "https://example.org/a_b_c", "https://example.org/a_b_c"),
        ("<https://example.org/x>", "https://example.org/x", "https://example.org/x"),
        ("[the *rules*](https://example.org/y)", "https://example.org/y", "the <em>rules</em>"),
    ],
)
async def test_links_have_their_address_and_label(reader: Page, text: str, address: str, shown: str) -> None:
    html = await html_of(reader, text)
    assert f'href="{address}"' in html
    assert f">{shown}</a>" in html


async def test_mentions_show_names_and_ones_own_is_highlighted(reader: Page) -> None:
    html = await html_of(reader, "<@7> <@!8> <#9> <@999>")
    assert html == (
        '<p><span class="mention me">@Alice</span> <span class="mention">@Bruno</span> '
        '<span class="mention">#lounge</span> <span class="mention">@999</span></p>'
    )


@pytest.mark.parametrize(
    ("style", "words"),
    [
        ("t", "2:13 PM"),
        ("T", "2:13:20 PM"),
        ("d", "11/14/23"),
        ("D", "November 14, 2023"),
        ("f", "November 14, 2023 at 11:13 PM"),
        ("F", "Tuesday, November 14, 2023 at 11:13 PM"),
    ],
)
async def test_times_are_in_the_users_language_and_time_zone(reader: Page, style: str, words: str) -> None:
    moment = 1_700_000_000 if style not in "tT" else 1_700_054_000
    assert re.sub(r"\s", " ", re.sub("<[^>]+>", "", await html_of(reader, f"<t:{moment}:{style}>"))) == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(540, "in 9 minutes"), (30, "in 30 seconds"), (0, "now"), (-7300, "2 hours ago"), (172_800, "in 2 days")],
)
async def test_relative_times_are_in_words(reader: Page, seconds: int, words: str) -> None:
    text = await reader.evaluate(
        """async (seconds) => (await import("/js/clock.js")).relativeTime(1000000 + seconds, "en-US", 1000000)""",
        seconds,
    )
    assert text == words


async def test_relative_times_are_updated(reader: Page) -> None:
    page = await reader.context.new_page()
    await page.clock.install(time=1_700_000_000)
    await page.goto(reader.url)
    await page.evaluate(
        """async () => {
            const { timeElement } = await import("/js/clock.js");
            document.body.append(timeElement(1700000540, "R", "en-US"));
        }"""
    )
    shown = page.locator("time[data-unix]")
    assert await shown.text_content() == "in 9 minutes"
    await page.clock.run_for(125_000)
    assert await shown.text_content() == "in 7 minutes"
    await page.close()


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        ("/move roll e north", {"words": "roll e north"}),
        ("/move words:roll e north", {"words": "roll e north"}),
        ("/muovi parole: roll e north ", {"words": "roll e north"}),
        ("/move place 0-1-2 1:u3,-1", {"words": "place 0-1-2 1:u3,-1"}),
        ("/move words:keep note:well played", {"words": "keep", "note": "well played"}),
        ("/move note:well played words:keep", {"words": "keep", "note": "well played"}),
        ("/play tris_2 5 Standard board yes", {"seats": "5", "setup": "Standard board", "open": "yes"}),
        ("/play tris_2 open:no 5", {"open": "no", "seats": "5"}),
        ("/play tris_2 setup:standard", {"setup": "standard"}),
        ("/play tris_2", {}),
        ("/play tris", None),
        ("/movement", None),
        ("plain words", None),
    ],
)
async def test_a_line_is_parsed_into_options(reader: Page, line: str, entries: dict[str, str] | None) -> None:
    read = await reader.evaluate(
        """async (line) => {
            const { parseLine } = await import("/js/composer/line.js");
            const option = (name, type, more = {}) =>
                ({ name, label: name, type, description: name, required: false, choices: [], limits: {}, ...more });
            const boards = ["standard", "advanced"].map((value) => ({ name: `${value} board`, value }));
            const commands = [
                { path: "move", label: "muovi", description: "",
                  options: [option("words", 3, { label: "parole", autocomplete: true }), option("note", 3)] },
                { path: "play tris_2", label: "gioca tris_2", description: "",
                  options: [option("seats", 4), option("setup", 3, { choices: boards }), option("open", 5)] },
            ];
            const read = parseLine(line, commands, person);
            return read && Object.fromEntries(read.entries.map(({ option, text }) => [option.name, text]));
        }""",
        line,
    )
    assert read == entries


async def test_the_pages_texts_exist_in_every_language(reader: Page) -> None:
    languages: dict[str, dict[str, str]] = await reader.evaluate(
        """async () => {
            const languages = ["en", "it", "de", "fr"];
            const modules = await Promise.all(languages.map((language) => import(`/js/texts/${language}.js`)));
            return Object.fromEntries(languages.map((language, place) => [language, modules[place][language]]));
        }"""
    )
    english = placeholders(languages["en"])
    assert english
    assert {language: placeholders(phrases) for language, phrases in languages.items()} == dict.fromkeys(
        languages, english
    )


def placeholders(phrases: dict[str, str]) -> dict[str, list[str]]:
    """Returns the names of each phrase's placeholders by the phrase's key."""
    return {key: sorted(re.findall(r"\{([\w-]+)\}", phrase)) for key, phrase in phrases.items()}
