// @ts-check
/** The buttons that switch between people, with the number of new messages for each. */

import { avatar } from "./avatar.js";
import { el, refill } from "./dom.js";

/** @typedef {import("./person.js").Person} Person */

/**
 * Draws the buttons. The person on turn in the open channel has a ring.
 * @param {Element} place
 * @param {Person[]} people
 * @param {Person} current
 * @param {(person: Person) => void} switchTo
 */
export function drawPeople(place, people, current, switchTo) {
  refill(
    place,
    current,
    el("h2", {}, current.text("play-as")),
    people.map((person, at) => {
      const turn = current.channel !== null && person.world.isMyTurn(current.channel);
      const { forMe } = person.unread;
      const state = [
        turn && current.text("on-turn"),
        forMe > 0 && current.text("new-messages", { count: forMe }),
      ].filter(Boolean);
      return el(
        "button.face",
        {
          type: "button",
          "aria-pressed": String(person === current),
          "data-testid": `user-${person.name.toLowerCase()}`,
          "data-turn": turn,
          "aria-label": [person.name, ...state].join(", "),
          title: [`${person.name} (Alt+${at + 1})`, ...state].join(", "),
          onclick: () => switchTo(person),
        },
        avatar(person.world.me),
        el("span.face-name", {}, person.name),
        forMe > 0 && el("span.badge", { "data-testid": "new-messages" }, forMe),
      );
    }),
  );
}

/**
 * Makes Alt and a digit switch, too.
 * @param {Person[]} people
 * @param {(person: Person) => void} switchTo
 */
export function listenForDigits(people, switchTo) {
  document.addEventListener("keydown", (event) => {
    const person = event.altKey && /^Digit[1-9]$/.test(event.code) && people[Number(event.code.slice(5)) - 1];
    if (!person) return;
    event.preventDefault();
    switchTo(person);
  });
}
