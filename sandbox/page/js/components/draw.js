// @ts-check
/** Components V2: each kind as an element, nested as they come. */

import { el } from "../dom.js";
import { markdown } from "../markdown/draw.js";
import { KIND } from "../types.js";
import { drawButton } from "./button.js";
import { drawFile, drawGallery, drawThumbnail } from "./media.js";
import { Select } from "./select.js";

/** @typedef {import("../types.js").Component} Component */
/**
 * @typedef {object} Surface what components lie on
 * @property {import("../person.js").Person} person who reads and presses
 * @property {import("../types.js").Message} message
 * @property {(customId: string, values?: string[]) => Promise<void>} press resolves when the interaction is settled
 */
/** @typedef {(component: Component, surface: Surface) => Node} Drawer */

/** @type {Drawer} */
const select = (component, surface) =>
  new Select(component, surface.person, (values) => surface.press(component.custom_id ?? "", values)).element;

/** @type {Record<number, Drawer>} */
const DRAWERS = {
  [KIND.container]: drawContainer,
  [KIND.section]: drawSection,
  [KIND.row]: ({ components }, surface) => el("div.row", {}, drawComponents(components, surface)),
  [KIND.text]: ({ content = "" }, { person }) => markdown(content, person.world),
  [KIND.separator]: ({ divider = true, spacing = 1 }) => el(`hr.${divider ? "rule" : "gap"}.spacing-${spacing}`),
  [KIND.gallery]: drawGallery,
  [KIND.thumbnail]: drawThumbnail,
  [KIND.file]: drawFile,
  [KIND.button]: drawButton,
  [KIND.select]: select,
  [KIND.user_select]: select,
  [KIND.role_select]: select,
  [KIND.mentionable_select]: select,
  [KIND.channel_select]: select,
};

/**
 * @param {Component[] | undefined} components
 * @param {Surface} surface
 * @returns {Node[]} one element for each; a kind unknown here is named rather than dropped, so that it gets noticed
 */
export function drawComponents(components, surface) {
  return (components ?? []).map((component) => {
    const drawer = DRAWERS[component.type];
    return drawer ? drawer(component, surface) : el("code.unknown", {}, `component ${component.type}`);
  });
}

/** @type {Drawer} */
function drawContainer({ components, accent_color, spoiler }, surface) {
  const coloured = accent_color !== null && accent_color !== undefined;
  const container = el(
    coloured ? "div.container.coloured" : "div.container",
    {
      "data-testid": "container",
      "--accent": coloured && `#${accent_color.toString(16).padStart(6, "0")}`,
    },
    drawComponents(components, surface),
  );
  if (spoiler) {
    container.classList.add("covered");
    container.addEventListener("click", () => container.classList.remove("covered"), { once: true });
  }
  return container;
}

/** @type {Drawer} */
function drawSection({ components, accessory }, surface) {
  return el(
    "div.section",
    {},
    el("div.section-text", {}, drawComponents(components, surface)),
    accessory && drawComponents([accessory], surface),
  );
}
