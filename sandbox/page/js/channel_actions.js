// @ts-check
/** Actions on channels: starting threads and deleting channels, with a dialog before. */

import { el, fill, icon } from "./dom.js";
import { CHANNEL, PERMISSION } from "./types.js";
import { textParts } from "./texts.js";

/** @typedef {import("./person.js").Person} Person */

const MAX_NAME_LENGTH = 100;

/**
 * Draws a small button with an icon.
 * @param {string} symbol
 * @param {string} label what it does
 * @param {string} name for tests
 * @param {(button: HTMLElement) => void} act
 */
export function iconButton(symbol, label, name, act) {
  const attributes = { type: "button", title: label, "aria-label": label, "data-testid": name };
  /** @param {MouseEvent} event */
  const onclick = ({ currentTarget }) => act(/** @type {HTMLElement} */ (currentTarget));
  return el("button.round", { ...attributes, onclick }, icon(symbol));
}

/**
 * Draws the buttons for what the person can do with the open channel.
 * @param {Person} person
 * @returns {HTMLElement[]}
 */
export function channelActions(person) {
  const { world, channel: id, text } = person;
  const channel = world.channel(id ?? "");
  if (!channel || world.isDirect(channel.id)) return [];
  const thread = world.isThread(channel.id);
  const actions = [];
  if (canStartThread(person, channel.id))
    actions.push(iconButton("thread", text("new-thread"), "new-thread", () => startThread(person, channel.id)));
  if (world.can(channel.id, thread ? PERMISSION.manage_threads : PERMISSION.manage_channels))
    actions.push(
      iconButton("bin", text(thread ? "delete-thread" : "delete-channel"), "delete-channel", () =>
        closeChannel(person, channel),
      ),
    );
  return actions;
}

/** @param {Person} person @param {string} channel */
export function canStartThread({ world }, channel) {
  return world.channel(channel)?.type === CHANNEL.text && world.can(channel, PERMISSION.create_threads);
}

/**
 * Asks for a name and starts a thread.
 * @param {Person} person
 * @param {string} channel
 * @param {string} [message] that it starts from
 */
export function startThread(person, channel, message) {
  const name = el("input", {
    type: "text",
    maxlength: MAX_NAME_LENGTH,
    required: true,
    "aria-label": person.text("thread-name"),
    "data-testid": "thread-name",
  });
  const label = el("label.modal-field", {}, el("span", {}, person.text("thread-name")), name);
  openQuestion(person, person.text("new-thread"), label, person.text("submit"), () =>
    person.connection.request("open_thread", { channel, name: name.value, ...(message && { message }) }),
  );
  name.focus();
}

/** @param {Person} person @param {import("./types.js").Channel} channel */
function closeChannel(person, { id }) {
  const { world, locale, text } = person;
  const question = el("p", {}, textParts(locale, "sure-delete", { place: el("b", {}, world.displayName(id)) }));
  openQuestion(
    person,
    text(world.isThread(id) ? "delete-thread" : "delete-channel"),
    question,
    person.text("delete"),
    () => person.connection.request("close", { channel: id }),
  );
}

/**
 * Opens a dialog that carries out an action; it stays open with the error if that is refused.
 * @param {Person} person
 * @param {string} title
 * @param {HTMLElement} body
 * @param {string} confirm the label of its button
 * @param {() => Promise<import("./connection.js").Answer>} act
 */
function openQuestion(person, title, body, confirm, act) {
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
        el("button.pressable.link", { type: "button", onclick: () => dialog.close() }, person.text("cancel")),
        el("button.pressable.primary", { type: "submit", "data-testid": "question-yes" }, confirm),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
