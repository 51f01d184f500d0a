// @ts-check
/** Creates elements. Strings become text nodes, never HTML, so that a message's text can't contain tags. */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes */

/**
 * Creates an element: `el("p.note", {onclick: close, "--colour": "#fff"}, "text", child)`.
 * Functions become event listeners, names with two dashes custom properties, `true` an empty attribute; null and false
 * are left out.
 * @param {string} selector the tag and its classes, `button.choice.wide`
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {any} the element; `any`, since its type depends on the selector
 */
export function el(selector, attributes = {}, ...children) {
  const [tag, ...classes] = selector.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name.startsWith("--")) element.style.setProperty(name, String(value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...present(children));
  return element;
}

/**
 * Replaces all children.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren(...present(children));
}

/** @type {WeakMap<Element, object>} the owner of an element's children */
const owners = new WeakMap();

/**
 * Replaces all children unless they would stay the same, so that a click or the focus is not interrupted.
 * @param {Element} parent
 * @param {object} owner whom the listeners of these children act for; another owner's children are always replaced
 * @param {...(Child | Child[])} children
 */
export function refill(parent, owner, ...children) {
  const fresh = /** @type {Element} */ (parent.cloneNode());
  fill(fresh, ...children);
  if (owners.get(parent) === owner && parent.isEqualNode(fresh)) return;
  owners.set(parent, owner);
  const focused = parent.contains(document.activeElement) && document.activeElement?.getAttribute("data-testid");
  parent.replaceChildren(...fresh.childNodes);
  if (focused)
    /** @type {HTMLElement | null} */ (parent.querySelector(`[data-testid="${CSS.escape(focused)}"]`))?.focus();
}

/**
 * Creates an icon from icons.svg, in the colour of the text around it.
 * @param {string} name a symbol's id
 * @returns {SVGElement}
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `icons.svg#${name}`);
  svg.append(use);
  return svg;
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
function present(children) {
  const kept = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    kept.push(typeof child === "number" ? String(child) : child);
  }
  return kept;
}
