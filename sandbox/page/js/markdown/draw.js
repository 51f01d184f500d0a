// @ts-check
/** Draws parsed markdown, with names for mentions and times in the user's language. */

import { el } from "../dom.js";
import { timeElement } from "../clock.js";
import { parseBlocks } from "./blocks.js";

/** @typedef {import("./blocks.js").Block} Block */
/** @typedef {import("./inline.js").Span} Span */
/** @typedef {import("../world.js").World} World */

/**
 * Draws a text in Discord's markdown.
 * @param {string} text
 * @param {World} world for the names of mentions and the language of times
 * @returns {HTMLElement}
 */
export function markdown(text, world) {
  return el(
    "div.markdown",
    {},
    parseBlocks(text).map((block) => drawBlock(block, world)),
  );
}

/** @param {Block} block @param {World} world @returns {HTMLElement} */
function drawBlock({ kind, level, spans = [], text, blocks = [], items = [], start }, world) {
  const inner = () => spans.map((span) => drawSpan(span, world));
  switch (kind) {
    case "heading":
      return el(`h${Number(level) + 2}.level-${level}`, {}, inner());
    case "small":
      return el("small", {}, inner());
    case "code":
      return el("pre", {}, el("code", {}, text));
    case "quote":
      return el(
        "blockquote",
        {},
        blocks.map((block) => drawBlock(block, world)),
      );
    case "list":
      return el(
        start === undefined ? "ul" : "ol",
        { start },
        items.map((item) =>
          el(
            "li",
            {},
            item.map((block) => drawBlock(block, world)),
          ),
        ),
      );
    default:
      return el("p", {}, inner());
  }
}

/** @param {Span} span @param {World} world @returns {Node} */
function drawSpan({ kind, text = "", children = [], href, id = "", unix = 0, style = "f" }, world) {
  const inner = () => children.map((child) => drawSpan(child, world));
  switch (kind) {
    case "strong":
    case "em":
      return el(kind, {}, inner());
    case "underline":
      return el("u", {}, inner());
    case "strike":
      return el("s", {}, inner());
    case "code":
      return el("code", {}, text);
    case "spoiler":
      return spoiler(inner());
    case "link":
      return el("a", { href, target: "_blank", rel: "noreferrer noopener" }, inner());
    case "user":
      return el(id === world.me.id ? "span.mention.me" : "span.mention", {}, `@${world.person(id)?.name ?? id}`);
    case "role":
      return el(world.isMine(id) ? "span.mention.me" : "span.mention", {}, `@${world.role(id)?.name ?? id}`);
    case "channel":
      return el("span.mention", {}, `#${world.channel(id)?.name ?? id}`);
    case "everyone":
      return el("span.mention.me", {}, text);
    case "command":
      return el("button.mention", { type: "button", "data-command": text }, `/${text}`);
    case "time":
      return timeElement(unix, style, world.me.locale);
    default:
      return document.createTextNode(text);
  }
}

/** @param {Node[]} children @returns {HTMLElement} hidden until a click */
function spoiler(children) {
  const open = () => cover.classList.add("open");
  const cover = el("button.spoiler", { type: "button", onclick: open }, el("span", {}, children));
  return cover;
}
