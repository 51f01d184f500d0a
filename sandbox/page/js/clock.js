// @ts-check
/** Formats times in the user's language: Discord's `<t:unix:style>` and the times of messages. */

import { el } from "./dom.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} units with their lengths in seconds, the longest first */
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * @param {number} unix seconds
 * @param {string} style one of t T d D f F s S
 * @param {string} locale
 */
export function formatTime(unix, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(unix * 1000);
}

/**
 * Formats the distance of a time from now: "in 9 minutes", "2 hours ago".
 * @param {number} unix seconds
 * @param {string} locale
 * @param {number} [now] seconds
 */
export function relativeTime(unix, locale, now = Date.now() / 1000) {
  const seconds = Math.round(unix - now);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: seconds === 0 ? "auto" : "always" });
  return format.format(Math.round(seconds / length), unit);
}

/**
 * Creates an element for a time; in the relative style `R` it is updated while it is shown.
 * @param {number} unix seconds
 * @param {string} style
 * @param {string} locale
 * @returns {HTMLTimeElement}
 */
export function timeElement(unix, style, locale) {
  const moment = new Date(unix * 1000);
  const relative = style === "R";
  const shown = relative ? relativeTime(unix, locale) : formatTime(unix, style, locale);
  return el(
    "time",
    {
      datetime: moment.toISOString(),
      title: formatTime(unix, "F", locale),
      "data-unix": relative && unix,
      lang: locale,
    },
    shown,
  );
}

/** Updates all relative times on the page once a second. */
export function startClock() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-unix]")) {
      const text = relativeTime(Number(time.getAttribute("data-unix")), /** @type {HTMLElement} */ (time).lang);
      if (time.textContent !== text) time.textContent = text;
    }
  }, 1000);
}
