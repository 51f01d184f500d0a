// @ts-check
/** Converts the text of an option to a value of its type. */

import { OPTION } from "../types.js";

/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("../person.js").Person} Person */
/** @typedef {{value: string | number | boolean} | {problem: string}} Parsed `problem` is an error text */

/**
 * Returns the possible values of an option: choices, yes and no, people, roles or channels; none for text and numbers.
 * @param {SlashOption} option
 * @param {Person} person
 * @returns {{name: string, value: string | number | boolean}[]}
 */
export function namedValuesOf({ type, choices, limits }, person) {
  if (choices.length) return choices;
  const { world } = person;
  const guild = world.guildOf(person.channel);
  const people = [...world.users, world.bot].map(({ id, name }) => ({ name: `@${name}`, value: id }));
  const roles = (guild?.roles ?? []).map(({ id, name }) => ({ name: `@${name}`, value: id }));
  switch (type) {
    case OPTION.boolean:
      return [
        { name: person.text("true"), value: true },
        { name: person.text("false"), value: false },
      ];
    case OPTION.user:
      return people;
    case OPTION.role:
      return roles;
    case OPTION.mentionable:
      return [...people, ...roles];
    case OPTION.channel:
      return world.channels
        .filter((channel) => channel.guild === guild?.id)
        .filter((channel) => limits.channel_types?.includes(channel.type) ?? true)
        .map(({ id, name }) => ({ name: `#${name}`, value: id }));
    default:
      return [];
  }
}

/**
 * @param {SlashOption} option
 * @param {string} text trimmed
 * @param {{name: string, value: any}[]} values the possible values; empty if any is allowed
 * @param {Person} person
 * @returns {Parsed}
 */
export function parseValue(option, text, values, person) {
  if (!text) return { problem: person.text("required") };
  const found = findNamed(values, text);
  if (found) return { value: found.value };
  const { type, choices, limits } = option;
  if (type === OPTION.integer || type === OPTION.number) return parseNumber(option, text, person);
  if (type !== OPTION.string || choices.length) return { problem: person.text("pick-one") };
  const { min_length = 0, max_length = 6000 } = limits;
  if (text.length < min_length) return { problem: person.text("too-short", { min: min_length }) };
  if (text.length > max_length) return { problem: person.text("too-long", { max: max_length }) };
  return { value: text };
}

/**
 * @template {{name: string, value: any}} P
 * @param {P[]} values
 * @param {string} text
 * @returns {P | undefined} the one with this name or value, ignoring case
 */
export function findNamed(values, text) {
  const wanted = text.toLowerCase();
  const same = (/** @type {string} */ name) =>
    [name.toLowerCase(), name.toLowerCase().replace(/^[@#]/, "")].includes(wanted);
  return values.find(({ name }) => same(name)) ?? values.find(({ value }) => same(String(value)));
}

/** @param {SlashOption} option @param {string} text @param {Person} person @returns {Parsed} */
function parseNumber({ type, choices, limits }, text, person) {
  if (choices.length) return { problem: person.text("pick-one") };
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value)) return { problem: person.text("number") };
  if (type === OPTION.integer && !Number.isInteger(value)) return { problem: person.text("whole-number") };
  const { min_value: min = -Infinity, max_value: max = Infinity } = limits;
  if (value < min) return { problem: person.text("at-least", { min }) };
  if (value > max) return { problem: person.text("at-most", { max }) };
  return { value };
}
