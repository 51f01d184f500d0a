// @ts-check
/** The composer: a text field for messages and slash commands, with suggestions. */

import { el, icon } from "../dom.js";
import { slashCommands } from "./commands.js";
import { drawChips, highlight } from "./highlight.js";
import { parseLine } from "./line.js";
import { Listbox } from "./listbox.js";
import { Suggestions } from "./suggestions.js";
import { parseValue } from "./values.js";

/** @typedef {import("../person.js").Person} Person */
/** @typedef {import("../channel_view.js").ChannelView} ChannelView */
/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("./line.js").Entry} Entry */

export class Composer {
  /** @type {WeakMap<ChannelView, {text: string, suggestions: Suggestions}>} the drafts */ #drafts = new WeakMap();
  /** @type {ChannelView | null} */ #view = null;
  /** @type {Suggestions | null} */ #suggestions = null;
  /** @type {import("./commands.js").SlashCommand[]} */ #commands = [];
  #pasted = false;

  constructor() {
    this.mirror = el("div.mirror", { "aria-hidden": "true" });
    this.input = el("textarea.input", {
      rows: 1,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-describedby": "problem",
      "data-testid": "composer",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      oninput: (/** @type {InputEvent} */ event) => this.#typed(event),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      onclick: () => this.#refresh(),
      onblur: () => this.list.hide(),
    });
    this.list = new Listbox(this.input);
    this.chips = el("div.chips", { "data-testid": "options" });
    this.problem = el("p.problem", { id: "problem", role: "alert", "data-testid": "problem" });
    this.slash = el("button.round", { type: "button", "data-testid": "slash", onclick: () => this.write("/") }, "/");
    this.send = el("button.round.send", { type: "submit", "data-testid": "send" }, icon("send"));
    this.element = el(
      "form.composer",
      { onsubmit: (/** @type {Event} */ event) => this.#submit(event) },
      this.list.element,
      this.problem,
      this.chips,
      el("div.typing", {}, this.slash, el("div.field", {}, this.mirror, this.input), this.send),
    );
    this.#enable(false); // what is typed before the first channel opens would be lost
  }

  /**
   * Switches to a channel view and its draft.
   * @param {ChannelView} view
   */
  open(view) {
    if (this.#view && this.#suggestions)
      this.#drafts.set(this.#view, { text: this.input.value, suggestions: this.#suggestions });
    const { person, channel } = view;
    const draft = this.#drafts.get(view);
    this.#view = view;
    this.#enable(true);
    this.#suggestions = draft?.suggestions ?? new Suggestions(person, channel, this.#edits);
    this.slash.ariaLabel = person.text("commands");
    this.send.ariaLabel = person.text("send");
    this.update();
    this.write(draft?.text ?? "", { focus: false });
  }

  /** @param {boolean} enabled whether something can be typed */
  #enable(enabled) {
    for (const control of [this.input, this.slash, this.send]) control.disabled = !enabled;
  }

  /** Updates the commands, the language and the channel's name. */
  update() {
    if (!this.#view) return;
    const { person, channel } = this.#view;
    this.#commands = slashCommands(person, channel);
    const name = person.world.displayName(channel);
    const place = person.world.isDirect(channel) ? `@${name}` : name;
    this.input.placeholder = person.text("say-in", { place });
    this.input.ariaLabel = this.input.placeholder;
  }

  /**
   * Writes a text into the field, with the caret at its end by default.
   * @param {string} text
   * @param {{focus?: boolean, caret?: number}} [how]
   */
  write(text, { focus = true, caret = text.length } = {}) {
    this.input.value = text;
    this.input.setSelectionRange(caret, caret);
    if (focus) this.input.focus();
    this.#pasted = false;
    this.#showProblem("");
    this.#refresh(focus);
  }

  /** @returns {import("./line.js").Line | null} the parsed text */
  #line() {
    return this.#view && parseLine(this.input.value, this.#commands, this.#view.person);
  }

  /** @param {InputEvent} event */
  #typed({ data, inputType }) {
    const { value, selectionStart: caret } = this.input;
    if (value.startsWith("/") && value.includes("\n")) {
      this.input.value = value.replaceAll("\n", " "); // a command is a single line
      this.input.setSelectionRange(caret, caret);
    }
    this.#pasted = inputType === "insertFromPaste" || (data?.length ?? 0) > 1;
    this.#showProblem("");
    this.#refresh();
  }

  /** Parses the line and shows its parts and suggestions. */
  async #refresh(suggesting = true) {
    const text = this.input.value;
    const caret = this.input.selectionStart;
    const line = this.#line();
    highlight(this.mirror, text, line);
    drawChips(this.chips, line, (option, entry) => this.#editOption(option, entry));
    if (!suggesting) return this.list.hide();
    const suggestions = this.#suggestions;
    const show = () => {
      const list = suggestions?.list(text, line, caret, this.#commands, this.#pasted);
      if (list) this.list.show(list);
      else this.list.hide();
    };
    show();
    if (await suggestions?.autocomplete(line, caret)) show();
  }

  /** Writes suggestions into the line. @type {import("./suggestions.js").Edits} */
  #edits = {
    command: ({ label, options: [first] }) => this.write(`/${label} ${first?.required ? `${first.label}:` : ""}`),
    label: (option, typed) => {
      const text = this.input.value;
      const before = typed ? text.slice(0, typed.start) : `${text.trimEnd()} `;
      const written = `${before}${option.label}:`;
      this.write(written + (typed ? text.slice(typed.end) : ""), { caret: written.length });
    },
    value: (option, entry, value) => this.#writeValue(option, entry, value),
  };

  /**
   * Moves the caret to an option's value; adds its label if it is not in the line.
   * @param {SlashOption} option
   * @param {Entry | null} entry
   */
  #editOption(option, entry) {
    if (entry) this.write(this.input.value, { caret: entry.from + entry.text.length });
    else this.#edits.label(option, null);
  }

  /** @param {SlashOption} option @param {Entry | null} entry @param {string} value */
  #writeValue(option, entry, value) {
    const text = this.input.value;
    const start = entry?.start ?? text.trimEnd().length;
    const before = text.slice(0, start).trimEnd();
    const after = entry ? text.slice(entry.end).trimStart() : "";
    const written = `${before} ${option.label}:${value} `;
    this.write(written + after, { caret: written.length });
    const line = this.#line();
    const missing = line?.command.options.find(
      (other) => other.required && !line.entries.some((one) => one.option === other),
    );
    if (missing) this.#editOption(missing, null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing) return;
    const { key, shiftKey } = event;
    const { active, open, items } = this.list;
    if (open && (key === "ArrowDown" || key === "ArrowUp")) this.list.move(key === "ArrowDown" ? 1 : -1);
    else if (open && key === "Escape") this.list.hide();
    else if (open && key === "Tab" && !shiftKey && items.length) (active ?? items[0]).choose();
    else if (key === "Enter" && active && !active.exact) active.choose();
    else if (key === "Enter" && !shiftKey) this.element.requestSubmit();
    else return void (key.startsWith("Arrow") && requestAnimationFrame(() => this.#refresh()));
    event.preventDefault();
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    const view = this.#view;
    const text = this.input.value.trim();
    if (!view || !text) return;
    if (!text.startsWith("/")) {
      this.write("");
      view.sendMessage(text, (problem) => this.#restore(view, text, problem));
      return;
    }
    const reading = this.#parse(text);
    if (!reading) return;
    this.write("");
    view.useCommand(reading.path, reading.options, (problem) => this.#restore(view, text, problem));
  }

  /**
   * @param {ChannelView} view
   * @param {string} text that was refused; it is kept for correction unless there is a new one
   * @param {string} problem
   */
  #restore(view, text, problem) {
    if (this.#view !== view || this.input.value) return;
    this.write(text);
    this.#showProblem(problem);
    this.list.hide();
  }

  /**
   * @param {string} text
   * @returns {{path: string, options: Record<string, string | number | boolean>} | null} null after showing why not
   */
  #parse(text) {
    const { person } = /** @type {ChannelView} */ (this.#view);
    const line = this.#line();
    if (!line) {
      this.#showProblem(person.text("no-command", { name: text.split(/\s/)[0] }));
      return null;
    }
    /** @type {Record<string, string | number | boolean>} */
    const options = {};
    for (const option of line.command.options) {
      const entry = line.entries.find((candidate) => candidate.option === option);
      if (!entry && !option.required) continue;
      const reading = parseValue(option, entry?.text ?? "", this.#suggestions?.valuesOf(line, option) ?? [], person);
      if ("problem" in reading) {
        this.#editOption(option, entry ?? null);
        this.#showProblem(`${option.label}: ${reading.problem}`);
        return null;
      }
      options[option.name] = reading.value;
    }
    return { path: line.command.path, options };
  }

  /** @param {string} problem empty if there is none */
  #showProblem(problem) {
    this.problem.textContent = problem;
    this.input.ariaInvalid = String(Boolean(problem));
  }
}
