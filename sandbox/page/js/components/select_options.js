// @ts-check
/** What a select offers: its own options, or the people and channels there are. */

import { KIND } from "../types.js";

/** @typedef {import("../types.js").SelectOption} SelectOption */

/**
 * @param {import("../types.js").Component} select
 * @param {import("../world.js").World} world
 * @returns {SelectOption[]} roles there are none of, so a select of roles offers nothing
 */
export function optionsOf({ type, options = [], default_values = [], channel_types }, world) {
  const chosen = new Set(default_values.map(({ id }) => id));
  /** @param {string} sign @returns {(item: {id: string, name: string}) => SelectOption} */
  const named =
    (sign) =>
    ({ id, name }) => ({ label: sign + name, value: id, default: chosen.has(id) });
  switch (type) {
    case KIND.user_select:
    case KIND.mentionable_select:
      return [...world.users, world.bot].map(named("@"));
    case KIND.channel_select: {
      const fits = world.channels.filter(
        (channel) => !world.isDirect(channel.id) && (channel_types?.includes(channel.type) ?? true),
      );
      return fits.map(named("#"));
    }
    default:
      return options;
  }
}
