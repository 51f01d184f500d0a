// @ts-check
/** What waits for one person while someone else has the page: unread channels, and messages meant for their eyes. */

import { EPHEMERAL } from "./types.js";

/**
 * @typedef {{unread: number, calls: number}} Waiting what came since the person last looked; calls are mentions and
 *   ephemerals
 */

/** Fires `change` whenever a count moves. */
export class Attention extends EventTarget {
  /** @type {Map<string, Waiting>} */ #waiting = new Map();
  /** @type {string | null} */ #looking = null;

  /** @param {import("./world.js").World} world whose messages are counted */
  constructor(world) {
    super();
    world.addEventListener("message", (event) => {
      const { message, fresh } = /** @type {CustomEvent} */ (event).detail;
      if (!fresh || message.channel_id === this.#looking || message.author.id === world.me.id) return;
      const { unread, calls } = this.in(message.channel_id);
      const call = Boolean((message.flags ?? 0) & EPHEMERAL) || world.callsMe(message);
      this.#waiting.set(message.channel_id, { unread: unread + 1, calls: calls + Number(call) });
      this.dispatchEvent(new Event("change"));
    });
  }

  /** @param {string} channel @returns {Waiting} */
  in(channel) {
    return this.#waiting.get(channel) ?? { unread: 0, calls: 0 };
  }

  /** How many messages wait that are meant for this person. */
  get calls() {
    return [...this.#waiting.values()].reduce((sum, { calls }) => sum + calls, 0);
  }

  /** @param {string | null} channel what the person has before their eyes now; null when someone else plays */
  look(channel) {
    this.#looking = channel;
    if (channel && this.#waiting.delete(channel)) this.dispatchEvent(new Event("change"));
  }
}
