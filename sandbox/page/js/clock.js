// @ts-check
/** Times in words of the reader's language: Discord's `<t:unix:style>` marks and the times beside messages. */

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
/** @type {[Intl.RelativeTimeFormatUnit, number][]} units with their seconds; one counts from its own length on */
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
export function inWords(unix, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(unix * 1000);
}

/**
 * How far off a moment is: "in 9 minutes", "2 hours ago".
 * @param {number} unix seconds
 * @param {string} locale
 * @param {number} [now] seconds
 */
export function howFar(unix, locale, now = Date.now() / 1000) {
  const seconds = Math.round(unix - now);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(locale, { numeric: seconds === 0 ? "auto" : "always" });
  return words.format(Math.round(seconds / length), unit);
}

/**
 * A time as an element; the relative style `R` goes on counting while it is shown.
 * @param {number} unix seconds
 * @param {string} style
 * @param {string} locale
 * @returns {HTMLTimeElement}
 */
export function timeElement(unix, style, locale) {
  const moment = new Date(unix * 1000);
  const relative = style === "R";
  const shown = relative ? howFar(unix, locale) : inWords(unix, style, locale);
  return el(
    "time",
    {
      datetime: moment.toISOString(),
      title: inWords(unix, "F", locale),
      "data-unix": relative && unix,
      lang: locale,
    },
    shown,
  );
}

/** Keeps every relative time on the page true, once a second; texts are touched only when their words change. */
export function startClock() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-unix]")) {
      const words = howFar(Number(time.getAttribute("data-unix")), /** @type {HTMLElement} */ (time).lang);
      if (time.textContent !== words) time.textContent = words;
    }
  }, 1000);
}
