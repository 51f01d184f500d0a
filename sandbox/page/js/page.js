// @ts-check
/** The page: which person uses it, which channel is open, and what is redrawn after a change. */

import { Announcer } from "./announcer.js";
import { Composer } from "./composer/composer.js";
import { openModal } from "./modal.js";
import { drawBanner, drawHint } from "./notices.js";
import { drawLanguage } from "./language.js";
import { drawPeople, listenForDigits } from "./people.js";
import { ChannelView } from "./channel_view.js";
import { drawSettings } from "./settings.js";
import { drawChannels, drawMembers } from "./sidebar.js";
import { drawHeader, startDrawers } from "./header.js";

/** @typedef {import("./person.js").Person} Person */

const PATIENCE = 1000; // milliseconds after which a missing connection is reported

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Page {
  /** @type {Map<string, ChannelView>} by person and channel */ #views = new Map();
  /** @type {Map<Person, CustomEvent["detail"]>} modals that came while another person used the page */ #modals =
    new Map();
  #composer = new Composer();
  #announcer = new Announcer();
  #drawing = false;
  #patient = true;

  /** @param {Person[]} people */
  constructor(people) {
    this.people = people;
    this.person = people[0];
    byId("composer").append(this.#composer.element);
    document.body.append(this.#announcer.element);
    for (const person of people) this.#subscribe(person);
    listenForDigits(people, (person) => this.switchTo(person));
    startDrawers();
    document.addEventListener("keydown", (event) => this.#focusComposer(event));
    document.addEventListener("click", ({ target }) => {
      const command = /** @type {Element} */ (target).closest("[data-command]")?.getAttribute("data-command");
      if (command) this.#composer.write(`/${command} `);
      const channel = /** @type {Element} */ (target).closest("[data-enter]")?.getAttribute("data-enter");
      if (channel && this.person.world.channel(channel)) this.#openChannel(channel);
    });
  }

  /**
   * Starts as the person and in the channel of the page's address, `#person/channel`, which survives a reload.
   * @param {string} first the id of the person without one
   */
  start(first) {
    const [named, channel] = location.hash.slice(1).split("/");
    const find = (/** @type {string} */ id) => this.people.find((person) => person.id === id);
    this.person = find(named) ?? find(first) ?? this.person;
    this.person.channel = channel || null;
    this.#draw();
    for (const person of this.people) person.connection.open();
    setTimeout(() => {
      this.#patient = false;
      this.#draw();
    }, PATIENCE);
  }

  /** @param {Person} person who uses the page from now on, in the same channel if they see it */
  switchTo(person) {
    const { channel } = this.person;
    const shared = channel && person.world.channel(channel) && !person.world.isDirect(channel);
    this.person.unread.view(null);
    this.person = person;
    this.#openChannel(shared ? channel : person.channel);
    const form = this.#modals.get(person);
    this.#modals.delete(person);
    if (form) openModal(person, form.interaction, form.modal);
  }

  /** @param {KeyboardEvent} event a key pressed outside of any field moves the focus to the composer */
  #focusComposer({ key, target, ctrlKey, metaKey, altKey }) {
    const elsewhere = /** @type {Element} */ (target).closest("input, textarea, select, dialog, [popover]");
    if (elsewhere || ctrlKey || metaKey || altKey || key.length > 1 || key === " ") return;
    this.#composer.input.focus();
  }

  /** @param {string | null} channel to show; null before the world is loaded */
  #openChannel(channel) {
    const { person } = this;
    person.channel = channel;
    person.unread.view(channel);
    document.documentElement.lang = person.locale;
    history.replaceState(null, "", `#${person.id}/${channel ?? ""}`);
    const view = channel ? this.#view(person, channel) : null;
    for (const other of this.#views.values()) if (other !== view) other.show(false);
    if (view) {
      view.show(true);
      this.#composer.open(view);
    }
    this.#draw();
  }

  /** @param {Person} person @param {string} channel */
  #view(person, channel) {
    const key = `${person.id} ${channel}`;
    const view = this.#views.get(key) ?? new ChannelView(person, channel);
    this.#views.set(key, view);
    if (!view.element.parentElement) byId("views").append(view.element);
    return view;
  }

  /** @param {Person} person whose world and connection are listened to */
  #subscribe(person) {
    const { world, connection, unread } = person;
    const on = (/** @type {string} */ name, /** @type {(detail: any) => void} */ listener) =>
      world.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
    const viewOf = (/** @type {string} */ channel) => this.#views.get(`${person.id} ${channel}`);
    on("world", () => this.#reload(person));
    on("message", ({ message }) => {
      const view = viewOf(message.channel_id);
      view?.showMessage(message);
      if (person === this.person && message.channel_id === person.channel)
        this.#announcer.read(view?.elementOf(message.id));
    });
    on("gone", ({ channel_id, id }) => viewOf(channel_id)?.removeMessage(id));
    on("commands", () => person === this.person && this.#composer.update());
    on("modal", (form) => {
      if (person === this.person) openModal(person, form.interaction, form.modal);
      else this.#modals.set(person, form);
    });
    for (const name of ["world", "message", "gone", "bot", "commands"]) on(name, () => this.#draw());
    unread.addEventListener("change", () => this.#draw());
    for (const name of ["open", "close"]) connection.addEventListener(name, () => this.#draw());
  }

  /** @param {Person} person whose world was reloaded: closes views of deleted channels, redraws the others */
  #reload(person) {
    const { world } = person;
    for (const [key, view] of this.#views) {
      if (view.person !== person) continue;
      if (world.channel(view.channel)) view.redraw();
      else {
        view.element.remove();
        this.#views.delete(key);
      }
    }
    const first = world.channels.find(({ id }) => !world.isDirect(id))?.id ?? null;
    const channel = person.channel && world.channel(person.channel) ? person.channel : first;
    if (person !== this.person) person.channel = channel;
    else if (channel === person.channel && this.#views.has(`${person.id} ${channel}`)) this.#composer.update();
    else this.#openChannel(channel);
  }

  /** Draws everything but the messages, once per frame. */
  #draw() {
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      const { person } = this;
      const guild = person.world.guildOf(person.channel) ?? person.world.guild;
      byId("guild").textContent = guild.name;
      drawHeader(byId("header"), person);
      drawPeople(byId("faces"), this.people, person, (other) => this.switchTo(other));
      drawLanguage(byId("language"), person);
      drawChannels(byId("channels"), person, (channel) => this.#openChannel(channel));
      drawMembers(byId("members"), person, (channel) => this.#openChannel(channel));
      drawSettings(byId("settings"), person, () => this.#draw());
      drawBanner(byId("banner"), person, this.#patient);
      drawHint(byId("hint"), person, this.people, (text) => this.#composer.write(text));
      document.title = guild.name ? `${person.name} · ${guild.name}` : "Tavolino";
    });
  }
}
