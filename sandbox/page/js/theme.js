// @ts-check
/** The dark or light theme: the system's until the user chooses one, which the browser stores. */

const STORAGE_KEY = "theme";
const system = matchMedia("(prefers-color-scheme: light)");

/** @returns {"dark" | "light"} the current theme */
export function theme() {
  return /** @type {"dark" | "light"} */ (localStorage.getItem(STORAGE_KEY) ?? (system.matches ? "light" : "dark"));
}

/** Applies the stored theme, or follows the system's if there is none. */
export function startTheme() {
  show();
  system.addEventListener("change", show);
}

/** Switches between dark and light. */
export function toggleTheme() {
  localStorage.setItem(STORAGE_KEY, theme() === "dark" ? "light" : "dark");
  show();
}

function show() {
  document.documentElement.dataset.theme = theme();
}
