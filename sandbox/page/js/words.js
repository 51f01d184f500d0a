// @ts-check
/** The page's own words in the reader's language; what the bot says comes from the bot. */

import { de } from "./words/de.js";
import { en } from "./words/en.js";
import { fr } from "./words/fr.js";
import { it } from "./words/it.js";

/** The languages to choose from, by Discord's names for them. */
export const LANGUAGES = Object.freeze({ "en-US": "English", it: "Italiano", de: "Deutsch", fr: "Français" });

/** @type {Record<string, Record<string, string>>} */
const WORDS = { en, it, de, fr };
const GAP = /\{([\w-]+)\}/;

/**
 * @param {string} locale
 * @param {string} key
 * @param {Record<string, string | number>} [args] what stands in the gaps
 * @returns {string}
 */
export function phrase(locale, key, args = {}) {
  return sentence(locale, key, args).join("");
}

/**
 * A phrase whose gaps are filled with elements.
 * @template T
 * @param {string} locale
 * @param {string} key
 * @param {Record<string, T>} args
 * @returns {(string | T)[]}
 */
export function sentence(locale, key, args) {
  const words = WORDS[locale.split("-")[0]] ?? en;
  return (words[key] ?? en[key]).split(GAP).map((part, place) => (place % 2 ? args[part] : part));
}
