// @ts-check
/** What a select offers: its own options, or the people, roles and channels there are. */

import { KIND } from "../types.js";

/** @typedef {import("../types.js").SelectOption} SelectOption */

/**
 * @param {import("../types.js").Component} select
 * @param {import("../person.js").Person} person of the server they are in just now
 * @returns {SelectOption[]}
 */
export function optionsOf({ type, options = [], default_values = [], channel_types }, { world, channel: here }) {
  const guild = world.guildOf(here);
  const chosen = new Set(default_values.map(({ id }) => id));
  /** @param {string} sign @returns {(item: {id: string, name: string}) => SelectOption} */
  const named =
    (sign) =>
    ({ id, name }) => ({ label: sign + name, value: id, default: chosen.has(id) });
  switch (type) {
    case KIND.user_select:
      return [...world.users, world.bot].map(named("@"));
    case KIND.role_select:
      return (guild?.roles ?? []).map(named("@"));
    case KIND.mentionable_select:
      return [...world.users, world.bot, ...(guild?.roles ?? [])].map(named("@"));
    case KIND.channel_select: {
      const fits = world.channels.filter(
        (channel) => channel.guild === guild?.id && (channel_types?.includes(channel.type) ?? true),
      );
      return fits.map(named("#"));
    }
    default:
      return options;
  }
}
