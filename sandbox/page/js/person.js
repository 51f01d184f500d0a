// @ts-check
/** One of the people that the reader can be: a line of their own, the world as they see it, and what waits for them. */

import { Attention } from "./attention.js";
import { Wire } from "./wire.js";
import { phrase } from "./words.js";
import { World } from "./world.js";

const SILENCE = "The application did not respond"; // what the sandbox says when the bot has said nothing

export class Person {
  /** @type {string | null} the channel last looked at */ channel = null;

  /** @param {import("./types.js").User} user */
  constructor(user) {
    this.id = user.id;
    this.world = new World(user);
    this.attention = new Attention(this.world);
    this.wire = new Wire(user.id);
    this.wire.addEventListener("frame", (event) => this.world.hear(/** @type {CustomEvent} */ (event).detail));
    this.words = this.words.bind(this);
  }

  get name() {
    return this.world.me.name;
  }

  get locale() {
    return this.world.me.locale;
  }

  /**
   * The page's own words in this person's language.
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  words(key, args) {
    return phrase(this.locale, key, args);
  }

  /**
   * Why an interaction came to nothing, in words.
   * @param {import("./wire.js").Answer} answer
   */
  failure({ error }) {
    if (error === SILENCE) return this.words("no-answer");
    return error ?? this.words(this.wire.up ? "failed" : "line-down");
  }
}
