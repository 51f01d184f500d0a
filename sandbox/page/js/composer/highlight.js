// @ts-check
/** Highlights the parts of the line under the text field, and shows its options as chips above it. */

import { el, fill } from "../dom.js";

/** @typedef {import("./commands.js").SlashOption} SlashOption */
/** @typedef {import("./line.js").Entry} Entry */
/** @typedef {import("./line.js").Line} Line */

/**
 * Draws the text in coloured parts, exactly under the text field's; it also sets the field's height.
 * @param {Element} mirror
 * @param {string} text
 * @param {Line | null} line
 */
export function highlight(mirror, text, line) {
  if (!line) return fill(mirror, `${text}\n`);
  const parts = [el("span.part-command", {}, text.slice(0, line.head))];
  let at = line.head;
  for (const { start, from, end, text: value } of line.entries) {
    const stop = from + text.slice(from, end).trimEnd().length;
    parts.push(text.slice(at, start), el("span.part-label", {}, text.slice(start, from)));
    parts.push(value ? el("span.part-value", {}, text.slice(from, stop)) : "");
    at = value ? stop : from;
  }
  return fill(mirror, parts, `${text.slice(at)}\n`);
}

/**
 * Draws the command's options as buttons: filled in, missing, or optional.
 * @param {Element} row
 * @param {Line | null} line
 * @param {(option: SlashOption, entry: Entry | null) => void} go called to edit this option
 */
export function drawChips(row, line, go) {
  const options = line?.command.options ?? [];
  fill(
    row,
    options.map((option) => {
      const entry = line?.entries.find((candidate) => candidate.option === option) ?? null;
      const state = entry?.text ? "filled" : option.required ? "missing" : "open";
      return el(
        `button.chip.${state}`,
        {
          type: "button",
          title: option.description,
          "data-testid": `option-${option.name}`,
          onclick: () => go(option, entry),
        },
        state === "open" && "+ ",
        option.label,
        state === "missing" && "*",
      );
    }),
  );
}
