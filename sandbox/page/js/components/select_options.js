// @ts-check
/** The options of a select menu: its own, or people, roles and channels. */

import { COMPONENT } from "../types.js";

/** @typedef {import("../types.js").SelectOption} SelectOption */

/**
 * @param {import("../types.js").Component} select
 * @param {import("../person.js").Person} person whose open channel's server counts
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
    case COMPONENT.user_select:
      return [...world.users, world.bot].map(named("@"));
    case COMPONENT.role_select:
      return (guild?.roles ?? []).map(named("@"));
    case COMPONENT.mentionable_select:
      return [...world.users, world.bot, ...(guild?.roles ?? [])].map(named("@"));
    case COMPONENT.channel_select: {
      const fits = world.channels.filter(
        (channel) => channel.guild === guild?.id && (channel_types?.includes(channel.type) ?? true),
      );
      return fits.map(named("#"));
    }
    default:
      return options;
  }
}
