// @ts-check
/** The quiet lines around the messages: that the line or the bot is away, and how to begin. */

import { slashCommands } from "./composer/commands.js";
import { el, refill } from "./dom.js";
import { sentence } from "./words.js";

/** @typedef {import("./person.js").Person} Person */

const FIRST_GAME = "play tris_2";
const JOIN = "Join"; // what all see is in the server's language, and the sandbox's server speaks English

/**
 * @param {HTMLElement} banner
 * @param {Person} person
 * @param {boolean} patient is it too early to say that nothing has come yet?
 */
export function drawBanner(banner, person, patient) {
  const { world, wire } = person;
  const known = Boolean(world.guild.id);
  const down = !wire.up && (known || !patient);
  const away = known && !world.bot.online;
  const trouble = down ? person.words("line-down") : away && person.words("bot-away", { name: world.bot.name });
  banner.hidden = !trouble;
  refill(banner, person, trouble && el("span.pulse", { "aria-hidden": "true" }), trouble);
}

/**
 * How to begin, in every channel of the server where no table is to be seen.
 * @param {HTMLElement} hint
 * @param {Person} person
 * @param {Person[]} people
 * @param {(text: string) => void} write puts a text into the composer
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
      sentence(person.locale, "hint", {
        slash: key("/", "/"),
        command: key(`/${command.label}`, `/${command.label} `),
        other: el("b", { "--colour": other.world.me.colour }, other.name),
        join: el("b", {}, JOIN),
      }),
    ),
  );
}
