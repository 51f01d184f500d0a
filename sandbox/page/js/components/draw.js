// @ts-check
/** Draws components. */

import { el } from "../dom.js";
import { markdown } from "../markdown/draw.js";
import { COMPONENT } from "../types.js";
import { drawButton } from "./button.js";
import { drawFile, drawGallery, drawThumbnail } from "./media.js";
import { Select } from "./select.js";

/** @typedef {import("../types.js").Component} Component */
/**
 * @typedef {object} Surface the message that components belong to
 * @property {import("../person.js").Person} person who sees and uses them
 * @property {import("../types.js").Message} message
 * @property {(customId: string, values?: string[]) => Promise<void>} press resolves when the interaction has ended
 */
/** @typedef {(component: Component, surface: Surface) => Node} Drawer */

/** @type {Drawer} */
const select = (component, surface) =>
  new Select(component, surface.person, (values) => surface.press(component.custom_id ?? "", values)).element;

/** @type {Record<number, Drawer>} */
const DRAWERS = {
  [COMPONENT.container]: drawContainer,
  [COMPONENT.section]: drawSection,
  [COMPONENT.row]: ({ components }, surface) => el("div.row", {}, drawComponents(components, surface)),
  [COMPONENT.text]: ({ content = "" }, { person }) => markdown(content, person.world),
  [COMPONENT.separator]: ({ divider = true, spacing = 1 }) => el(`hr.${divider ? "rule" : "gap"}.spacing-${spacing}`),
  [COMPONENT.gallery]: drawGallery,
  [COMPONENT.thumbnail]: drawThumbnail,
  [COMPONENT.file]: drawFile,
  [COMPONENT.button]: drawButton,
  [COMPONENT.select]: select,
  [COMPONENT.user_select]: select,
  [COMPONENT.role_select]: select,
  [COMPONENT.mentionable_select]: select,
  [COMPONENT.channel_select]: select,
};

/**
 * @param {Component[] | undefined} components
 * @param {Surface} surface
 * @returns {Node[]} one element for each; an unknown type is shown by its number
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
