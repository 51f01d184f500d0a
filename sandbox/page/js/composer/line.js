// @ts-check
/**
 * Parses a typed line: `/move words:roll e north`, or `/move roll e north`: text without a label belongs to the first
 * option that has none. Chips, suggestions and errors are derived from the result.
 */

import { OPTION } from "../types.js";
import { namedValuesOf } from "./values.js";

/** @typedef {import("../person.js").Person} Person */
/** @typedef {import("./commands.js").SlashCommand} SlashCommand */
/** @typedef {import("./commands.js").SlashOption} SlashOption */
/**
 * @typedef {object} Entry one option's place in the line
 * @property {SlashOption} option
 * @property {number} start of its label, or of its value without a label
 * @property {number} from start of its value
 * @property {number} end of its value, with the spaces after it
 * @property {string} text the value, trimmed
 */
/**
 * @typedef {object} Line
 * @property {SlashCommand} command
 * @property {number} head length of the slash and the command's name
 * @property {Entry[]} entries in the order of the line
 */

/**
 * @param {string} text
 * @param {SlashCommand[]} commands
 * @param {Person} person who types; names mean the people and channels that they see
 * @returns {Line | null} null unless it begins with the whole name of a command
 */
export function parseLine(text, commands, person) {
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
 * Returns the length of an option's value: a listed value or a number ends by itself, free text reaches to the end.
 * @param {SlashOption} option
 * @param {string} text
 * @param {Person} person
 */
function lengthOf(option, text, person) {
  const values = option.autocomplete ? [] : namedValuesOf(option, person);
  const blank = text.length - text.trimStart().length;
  const value = text.slice(blank).toLowerCase();
  const names = values
    .flatMap(({ name, value: plain }) => [name, String(plain)])
    .map((name) => name.toLowerCase())
    .filter((name) => value.startsWith(`${name} `));
  const number = values.length || option.type === OPTION.string ? null : /^[-\d.,]+ /.exec(value);
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
 * Returns the option that is being typed: the one at the caret, or the first required one without a value.
 * @param {Line} line
 * @param {number} caret
 * @param {(entry: Entry) => boolean} settled whether a value is complete, so that a space ends it
 * @returns {{option: SlashOption, entry: Entry | null} | null} null if the next thing to type is an option's name
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
