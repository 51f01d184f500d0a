// @ts-check
/** Where one types: plain words for the channel, or a slash command with what it offers. */

import { el, icon } from "../dom.js";
import { slashCommands } from "./commands.js";
import { chips, paint } from "./face.js";
import { readLine } from "./line.js";
import { Listbox } from "./listbox.js";
import { Offers } from "./offers.js";
import { readValue } from "./values.js";

/** @typedef {import("../person.js").Person} Person */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("./line.js").Entry} Entry */

export class Composer {
  /** @type {WeakMap<Room, {text: string, offers: Offers}>} what each person has begun to type */ #drafts =
    new WeakMap();
  /** @type {Room | null} */ #room = null;
  /** @type {Offers | null} */ #offers = null;
  /** @type {import("./commands.js").SlashCommand[]} */ #commands = [];
  #whole = false;

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
  }

  /**
   * Sits down in a room, where the person's draft waits.
   * @param {Room} room
   */
  enter(room) {
    if (this.#room && this.#offers) this.#drafts.set(this.#room, { text: this.input.value, offers: this.#offers });
    const { person, channel } = room;
    const draft = this.#drafts.get(room);
    this.#room = room;
    this.#offers = draft?.offers ?? new Offers(person, channel, this.#edits);
    this.slash.ariaLabel = person.words("commands");
    this.send.ariaLabel = person.words("send");
    this.relearn();
    this.write(draft?.text ?? "", { focus: false });
  }

  /** Takes up the commands, the language and the channel's name as they are now. */
  relearn() {
    if (!this.#room) return;
    const { person, channel } = this.#room;
    this.#commands = slashCommands(person, channel);
    const name = person.world.placeName(channel);
    const place = person.world.isDirect(channel) ? `@${name}` : name;
    this.input.placeholder = person.words("say-in", { place });
    this.input.ariaLabel = this.input.placeholder;
  }

  /**
   * Puts a text into the field, the caret at its end unless told otherwise.
   * @param {string} text
   * @param {{focus?: boolean, caret?: number}} [how]
   */
  write(text, { focus = true, caret = text.length } = {}) {
    this.input.value = text;
    this.input.setSelectionRange(caret, caret);
    if (focus) this.input.focus();
    this.#whole = false;
    this.#complain("");
    this.#refresh(focus);
  }

  /** @returns {import("./line.js").Line | null} the text as it reads now */
  #line() {
    return this.#room && readLine(this.input.value, this.#commands, this.#room.person);
  }

  /** @param {InputEvent} event */
  #typed({ data, inputType }) {
    const { value, selectionStart: caret } = this.input;
    if (value.startsWith("/") && value.includes("\n")) {
      this.input.value = value.replaceAll("\n", " "); // a command is one line, however it was pasted
      this.input.setSelectionRange(caret, caret);
    }
    this.#whole = inputType === "insertFromPaste" || (data?.length ?? 0) > 1;
    this.#complain("");
    this.#refresh();
  }

  /** Reads the line again and shows what that comes to. */
  async #refresh(offering = true) {
    const text = this.input.value;
    const caret = this.input.selectionStart;
    const line = this.#line();
    paint(this.mirror, text, line);
    chips(this.chips, line, (option, entry) => this.#go(option, entry));
    if (!offering) return this.list.hide();
    const offers = this.#offers;
    const show = () => {
      const offer = offers?.at(text, line, caret, this.#commands, this.#whole);
      if (offer) this.list.show(offer);
      else this.list.hide();
    };
    show();
    if (await offers?.ask(line, caret)) show();
  }

  /** How what is offered gets into the line. @type {import("./offers.js").Edits} */
  #edits = {
    command: ({ label, options: [first] }) => this.write(`/${label} ${first?.required ? `${first.label}:` : ""}`),
    label: (option, typed) => {
      const text = this.input.value;
      const before = typed ? text.slice(0, typed.start) : `${text.trimEnd()} `;
      const written = `${before}${option.label}:`;
      this.write(written + (typed ? text.slice(typed.end) : ""), { caret: written.length });
    },
    value: (option, entry, value) => this.#value(option, entry, value),
  };

  /**
   * Brings the caret to an option's value, adding its label where it is not in the line yet.
   * @param {SlashOption} option
   * @param {Entry | null} entry
   */
  #go(option, entry) {
    if (entry) this.write(this.input.value, { caret: entry.from + entry.text.length });
    else this.#edits.label(option, null);
  }

  /** @param {SlashOption} option @param {Entry | null} entry @param {string} value */
  #value(option, entry, value) {
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
    if (missing) this.#go(missing, null);
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
    const room = this.#room;
    const text = this.input.value.trim();
    if (!room || !text) return;
    if (!text.startsWith("/")) {
      this.write("");
      room.say(text, (problem) => this.#giveBack(room, text, problem));
      return;
    }
    const reading = this.#read(text);
    if (!reading) return;
    this.write("");
    room.command(reading.path, reading.options, (problem) => this.#giveBack(room, text, problem));
  }

  /**
   * @param {Room} room
   * @param {string} text that was refused, to be mended unless something else has been begun
   * @param {string} problem
   */
  #giveBack(room, text, problem) {
    if (this.#room !== room || this.input.value) return;
    this.write(text);
    this.#complain(problem);
    this.list.hide();
  }

  /**
   * @param {string} text
   * @returns {{path: string, options: Record<string, string | number | boolean>} | null} null after saying why not
   */
  #read(text) {
    const { person } = /** @type {Room} */ (this.#room);
    const line = this.#line();
    if (!line) {
      this.#complain(person.words("no-command", { name: text.split(/\s/)[0] }));
      return null;
    }
    /** @type {Record<string, string | number | boolean>} */
    const options = {};
    for (const option of line.command.options) {
      const entry = line.entries.find((candidate) => candidate.option === option);
      if (!entry && !option.required) continue;
      const reading = readValue(option, entry?.text ?? "", this.#offers?.picks(line, option) ?? [], person);
      if ("problem" in reading) {
        this.#go(option, entry ?? null);
        this.#complain(`${option.label}: ${reading.problem}`);
        return null;
      }
      options[option.name] = reading.value;
    }
    return { path: line.command.path, options };
  }

  /** @param {string} problem empty when there is none */
  #complain(problem) {
    this.problem.textContent = problem;
    this.input.ariaInvalid = String(Boolean(problem));
  }
}
