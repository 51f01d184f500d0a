// @ts-check
/** Who plays: the people side by side, one press from one to the other, with marks for what waits for each. */

import { avatar } from "./avatar.js";
import { el, refill } from "./dom.js";

/** @typedef {import("./person.js").Person} Person */

/**
 * Draws the switch: who is on turn in the channel on show has a ring, whom messages wait for a count.
 * @param {Element} place
 * @param {Person[]} people
 * @param {Person} current
 * @param {(person: Person) => void} become
 */
export function drawPeople(place, people, current, become) {
  refill(
    place,
    current,
    el("h2", {}, current.words("play-as")),
    people.map((person, at) => {
      const turn = current.channel !== null && person.world.isMyTurn(current.channel);
      const calls = person.attention.calls;
      const state = [turn && current.words("on-turn"), calls > 0 && current.words("calls", { count: calls })].filter(
        Boolean,
      );
      return el(
        "button.face",
        {
          type: "button",
          "aria-pressed": String(person === current),
          "data-testid": `user-${person.name.toLowerCase()}`,
          "data-turn": turn,
          "aria-label": [person.name, ...state].join(", "),
          title: [`${person.name} (Alt+${at + 1})`, ...state].join(", "),
          onclick: () => become(person),
        },
        avatar(person.world.me),
        el("span.face-name", {}, person.name),
        calls > 0 && el("span.badge", { "data-testid": "calls" }, calls),
      );
    }),
  );
}

/**
 * Alt and a digit switch too.
 * @param {Person[]} people
 * @param {(person: Person) => void} become
 */
export function listenForDigits(people, become) {
  document.addEventListener("keydown", (event) => {
    const person = event.altKey && /^Digit[1-9]$/.test(event.code) && people[Number(event.code.slice(5)) - 1];
    if (!person) return;
    event.preventDefault();
    become(person);
  });
}
