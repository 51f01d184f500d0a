// @ts-check
/** The header over the messages, and the drawers of a narrow window. */

import { avatar } from "./avatar.js";
import { el, icon, refill } from "./dom.js";
import { channelActions } from "./channel_actions.js";

/**
 * Draws the channel's name and actions, and sets the accessible names of the page's fixed parts.
 * @param {Element} place
 * @param {import("./person.js").Person} person
 */
export function drawHeader(place, person) {
  for (const part of document.querySelectorAll("[data-label]")) {
    part.ariaLabel = person.text(part.getAttribute("data-label") ?? "");
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

/** Makes `data-drawer` buttons open and close the drawer that they name; Escape and a click beside it close it, too. */
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
