// @ts-check
/** Shows a picture enlarged. */

import { el, icon } from "./dom.js";

/**
 * Shows a picture over the page until a click or Escape.
 * @param {HTMLImageElement} image the picture in its message
 * @param {import("./person.js").Person} person in whose language the labels are
 */
export function openLightbox(image, person) {
  const close = () => dialog.close();
  const dialog = el(
    "dialog.lightbox",
    { onclick: close, onclose: () => dialog.remove(), "aria-label": image.alt || person.text("picture") },
    el("img", { src: image.currentSrc || image.src, alt: image.alt }),
    image.alt && el("p.caption", {}, image.alt),
    el("button.round.close", { type: "button", "aria-label": person.text("close") }, icon("close")),
  );
  document.body.append(dialog);
  dialog.showModal();
}
