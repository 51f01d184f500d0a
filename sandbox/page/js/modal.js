// @ts-check
/** Shows modals as dialogs and checks them before they are submitted. */

import { el, fill, icon } from "./dom.js";
import { drawField } from "./components/field.js";

/** @typedef {import("./types.js").Form} Form */
/** @typedef {import("./person.js").Person} Person */

/**
 * Shows a modal and submits it; closing it sends nothing, as in Discord's client.
 * @param {Person} person
 * @param {string} interaction that the modal responds to
 * @param {Form} form
 */
export function openModal(person, interaction, { title, components }) {
  const fields = components.flatMap((component) => drawField(component, person));
  const problem = el("p.failure", { role: "alert" });
  const send = el("button.pressable.primary", { type: "submit", "data-testid": "modal-submit" }, person.text("submit"));
  const dialog = el(
    "dialog.modal",
    { "aria-labelledby": "modal-title", "data-testid": "modal", onclose: () => dialog.remove() },
    el(
      "form",
      { novalidate: true, onsubmit: submit },
      el(
        "header",
        {},
        el("h2", { id: "modal-title" }, title),
        el(
          "button.round",
          { type: "button", "aria-label": person.text("close"), onclick: () => dialog.close() },
          icon("close"),
        ),
      ),
      el(
        "div.fields",
        {},
        fields.map(({ element }) => element),
      ),
      problem,
      el(
        "footer",
        {},
        el("button.pressable.link", { type: "button", onclick: () => dialog.close() }, person.text("cancel")),
        send,
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  fields.find(({ control }) => control)?.control?.focus();

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const invalid = fields.filter((field) => !field.check());
    if (invalid.length) {
      invalid[0].control?.focus();
      return;
    }
    const values = fields.filter(({ id }) => id !== undefined).map(({ id, value }) => [id, value()]);
    send.ariaBusy = "true";
    fill(problem);
    const answer = await person.connection.request("submit", { interaction, values: Object.fromEntries(values) });
    send.ariaBusy = "false";
    if (answer.ok) dialog.close();
    else fill(problem, person.failure(answer));
  }
}
