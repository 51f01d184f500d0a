// @ts-check
/** The page's own texts in the user's language. */

import { de } from "./texts/de.js";
import { en } from "./texts/en.js";
import { fr } from "./texts/fr.js";
import { it } from "./texts/it.js";

/** The languages to choose from, by locale. */
export const LANGUAGES = Object.freeze({ "en-US": "English", it: "Italiano", de: "Deutsch", fr: "Français" });

/** @type {Record<string, Record<string, string>>} */
const TEXTS = { en, it, de, fr };
const PLACEHOLDER = /\{([\w-]+)\}/;

/**
 * @param {string} locale
 * @param {string} key
 * @param {Record<string, string | number>} [args] values for the placeholders
 * @returns {string}
 */
export function text(locale, key, args = {}) {
  return textParts(locale, key, args).join("");
}

/**
 * Returns a text in parts, with elements for its placeholders.
 * @template T
 * @param {string} locale
 * @param {string} key
 * @param {Record<string, T>} args
 * @returns {(string | T)[]}
 */
export function textParts(locale, key, args) {
  const texts = TEXTS[locale.split("-")[0]] ?? en;
  return (texts[key] ?? en[key]).split(PLACEHOLDER).map((part, place) => (place % 2 ? args[part] : part));
}
