// @ts-check
/** Select menus of messages and modals: a button that opens a list. */

import { el, fill, icon } from "../dom.js";
import { drawEmoji } from "./button.js";
import { optionsOf } from "./select_options.js";

/** @typedef {import("../types.js").Component} Component */
/** @typedef {import("../person.js").Person} Person */

const EDGE = 8; // pixels between the list and the window's edge

/** A single selected value is sent at once, several when the list closes; Escape undoes them. */
export class Select {
  /** @type {string[]} the selected values */ values;
  /** @type {string[]} */ #sent;

  /**
   * @param {Component} select
   * @param {Person} person
   * @param {(values: string[]) => Promise<void> | void} onSelect called with the values, at least `min_values`
   */
  constructor(
    { type, options, default_values, channel_types, min_values = 1, max_values = 1, disabled, custom_id, placeholder },
    person,
    onSelect,
  ) {
    this.options = optionsOf({ type, options, default_values, channel_types }, person);
    this.least = min_values;
    this.most = max_values;
    this.placeholder = placeholder || person.text("choose");
    this.onSelect = onSelect;
    this.values = this.options.filter((option) => option.default).map(({ value }) => value);
    this.#sent = this.values;

    this.face = el("span.select-face");
    this.button = el(
      "button.select",
      {
        type: "button",
        disabled,
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "data-testid": "select",
        "data-custom-id": custom_id,
        onclick: () => this.list.togglePopover(),
      },
      this.face,
      icon("down"),
      el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    );
    this.items = this.options.map((option) => this.#drawOption(option));
    this.done =
      this.most > 1 &&
      el("button.pressable.primary", { type: "button", onclick: () => this.list.hidePopover() }, person.text("done"));
    this.list = el(
      "div.select-list",
      {
        popover: "auto",
        role: "listbox",
        tabindex: "-1",
        "aria-label": this.placeholder,
        "aria-multiselectable": String(this.most > 1),
        ontoggle: (/** @type {ToggleEvent} */ { newState }) => (newState === "open" ? this.#opened() : this.#closed()),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#handleKey(event),
      },
      this.items.length ? this.items : el("p.select-empty", {}, person.text("nothing")),
      this.done,
    );
    this.element = el("div.select-box", {}, this.button, this.list);
    this.#show();
  }

  /** @param {import("../types.js").SelectOption} option */
  #drawOption({ value, label, emoji, description }) {
    return el(
      "div.select-option",
      {
        role: "option",
        tabindex: "-1",
        "data-testid": "select-option",
        "data-value": value,
        onclick: () => this.#toggle(value),
      },
      drawEmoji(emoji),
      el("span.select-words", {}, el("span", {}, label), description && el("span.select-description", {}, description)),
      el("span.tick", { "aria-hidden": "true" }),
    );
  }

  /** Shows the selected values on the button and in the list. */
  #show() {
    const selected = this.options.filter(({ value }) => this.values.includes(value));
    this.face.classList.toggle("placeholder", !selected.length);
    fill(
      this.face,
      selected.length
        ? selected.map(({ label, emoji }) => el("span.picked", {}, drawEmoji(emoji), label))
        : this.placeholder,
    );
    const full = this.most > 1 && this.values.length >= this.most;
    this.items.forEach((item, place) => {
      const on = this.values.includes(this.options[place].value);
      item.ariaSelected = String(on);
      item.ariaDisabled = String(full && !on);
    });
    if (this.done) this.done.disabled = this.values.length < this.least;
  }

  /** @param {string} value */
  #toggle(value) {
    const on = this.values.includes(value);
    if (this.most === 1) this.values = on && this.least === 0 ? [] : [value];
    else if (on) this.values = this.values.filter((other) => other !== value);
    else if (this.values.length < this.most) this.values = [...this.values, value];
    this.#show();
    if (this.most > 1) return;
    this.list.hidePopover();
    this.#send();
  }

  async #send() {
    this.#sent = this.values;
    this.button.ariaBusy = "true";
    await this.onSelect(this.values);
    this.button.ariaBusy = "false";
  }

  #opened() {
    this.button.ariaExpanded = "true";
    this.#place();
    (this.items.find((item) => item.ariaSelected === "true") ?? this.items[0] ?? this.list).focus();
  }

  #closed() {
    this.button.ariaExpanded = "false";
    const changed = this.values.join("\n") !== this.#sent.join("\n");
    if (this.most > 1 && changed && this.values.length >= this.least) this.#send();
  }

  /** Places the list below the button, or above it if there is more space; on a phone it is at the bottom, by CSS. */
  #place() {
    const { left, right, top, bottom } = this.button.getBoundingClientRect();
    const below = innerHeight - bottom - EDGE;
    const above = top - EDGE;
    const up = below < this.list.scrollHeight && above > below;
    const { style } = this.list;
    style.setProperty("--left", `${left}px`);
    style.setProperty("--width", `${right - left}px`);
    style.setProperty("--space", `${up ? above : below}px`);
    style.setProperty("--top", up ? "auto" : `${bottom + 4}px`);
    style.setProperty("--bottom", up ? `${innerHeight - top + 4}px` : "auto");
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const at = this.items.indexOf(/** @type {any} */ (document.activeElement));
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.items.length - 1 };
    if (event.key === "Escape") {
      this.values = this.#sent;
      this.#show();
    } else if (event.key in steps) {
      const to = steps[/** @type {keyof typeof steps} */ (event.key)];
      this.items[Math.max(0, Math.min(to, this.items.length - 1))]?.focus();
      event.preventDefault();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      this.#toggle(this.options[at].value);
      event.preventDefault();
    }
  }
}
