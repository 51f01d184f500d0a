// @ts-check
/** Draws galleries, thumbnails and files. */

import { el, icon } from "../dom.js";
import { openLightbox } from "../lightbox.js";
import { address, attachmentOf, sourceOf } from "./picture.js";

/** @typedef {import("../types.js").Component} Component */
/** @typedef {import("../types.js").Media} Media */
/** @typedef {import("./draw.js").Surface} Surface */

/** @param {Component} gallery @param {Surface} surface */
export function drawGallery({ items = [] }, surface) {
  const pictures = items.map(({ media, description, spoiler }) => picture(media, description ?? "", surface, spoiler));
  return el(`div.gallery.of-${Math.min(pictures.length, 4)}`, { "data-testid": "gallery" }, pictures);
}

/** @param {Component} thumbnail @param {Surface} surface */
export function drawThumbnail({ media = { url: "" }, description, spoiler }, surface) {
  return el("div.thumbnail", {}, picture(media, description ?? "", surface, spoiler));
}

/** @param {Component} file @param {Surface} surface */
export function drawFile({ file = { url: "" }, name, size }, { message }) {
  const attachment = attachmentOf(file, message);
  return fileCard(attachment?.url ?? file.url, name ?? attachment?.filename ?? "", size ?? attachment?.size ?? 0);
}

/**
 * Draws the attachments of a message without components: pictures, or else files.
 * @param {Surface} surface
 * @returns {HTMLElement[]}
 */
export function drawAttachments(surface) {
  return (surface.message.attachments ?? []).map((attachment) => {
    const shown = attachment.content_type?.startsWith("image/");
    if (!shown) return fileCard(attachment.url, attachment.filename, attachment.size);
    return el("div.gallery.of-1", {}, picture(attachment, attachment.description ?? "", surface));
  });
}

/**
 * Draws a picture that opens enlarged; a spoiler is uncovered first. Its frame has the right size before it is loaded.
 * @param {Media} media
 * @param {string} alt
 * @param {Surface} surface
 * @param {boolean} [spoiler]
 */
function picture(media, alt, { message, person }, spoiler = false) {
  const { src, width, height } = sourceOf(media, message);
  const image = el("img", { src, alt, decoding: "async", draggable: "false" });
  const open = () => {
    if (!frame.classList.contains("covered")) openLightbox(/** @type {any} */ (frame.querySelector("img")), person);
    frame.classList.remove("covered");
  };
  const measured = width && height;
  const frame = el(
    "button.frame",
    {
      type: "button",
      onclick: open,
      "aria-label": alt ? null : person.text("picture"),
      "--wide": measured && width,
      "--high": measured && height,
    },
    image,
  );
  frame.classList.toggle("unmeasured", !measured);
  frame.classList.toggle("covered", spoiler);
  return frame;
}

/** @param {string} url @param {string} name @param {number} size bytes */
function fileCard(url, name, size) {
  const kilobytes = new Intl.NumberFormat(undefined, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 });
  return el(
    "a.file",
    { href: address(url), download: name, target: "_blank", rel: "noreferrer noopener" },
    icon("file"),
    el("span.file-name", {}, name),
    el("span.file-size", {}, kilobytes.format(size / 1000)),
  );
}
