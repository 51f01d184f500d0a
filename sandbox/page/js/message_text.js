// @ts-check
/** What a message says, wherever in it that stands. */

/** @typedef {import("./types.js").Component} Component */

/**
 * All the text of a message, its content and its text displays, top to bottom.
 * @param {import("./types.js").Message} message
 */
export function textOf({ content, components = [] }) {
  return [content, ...textsOf(components)].filter(Boolean).join("\n");
}

/**
 * The first line of what a message says, without a heading's marks.
 * @param {import("./types.js").Message} message
 */
export function gistOf(message) {
  return textOf(message)
    .split("\n")[0]
    .replace(/^(?:#{1,3}|-#|>) /, "");
}

/** @param {Component[]} components @returns {string[]} */
function textsOf(components) {
  return components.flatMap(({ content, components: inner = [] }) => content ?? textsOf(inner));
}
