// @ts-check
/** A channel as one person sees it. Each message is drawn once, and again only when it changes. */

import { carryPictures } from "./components/picture.js";
import { formatTime } from "./clock.js";
import { el, fill, icon } from "./dom.js";
import { drawMessage, thinking, usedLine } from "./message.js";
import { EPHEMERAL } from "./types.js";
import { byAge } from "./world.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./person.js").Person} Person */

const GROUP_TIME = 7 * 60 * 1000; // milliseconds within which one author's messages share a byline
const FIRST_LOAD = 50; // messages that the server sends at first; with fewer, they reach to the channel's beginning
const END_MARGIN = 60; // pixels from the end that count as being at the end

export class ChannelView {
  /** @type {Map<string, HTMLElement>} by message id */ #elements = new Map();
  #atEnd = true;
  #scrollTop = 0;

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
      { role: "log", "aria-live": "off", "aria-label": person.text("messages") },
      this.beginning,
    );
    this.recent = el("button.recent", { type: "button", hidden: true, onclick: () => this.toEnd() });
    this.scroller = el("div.scroller", { tabindex: "0", onscroll: () => this.#scrolled() }, this.list);
    this.element = el("section.channel-view", { "data-testid": "channel-view" }, this.scroller, this.recent);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.scroller);
    this.redraw();
  }

  /** Draws everything again, after a reconnection or in another language. */
  redraw() {
    const { world } = this.person;
    const messages = world.messages(this.channel);
    const existing = new Set(messages.map(({ id }) => id));
    for (const id of this.#elements.keys()) if (!existing.has(id)) this.removeMessage(id);
    for (const message of messages) this.showMessage(message);
    fill(this.recent, this.person.text("recent"), icon("down"));
    const place = world.displayName(this.channel);
    fill(this.beginning, el("h2", {}, place), el("p", {}, this.person.text("beginning", { place })));
    this.beginning.hidden = messages.length >= FIRST_LOAD;
  }

  /** @param {Message} message new or changed */
  showMessage(message) {
    const before = this.#elements.get(message.id);
    const after = drawMessage(
      {
        message,
        person: this.person,
        press: (customId, values) => this.#press(message.id, customId, values),
      },
      () => this.person.connection.send("dismiss", { message: message.id }),
    );
    this.#elements.set(message.id, after);
    if (before) replace(before, after);
    else this.list.insertBefore(after, this.#firstAfter(message.id));
    this.#arrange(after);
    this.#arrange(after.nextElementSibling);
    if (this.#atEnd) this.toEnd();
    else if (!before) this.recent.hidden = false;
  }

  /** @param {string} id of a deleted message */
  removeMessage(id) {
    const element = this.#elements.get(id);
    const next = element?.nextElementSibling ?? null;
    element?.remove();
    this.#elements.delete(id);
    this.#arrange(next);
  }

  /** @param {string} id @returns {Element | undefined} a message's current element */
  elementOf(id) {
    return this.#elements.get(id);
  }

  /**
   * Sends a message.
   * @param {string} content
   * @param {(problem: string) => void} refused called with the reason if it can't be sent here
   */
  sendMessage(content, refused) {
    this.#atEnd = true;
    this.person.connection.send("say", { channel: this.channel, content }, (reason) =>
      refused(reason ?? this.person.text("line-down")),
    );
  }

  /**
   * Uses a command and shows that it is under way until it has ended.
   * @param {string} name the whole path
   * @param {Record<string, string | number | boolean>} options
   * @param {(problem: string) => void} refused called with the reason if it doesn't reach the bot
   */
  async useCommand(name, options, refused) {
    const { person, channel } = this;
    const failure = el("p.failure");
    const waiting = el(
      "article.message.waiting",
      { "data-testid": "waiting" },
      usedLine(person.world.me, name, person.locale),
      thinking(person.text("sending")),
      failure,
    );
    this.list.append(waiting);
    this.toEnd();
    const answer = await person.connection.request("command", { channel, name, options });
    waiting.classList.add("settled");
    if (answer.ok || answer.refused) waiting.remove();
    if (answer.refused) refused(answer.error ?? person.text("failed"));
    if (answer.ok || answer.refused) return;
    failure.textContent = person.failure(answer);
    failure.append(el("button.link", { type: "button", onclick: () => waiting.remove() }, person.text("dismiss")));
  }

  /** @param {boolean} shown whether it is visible; the scroll position is kept */
  show(shown) {
    if (!shown && !this.element.hidden) this.#scrollTop = this.scroller.scrollTop;
    this.element.hidden = !shown;
    if (shown && this.#atEnd) this.toEnd();
    else if (shown) this.scroller.scrollTop = this.#scrollTop;
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
    this.#showFailure(id, "");
    const answer = await person.connection.request("press", {
      channel,
      message: id,
      custom_id: customId,
      ...(values && { values }),
    });
    if (!answer.ok) this.#showFailure(id, person.failure(answer));
  }

  /** @param {string} id @param {string} text */
  #showFailure(id, text) {
    const line = this.#elements.get(id)?.querySelector(":scope > .failure");
    if (line) line.textContent = text;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (!clientHeight) return; // hidden
    this.#atEnd = scrollHeight - scrollTop - clientHeight < END_MARGIN;
    if (this.#atEnd) this.recent.hidden = true;
  }

  /** @param {string} id @returns {Node | null} the element before which a message of this age is inserted */
  #firstAfter(id) {
    const later = [...this.#elements.keys()].filter((other) => byAge(other, id) > 0).sort(byAge)[0];
    return this.#elements.get(later) ?? this.list.querySelector(":scope > .waiting");
  }

  /**
   * Decides from the message above whether this one shares its byline, and whether it is the first of a day.
   * @param {Element | null} element
   */
  #arrange(element) {
    const id = element?.getAttribute("data-id");
    const messages = this.person.world.messages(this.channel);
    const place = messages.findIndex((message) => message.id === id);
    if (!element || place < 0) return;
    const [above, message] = [messages[place - 1], messages[place]];
    const gap = above ? Date.parse(message.timestamp) - Date.parse(above.timestamp) : Infinity;
    const separate =
      [above, message].some((one) => one && ((one.flags ?? 0) & EPHEMERAL || one.components?.length)) ||
      element.querySelector(":scope > .reply");
    element.classList.toggle("follows", !separate && above?.author.id === message.author.id && gap < GROUP_TIME);
    const day = (/** @type {Message} */ one) => formatTime(Date.parse(one.timestamp) / 1000, "D", this.person.locale);
    const newDay = !above || day(above) !== day(message);
    element.toggleAttribute("data-day", newDay);
    if (newDay) element.setAttribute("data-day", day(message));
  }
}

/**
 * Replaces a message's element; pictures that are loaded and the keyboard focus are kept.
 * @param {HTMLElement} before
 * @param {HTMLElement} after
 */
function replace(before, after) {
  const controls = "button, a, [tabindex]";
  const focused = before.contains(document.activeElement)
    ? [...before.querySelectorAll(controls)].indexOf(/** @type {Element} */ (document.activeElement))
    : -1;
  carryPictures(before, after);
  before.replaceWith(after);
  const next = focused >= 0 && /** @type {HTMLElement | undefined} */ ([...after.querySelectorAll(controls)][focused]);
  if (next) next.focus({ preventScroll: true });
}
