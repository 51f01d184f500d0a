// @ts-check
/** Whether the person has installed the app, and the page's theme. */

import { el, icon, refill } from "./dom.js";
import { theme, toggleTheme } from "./theme.js";

/**
 * @param {Element} place
 * @param {import("./person.js").Person} person
 * @param {() => void} redraw
 */
export function drawSettings(place, person, redraw) {
  const { bot, installed } = person.world;
  const next = theme() === "dark" ? "light" : "dark";
  const turn = () => {
    toggleTheme();
    redraw();
  };
  refill(
    place,
    person,
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
