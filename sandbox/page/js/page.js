// @ts-check
/** The page as a whole: who has it, which room is open, and what must be drawn when something happens. */

import { Announcer } from "./announcer.js";
import { Composer } from "./composer/composer.js";
import { openModal } from "./modal.js";
import { drawBanner, drawHint } from "./notices.js";
import { drawPeople, listenForDigits } from "./people.js";
import { Room } from "./room.js";
import { drawSettings } from "./settings.js";
import { drawChannels, drawMembers } from "./sidebar.js";
import { drawTop, startDrawers } from "./top.js";

/** @typedef {import("./person.js").Person} Person */

const PATIENCE = 1000; // milliseconds for the first world to come, before the reader is told that it does not

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Page {
  /** @type {Map<string, Room>} by person and channel */ #rooms = new Map();
  /** @type {Map<Person, CustomEvent["detail"]>} forms that came while someone else had the page */ #forms = new Map();
  #composer = new Composer();
  #announcer = new Announcer();
  #drawing = false;
  #patient = true;

  /** @param {Person[]} people */
  constructor(people) {
    this.people = people;
    this.person = people[0];
    part("composer").append(this.#composer.element);
    document.body.append(this.#announcer.element);
    for (const person of people) this.#follow(person);
    listenForDigits(people, (person) => this.become(person));
    startDrawers();
    document.addEventListener("keydown", (event) => this.#overhear(event));
    document.addEventListener("click", ({ target }) => {
      const command = /** @type {Element} */ (target).closest("[data-command]")?.getAttribute("data-command");
      if (command) this.#composer.write(`/${command} `);
      const channel = /** @type {Element} */ (target).closest("[data-enter]")?.getAttribute("data-enter");
      if (channel && this.person.world.channel(channel)) this.#enter(channel);
    });
  }

  /**
   * Begins as the person, and in the channel, of the page's address `#person/channel`, so that a reload and a second
   * window know who they are.
   * @param {string} first the id of who it is otherwise
   */
  start(first) {
    const [named, channel] = location.hash.slice(1).split("/");
    const find = (/** @type {string} */ id) => this.people.find((person) => person.id === id);
    this.person = find(named) ?? find(first) ?? this.person;
    this.person.channel = channel || null;
    this.#draw();
    for (const person of this.people) person.wire.dial();
    setTimeout(() => {
      this.#patient = false;
      this.#draw();
    }, PATIENCE);
  }

  /** @param {Person} person has the page from now on, in the channel that it shows unless that is not theirs to see */
  become(person) {
    const { channel } = this.person;
    const shared = channel && person.world.channel(channel) && !person.world.isDirect(channel);
    this.person.attention.look(null);
    this.person = person;
    this.#enter(shared ? channel : person.channel);
    const form = this.#forms.get(person);
    this.#forms.delete(person);
    if (form) openModal(person, form.interaction, form.modal);
  }

  /** @param {KeyboardEvent} event whoever just types, without having chosen where, types into the composer */
  #overhear({ key, target, ctrlKey, metaKey, altKey }) {
    const elsewhere = /** @type {Element} */ (target).closest("input, textarea, select, dialog, [popover]");
    if (elsewhere || ctrlKey || metaKey || altKey || key.length > 1 || key === " ") return;
    this.#composer.input.focus();
  }

  /** @param {string | null} channel the one to look at, or none before the world is known */
  #enter(channel) {
    const { person } = this;
    person.channel = channel;
    person.attention.look(channel);
    document.documentElement.lang = person.locale;
    history.replaceState(null, "", `#${person.id}/${channel ?? ""}`);
    const room = channel ? this.#room(person, channel) : null;
    for (const other of this.#rooms.values()) if (other !== room) other.show(false);
    if (room) {
      room.show(true);
      this.#composer.enter(room);
    }
    this.#draw();
  }

  /** @param {Person} person @param {string} channel */
  #room(person, channel) {
    const key = `${person.id} ${channel}`;
    const room = this.#rooms.get(key) ?? new Room(person, channel);
    this.#rooms.set(key, room);
    if (!room.element.parentElement) part("rooms").append(room.element);
    return room;
  }

  /** @param {Person} person whose world and line are listened to */
  #follow(person) {
    const { world, wire, attention } = person;
    const hear = (/** @type {string} */ name, /** @type {(detail: any) => void} */ then) =>
      world.addEventListener(name, (event) => then(/** @type {CustomEvent} */ (event).detail));
    const roomOf = (/** @type {string} */ channel) => this.#rooms.get(`${person.id} ${channel}`);
    hear("world", () => this.#renew(person));
    hear("message", ({ message }) => {
      const room = roomOf(message.channel_id);
      room?.put(message);
      if (person === this.person && message.channel_id === person.channel)
        this.#announcer.read(room?.drawn(message.id));
    });
    hear("gone", ({ channel_id, id }) => roomOf(channel_id)?.remove(id));
    hear("commands", () => person === this.person && this.#composer.relearn());
    hear("modal", (form) => {
      if (person === this.person) openModal(person, form.interaction, form.modal);
      else this.#forms.set(person, form);
    });
    for (const name of ["world", "message", "gone", "bot", "commands"]) hear(name, () => this.#draw());
    attention.addEventListener("change", () => this.#draw());
    for (const name of ["up", "down"]) wire.addEventListener(name, () => this.#draw());
  }

  /** @param {Person} person whose world came anew: rooms of channels that are gone close, the others are drawn again */
  #renew(person) {
    const { world } = person;
    for (const [key, room] of this.#rooms) {
      if (room.person !== person) continue;
      if (world.channel(room.channel)) room.redraw();
      else {
        room.element.remove();
        this.#rooms.delete(key);
      }
    }
    const first = world.channels.find(({ id }) => !world.isDirect(id))?.id ?? null;
    const channel = person.channel && world.channel(person.channel) ? person.channel : first;
    if (person !== this.person) person.channel = channel;
    else if (channel === person.channel && this.#rooms.has(`${person.id} ${channel}`)) this.#composer.relearn();
    else this.#enter(channel);
  }

  /** Draws what lies around the messages, once for all that happened together. */
  #draw() {
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      const { person } = this;
      const guild = person.world.guildOf(person.channel) ?? person.world.guild;
      part("guild").textContent = guild.name;
      drawTop(part("top"), person);
      drawPeople(part("faces"), this.people, person, (other) => this.become(other));
      drawChannels(part("channels"), person, (channel) => this.#enter(channel));
      drawMembers(part("members"), person, (channel) => this.#enter(channel));
      drawSettings(part("settings"), person, () => this.#draw());
      drawBanner(part("banner"), person, this.#patient);
      drawHint(part("hint"), person, this.people, (text) => this.#composer.write(text));
      document.title = guild.name ? `${person.name} · ${guild.name}` : "Tavolino";
    });
  }
}
