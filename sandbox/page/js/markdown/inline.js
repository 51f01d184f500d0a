// @ts-check
/** Parses Discord's markdown within a line. */

/**
 * @typedef {{kind: string, text?: string, children?: Span[], href?: string, id?: string, unix?: number, style?:
 *   string}} Span
 * Kinds with children: strong, em, underline, strike, spoiler, link. With text: text, code, emoji, command, everyone.
 * With id: user, role, channel. `time` has unix and style.
 */

/** @typedef {(match: RegExpExecArray) => Span} Maker */

/** @param {string} kind @returns {Maker} */
const nested = (kind) => (match) => ({ kind, children: parseInline(match[1]) });
/** @param {string} kind @returns {Maker} */
const named = (kind) => (match) => ({ kind, id: match[1] });

/** @type {[RegExp, Maker][]} in order of precedence; all are sticky */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (match) => ({ kind: "text", text: match[1] })],
  [/(`+)([^]*?[^`])\1(?!`)/y, (match) => ({ kind: "code", text: match[2].replace(/^ (?=`)|(?<=`) $/g, "") })],
  [/<@!?(\d+)>/y, named("user")],
  [/<@&(\d+)>/y, named("role")],
  [/<#(\d+)>/y, named("channel")],
  [/<\/([^:>\n]+):\d+>/y, (match) => ({ kind: "command", text: match[1] })],
  [/<a?:(\w+):\d+>/y, (match) => ({ kind: "emoji", text: `:${match[1]}:` })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (match) => ({ kind: "time", unix: Number(match[1]), style: match[2] ?? "f" }),
  ],
  [/@(?:everyone|here)\b/y, (match) => ({ kind: "everyone", text: match[0] })],
  [
    /\[((?:[^\[\]\n]|\[[^\[\]\n]*\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y,
    (match) => ({ kind: "link", href: match[2], children: parseInline(match[1]) }),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])*_~|]/y, (match) => link(match[0])],
  [/\*\*((?:\\[^]|[^])+?)\*\*(?!\*)/y, nested("strong")],
  [/__((?:\\[^]|[^])+?)__(?!_)/y, nested("underline")],
  [/\*(?![\s*])((?:\\[^]|\*\*|[^*])*?(?:\\[^]|\*\*|[^\s*\\]))\*(?!\*)/y, nested("em")],
  [/(?<!\w)_((?:\\[^]|__|[^_])+?)_(?!\w)/y, nested("em")],
  [/~~((?:\\[^]|[^])+?)~~/y, nested("strike")],
  [/\|\|((?:\\[^]|[^])+?)\|\|/y, nested("spoiler")],
];
const START_OF_SPAN = /[\\`<@[*_~|]|https?:\/\//g;

/**
 * Parses the spans of a text; line breaks are kept.
 * @param {string} text
 * @returns {Span[]}
 */
export function parseInline(text) {
  /** @type {Span[]} */
  const spans = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) spans.push({ kind: "text", text: plain });
    plain = "";
  };
  while (at < text.length) {
    START_OF_SPAN.lastIndex = at;
    const next = START_OF_SPAN.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    const found = at < text.length && match(text, at);
    if (found) {
      const [span, length] = found;
      if (span.kind === "text") plain += span.text;
      else {
        flush();
        spans.push(span);
      }
      at += length;
    } else if (at < text.length) plain += text[at++];
  }
  flush();
  return spans;
}

/** @param {string} text @param {number} at @returns {[Span, number] | null} */
function match(text, at) {
  for (const [rule, make] of RULES) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (found) return [make(found), found[0].length];
  }
  return null;
}

/** @param {string} href @returns {Span} */
function link(href) {
  return { kind: "link", href, children: [{ kind: "text", text: href }] };
}
