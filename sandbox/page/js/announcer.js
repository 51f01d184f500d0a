// @ts-check
/**
 * Reads new messages and new turns aloud, for those who listen: once each, in a few words, when they have come to rest.
 */

import { el } from "./dom.js";

const REST = 400; // milliseconds without a further change
const LONGEST = 300; // characters

/** The live region; one for the whole page, since only one person has it at a time. */
export class Announcer {
  element = el("p.unseen", { role: "status", "aria-live": "polite", "data-testid": "announcer" });
  #timer = 0;

  /** @param {Element | null | undefined} message a message's element, as it is drawn now */
  read(message) {
    if (!message) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const texts = [...message.querySelectorAll(".author, .markdown")].map((part) => part.textContent);
      this.element.textContent = texts.join(": ").slice(0, LONGEST);
    }, REST);
  }
}
