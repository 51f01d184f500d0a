// @ts-check
/** A person that the page can be used as: their connection, the world as they see it, and unread messages. */

import { Unread } from "./unread.js";
import { Connection } from "./connection.js";
import { text } from "./texts.js";
import { World } from "./world.js";

const NO_RESPONSE = "The application did not respond"; // the sandbox's error when the bot does not respond

export class Person {
  /** @type {string | null} the channel that was open last */ channel = null;

  /** @param {import("./types.js").User} user */
  constructor(user) {
    this.id = user.id;
    this.world = new World(user);
    this.connection = new Connection(user.id);
    this.unread = new Unread(this.world, (channel) => this.connection.send("read", { channel }));
    this.connection.addEventListener("frame", (event) => this.world.handle(/** @type {CustomEvent} */ (event).detail));
    this.text = this.text.bind(this);
  }

  get name() {
    return this.world.me.name;
  }

  get locale() {
    return this.world.me.locale;
  }

  /**
   * Returns one of the page's texts in this person's language.
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  text(key, args) {
    return text(this.locale, key, args);
  }

  /**
   * Returns the text for a failed interaction.
   * @param {import("./connection.js").Answer} answer
   */
  failure({ error }) {
    if (error === NO_RESPONSE) return this.text("no-answer");
    return error ?? this.text(this.connection.isOpen ? "failed" : "line-down");
  }
}
