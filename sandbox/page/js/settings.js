// @ts-check
/** The person's language, whether they have installed the app, and the page's theme. */

import { el, icon, refill } from "./dom.js";
import { theme, toggleTheme } from "./theme.js";
import { LANGUAGES } from "./texts.js";

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
      "aria-label": person.text("language"),
      "data-testid": "language",
      onchange: () => person.connection.send("locale", { locale: select.value }),
    },
    Object.entries(languages).map(([locale, name]) =>
      el("option", { value: locale, selected: locale === person.locale }, name),
    ),
  );
  const next = theme() === "dark" ? "light" : "dark";
  const turn = () => {
    toggleTheme();
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
        title: person.text(installed ? "uninstall" : "install", { name: bot.name }),
        "aria-label": person.text("install", { name: bot.name }),
        "aria-pressed": String(installed),
        "data-testid": "install",
        onclick: () => person.connection.send("install", { installed: !installed }),
      },
      icon(installed ? "check" : "app"),
    ),
    el(
      "button.round",
      {
        type: "button",
        title: person.text(next),
        "aria-label": person.text(next),
        "data-testid": "theme",
        onclick: turn,
      },
      icon(next === "light" ? "sun" : "moon"),
    ),
  );
}
