// @ts-check
/** The text of a message, in its content and its components. */

/** @typedef {import("./types.js").Component} Component */

/**
 * Returns all text of a message: its content and its text displays, top to bottom.
 * @param {import("./types.js").Message} message
 */
export function textOf({ content, components = [] }) {
  return [content, ...textsOf(components)].filter(Boolean).join("\n");
}

/**
 * Returns the first line of a message's text without markdown for headings and quotes.
 * @param {import("./types.js").Message} message
 */
export function firstLineOf(message) {
  return textOf(message)
    .split("\n")[0]
    .replace(/^(?:#{1,3}|-#|>) /, "");
}

/** @param {Component[]} components @returns {string[]} */
function textsOf(components) {
  return components.flatMap(({ content, components: inner = [] }) => content ?? textsOf(inner));
}
