// @ts-check
/** What people do to a place: threads begun, channels and messages deleted, with a question before where it needs one. */

import { el, fill, icon } from "./dom.js";
import { CHANNEL, MAY } from "./types.js";
import { sentence } from "./words.js";

/** @typedef {import("./person.js").Person} Person */

const LONGEST_NAME = 100;

/**
 * A small button with an icon.
 * @param {string} symbol
 * @param {string} words what it does
 * @param {string} name for tests
 * @param {() => void} act
 */
export function iconButton(symbol, words, name, act) {
  const attributes = { type: "button", title: words, "aria-label": words, "data-testid": name, onclick: act };
  return el("button.round", attributes, icon(symbol));
}

/**
 * What the person may do to the channel that they are in.
 * @param {Person} person
 * @returns {HTMLElement[]}
 */
export function channelActions(person) {
  const { world, channel: id, words } = person;
  const channel = world.channel(id ?? "");
  if (!channel || world.isDirect(channel.id)) return [];
  const thread = world.isThread(channel.id);
  const actions = [];
  if (mayStartThread(person, channel.id))
    actions.push(iconButton("thread", words("new-thread"), "new-thread", () => startThread(person, channel.id)));
  if (world.may(channel.id, thread ? MAY.manage_threads : MAY.manage_channels))
    actions.push(iconButton("bin", words(thread ? "delete-thread" : "delete-place"), "delete-channel", () => closeChannel(person, channel)));
  return actions;
}

/** @param {Person} person @param {string} channel */
export function mayStartThread({ world }, channel) {
  return world.channel(channel)?.type === CHANNEL.text && world.may(channel, MAY.create_threads);
}

/**
 * Asks for a name, and begins a thread of it.
 * @param {Person} person
 * @param {string} channel
 * @param {string} [message] that it begins from
 */
export function startThread(person, channel, message) {
  const name = el("input", {
    type: "text",
    maxlength: LONGEST_NAME,
    required: true,
    "aria-label": person.words("thread-name"),
    "data-testid": "thread-name",
  });
  const label = el("label.modal-field", {}, el("span", {}, person.words("thread-name")), name);
  ask(person, person.words("new-thread"), label, person.words("submit"), () =>
    person.wire.ask("open_thread", { channel, name: name.value, ...(message && { message }) }),
  );
  name.focus();
}

/** @param {Person} person @param {import("./types.js").Channel} channel */
function closeChannel(person, { id }) {
  const { world, locale, words } = person;
  const question = el("p", {}, sentence(locale, "sure-delete", { place: el("b", {}, world.placeName(id)) }));
  ask(person, words(world.isThread(id) ? "delete-thread" : "delete-place"), question, person.words("delete"), () =>
    person.wire.ask("close", { channel: id }),
  );
}

/**
 * A dialog with one thing in it, which stays open with the reason where what was asked for is refused.
 * @param {Person} person
 * @param {string} title
 * @param {HTMLElement} body
 * @param {string} yes
 * @param {() => Promise<import("./wire.js").Answer>} act
 */
function ask(person, title, body, yes, act) {
  const problem = el("p.failure", { role: "alert" });
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const answer = await act();
    if (answer.ok) dialog.close();
    else fill(problem, person.failure(answer));
  };
  const dialog = el(
    "dialog.modal",
    { "aria-label": title, "data-testid": "question", onclose: () => dialog.remove() },
    el(
      "form",
      { onsubmit: submit },
      el("header", {}, el("h2", {}, title)),
      el("div.fields", {}, body),
      problem,
      el(
        "footer",
        {},
        el("button.pressable.link", { type: "button", onclick: () => dialog.close() }, person.words("cancel")),
        el("button.pressable.primary", { type: "submit", "data-testid": "question-yes" }, yes),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
