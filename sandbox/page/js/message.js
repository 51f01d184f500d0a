// @ts-check
/** One message as an element. */

import { avatar } from "./avatar.js";
import { inWords } from "./clock.js";
import { drawComponents } from "./components/draw.js";
import { drawAttachments } from "./components/media.js";
import { el, icon } from "./dom.js";
import { markdown } from "./markdown/draw.js";
import { gistOf } from "./message_text.js";
import { iconButton, mayStartThread, startThread } from "./places.js";
import { EPHEMERAL, LOADING, MAY, THREAD_CREATED } from "./types.js";
import { sentence } from "./words.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./person.js").Person} Person */
/** @typedef {import("./components/draw.js").Surface} Surface */

const COMMAND = 2; // an interaction's type

/**
 * @param {Surface} surface the message, who reads it, and what its buttons do
 * @param {() => void} dismiss puts an ephemeral message away
 * @returns {HTMLElement}
 */
export function drawMessage(surface, dismiss) {
  const { message, person } = surface;
  const { world } = person;
  const ephemeral = Boolean((message.flags ?? 0) & EPHEMERAL);
  const calling = !ephemeral && world.callsMe(message);
  const author = authorOf(message.author, world);
  const words = (/** @type {string} */ key) => person.words(key);
  return el(
    "article.message",
    {
      "data-testid": "message",
      "data-id": message.id,
      "data-author": message.author.id,
      "data-ephemeral": ephemeral,
      "data-calling": calling,
      "aria-label": author.name,
    },
    replyLine(message, person),
    avatar(author),
    el(
      "header.byline",
      {},
      el("span.author", { "--colour": author.colour }, author.name),
      message.author.bot && el("span.tag", {}, words("app")),
      stamp(message, person.locale),
    ),
    el(
      "div.body",
      {},
      drawBody(surface),
      message.edited_timestamp && el("small.edited", {}, words("edited")),
      message.thread && threadChip(message.thread),
    ),
    !ephemeral && el("div.actions", {}, actions(message, person)),
    ephemeral &&
      el(
        "footer.only-you",
        {},
        icon("eye"),
        `${words("only-you")} · `,
        el("button.link", { type: "button", onclick: dismiss, "data-testid": "dismiss" }, words("dismiss")),
      ),
    el("p.failure", { role: "alert", "data-testid": "failure" }),
  );
}

/** @param {Surface} surface */
function drawBody(surface) {
  const { message, person } = surface;
  if (message.type === THREAD_CREATED) return threadLine(message, person);
  if ((message.flags ?? 0) & LOADING) return thinking(person.words("thinking", { name: person.world.bot.name }));
  return [
    message.content && markdown(message.content, person.world),
    ...(message.components?.length ? drawComponents(message.components, surface) : drawAttachments(surface)),
  ];
}

/**
 * What the person may do to the message.
 * @param {Message} message
 * @param {Person} person
 */
function actions({ id, channel_id: channel, author, thread, type }, person) {
  const { world, words, wire } = person;
  const begins = !thread && type !== THREAD_CREATED && mayStartThread(person, channel);
  const goes = author.id === person.id || world.may(channel, MAY.manage_messages);
  return [
    begins && iconButton("thread", words("new-thread"), "start-thread", () => startThread(person, channel, id)),
    goes && iconButton("bin", words("delete"), "delete", () => wire.tell("delete", { channel, message: id })),
  ];
}

/** @param {{id: string, name: string}} thread begun from a message */
function threadChip({ id, name }) {
  return el("button.thread-chip", { type: "button", "data-enter": id }, icon("thread"), el("span", {}, name), "›");
}

/** @param {Message} message that says that a thread has begun @param {Person} person */
function threadLine({ author, content, message_reference }, { world, locale }) {
  const thread = el("button.link", { type: "button", "data-enter": message_reference?.channel_id ?? "" }, content);
  const who = el("b", {}, authorOf(author, world).name);
  return el("p.thread-line", {}, icon("thread"), el("span", {}, sentence(locale, "started-thread", { who, thread })));
}

/**
 * Words with three dots that move: something is on its way.
 * @param {string} words
 */
export function thinking(words) {
  return el("p.thinking", {}, el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")), words);
}

/**
 * "Alice used /play", over the answer to a command.
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
      sentence(locale, "used", {
        who: el("b", { "--colour": who.colour }, who.name),
        command: el("span.used", {}, `/${command}`),
      }),
    ),
  );
}

/** @param {Message} message @param {Person} person */
function replyLine({ channel_id, interaction_metadata: used, message_reference }, { world, locale }) {
  if (used?.name && used.type === COMMAND) return usedLine(authorOf(used.user, world), used.name, locale);
  const answered =
    message_reference && world.messages(channel_id).find(({ id }) => id === message_reference.message_id);
  if (!answered) return null;
  const who = authorOf(answered.author, world);
  return el(
    "p.reply",
    {},
    avatar(who),
    el("b", { "--colour": who.colour }, who.name),
    el("span.gist", {}, markdown(gistOf(answered), world)),
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
function stamp({ timestamp }, locale) {
  const unix = Date.parse(timestamp) / 1000;
  return el("time.stamp", { datetime: timestamp, title: inWords(unix, "F", locale) }, inWords(unix, "t", locale));
}
