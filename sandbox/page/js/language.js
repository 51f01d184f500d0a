// @ts-check
/** The select beside the people for the language of the person who uses the page. */

import { el, icon, refill } from "./dom.js";
import { LANGUAGES } from "./texts.js";

/**
 * Draws the select. Its languages are those of the page, and the person's own if that is another one.
 * @param {Element} place
 * @param {import("./person.js").Person} person
 */
export function drawLanguage(place, person) {
  const label = person.text("language", { name: person.name });
  const select = el(
    "select",
    {
      "aria-label": label,
      "data-testid": "language",
      onchange: () => person.connection.send("locale", { locale: select.value }),
    },
    Object.entries({ [person.locale]: person.locale, ...LANGUAGES }).map(([locale, name]) =>
      el("option", { value: locale, selected: locale === person.locale }, name),
    ),
  );
  const code = person.locale.split("-")[0].toUpperCase();
  refill(place, person, el("label.language", { title: label }, icon("globe"), el("span", {}, code), select));
}
