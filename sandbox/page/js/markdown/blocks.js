// @ts-check
/** Parses Discord's markdown by lines: headings, quotes, lists, code blocks and paragraphs. */

import { parseInline } from "./inline.js";

/**
 * @typedef {{kind: string, level?: number, spans?: import("./inline.js").Span[], text?: string, language?: string,
 *   blocks?: Block[], items?: Block[][], start?: number}} Block
 * Kinds: heading (level 1-3), small and lines hold spans; code holds text; quote holds blocks; list holds items.
 */

const FENCE = /```(?:([\w+-]+)\n)?\n?([^]+?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;

/**
 * Parses a text.
 * @param {string} text
 * @returns {Block[]}
 */
export function parseBlocks(text) {
  const blocks = [];
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    blocks.push(...parseLines(text.slice(at, fence.index)));
    blocks.push({ kind: "code", language: fence[1], text: fence[2] });
    at = fence.index + fence[0].length;
    if (text[at] === "\n") at += 1; // the line break after a block
  }
  return [...blocks, ...parseLines(text.slice(at))];
}

/** @param {string} text without code blocks @returns {Block[]} */
function parseLines(text) {
  if (!text) return [];
  /** @type {Block[]} */
  const blocks = [];
  const lines = text.split("\n");
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    const joined = plain.join("\n");
    if (joined || plain.length > 1) blocks.push({ kind: "lines", spans: parseInline(joined) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const [block, used] = special(lines, at);
    if (block) {
      flush();
      blocks.push(block);
    } else plain.push(lines[at]);
    at += used;
  }
  flush();
  return blocks;
}

/**
 * Returns the block that begins at this line, if there is one, and its number of lines.
 * @param {string[]} lines
 * @param {number} at
 * @returns {[Block | null, number]}
 */
function special(lines, at) {
  const line = lines[at];
  const heading = HEADING.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1].length, spans: parseInline(heading[2]) }, 1];
  const small = SMALL.exec(line);
  if (small) return [{ kind: "small", spans: parseInline(small[1]) }, 1];
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return [{ kind: "quote", blocks: parseLines(rest.join("\n")) }, rest.length];
  }
  if (line.startsWith("> ")) {
    const quoted = run(lines, at, (next) => next.startsWith("> "));
    return [{ kind: "quote", blocks: parseLines(quoted.map((next) => next.slice(2)).join("\n")) }, quoted.length];
  }
  if (ITEM.test(line)) {
    const items = run(lines, at, (next) => continues(line, next));
    return [parseList(items), items.length];
  }
  return [null, 1];
}

/**
 * @param {string} first
 * @param {string} next
 * @returns {boolean} whether a line belongs to the list that begins with `first`: it is indented more, or has the same marker
 */
function continues(first, next) {
  const [head, item] = [ITEM.exec(first), ITEM.exec(next)];
  if (!head || !item) return false;
  return item[1].length > head[1].length || Boolean(item[2]) === Boolean(head[2]);
}

/** @param {string[]} lines @param {number} at @param {(line: string) => boolean} belongs @returns {string[]} */
function run(lines, at, belongs) {
  const end = lines.findIndex((line, index) => index >= at && !belongs(line));
  return lines.slice(at, end < 0 ? undefined : end);
}

/**
 * Parses a list. Items that are indented more than the first belong to the item above them.
 * @param {string[]} lines all of them items
 * @returns {Block}
 */
function parseList(lines) {
  const parsed = lines.map((line) => /** @type {RegExpExecArray} */ (ITEM.exec(line)));
  const margin = parsed[0][1].length;
  /** @type {Block[][]} */
  const items = [];
  for (let at = 0; at < lines.length; at += 1) {
    const inner = run(lines, at + 1, (line) => line.search(/\S/) > margin);
    const item = [{ kind: "lines", spans: parseInline(parsed[at][3]) }];
    items.push(inner.length ? [...item, parseList(inner)] : item);
    at += inner.length;
  }
  const number = parsed[0][2];
  return { kind: "list", items, start: number === undefined ? undefined : Number(number) };
}
