// @ts-check
/** The list over the composer: what may be typed next, steered from the text field without leaving it. */

import { el, fill } from "../dom.js";

/**
 * @typedef {object} Item
 * @property {string} label
 * @property {string} [detail] what it is, beside or below
 * @property {boolean} [exact] is this what stands in the line already?
 * @property {() => void} choose
 */

/** @typedef {{title: string, note?: string, items: Item[], preselect: boolean}} Offer */

export class Listbox {
  /** @type {Item[]} */ items = [];
  #active = -1;

  /** @param {HTMLElement} input the combobox that steers this list */
  constructor(input) {
    this.input = input;
    this.heading = el("div.offer-heading");
    this.list = el("ul.offer-list", { id: "offer", role: "listbox" });
    this.element = el(
      "div.offer",
      { hidden: true, "data-testid": "suggestions", onpointerdown: keepFocus },
      this.heading,
      this.list,
    );
    input.setAttribute("aria-controls", "offer");
    this.hide();
  }

  get open() {
    return !this.element.hidden;
  }

  /** @returns {Item | undefined} */
  get active() {
    return this.open ? this.items[this.#active] : undefined;
  }

  /** @param {Offer} offer */
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

  /** @param {number} by how many lines down; the list's ends meet */
  move(by) {
    const count = this.items.length;
    if (count) this.#mark(this.#active < 0 && by < 0 ? count - 1 : (this.#active + by + count) % count);
  }

  /** @param {Item} item @param {number} place */
  #draw({ label, detail, choose }, place) {
    return el(
      "li.offer-item",
      { id: `offer-${place}`, role: "option", "data-testid": "suggestion", onclick: choose },
      el("span.offer-label", {}, label),
      detail && el("span.offer-detail", {}, detail),
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
    else this.input.setAttribute("aria-activedescendant", `offer-${place}`);
  }
}

/**
 * @param {Event} event a press on the list, which would take the focus, and with it the phone's keyboard, from the
 *   field
 */
function keepFocus(event) {
  event.preventDefault();
}
