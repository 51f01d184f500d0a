// @ts-check
/** Buttons of messages, in Discord's five styles. */

import { el, icon } from "../dom.js";

/** @typedef {import("../types.js").Component} Component */
/** @typedef {import("../types.js").Emoji} Emoji */

const STYLES = ["", "primary", "secondary", "success", "danger", "link"];
const LINK = 5;

/**
 * Draws a button, which shows three dots from a click until the interaction has ended.
 * @param {Component} button
 * @param {import("./draw.js").Surface} surface
 * @returns {HTMLElement}
 */
export function drawButton({ style = 2, label, emoji, url, disabled, custom_id = "" }, surface) {
  const face = [drawEmoji(emoji), label && el("span", {}, label)];
  const look = `pressable.${STYLES[style] ?? "secondary"}`;
  if (style === LINK && url) {
    return el(
      `a.${look}`,
      { href: url, target: "_blank", rel: "noreferrer noopener", "data-testid": "button" },
      face,
      icon("out"),
    );
  }
  const press = async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    await surface.press(custom_id);
    button.ariaBusy = "false";
  };
  const button = el(
    `button.${look}`,
    {
      type: "button",
      disabled,
      onclick: press,
      "data-testid": "button",
      "data-custom-id": custom_id,
      "aria-label": label ? null : emoji?.name,
    },
    face,
    el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
  return button;
}

/**
 * @param {Emoji | null} [emoji]
 * @returns {HTMLElement | null} the application's own is a picture
 */
export function drawEmoji(emoji) {
  if (!emoji?.name) return null;
  if (emoji.id) return el("img.emoji", { alt: "", src: `/cdn/emojis/${emoji.id}.png` });
  return el("span.emoji", { "aria-hidden": "true" }, emoji.name);
}
