// @ts-check
/** One person's unread messages by channel, and which of them are for the person: the sandbox says so. */

import { EPHEMERAL } from "./types.js";

/** @typedef {{unread: number, forMe: number}} Counts `forMe` counts what has notified the person or only they see */

/** Fires `change` when a count changes. */
export class Unread extends EventTarget {
  /** @type {Map<string, Map<string, boolean>>} by channel and message: whether it is for the person */ #messages =
    new Map();
  /** @type {string | null} */ #viewed = null;

  /**
   * @param {import("./world.js").World} world whose messages are counted
   * @param {(channel: string) => void} report tells the sandbox that the person has looked at a channel
   */
  constructor(world, report) {
    super();
    this.report = report;
    const on = (/** @type {string} */ name, /** @type {(detail: any) => void} */ listener) =>
      world.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
    on("world", ({ unread }) => this.#replace(unread ?? {}));
    on("message", ({ message, fresh }) => {
      if (fresh && message.author.id !== world.me.id) this.#add(message);
    });
    on("notified", ({ channel_id, id }) => {
      if (this.#messages.get(channel_id)?.has(id)) this.#set(channel_id, id, true);
    });
    on("gone", ({ channel_id, id }) => {
      if (this.#messages.get(channel_id)?.delete(id)) this.#changed();
    });
    on("read", ({ channel_id }) => {
      if (this.#messages.delete(channel_id)) this.#changed();
    });
  }

  /** @param {string} channel @returns {Counts} */
  of(channel) {
    const messages = [...(this.#messages.get(channel)?.values() ?? [])];
    return { unread: messages.length, forMe: messages.filter(Boolean).length };
  }

  /** How many unread messages are for the person, in all channels. */
  get forMe() {
    return [...this.#messages.keys()].reduce((sum, channel) => sum + this.of(channel).forMe, 0);
  }

  /** @param {string | null} channel that is open, which makes it read; null while another person uses the page */
  view(channel) {
    this.#viewed = channel;
    if (channel && this.of(channel).unread) this.#read(channel);
  }

  /** @param {Record<string, Record<string, boolean>>} unread */
  #replace(unread) {
    this.#messages = new Map(Object.entries(unread).map(([channel, ids]) => [channel, new Map(Object.entries(ids))]));
    this.view(this.#viewed);
    this.#changed();
  }

  /** @param {import("./types.js").Message} message */
  #add({ id, channel_id, flags = 0 }) {
    if (channel_id === this.#viewed) this.#read(channel_id);
    else this.#set(channel_id, id, Boolean(flags & EPHEMERAL));
  }

  /** @param {string} channel @param {string} message @param {boolean} forMe */
  #set(channel, message, forMe) {
    const messages = this.#messages.get(channel) ?? new Map();
    this.#messages.set(channel, messages.set(message, forMe));
    this.#changed();
  }

  /** @param {string} channel that the person is looking at */
  #read(channel) {
    this.report(channel);
    if (this.#messages.delete(channel)) this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
