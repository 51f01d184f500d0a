// @ts-check
/** The menu of a person or a message: the commands that apps have there. */

import { el, fill } from "./dom.js";

/** @typedef {import("./person.js").Person} Person */
/** @typedef {{do: "user_menu" | "message_menu", type: number, id: string}} Target */

/**
 * Returns the commands in the menu of a target, as far as the person can use them in the open channel.
 * @param {Person} person
 * @param {number} type one of COMMAND
 */
export function menuCommands({ world, channel }, type) {
  const here = world.usable[channel ?? ""] ?? [];
  return world.commands.filter((command) => command.type === type && here.includes(command.id));
}

/**
 * Opens the menu below an element. It closes once a command is answered, with Escape, and by a click elsewhere; a
 * failure stays in it.
 * @param {Person} person
 * @param {HTMLElement} anchor
 * @param {Target} target
 */
export function openMenu(person, anchor, target) {
  const { channel, locale } = person;
  const problem = el("p.failure", { role: "alert" });
  /** @param {string} name */
  const use = async (name) => {
    const answer = await person.connection.request(target.do, { channel, name, target: target.id });
    if (answer.ok) menu.hidePopover();
    else fill(problem, person.failure(answer));
  };
  const menu = el(
    "div.context-menu",
    {
      popover: "auto",
      "aria-label": person.text("apps"),
      "data-testid": "context-menu",
      ontoggle: (/** @type {ToggleEvent} */ { newState }) => newState === "closed" && menu.remove(),
    },
    el("h2", {}, person.text("apps")),
    menuCommands(person, target.type).map(({ name, name_localizations: names }) =>
      el("button.choice", { type: "button", onclick: () => use(name) }, names?.[locale] ?? name),
    ),
    problem,
  );
  document.body.append(menu);
  menu.showPopover();
  const { left, bottom } = anchor.getBoundingClientRect();
  menu.style.left = `${Math.max(0, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(0, Math.min(bottom, innerHeight - menu.offsetHeight - 8))}px`;
  menu.querySelector("button")?.focus();
}
