// @ts-check
/** What lies left and right of the messages: the server's channels, and who is there. */

import { avatar } from "./avatar.js";
import { el, icon, refill } from "./dom.js";

/** @typedef {import("./person.js").Person} Person */

/**
 * The channels, with marks for what is unread, and the conversation with the bot below them.
 * @param {Element} place
 * @param {Person} person
 * @param {(channel: string) => void} open
 */
export function drawChannels(place, person, open) {
  const { world } = person;
  const direct = world.channels.filter(({ id }) => world.isDirect(id));
  const talk = () => person.wire.tell("open_dm");
  refill(
    place,
    person,
    group(
      person.words("channels"),
      world.channels.filter(({ id }) => !world.isDirect(id)),
    ),
    direct.length
      ? group(person.words("direct"), direct)
      : el(
          "section",
          {},
          el("h2", {}, person.words("direct")),
          el(
            "button.channel",
            { type: "button", "data-testid": "open-dm", onclick: talk },
            avatar(world.bot),
            el("span", {}, world.bot.name),
          ),
        ),
  );

  /** @param {string} title @param {import("./types.js").Channel[]} channels */
  function group(title, channels) {
    return el(
      "section",
      {},
      el("h2", {}, title),
      channels.map(({ id, name }) => {
        const { unread, calls } = person.attention.in(id);
        const here = id === person.channel;
        const isDirect = world.isDirect(id);
        return el(
          "button.channel",
          {
            type: "button",
            "aria-current": here && "page",
            "data-unread": unread > 0,
            "data-turn": world.isMyTurn(id),
            "data-testid": `channel-${isDirect ? "dm" : name}`,
            onclick: () => open(id),
          },
          isDirect ? avatar(world.bot) : icon("hash"),
          el("span", {}, isDirect ? world.bot.name : name),
          calls > 0 && el("span.badge", {}, calls),
        );
      }),
    );
  }
}

/**
 * The bot and the people, as a list of members.
 * @param {Element} place
 * @param {Person} person
 */
export function drawMembers(place, person) {
  const { world, words, id: me } = person;
  const { bot, users } = world;
  const row = (/** @type {any} */ someone, /** @type {boolean} */ online, /** @type {Node | string | false} */ mark) =>
    el(
      online ? "li.member" : "li.member.away",
      {},
      avatar(someone),
      el("span.author", { "--colour": someone.colour }, someone.name),
      mark,
    );
  refill(
    place,
    person,
    el("h2", {}, `${words("members")} – ${users.length + 1}`),
    el(
      "ul",
      {},
      row(bot, bot.online, el("span.tag", {}, words("app"))),
      users.map((user) => row(user, true, user.id === me && el("span.you", {}, words("you")))),
    ),
  );
}
