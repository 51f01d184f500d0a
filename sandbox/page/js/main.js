// @ts-check
/** Starts the page: loads the people, connects each of them, and shows the page as one of them. */

import { startClock } from "./clock.js";
import { Page } from "./page.js";
import { Person } from "./person.js";
import { startTheme } from "./theme.js";

startTheme();
startClock();

const { users, default: first } = await (await fetch(`people${location.search}`)).json();
const people = users.map((/** @type {import("./types.js").User} */ user) => new Person(user));
new Page(people).start(first);
