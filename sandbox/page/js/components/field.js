// @ts-check
/** The fields of a modal: each knows its element, its value and whether it may be sent. */

import { el, fill } from "../dom.js";
import { markdown } from "../markdown/draw.js";
import { COMPONENT } from "../types.js";
import { Select } from "./select.js";

/** @typedef {import("../types.js").Component} Component */
/** @typedef {import("../person.js").Person} Person */
/**
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {string} [id] the custom id; fields that are only read have none
 * @property {() => string | boolean | string[] | null} value
 * @property {() => string | null} problem what is wrong with it, in words
 * @property {HTMLElement} [control] what takes the focus
 */
/** @typedef {Field & {check: () => boolean}} CheckedField check shows what is wrong, if anything is */

const PARAGRAPH = 2;
let fields = 0;

/**
 * @param {Component} component one of the modal's own: a label with its control, a text, or a row with a text input
 * @param {Person} person
 * @returns {CheckedField[]}
 */
export function drawField(component, person) {
  const { type, label = "", description, content = "" } = component;
  if (type === COMPONENT.text)
    return [checked({ element: markdown(content, person.world), value: () => null, problem: () => null })];
  if (type === COMPONENT.row)
    return (component.components ?? []).map((input) => labelled(input, input.label ?? "", null, person));
  return component.component ? [labelled(component.component, label, description, person)] : [];
}

/**
 * @param {Component} control
 * @param {string} label
 * @param {string | null | undefined} description
 * @param {Person} person
 */
function labelled(control, label, description, person) {
  const field = drawControl(control, person);
  const id = `field-${++fields}`;
  const problem = el("p.problem", { id: `${id}-problem`, role: "alert" });
  const needed = control.required ?? true;
  field.control?.setAttribute("aria-describedby", `${id}-problem`);
  field.control?.setAttribute("id", id);
  const element = el(
    "div.modal-field",
    { "data-testid": `field-${field.id}` },
    el("label", { for: id }, label, needed && el("span.needed", { title: person.text("needed") }, " *")),
    description && el("p.description", {}, description),
    field.element,
    problem,
  );
  return checked({ ...field, element }, (words) => {
    fill(problem, words);
    if (field.control) field.control.ariaInvalid = String(Boolean(words));
  });
}

/** @param {Field} field @param {(words: string | null) => void} [tell] @returns {CheckedField} */
function checked(field, tell = () => {}) {
  return {
    ...field,
    check: () => {
      const words = field.problem();
      tell(words);
      return !words;
    },
  };
}

/** @param {Component} control @param {Person} person @returns {Field} */
function drawControl(control, person) {
  switch (control.type) {
    case COMPONENT.text_input:
      return textInput(control, person);
    case COMPONENT.radio_group:
      return ticks(control, "radio", person);
    case COMPONENT.checkbox_group:
      return ticks(control, "checkbox", person);
    case COMPONENT.checkbox: {
      const box = el("input", { type: "checkbox", checked: control.default });
      return { element: box, control: box, id: control.custom_id, value: () => box.checked, problem: () => null };
    }
    case COMPONENT.file_upload:
      return {
        element: el("p.description", {}, person.text("no-files")),
        id: control.custom_id,
        value: () => [],
        problem: () => ((control.required ?? true) ? person.text("no-files") : null),
      };
    default:
      return select(control, person);
  }
}

/** @param {Component} input @param {Person} person @returns {Field} */
function textInput(
  { custom_id, style, value = "", placeholder, required = true, min_length = 0, max_length = 4000 },
  person,
) {
  const attributes = { placeholder, maxlength: max_length, "data-testid": "modal-input", "data-custom-id": custom_id };
  const control =
    style === PARAGRAPH ? el("textarea", { rows: 4, ...attributes }) : el("input", { type: "text", ...attributes });
  control.value = value ?? "";
  const problem = () => {
    const { length } = control.value;
    if (!length) return required ? person.text("fill-in") : null;
    if (length < min_length) return person.text("too-short", { min: min_length });
    return length > max_length ? person.text("too-long", { max: max_length }) : null;
  };
  return { element: control, control, id: custom_id, value: () => control.value, problem };
}

/** @param {Component} component @param {Person} person @returns {Field} */
function select(component, person) {
  const select = new Select({ ...component, disabled: false }, person, () => {});
  const { custom_id: id, required = true, min_values = 1 } = component;
  const problem = () => missing(select.values.length, required ? Math.max(min_values, 1) : 0, person);
  return { element: select.element, control: select.button, id, value: () => select.values, problem };
}

/** @param {Component} group @param {"radio" | "checkbox"} type @param {Person} person @returns {Field} */
function ticks(
  { custom_id: id, options = [], required = true, min_values = 1, max_values = options.length },
  type,
  person,
) {
  const boxes = options.map((option) => el("input", { type, name: id, value: option.value, checked: option.default }));
  const element = el(
    "div.ticks",
    { role: type === "radio" ? "radiogroup" : "group" },
    options.map((option, place) =>
      el(
        "label.tick-line",
        {},
        boxes[place],
        el("span", {}, option.label, option.description && el("span.select-description", {}, option.description)),
      ),
    ),
  );
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const problem = () => {
    const count = picked().length;
    if (type === "checkbox" && count > max_values) return person.text("too-many", { max: max_values });
    return missing(count, required ? Math.max(min_values, 1) : 0, person);
  };
  return {
    element,
    control: boxes[0],
    id,
    value: () => (type === "radio" ? (picked()[0] ?? null) : picked()),
    problem,
  };
}

/** @param {number} count @param {number} least @param {Person} person */
function missing(count, least, person) {
  if (count >= least) return null;
  return least === 1 ? person.text("fill-in") : person.text("too-few", { min: least });
}
