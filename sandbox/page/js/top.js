// @ts-check
/** The line over the messages, and the two drawers that open beside them where the window is narrow. */

import { avatar } from "./avatar.js";
import { el, icon, refill } from "./dom.js";
import { channelActions } from "./places.js";

/**
 * The channel's name with what may be done to it, and the names of the page's fixed parts for those who hear them.
 * @param {Element} place
 * @param {import("./person.js").Person} person
 */
export function drawTop(place, person) {
  for (const part of document.querySelectorAll("[data-label]")) {
    part.ariaLabel = person.words(part.getAttribute("data-label") ?? "");
  }
  const { world, channel } = person;
  const direct = channel !== null && world.isDirect(channel);
  const { name = "", parent = null } = world.channel(channel ?? "") ?? {};
  const face = direct ? avatar(world.named(name)) : icon(parent ? "thread" : "hash");
  const above = world.channel(parent ?? "");
  refill(
    place,
    person,
    face,
    above && el("button.above", { type: "button", "data-enter": above.id }, `${above.name} ›`),
    el("h1", { "data-testid": "where" }, name),
    channelActions(person),
  );
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
