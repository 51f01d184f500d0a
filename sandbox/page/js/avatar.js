// @ts-check
/** Avatars: an initial on the person's colour, and a table for the bot. */

import { el, icon } from "./dom.js";

/**
 * @param {{name: string, colour?: string}} someone without a colour: the bot
 * @returns {HTMLElement}
 */
export function avatar({ name, colour }) {
  const shades = { "--colour": colour, "aria-hidden": "true" };
  return colour ? el("span.avatar", shades, [...name][0]?.toUpperCase()) : el("span.avatar.bot", shades, icon("table"));
}
