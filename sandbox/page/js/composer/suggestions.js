// @ts-check
/** What can be typed next: commands, options, their values, and the bot's autocomplete choices. */

import { matching } from "./commands.js";
import { focusOf } from "./line.js";
import { namedValuesOf, findNamed } from "./values.js";

/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("./line.js").Entry} Entry */
/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./listbox.js").SuggestionList} SuggestionList */
/** @typedef {import("../person.js").Person} Person */
/** @typedef {{name: string, value: any}} NamedValue */
/**
 * @typedef {object} Edits writes a suggestion into the line
 * @property {(command: import("./commands.js").SlashCommand) => void} command
 * @property {(option: SlashOption, entry: Entry | null) => void} label writes an option's label instead of what was
 *   typed of it
 * @property {(option: SlashOption, entry: Entry | null, text: string) => void} value
 */

const MAX_CHOICES = 25; // Discord's limit
const DEBOUNCE = 120; // milliseconds without typing before the bot is asked

/** Suggestions for one person in one channel. Keeps the bot's choices, so that a choice's name stands for its value. */
export class Suggestions {
  /** @type {Map<string, NamedValue[]>} by command and option */ #choices = new Map();
  #requests = 0;

  /**
   * @param {Person} person
   * @param {string} channel
   * @param {Edits} edits
   */
  constructor(person, channel, edits) {
    this.person = person;
    this.channel = channel;
    this.edits = edits;
  }

  /**
   * Returns the known values of an option.
   * @param {Line} line
   * @param {SlashOption} option
   * @returns {NamedValue[]}
   */
  valuesOf({ command }, option) {
    const known = this.#choices.get(`${command.path} ${option.name}`) ?? [];
    return option.autocomplete ? known : namedValuesOf(option, this.person);
  }

  /**
   * @param {string} text
   * @param {Line | null} line the parsed text
   * @param {number} caret
   * @param {import("./commands.js").SlashCommand[]} commands
   * @param {boolean} pasted whether the line was pasted; then Enter sends it and nothing is preselected
   * @returns {SuggestionList | null}
   */
  list(text, line, caret, commands, pasted) {
    if (!text.startsWith("/")) return null;
    if (!line || caret <= line.head) return this.#commands(text, line, commands, pasted);
    const focus = focusOf(line, caret, (entry) => Boolean(findNamed(this.valuesOf(line, entry.option), entry.text)));
    if (!focus) return this.#options(line, "", null);
    const { option, entry } = focus;
    const bare = entry && entry.start === entry.from && !option.required;
    const named = bare ? this.#options(line, entry.text, entry) : null;
    const values = this.#values(line, option, entry, !pasted);
    if (!named?.items.length) return values;
    return values.items.length ? { ...values, items: [...named.items, ...values.items], preselect: false } : named;
  }

  /**
   * Requests the bot's choices for the option being typed, debounced; outdated responses are ignored.
   * @param {Line | null} line
   * @param {number} caret
   * @returns {Promise<boolean>} whether there are new choices for the current line
   */
  async autocomplete(line, caret) {
    const number = ++this.#requests;
    const focus =
      line && focusOf(line, caret, (entry) => Boolean(findNamed(this.valuesOf(line, entry.option), entry.text)));
    if (!line || !focus?.option.autocomplete) return false;
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
    if (number !== this.#requests) return false;
    const typed = Object.fromEntries(line.entries.map(({ option, text }) => [option.name, text]));
    const { command } = line;
    const { choices } = await this.person.connection.request("autocomplete", {
      channel: this.channel,
      name: command.path,
      options: { [focus.option.name]: "", ...typed },
      focused: focus.option.name,
    });
    if (!choices || number !== this.#requests) return false;
    this.#choices.set(`${command.path} ${focus.option.name}`, choices.slice(0, MAX_CHOICES));
    return true;
  }

  /**
   * @param {string} text
   * @param {Line | null} line
   * @param {import("./commands.js").SlashCommand[]} commands
   * @param {boolean} pasted
   */
  #commands(text, line, commands, pasted) {
    const items = matching(commands, text.slice(1)).map((command) => ({
      label: `/${command.label}`,
      detail: command.description,
      exact: command === line?.command,
      choose: () => this.edits.command(command),
    }));
    return { title: this.person.text("commands"), items, preselect: !pasted };
  }

  /** @param {Line} line @param {string} typed @param {Entry | null} entry the typed part of the name, to be replaced */
  #options({ command, entries }, typed, entry) {
    const open = command.options.filter(
      (option) => option === entry?.option || !entries.some((other) => other.option === option),
    );
    const items = open
      .filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))
      .map((option) => ({
        label: `${option.label}:`,
        detail: option.description,
        choose: () => this.edits.label(option, entry),
      }));
    return { title: `/${command.label}`, note: command.description, items, preselect: false };
  }

  /**
   * @param {Line} line
   * @param {SlashOption} option
   * @param {Entry | null} entry
   * @param {boolean} preselect
   */
  #values(line, option, entry, preselect) {
    const values = this.valuesOf(line, option);
    const text = entry?.text ?? "";
    const exact = findNamed(values, text);
    const fit =
      option.autocomplete || exact
        ? values
        : values.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
    const items = fit.slice(0, MAX_CHOICES).map((pick) => ({
      label: pick.name,
      exact: pick === exact,
      choose: () => this.edits.value(option, entry, pick.name),
    }));
    const note = [option.description, ...this.#limits(option)].join(" · ");
    const chosen = items.findIndex((item) => item.exact);
    const ordered = chosen > 0 ? [items[chosen], ...items.toSpliced(chosen, 1)] : items;
    return { title: option.label, note, items: ordered, preselect };
  }

  /** @param {SlashOption} option */
  #limits({ required, limits: { min_value, max_value } }) {
    const range = min_value !== undefined && max_value !== undefined ? `${min_value}–${max_value}` : null;
    return [range, !required && this.person.text("optional")].filter((words) => words !== null && words !== false);
  }
}
