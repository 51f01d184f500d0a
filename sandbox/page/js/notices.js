// @ts-check
/** The banner about a lost connection or an offline bot, and the hint how to begin. */

import { slashCommands } from "./composer/commands.js";
import { el, refill } from "./dom.js";
import { textParts } from "./texts.js";

/** @typedef {import("./person.js").Person} Person */

const FIRST_GAME = "play tris_1";
const JOIN = "Join"; // public messages are in the server's language, which is English in the sandbox

/**
 * @param {HTMLElement} banner
 * @param {Person} person
 * @param {boolean} patient whether it is too early to report a missing connection
 */
export function drawBanner(banner, person, patient) {
  const { world, connection } = person;
  const loaded = Boolean(world.guild.id);
  const down = !connection.isOpen && (loaded || !patient);
  const offline = loaded && !world.bot.online;
  const notice = down ? person.text("line-down") : offline && person.text("bot-away", { name: world.bot.name });
  banner.hidden = !notice;
  refill(banner, person, notice && el("span.pulse", { "aria-hidden": "true" }), notice);
}

/**
 * Draws the hint how to begin, in channels of a server that show no table.
 * @param {HTMLElement} hint
 * @param {Person} person
 * @param {Person[]} people
 * @param {(text: string) => void} write writes a text into the composer
 */
export function drawHint(hint, person, people, write) {
  const { world, channel } = person;
  const command = slashCommands(person, channel).find(({ path }) => path === FIRST_GAME);
  hint.hidden = !channel || world.isDirect(channel) || world.hasTable(channel) || !command;
  if (hint.hidden || !command) return;
  const other = people.find((candidate) => candidate !== person) ?? person;
  const key = (/** @type {string} */ label, /** @type {string} */ text) =>
    el("button.key", { type: "button", onclick: () => write(text) }, label);
  refill(
    hint,
    person,
    el(
      "p",
      {},
      textParts(person.locale, "hint", {
        slash: key("/", "/"),
        command: key(`/${command.label}`, `/${command.label} `),
        other: el("b", { "--colour": other.world.me.colour }, other.name),
        join: el("b", {}, JOIN),
      }),
    ),
  );
}
