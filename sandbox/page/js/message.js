// @ts-check
/** Draws one message. */

import { avatar } from "./avatar.js";
import { formatTime } from "./clock.js";
import { drawComponents } from "./components/draw.js";
import { drawAttachments } from "./components/media.js";
import { menuCommands, openMenu } from "./context_menu.js";
import { el, icon } from "./dom.js";
import { markdown } from "./markdown/draw.js";
import { firstLineOf } from "./message_text.js";
import { iconButton, canStartThread, startThread } from "./channel_actions.js";
import { COMMAND, COMPONENTS_V2, EPHEMERAL, LOADING, PERMISSION, THREAD_CREATED } from "./types.js";
import { textParts } from "./texts.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./person.js").Person} Person */
/** @typedef {import("./components/draw.js").Surface} Surface */

const USED_COMMAND = 2; // the interaction type of commands

/**
 * @param {Surface} surface the message, its reader, and what its components do
 * @param {() => void} dismiss dismisses an ephemeral message
 * @returns {HTMLElement}
 */
export function drawMessage(surface, dismiss) {
  const { message, person } = surface;
  const { world } = person;
  const ephemeral = Boolean((message.flags ?? 0) & EPHEMERAL);
  const mentioned = !ephemeral && world.mentionsMe(message);
  const author = authorOf(message.author, world);
  const text = (/** @type {string} */ key) => person.text(key);
  return el(
    "article.message",
    {
      "data-testid": "message",
      "data-id": message.id,
      "data-author": message.author.id,
      "data-ephemeral": ephemeral,
      "data-mentioned": mentioned,
      "aria-label": author.name,
    },
    replyLine(message, person),
    avatar(author),
    el(
      "header.byline",
      {},
      el("span.author", { "--colour": author.colour }, author.name),
      message.author.bot && el("span.tag", {}, text("app")),
      timestampOf(message, person.locale),
    ),
    el(
      "div.body",
      {},
      drawBody(surface),
      message.edited_timestamp && el("small.edited", {}, text("edited")),
      message.thread && threadChip(message.thread),
    ),
    !ephemeral && el("div.actions", {}, actions(message, person)),
    ephemeral &&
      el(
        "footer.only-you",
        {},
        icon("eye"),
        `${text("only-you")} · `,
        el("button.link", { type: "button", onclick: dismiss, "data-testid": "dismiss" }, text("dismiss")),
      ),
    el("p.failure", { role: "alert", "data-testid": "failure" }),
  );
}

/** @param {Surface} surface */
function drawBody(surface) {
  const { message, person } = surface;
  if (message.type === THREAD_CREATED) return threadLine(message, person);
  if ((message.flags ?? 0) & LOADING) return thinking(person.text("thinking", { name: person.world.bot.name }));
  return [
    message.content && markdown(message.content, person.world),
    ...((message.flags ?? 0) & COMPONENTS_V2 ? [] : drawAttachments(surface)),
    ...drawComponents(message.components ?? [], surface),
  ];
}

/**
 * Draws the buttons for what the person can do with the message.
 * @param {Message} message
 * @param {Person} person
 */
function actions({ id, channel_id: channel, author, thread, type }, person) {
  const { world, text, connection } = person;
  const canStart = !thread && type !== THREAD_CREATED && canStartThread(person, channel);
  const canDelete = author.id === person.id || world.can(channel, PERMISSION.manage_messages);
  return [
    menuCommands(person, COMMAND.message).length > 0 &&
      iconButton("apps", text("apps"), "apps", (anchor) =>
        openMenu(person, anchor, { do: "message_menu", type: COMMAND.message, id }),
      ),
    canStart && iconButton("thread", text("new-thread"), "start-thread", () => startThread(person, channel, id)),
    canDelete && iconButton("bin", text("delete"), "delete", () => connection.send("delete", { channel, message: id })),
  ];
}

/** @param {{id: string, name: string}} thread started from a message */
function threadChip({ id, name }) {
  return el("button.thread-chip", { type: "button", "data-enter": id }, icon("thread"), el("span", {}, name), "›");
}

/** @param {Message} message that announces a thread @param {Person} person */
function threadLine({ author, content, message_reference }, { world, locale }) {
  const thread = el("button.link", { type: "button", "data-enter": message_reference?.channel_id ?? "" }, content);
  const who = el("b", {}, authorOf(author, world).name);
  return el("p.thread-line", {}, icon("thread"), el("span", {}, textParts(locale, "started-thread", { who, thread })));
}

/**
 * Draws a label with three moving dots for something that is awaited.
 * @param {string} label
 */
export function thinking(label) {
  return el("p.thinking", {}, el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")), label);
}

/**
 * Draws "Alice used /play" above the response to a command.
 * @param {{name: string, colour?: string}} who
 * @param {string} command without its slash
 * @param {string} locale
 */
export function usedLine(who, command, locale) {
  return el(
    "p.reply",
    {},
    avatar(who),
    el(
      "span",
      {},
      textParts(locale, "used", {
        who: el("b", { "--colour": who.colour }, who.name),
        command: el("span.used", {}, `/${command}`),
      }),
    ),
  );
}

/** @param {Message} message @param {Person} person */
function replyLine({ channel_id, interaction_metadata: used, message_reference }, { world, locale }) {
  if (used?.name && used.type === USED_COMMAND) return usedLine(authorOf(used.user, world), used.name, locale);
  const repliedTo =
    message_reference && world.messages(channel_id).find(({ id }) => id === message_reference.message_id);
  if (!repliedTo) return null;
  const who = authorOf(repliedTo.author, world);
  return el(
    "p.reply",
    {},
    avatar(who),
    el("b", { "--colour": who.colour }, who.name),
    el("span.first-line", {}, markdown(firstLineOf(repliedTo), world)),
  );
}

/**
 * @param {import("./types.js").Author} author
 * @param {import("./world.js").World} world
 * @returns {{name: string, colour?: string}}
 */
function authorOf({ id, global_name, username }, world) {
  return world.person(id) ?? { name: global_name ?? username, colour: "#888888" };
}

/** @param {Message} message @param {string} locale */
function timestampOf({ timestamp }, locale) {
  const unix = Date.parse(timestamp) / 1000;
  return el("time.stamp", { datetime: timestamp, title: formatTime(unix, "F", locale) }, formatTime(unix, "t", locale));
}
