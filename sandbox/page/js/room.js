// @ts-check
/** A channel as one person sees it: the messages, each drawn once and drawn anew only when it changes. */

import { carryPictures } from "./components/picture.js";
import { inWords } from "./clock.js";
import { el, fill, icon } from "./dom.js";
import { drawMessage, thinking, usedLine } from "./message.js";
import { EPHEMERAL } from "./types.js";
import { byAge } from "./world.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./person.js").Person} Person */

const TOGETHER = 7 * 60 * 1000; // milliseconds within which one author's messages share a byline
const SHOWN = 50; // so many messages come at first: with fewer, the channel's beginning is among them
const NEAR = 60; // pixels from the end that still count as being at the end

export class Room {
  /** @type {Map<string, HTMLElement>} by message */ #drawn = new Map();
  #atEnd = true;
  #readTo = 0;

  /**
   * @param {Person} person
   * @param {string} channel
   */
  constructor(person, channel) {
    this.person = person;
    this.channel = channel;
    this.beginning = el("header.beginning");
    this.list = el(
      "div.messages",
      { role: "log", "aria-live": "off", "aria-label": person.words("messages") },
      this.beginning,
    );
    this.recent = el("button.recent", { type: "button", hidden: true, onclick: () => this.toEnd() });
    this.scroller = el("div.scroller", { tabindex: "0", onscroll: () => this.#scrolled() }, this.list);
    this.element = el("section.room", { "data-testid": "room" }, this.scroller, this.recent);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.scroller);
    this.redraw();
  }

  /** Draws all anew, after a reconnection or in another language. */
  redraw() {
    const { world } = this.person;
    const messages = world.messages(this.channel);
    const there = new Set(messages.map(({ id }) => id));
    for (const id of this.#drawn.keys()) if (!there.has(id)) this.remove(id);
    for (const message of messages) this.put(message);
    fill(this.recent, this.person.words("recent"), icon("down"));
    const place = world.placeName(this.channel);
    fill(this.beginning, el("h2", {}, place), el("p", {}, this.person.words("beginning", { place })));
    this.beginning.hidden = messages.length >= SHOWN;
  }

  /** @param {Message} message new or changed */
  put(message) {
    const before = this.#drawn.get(message.id);
    const after = drawMessage(
      {
        message,
        person: this.person,
        press: (customId, values) => this.#press(message.id, customId, values),
      },
      () => this.person.wire.tell("dismiss", { message: message.id }),
    );
    this.#drawn.set(message.id, after);
    if (before) replace(before, after);
    else this.list.insertBefore(after, this.#firstAfter(message.id));
    this.#arrange(after);
    this.#arrange(after.nextElementSibling);
    if (this.#atEnd) this.toEnd();
    else if (!before) this.recent.hidden = false;
  }

  /** @param {string} id of a message that is gone */
  remove(id) {
    const element = this.#drawn.get(id);
    const next = element?.nextElementSibling ?? null;
    element?.remove();
    this.#drawn.delete(id);
    this.#arrange(next);
  }

  /** @param {string} id @returns {Element | undefined} a message as it is drawn now */
  drawn(id) {
    return this.#drawn.get(id);
  }

  /**
   * @param {string} content said plainly
   * @param {(problem: string) => void} refused hears why it cannot be said here
   */
  say(content, refused) {
    this.#atEnd = true;
    this.person.wire.tell("say", { channel: this.channel, content }, (reason) =>
      refused(reason ?? this.person.words("line-down")),
    );
  }

  /**
   * Uses a command, and shows that it is under way until it is settled.
   * @param {string} name the whole path
   * @param {Record<string, string | number | boolean>} options
   * @param {(problem: string) => void} refused hears why, when it never got as far as the bot
   */
  async command(name, options, refused) {
    const { person, channel } = this;
    const failure = el("p.failure");
    const waiting = el(
      "article.message.waiting",
      { "data-testid": "waiting" },
      usedLine(person.world.me, name, person.locale),
      thinking(person.words("sending")),
      failure,
    );
    this.list.append(waiting);
    this.toEnd();
    const answer = await person.wire.ask("command", { channel, name, options });
    waiting.classList.add("settled");
    if (answer.ok || answer.refused) waiting.remove();
    if (answer.refused) refused(answer.error ?? person.words("failed"));
    if (answer.ok || answer.refused) return;
    failure.textContent = person.failure(answer);
    failure.append(el("button.link", { type: "button", onclick: () => waiting.remove() }, person.words("dismiss")));
  }

  /** @param {boolean} shown whether the person has the page and looks here; the place one has read to is kept */
  show(shown) {
    if (!shown && !this.element.hidden) this.#readTo = this.scroller.scrollTop;
    this.element.hidden = !shown;
    if (shown && this.#atEnd) this.toEnd();
    else if (shown) this.scroller.scrollTop = this.#readTo;
  }

  /** Scrolls to the newest message. */
  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#atEnd = true;
    this.recent.hidden = true;
  }

  /** @param {string} id @param {string} customId @param {string[]} [values] */
  async #press(id, customId, values) {
    const { person, channel } = this;
    this.#fail(id, "");
    const answer = await person.wire.ask("press", {
      channel,
      message: id,
      custom_id: customId,
      ...(values && { values }),
    });
    if (!answer.ok) this.#fail(id, person.failure(answer));
  }

  /** @param {string} id @param {string} words */
  #fail(id, words) {
    const line = this.#drawn.get(id)?.querySelector(":scope > .failure");
    if (line) line.textContent = words;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (!clientHeight) return; // hidden: someone else has the page
    this.#atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#atEnd) this.recent.hidden = true;
  }

  /** @param {string} id @returns {Node | null} the element before which a message of this age belongs */
  #firstAfter(id) {
    const later = [...this.#drawn.keys()].filter((other) => byAge(other, id) > 0).sort(byAge)[0];
    return this.#drawn.get(later) ?? this.list.querySelector(":scope > .waiting");
  }

  /**
   * Decides from the message above whether this one goes on under the same byline, and whether a new day begins with
   * it.
   * @param {Element | null} element
   */
  #arrange(element) {
    const id = element?.getAttribute("data-id");
    const messages = this.person.world.messages(this.channel);
    const place = messages.findIndex((message) => message.id === id);
    if (!element || place < 0) return;
    const [above, message] = [messages[place - 1], messages[place]];
    const gap = above ? Date.parse(message.timestamp) - Date.parse(above.timestamp) : Infinity;
    const apart =
      [above, message].some((one) => one && ((one.flags ?? 0) & EPHEMERAL || one.components?.length)) ||
      element.querySelector(":scope > .reply");
    element.classList.toggle("follows", !apart && above?.author.id === message.author.id && gap < TOGETHER);
    const day = (/** @type {Message} */ one) => inWords(Date.parse(one.timestamp) / 1000, "D", this.person.locale);
    const turned = !above || day(above) !== day(message);
    element.toggleAttribute("data-day", turned);
    if (turned) element.setAttribute("data-day", day(message));
  }
}

/**
 * Puts a message's new drawing in the place of the old one; pictures, and the focus of who plays by keyboard, stay.
 * @param {HTMLElement} before
 * @param {HTMLElement} after
 */
function replace(before, after) {
  const controls = "button, a, [tabindex]";
  const held = before.contains(document.activeElement)
    ? [...before.querySelectorAll(controls)].indexOf(/** @type {Element} */ (document.activeElement))
    : -1;
  carryPictures(before, after);
  before.replaceWith(after);
  const next = held >= 0 && /** @type {HTMLElement | undefined} */ ([...after.querySelectorAll(controls)][held]);
  if (next) next.focus({ preventScroll: true });
}
