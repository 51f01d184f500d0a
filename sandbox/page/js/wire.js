// @ts-check
/**
 * One person's line to the sandbox: frames out, frames in, answers matched to questions, and dialling again by itself.
 */

/** @typedef {{ok: boolean, error?: string, refused?: boolean, choices?: import("./types.js").Choice[]}} Answer */

const FIRST_WAIT = 250; // milliseconds before dialling again; it doubles up to the longest
const LONGEST_WAIT = 2000;
const ANSWERS = new Set(["settled", "refused", "choices", "done"]);

let sent = 0;
const visit = Date.now().toString(36); // keeps the nonces of two windows of one person apart

/**
 * Fires `frame` (detail: the frame) for everything but answers, and `up` and `down` when the line comes and goes. It is
 * up from the first frame on: a server that takes the call and says nothing, or hangs up, is no line.
 */
export class Wire extends EventTarget {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Map<string, (answer: Answer) => void>} by nonce */ #asked = new Map();
  /** @type {Map<string, (reason?: string) => void>} by nonce */ #told = new Map();
  #wait = FIRST_WAIT;
  #heard = false;

  /** @param {string} person the id of the person who speaks here */
  constructor(person) {
    super();
    this.person = person;
  }

  get up() {
    return this.#heard && this.#socket?.readyState === WebSocket.OPEN;
  }

  dial() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/people/${encodeURIComponent(this.person)}`);
    this.#socket = socket;
    socket.addEventListener("message", () => this.#rise(), { once: true });
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(data)));
    socket.addEventListener("close", () => this.#lose());
  }

  /**
   * Asks the bot for something and waits until it is settled, refused or answered with choices.
   * A line that is down or goes down meanwhile counts as an answer: not ok.
   * @param {string} verb `command`, `autocomplete`, `press`, `submit`, or what may be refused: `delete`, `open_thread` ...
   * @param {object} fields the frame's other fields
   * @returns {Promise<Answer>}
   */
  ask(verb, fields) {
    return new Promise((answer) => {
      const nonce = this.#send(verb, fields);
      if (nonce) this.#asked.set(nonce, answer);
      else answer({ ok: false });
    });
  }

  /**
   * Does something that the bot has no part in: when all is well nothing is answered, the world just changes.
   * @param {string} verb `say`, `dismiss`, `locale` or `open_dm`
   * @param {object} [fields]
   * @param {(reason?: string) => void} [refused] hears when it cannot be done, without a reason if the line is down
   */
  tell(verb, fields = {}, refused = () => {}) {
    const nonce = this.#send(verb, fields);
    if (nonce) this.#told.set(nonce, refused);
    else refused();
  }

  /** @param {string} verb @param {object} fields @returns {string | null} the nonce, or null while the line is down */
  #send(verb, fields) {
    if (!this.up) return null;
    const nonce = `${visit}-${++sent}`;
    this.#socket?.send(JSON.stringify({ do: verb, nonce, ...fields }));
    return nonce;
  }

  /** @param {{event: string, data: any}} frame */
  #hear(frame) {
    if (!ANSWERS.has(frame.event)) {
      this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
      return;
    }
    const { nonce, ok, error, reason, choices } = frame.data;
    const answer = this.#asked.get(nonce);
    this.#asked.delete(nonce);
    if (frame.event === "done") this.#told.delete(nonce);
    if (frame.event === "done") answer?.({ ok: true });
    else if (frame.event === "settled") answer?.({ ok, error });
    else if (frame.event === "choices") answer?.({ ok: true, choices });
    else if (answer) answer({ ok: false, refused: true, error: reason });
    else this.#told.get(nonce)?.(reason);
  }

  #rise() {
    this.#heard = true;
    this.#wait = FIRST_WAIT;
    this.dispatchEvent(new Event("up"));
  }

  #lose() {
    this.#heard = false;
    for (const answer of this.#asked.values()) answer({ ok: false });
    this.#asked.clear();
    this.#told.clear();
    this.dispatchEvent(new Event("down"));
    setTimeout(() => this.dial(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
