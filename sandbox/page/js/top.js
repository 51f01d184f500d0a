// @ts-check
/** The line over the messages, and the two drawers that open beside them where the window is narrow. */

import { avatar } from "./avatar.js";
import { el, icon, refill } from "./dom.js";

/**
 * The channel's name, and the names of the page's fixed parts for those who hear them.
 * @param {Element} place
 * @param {import("./person.js").Person} person
 */
export function drawTop(place, person) {
  for (const part of document.querySelectorAll("[data-label]")) {
    part.ariaLabel = person.words(part.getAttribute("data-label") ?? "");
  }
  const { world, channel } = person;
  const direct = channel !== null && world.isDirect(channel);
  const name = direct ? world.bot.name : (world.channel(channel ?? "")?.name ?? "");
  refill(place, person, direct ? avatar(world.bot) : icon("hash"), el("h1", { "data-testid": "where" }, name));
}

/** Makes `data-drawer` buttons open and close the drawer that they name; Escape and a press beside it close it too. */
export function startDrawers() {
  const { body } = document;
  const open = (/** @type {string} */ drawer) => {
    body.dataset.open = body.dataset.open === drawer ? "" : drawer;
    for (const button of document.querySelectorAll("[data-drawer]")) {
      button.ariaExpanded = String(button.getAttribute("data-drawer") === body.dataset.open);
    }
  };
  document.addEventListener("click", ({ target }) => {
    const at = /** @type {Element} */ (target);
    const drawer = at.closest("[data-drawer]")?.getAttribute("data-drawer");
    if (drawer) open(drawer);
    else if (body.dataset.open && (at.closest("#shade") || at.closest(".channel"))) open("");
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && body.dataset.open) open("");
  });
}
