// @ts-check
/** Draws galleries, thumbnails and files. */

import { el, icon } from "../dom.js";
import { openLightbox } from "../lightbox.js";
import { address, attachmentOf, sourceOf } from "./picture.js";

/** @typedef {import("../types.js").Component} Component */
/** @typedef {import("../types.js").Media} Media */
/** @typedef {import("./draw.js").Surface} Surface */

/** @param {Component} component @param {Surface} surface */
export function drawGallery({ items = [] }, surface) {
  return gallery(items.map(({ media, description, spoiler }) => picture(media, description ?? "", surface, spoiler)));
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
 * Draws the attachments of a message that is not one of components: its pictures as one gallery, then the other files.
 * @param {Surface} surface
 * @returns {HTMLElement[]}
 */
export function drawAttachments(surface) {
  const attachments = surface.message.attachments ?? [];
  const pictures = attachments.filter(isPicture).map((one) => picture(one, one.description ?? "", surface));
  const files = attachments.filter((one) => !isPicture(one)).map((one) => fileCard(one.url, one.filename, one.size));
  return pictures.length ? [gallery(pictures), ...files] : files;
}

/** @param {import("../types.js").Attachment} attachment */
function isPicture({ content_type }) {
  return Boolean(content_type?.startsWith("image/"));
}

/**
 * Lays out pictures: one in its own proportions, several in a grid. From five on the rows have three squares, and the
 * one or two pictures that are left over are larger and come first.
 * @param {HTMLElement[]} pictures
 */
function gallery(pictures) {
  const count = pictures.length;
  const onTop = count > 4 ? ["", ".one-on-top", ".two-on-top"][count % 3] : "";
  const classes = count > 1 ? `.grid.of-${count}${onTop}` : "";
  return el(`div.gallery${classes}`, { "data-testid": "gallery" }, pictures);
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
