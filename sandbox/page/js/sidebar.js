// @ts-check
/** The lists beside the messages: channels and members. */

import { avatar } from "./avatar.js";
import { iconButton } from "./channel_actions.js";
import { menuCommands, openMenu } from "./context_menu.js";
import { el, icon, refill } from "./dom.js";
import { COMMAND } from "./types.js";

/** @typedef {import("./person.js").Person} Person */

/** @typedef {import("./types.js").Channel} Channel */

const ACTIVE_EVENT = 2;

/**
 * Draws the channels of each server with their threads, then direct messages. Unread ones are marked, with the number
 * of messages that have notified the person or that only they see.
 * @param {Element} place
 * @param {Person} person
 * @param {(channel: string) => void} open
 */
export function drawChannels(place, person, open) {
  const { world, text } = person;
  const direct = world.channels.filter(({ id }) => world.isDirect(id));
  const withBot = direct.some(({ name }) => name === world.bot.name);
  const several = world.guilds.length > 1;
  refill(
    place,
    person,
    world.guilds.map(({ id, name, events }) =>
      group(several ? name : text("channels"), [
        ...events.map((event) => eventLine(event)),
        ...withThreads(world.channels.filter(({ guild }) => guild === id)).map((channel) => line(channel)),
      ]),
    ),
    group(text("direct"), [...direct.map((channel) => line(channel)), !withBot && openDirect()]),
  );

  /** @param {string} title @param {(HTMLElement | false)[]} lines */
  function group(title, lines) {
    return el("section", {}, el("h2", {}, title), lines);
  }

  function openDirect() {
    return el(
      "button.channel",
      { type: "button", "data-testid": "open-dm", onclick: () => talk(person, world.bot, open) },
      avatar(world.bot),
      el("span", {}, world.bot.name),
    );
  }

  /** @param {import("./types.js").ScheduledEvent} event opens the channel to which its location links */
  function eventLine({ id, name, status, scheduled_start_time, entity_metadata: { location } }) {
    const when = /** @type {const} */ ({ weekday: "short", hour: "numeric", minute: "2-digit" });
    const starts = new Date(scheduled_start_time).toLocaleString(person.locale, when);
    const channel = location.split("/").find((part) => world.channel(part));
    return el(
      "button.channel.event",
      {
        type: "button",
        title: location,
        "data-testid": `event-${id}`,
        "data-active": status === ACTIVE_EVENT,
        onclick: () => channel && open(channel),
      },
      icon("calendar"),
      el("span", {}, name),
      el("small", {}, status === ACTIVE_EVENT ? text("now") : starts),
    );
  }

  /** @param {Channel} channel */
  function line({ id, name, parent, archived }) {
    const { unread, forMe } = person.unread.of(id);
    const isDirect = world.isDirect(id);
    return el(
      "button.channel",
      {
        type: "button",
        "aria-current": id === person.channel && "page",
        "data-unread": unread > 0,
        "data-turn": world.isMyTurn(id),
        "data-thread": Boolean(parent),
        "data-archived": archived,
        "data-testid": `channel-${isDirect && name === world.bot.name ? "dm" : name}`,
        onclick: () => open(id),
      },
      isDirect ? avatar(world.named(name)) : icon(parent ? "thread" : "hash"),
      el("span", {}, name),
      forMe > 0 && el("span.badge", { "data-testid": "new-in-channel" }, forMe),
    );
  }
}

/** @param {Channel[]} channels @returns {Channel[]} each channel followed by its threads */
function withThreads(channels) {
  const roots = channels.filter(({ parent }) => !parent);
  return roots.flatMap((root) => [root, ...channels.filter(({ parent }) => parent === root.id)]);
}

/**
 * Draws the members with their roles; a click opens direct messages.
 * @param {Element} place
 * @param {Person} person
 * @param {(channel: string) => void} open
 */
export function drawMembers(place, person, open) {
  const { world, text, id: me } = person;
  const { bot, users } = world;
  const guild = world.guildOf(person.channel);
  const here = users.filter(({ id }) => !guild || id in guild.members);
  const withBot = !guild || bot.id in guild.members;
  refill(
    place,
    person,
    el("h2", {}, `${text("members")} – ${here.length + Number(withBot)}`),
    el(
      "ul",
      {},
      withBot && row(bot, bot.online, el("span.tag", {}, text("app"))),
      here.map((user) => row(user, true, user.id === me && el("span.you", {}, text("you")))),
    ),
  );

  /** @param {any} someone @param {boolean} online @param {Node | false} mark */
  function row(someone, online, mark) {
    const held = guild?.members[someone.id] ?? [];
    const roles = guild?.roles.filter(({ id, name }) => held.includes(id) && name !== bot.name) ?? [];
    return el(
      online ? "li" : "li.away",
      {},
      el(
        "button.member",
        {
          type: "button",
          disabled: someone.id === me,
          title: someone.id === me ? null : text("talk-to", { name: someone.name }),
          "data-testid": `member-${someone.name.toLowerCase()}`,
          onclick: () => talk(person, someone, open),
        },
        avatar(someone),
        el("span.author", { "--colour": someone.colour }, someone.name),
        mark,
        roles.map(({ name, colour }) => el("span.role", { "--colour": colourOf(colour) }, name)),
      ),
      menuCommands(person, COMMAND.user).length > 0 &&
        iconButton("apps", text("apps"), `apps-${someone.name.toLowerCase()}`, (anchor) =>
          openMenu(person, anchor, { do: "user_menu", type: COMMAND.user, id: someone.id }),
        ),
    );
  }
}

/**
 * Opens direct messages with the bot or another user.
 * @param {Person} person
 * @param {{id: string, name: string}} someone
 * @param {(channel: string) => void} open
 */
async function talk({ connection, world }, { id, name }, open) {
  const answer = await connection.request("open_dm", id === world.bot.id ? {} : { user: id });
  const channel = world.channels.find((one) => world.isDirect(one.id) && one.name === name);
  if (answer.ok && channel) open(channel.id);
}

/** @param {number} colour @returns {string | null} null for a role without a colour */
function colourOf(colour) {
  return colour ? `#${colour.toString(16).padStart(6, "0")}` : null;
}
