// @ts-check
/** A picture alone, as large as the window lets it be. */

import { el, icon } from "./dom.js";

/**
 * Shows a picture over the page until it is pressed or Escape is.
 * @param {HTMLImageElement} image the picture in its message
 * @param {import("./person.js").Person} person whose language the buttons speak
 */
export function openLightbox(image, person) {
  const close = () => dialog.close();
  const dialog = el(
    "dialog.lightbox",
    { onclick: close, onclose: () => dialog.remove(), "aria-label": image.alt || person.words("picture") },
    el("img", { src: image.currentSrc || image.src, alt: image.alt }),
    image.alt && el("p.caption", {}, image.alt),
    el("button.round.close", { type: "button", "aria-label": person.words("close") }, icon("close")),
  );
  document.body.append(dialog);
  dialog.showModal();
}
