// @ts-check
/** Dark or light: as the system has it, until the reader chooses; the choice stays with the browser. */

const KEPT = "theme";
const system = matchMedia("(prefers-color-scheme: light)");

/** @returns {"dark" | "light"} what shows now */
export function theme() {
  return /** @type {"dark" | "light"} */ (localStorage.getItem(KEPT) ?? (system.matches ? "light" : "dark"));
}

/** Shows what was chosen, and follows the system where nothing was. */
export function startTheme() {
  show();
  system.addEventListener("change", show);
}

/** Turns dark to light and back. */
export function turnTheme() {
  localStorage.setItem(KEPT, theme() === "dark" ? "light" : "dark");
  show();
}

function show() {
  document.documentElement.dataset.theme = theme();
}
