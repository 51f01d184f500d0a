// @ts-check
/**
 * Reading a typed line: `/move words:roll e north`, or `/move roll e north`, where what has no label goes to the first
 * option that is still open. The text is the whole truth; chips, lists and errors are made from this reading of it.
 */

import { OPTION } from "../types.js";
import { picksOf } from "./values.js";

/** @typedef {import("../person.js").Person} Person */
/** @typedef {import("./commands.js").SlashCommand} SlashCommand */
/** @typedef {import("./commands.js").SlashOption} SlashOption */
/**
 * @typedef {object} Entry one option's place in the line
 * @property {SlashOption} option
 * @property {number} start where its label begins, or its value if it has none
 * @property {number} from where its value begins
 * @property {number} end where its value ends, spaces after it included
 * @property {string} text the value, trimmed
 */
/**
 * @typedef {object} Line
 * @property {SlashCommand} command
 * @property {number} head how long the slash and the command's name are
 * @property {Entry[]} entries in the order of the line
 */

/**
 * @param {string} text
 * @param {SlashCommand[]} commands
 * @param {Person} person who types, and knows people and channels by name
 * @returns {Line | null} null while no whole command's name stands at the beginning
 */
export function readLine(text, commands, person) {
  if (!text.startsWith("/")) return null;
  const typed = text.slice(1).toLowerCase();
  const named = commands
    .flatMap((command) => [command.label, command.path].map((name) => ({ command, name: name.toLowerCase() })))
    .filter(({ name }) => typed === name || (typed.startsWith(name) && /\s/.test(typed[name.length])));
  if (!named.length) return null;
  const { command, name } = named.reduce((a, b) => (b.name.length > a.name.length ? b : a));
  const head = 1 + name.length;
  return { command, head, entries: readEntries(text, head, command.options, person) };
}

/**
 * @param {string} text
 * @param {number} head
 * @param {SlashOption[]} options
 * @param {Person} person
 * @returns {Entry[]}
 */
function readEntries(text, head, options, person) {
  const labelled = options.flatMap((option) => labelOf(text, head, option) ?? []).sort((a, b) => a.start - b.start);
  const open = options.filter((option) => !labelled.some((entry) => entry.option === option));
  /** @type {Entry[]} */
  const entries = [];
  /** @type {(option: SlashOption | undefined, start: number, from: number, limit: number) => void} */
  const take = (option, start, from, limit) => {
    if (!option) return;
    const end = from + lengthOf(option, text.slice(from, limit), person);
    entries.push({ option, start, from, end, text: text.slice(from, end).trim() });
    bare(end, limit);
  };
  const bare = (/** @type {number} */ from, /** @type {number} */ limit) => {
    const ahead = text.slice(from, limit).search(/\S/);
    if (ahead >= 0) take(open.shift(), from + ahead, from + ahead, limit);
  };
  bare(head, labelled[0]?.start ?? text.length);
  labelled.forEach(({ option, start, from }, place) =>
    take(option, start, from, labelled[place + 1]?.start ?? text.length),
  );
  return entries;
}

/**
 * How much of a text is this option's: a pick from a list and a number end by themselves, free words go on to the end.
 * @param {SlashOption} option
 * @param {string} text
 * @param {Person} person
 */
function lengthOf(option, text, person) {
  const picks = option.autocomplete ? [] : picksOf(option, person);
  const blank = text.length - text.trimStart().length;
  const value = text.slice(blank).toLowerCase();
  const names = picks
    .flatMap(({ name, value: plain }) => [name, String(plain)])
    .map((name) => name.toLowerCase())
    .filter((name) => value.startsWith(`${name} `));
  const number = picks.length || option.type === OPTION.string ? null : /^[-\d.,]+ /.exec(value);
  const length = Math.max(...names.map((name) => name.length), (number?.[0].length ?? 0) - 1);
  return length > 0 ? blank + length + 1 : text.length;
}

/** @param {string} text @param {number} head @param {SlashOption} option */
function labelOf(text, head, option) {
  for (const name of [option.label, option.name]) {
    const label = ` ${name}:`.toLowerCase();
    const before = text.toLowerCase().indexOf(label, head);
    if (before >= 0) return { option, start: before + 1, from: before + label.length };
  }
  return null;
}

/**
 * The option that is being typed: the one around the caret, or the first open one when nothing has been typed for it
 * yet.
 * @param {Line} line
 * @param {number} caret
 * @param {(entry: Entry) => boolean} settled is this value complete, so that a space after it ends it?
 * @returns {{option: SlashOption, entry: Entry | null} | null} null where the next thing is a choice among options
 */
export function focusOf(line, caret, settled) {
  const at = line.entries.findLast(({ start }) => start <= caret);
  if (at && caret >= at.from) {
    const past = caret > at.from + at.text.length && settled(at);
    if (!past) return { option: at.option, entry: at };
  }
  if (at || caret <= line.head) return null;
  const open = line.command.options.find((option) => !line.entries.some((entry) => entry.option === option));
  return open?.required ? { option: open, entry: null } : null;
}
