// @ts-check
/** What may come next in a line: commands, options, their choices, and what the bot answers as one types. */

import { matching } from "./commands.js";
import { focusOf } from "./line.js";
import { picksOf, pickNamed } from "./values.js";

/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("./line.js").Entry} Entry */
/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./listbox.js").Offer} Offer */
/** @typedef {import("../person.js").Person} Person */
/** @typedef {{name: string, value: any}} Pick */
/**
 * @typedef {object} Edits how an offer writes into the line
 * @property {(command: import("./commands.js").SlashCommand) => void} command
 * @property {(option: SlashOption, entry: Entry | null) => void} label puts an option's label, in place of what was
 *   typed of it
 * @property {(option: SlashOption, entry: Entry | null, text: string) => void} value
 */

const MOST = 25; // Discord's own limit on choices
const PAUSE = 120; // milliseconds of rest in typing before the bot is asked

/**
 * Offers for one person in one channel; it remembers what the bot has offered, so that a label can be read as its
 * value.
 */
export class Offers {
  /** @type {Map<string, Pick[]>} by command and option */ #answered = new Map();
  #questions = 0;

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
   * What an option may be, as far as is known here.
   * @param {Line} line
   * @param {SlashOption} option
   * @returns {Pick[]}
   */
  picks({ command }, option) {
    const known = this.#answered.get(`${command.path} ${option.name}`) ?? [];
    return option.autocomplete ? known : picksOf(option, this.person);
  }

  /**
   * @param {string} text
   * @param {Line | null} line the text as read
   * @param {number} caret
   * @param {import("./commands.js").SlashCommand[]} commands
   * @param {boolean} whole did the line come in one piece? Then Enter means it as it stands, and nothing is picked
   *   beforehand
   * @returns {Offer | null}
   */
  at(text, line, caret, commands, whole) {
    if (!text.startsWith("/")) return null;
    if (!line || caret <= line.head) return this.#commands(text, line, commands, whole);
    const focus = focusOf(line, caret, (entry) => Boolean(pickNamed(this.picks(line, entry.option), entry.text)));
    if (!focus) return this.#options(line, "", null);
    const { option, entry } = focus;
    const bare = entry && entry.start === entry.from && !option.required;
    const named = bare ? this.#options(line, entry.text, entry) : null;
    const values = this.#values(line, option, entry, !whole);
    if (!named?.items.length) return values;
    return values.items.length ? { ...values, items: [...named.items, ...values.items], preselect: false } : named;
  }

  /**
   * Asks the bot for the choices of the option being typed, once the typing rests; an answer that has been overtaken
   * is dropped.
   * @param {Line | null} line
   * @param {number} caret
   * @returns {Promise<boolean>} whether new choices have come for what still stands in the line
   */
  async ask(line, caret) {
    const question = ++this.#questions;
    const focus =
      line && focusOf(line, caret, (entry) => Boolean(pickNamed(this.picks(line, entry.option), entry.text)));
    if (!line || !focus?.option.autocomplete) return false;
    await new Promise((rested) => setTimeout(rested, PAUSE));
    if (question !== this.#questions) return false;
    const typed = Object.fromEntries(line.entries.map(({ option, text }) => [option.name, text]));
    const { command } = line;
    const { choices } = await this.person.wire.ask("autocomplete", {
      channel: this.channel,
      name: command.path,
      options: { [focus.option.name]: "", ...typed },
      focused: focus.option.name,
    });
    if (!choices || question !== this.#questions) return false;
    this.#answered.set(`${command.path} ${focus.option.name}`, choices.slice(0, MOST));
    return true;
  }

  /**
   * @param {string} text
   * @param {Line | null} line
   * @param {import("./commands.js").SlashCommand[]} commands
   * @param {boolean} whole
   */
  #commands(text, line, commands, whole) {
    const items = matching(commands, text.slice(1)).map((command) => ({
      label: `/${command.label}`,
      detail: command.description,
      exact: command === line?.command,
      choose: () => this.edits.command(command),
    }));
    return { title: this.person.words("commands"), items, preselect: !whole };
  }

  /** @param {Line} line @param {string} typed @param {Entry | null} entry what is typed of the name, to be replaced */
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
    const picks = this.picks(line, option);
    const text = entry?.text ?? "";
    const exact = pickNamed(picks, text);
    const fit =
      option.autocomplete || exact
        ? picks
        : picks.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
    const items = fit.slice(0, MOST).map((pick) => ({
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
    return [range, !required && this.person.words("optional")].filter((words) => words !== null && words !== false);
  }
}
