// @ts-check
/** What one person sees: servers, people, commands, and each channel's messages in order. */

import { textOf } from "./message_text.js";
import { CHANNEL, EPHEMERAL } from "./types.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").User} User */

/**
 * Compares ids by age. They are decimal numbers too long for floating point, so their length is compared first.
 * @param {string} a
 * @param {string} b
 */
export function byAge(a, b) {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/** Fires an event for each frame, such as `world` and `message` (detail: the frame's data); `gone` for `message_gone`. */
export class World extends EventTarget {
  /** @type {User[]} */ users = [];
  /** @type {import("./types.js").Bot} */ bot = { id: "", name: "", online: false };
  guild = { id: "", name: "" };
  /** @type {import("./types.js").Guild[]} */ guilds = [];
  /** @type {import("./types.js").Channel[]} */ channels = [];
  /** @type {import("./types.js").Command[]} */ commands = [];
  /** @type {Record<string, string[]>} the ids of the commands that can be used in a channel */ usable = {};
  installed = false;
  /** @type {Map<string, Message[]>} */ #messages = new Map();

  /** @param {User} me */
  constructor(me) {
    super();
    this.me = me;
  }

  /**
   * A channel's messages, oldest first.
   * @param {string} channel
   * @returns {readonly Message[]}
   */
  messages(channel) {
    return this.#messages.get(channel) ?? [];
  }

  /** @param {string} id a person or the bot @returns {{id: string, name: string, colour?: string} | undefined} */
  person(id) {
    return id === this.bot.id ? this.bot : this.users.find((user) => user.id === id);
  }

  /** @param {string} name @returns {{id: string, name: string, colour?: string}} the person or bot of this name */
  named(name) {
    return this.users.find((user) => user.name === name) ?? this.bot;
  }

  /** @param {string} id */
  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  /** @param {string} id whether it is direct messages */
  isDirect(id) {
    return this.channel(id)?.type === CHANNEL.direct;
  }

  /** @param {string} id whether it is a thread */
  isThread(id) {
    return Boolean(this.channel(id)?.parent);
  }

  /** @param {string} id a channel's name; those of a server, but threads, have a hash before it */
  displayName(id) {
    const name = this.channel(id)?.name ?? "";
    return this.isDirect(id) || this.isThread(id) ? name : `#${name}`;
  }

  /** @param {string | null} channel @returns {import("./types.js").Guild | undefined} the server it is in */
  guildOf(channel) {
    const guild = this.channel(channel ?? "")?.guild;
    return this.guilds.find(({ id }) => id === guild);
  }

  /** @param {string} id of a role in any server */
  role(id) {
    return this.guilds.flatMap(({ roles }) => roles).find((role) => role.id === id);
  }

  /** @param {string} role whether the person has it */
  isMine(role) {
    return this.guilds.some(({ members }) => members[this.me.id]?.includes(role));
  }

  /** @param {string} channel @param {bigint} permission whether the person has it there */
  can(channel, permission) {
    return Boolean(BigInt(this.channel(channel)?.permissions ?? 0) & permission);
  }

  /** @param {Message} message whether it mentions the person */
  mentionsMe(message) {
    return (message.mentions ?? []).some((user) => user.id === this.me.id);
  }

  /**
   * Whether the person is on turn: the bot's newest table mentions them. Its text is searched, since edits ping nobody.
   * @param {string} channel
   */
  isMyTurn(channel) {
    const table = this.messages(channel).findLast((message) => this.#isTable(message));
    return table !== undefined && textOf(table).includes(`<@${this.me.id}>`);
  }

  /** @param {string} channel whether it shows a table */
  hasTable(channel) {
    return this.messages(channel).some((message) => this.#isTable(message));
  }

  /** @param {{event: string, data: any}} frame updates the world and fires its event */
  handle({ event, data }) {
    if (event === "world") this.#replace(data);
    else if (event === "message") data.fresh = this.#put(data.message);
    else if (event === "message_gone") this.#drop(data.channel_id, data.id);
    else if (event === "commands") Object.assign(this, data);
    else if (event === "bot") this.bot = { ...this.bot, online: data.online };
    this.dispatchEvent(new CustomEvent(event === "message_gone" ? "gone" : event, { detail: data }));
  }

  /** @param {any} data */
  #replace({ messages, unread: _, ...rest }) {
    Object.assign(this, rest);
    this.#messages = new Map(Object.entries(messages ?? {}));
  }

  /** @param {Message} message @returns {boolean} whether it is new */
  #put(message) {
    const held = this.#messages.get(message.channel_id) ?? [];
    this.#messages.set(message.channel_id, held);
    const known = held.findIndex(({ id }) => id === message.id);
    if (known >= 0) held[known] = message;
    else {
      const after = held.findLastIndex(({ id }) => byAge(id, message.id) < 0);
      held.splice(after + 1, 0, message);
    }
    return known < 0;
  }

  /** @param {string} channel @param {string} deleted the message's id */
  #drop(channel, deleted) {
    this.#messages.set(
      channel,
      this.messages(channel).filter(({ id }) => id !== deleted),
    );
  }

  /** @param {Message} message whether it is a public message of the bot with buttons or selects; pings have none */
  #isTable({ author, flags = 0, components = [] }) {
    return author.id === this.bot.id && components.some(hasControls) && !(flags & EPHEMERAL);
  }
}

/** @param {import("./types.js").Component} component @returns {boolean} */
function hasControls({ custom_id, components = [] }) {
  return Boolean(custom_id) || components.some(hasControls);
}
