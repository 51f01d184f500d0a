// @ts-check
/** What is typed for an option as the value that its type wants. */

import { OPTION } from "../types.js";

/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("../person.js").Person} Person */
/** @typedef {{value: string | number | boolean} | {problem: string}} Reading problem: in words, for the reader */

/**
 * The fixed picks of an option: its choices, yes and no, people, roles or channels of the server. Free texts and numbers
 * have none.
 * @param {SlashOption} option
 * @param {Person} person
 * @returns {{name: string, value: string | number | boolean}[]}
 */
export function picksOf({ type, choices, limits }, person) {
  if (choices.length) return choices;
  const { world } = person;
  const guild = world.guildOf(person.channel);
  const people = [...world.users, world.bot].map(({ id, name }) => ({ name: `@${name}`, value: id }));
  const roles = (guild?.roles ?? []).map(({ id, name }) => ({ name: `@${name}`, value: id }));
  switch (type) {
    case OPTION.boolean:
      return [
        { name: person.words("true"), value: true },
        { name: person.words("false"), value: false },
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
 * @param {string} text as typed, trimmed
 * @param {{name: string, value: any}[]} picks what it may be, by name or by value, or no picks for anything
 * @param {Person} person
 * @returns {Reading}
 */
export function readValue(option, text, picks, person) {
  if (!text) return { problem: person.words("required") };
  const picked = pickNamed(picks, text);
  if (picked) return { value: picked.value };
  const { type, choices, limits } = option;
  if (type === OPTION.integer || type === OPTION.number) return readNumber(option, text, person);
  if (type !== OPTION.string || choices.length) return { problem: person.words("pick-one") };
  const { min_length = 0, max_length = 6000 } = limits;
  if (text.length < min_length) return { problem: person.words("too-short", { min: min_length }) };
  if (text.length > max_length) return { problem: person.words("too-long", { max: max_length }) };
  return { value: text };
}

/**
 * @template {{name: string, value: any}} P
 * @param {P[]} picks
 * @param {string} text
 * @returns {P | undefined} the pick that is called so, in any case of letters
 */
export function pickNamed(picks, text) {
  const wanted = text.toLowerCase();
  const same = (/** @type {string} */ name) =>
    [name.toLowerCase(), name.toLowerCase().replace(/^[@#]/, "")].includes(wanted);
  return picks.find(({ name }) => same(name)) ?? picks.find(({ value }) => same(String(value)));
}

/** @param {SlashOption} option @param {string} text @param {Person} person @returns {Reading} */
function readNumber({ type, choices, limits }, text, person) {
  if (choices.length) return { problem: person.words("pick-one") };
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value)) return { problem: person.words("number") };
  if (type === OPTION.integer && !Number.isInteger(value)) return { problem: person.words("whole-number") };
  const { min_value: min = -Infinity, max_value: max = Infinity } = limits;
  if (value < min) return { problem: person.words("at-least", { min }) };
  if (value > max) return { problem: person.words("at-most", { max }) };
  return { value };
}
