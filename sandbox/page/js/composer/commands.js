// @ts-check
/** The slash commands as they are typed: subcommands flattened, with names in the user's language. */

import { COMMAND, OPTION } from "../types.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Option} Option */
/**
 * @typedef {object} SlashOption
 * @property {string} name as registered
 * @property {string} label in the user's language
 * @property {string} description
 * @property {number} type
 * @property {boolean} required
 * @property {boolean} autocomplete
 * @property {Choice[]} choices with names in the user's language
 * @property {Option} limits with min_value, max_value, min_length and max_length
 */
/**
 * @typedef {object} SlashCommand
 * @property {string} path as registered: "play tris_2"
 * @property {string} label in the user's language: "gioca tris_2"
 * @property {string} description
 * @property {SlashOption[]} options required ones first, as Discord requires
 */

/**
 * Returns the commands that a person can use in a channel.
 * @param {import("../person.js").Person} person
 * @param {string | null} channel
 * @returns {SlashCommand[]}
 */
export function slashCommands({ world, locale }, channel) {
  const here = world.usable[channel ?? ""] ?? [];
  const usable = world.commands.filter(({ id, type }) => here.includes(id) && type === COMMAND.typed);
  return usable.flatMap((command) => flatten(command, [], [], locale));
}

/**
 * Returns the commands that match a text, the best first: those that begin with it, then those that contain each word.
 * @param {SlashCommand[]} commands
 * @param {string} typed without the slash
 */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  /** @param {SlashCommand} command */
  const rank = ({ path, label, description }) => {
    const names = [label.toLowerCase(), path];
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    if (names.some((name) => words.every((word) => name.includes(word)))) return 2;
    return words.every((word) => `${path} ${label} ${description}`.toLowerCase().includes(word)) ? 3 : 4;
  };
  const ranked = commands.map((command) => ({ command, rank: rank(command) })).filter(({ rank }) => rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ command }) => command);
}

/**
 * @param {Option} node a command, a group or a subcommand
 * @param {string[]} path the names above it
 * @param {string[]} labels
 * @param {string} locale
 * @returns {SlashCommand[]}
 */
function flatten(node, path, labels, locale) {
  const here = [...path, node.name];
  const said = [...labels, localised(node.name_localizations, locale) ?? node.name];
  const options = node.options ?? [];
  const below = options.filter(({ type }) => type === OPTION.subcommand || type === OPTION.group);
  if (below.length) return below.flatMap((child) => flatten(child, here, said, locale));
  return [
    {
      path: here.join(" "),
      label: said.join(" "),
      description: localised(node.description_localizations, locale) ?? node.description,
      options: options.map((option) => slashOption(option, locale)),
    },
  ];
}

/** @param {Option} option @param {string} locale @returns {SlashOption} */
function slashOption(option, locale) {
  return {
    name: option.name,
    label: localised(option.name_localizations, locale) ?? option.name,
    description: localised(option.description_localizations, locale) ?? option.description,
    type: option.type,
    required: option.required ?? false,
    autocomplete: option.autocomplete ?? false,
    choices: (option.choices ?? []).map(({ name, value, name_localizations }) => ({
      name: localised(name_localizations, locale) ?? name,
      value,
    })),
    limits: option,
  };
}

/** @param {Record<string, string> | null | undefined} names @param {string} locale */
function localised(names, locale) {
  return names?.[locale];
}
