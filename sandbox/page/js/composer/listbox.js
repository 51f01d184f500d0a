// @ts-check
/** The list of suggestions above the composer, controlled by keyboard from the text field. */

import { el, fill } from "../dom.js";

/**
 * @typedef {object} Item
 * @property {string} label
 * @property {string} [detail] a description
 * @property {boolean} [exact] whether it is in the line already
 * @property {() => void} choose
 */

/** @typedef {{title: string, note?: string, items: Item[], preselect: boolean}} SuggestionList */

export class Listbox {
  /** @type {Item[]} */ items = [];
  #active = -1;

  /** @param {HTMLElement} input the combobox that controls this list */
  constructor(input) {
    this.input = input;
    this.heading = el("div.suggestion-heading");
    this.list = el("ul.suggestion-list", { id: "suggestions", role: "listbox" });
    this.element = el(
      "div.suggestions",
      { hidden: true, "data-testid": "suggestions", onpointerdown: keepFocus },
      this.heading,
      this.list,
    );
    input.setAttribute("aria-controls", "suggestions");
    this.hide();
  }

  get open() {
    return !this.element.hidden;
  }

  /** @returns {Item | undefined} */
  get active() {
    return this.open ? this.items[this.#active] : undefined;
  }

  /** @param {SuggestionList} list */
  show({ title, note, items, preselect }) {
    this.items = items;
    fill(this.heading, el("strong", {}, title), note && el("span", {}, note));
    fill(
      this.list,
      items.map((item, place) => this.#draw(item, place)),
    );
    this.element.hidden = false;
    this.input.ariaExpanded = "true";
    this.#mark(preselect && items.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.input.ariaExpanded = "false";
    this.#mark(-1);
  }

  /** @param {number} by how many items down, wrapping around */
  move(by) {
    const count = this.items.length;
    if (count) this.#mark(this.#active < 0 && by < 0 ? count - 1 : (this.#active + by + count) % count);
  }

  /** @param {Item} item @param {number} place */
  #draw({ label, detail, choose }, place) {
    return el(
      "li.suggestion-item",
      { id: `suggestion-${place}`, role: "option", "data-testid": "suggestion", onclick: choose },
      el("span.suggestion-label", {}, label),
      detail && el("span.suggestion-detail", {}, detail),
    );
  }

  /** @param {number} place */
  #mark(place) {
    this.#active = place;
    [...this.list.children].forEach((line, at) => {
      line.ariaSelected = String(at === place);
      if (at === place) line.scrollIntoView({ block: "nearest" });
    });
    if (place < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `suggestion-${place}`);
  }
}

/** @param {Event} event a press on the list, which would move the focus from the field and close a phone's keyboard */
function keepFocus(event) {
  event.preventDefault();
}
