// @ts-check
/** The person's language, which the bot answers in, whether they have its app as their own, and the page's light. */

import { el, icon, refill } from "./dom.js";
import { theme, turnTheme } from "./theme.js";
import { LANGUAGES } from "./words.js";

/**
 * @param {Element} place
 * @param {import("./person.js").Person} person
 * @param {() => void} redraw
 */
export function drawSettings(place, person, redraw) {
  const { bot, installed } = person.world;
  const languages = { [person.locale]: person.locale, ...LANGUAGES };
  const select = el(
    "select",
    {
      "aria-label": person.words("language"),
      "data-testid": "language",
      onchange: () => person.wire.tell("locale", { locale: select.value }),
    },
    Object.entries(languages).map(([locale, name]) =>
      el("option", { value: locale, selected: locale === person.locale }, name),
    ),
  );
  const next = theme() === "dark" ? "light" : "dark";
  const turn = () => {
    turnTheme();
    redraw();
  };
  refill(
    place,
    person,
    el("label.language", {}, icon("globe"), select),
    el(
      "button.round",
      {
        type: "button",
        title: person.words(installed ? "uninstall" : "install", { name: bot.name }),
        "aria-label": person.words("install", { name: bot.name }),
        "aria-pressed": String(installed),
        "data-testid": "install",
        onclick: () => person.wire.tell("install", { installed: !installed }),
      },
      icon(installed ? "check" : "app"),
    ),
    el(
      "button.round",
      {
        type: "button",
        title: person.words(next),
        "aria-label": person.words(next),
        "data-testid": "theme",
        onclick: turn,
      },
      icon(next === "light" ? "sun" : "moon"),
    ),
  );
}
