// @ts-check
/** Announces new and changed messages to screen readers: briefly, and once they have stopped changing. */

import { el } from "./dom.js";

const DEBOUNCE = 400; // milliseconds without a further change
const MAX_LENGTH = 300; // characters

/** The live region, one for the whole page. */
export class Announcer {
  element = el("p.unseen", { role: "status", "aria-live": "polite", "data-testid": "announcer" });
  #timer = 0;

  /** @param {Element | null | undefined} message a message's current element */
  read(message) {
    if (!message) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const texts = [...message.querySelectorAll(".author, .markdown")].map((part) => part.textContent);
      this.element.textContent = texts.join(": ").slice(0, MAX_LENGTH);
    }, DEBOUNCE);
  }
}
