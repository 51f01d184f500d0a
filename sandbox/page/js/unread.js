// @ts-check
/** Counts one person's unread messages by channel, and how many of them mention the person or are ephemeral. */

import { EPHEMERAL } from "./types.js";

/** @typedef {{unread: number, mentions: number}} Counts `mentions` counts ephemeral messages, too */

/** Fires `change` when a count changes. */
export class Unread extends EventTarget {
  /** @type {Map<string, Counts>} */ #counts = new Map();
  /** @type {string | null} */ #viewed = null;

  /** @param {import("./world.js").World} world whose messages are counted */
  constructor(world) {
    super();
    world.addEventListener("message", (event) => {
      const { message, fresh } = /** @type {CustomEvent} */ (event).detail;
      if (!fresh || message.channel_id === this.#viewed || message.author.id === world.me.id) return;
      const { unread, mentions } = this.of(message.channel_id);
      const mention = Boolean((message.flags ?? 0) & EPHEMERAL) || world.mentionsMe(message);
      this.#counts.set(message.channel_id, { unread: unread + 1, mentions: mentions + Number(mention) });
      this.dispatchEvent(new Event("change"));
    });
  }

  /** @param {string} channel @returns {Counts} */
  of(channel) {
    return this.#counts.get(channel) ?? { unread: 0, mentions: 0 };
  }

  /** How many unread messages mention the person or are ephemeral. */
  get mentions() {
    return [...this.#counts.values()].reduce((sum, { mentions }) => sum + mentions, 0);
  }

  /** @param {string | null} channel that is open, which makes it read; null while another person uses the page */
  view(channel) {
    this.#viewed = channel;
    if (channel && this.#counts.delete(channel)) this.dispatchEvent(new Event("change"));
  }
}
