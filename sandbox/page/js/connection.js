// @ts-check
/** One person's websocket to the sandbox: sends requests, matches results to them, and reconnects by itself. */

/** @typedef {{ok: boolean, error?: string, refused?: boolean, choices?: import("./types.js").Choice[]}} Answer */

const MIN_DELAY = 250; // milliseconds before reconnecting, doubled after each attempt up to the maximum
const MAX_DELAY = 2000;
const RESULTS = new Set(["settled", "refused", "choices", "done"]);

let sent = 0;
const windowId = Date.now().toString(36); // keeps the nonces of two windows apart

/**
 * Fires `frame` (detail: the frame) for all frames but results, and `open` and `close`. It counts as open from the first
 * frame on, since a server may accept a websocket and send nothing.
 */
export class Connection extends EventTarget {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Map<string, (answer: Answer) => void>} by nonce */ #requests = new Map();
  /** @type {Map<string, (reason?: string) => void>} by nonce */ #actions = new Map();
  #delay = MIN_DELAY;
  #received = false;

  /** @param {string} person the person's id */
  constructor(person) {
    super();
    this.person = person;
  }

  get isOpen() {
    return this.#received && this.#socket?.readyState === WebSocket.OPEN;
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `people/${encodeURIComponent(this.person)}?language=${encodeURIComponent(navigator.language)}`;
    const socket = new WebSocket(`${scheme}://${location.host}/${path}`);
    this.#socket = socket;
    socket.addEventListener("message", () => this.#opened(), { once: true });
    socket.addEventListener("message", ({ data }) => this.#handle(JSON.parse(data)));
    socket.addEventListener("close", () => this.#closed());
  }

  /**
   * Sends a request and waits for its result. While there is no connection, or if it closes, the result is not ok.
   * @param {string} verb `command`, `autocomplete`, `press`, `submit`, or what may be refused: `delete`, `open_thread` ...
   * @param {object} fields the frame's other fields
   * @returns {Promise<Answer>}
   */
  request(verb, fields) {
    return new Promise((answer) => {
      const nonce = this.#sendFrame(verb, fields);
      if (nonce) this.#requests.set(nonce, answer);
      else answer({ ok: false });
    });
  }

  /**
   * Sends a request that has no result but a changed world.
   * @param {string} verb `say`, `dismiss`, `locale` or `open_dm`
   * @param {object} [fields]
   * @param {(reason?: string) => void} [refused] called if it is refused, without a reason if there is no connection
   */
  send(verb, fields = {}, refused = () => {}) {
    const nonce = this.#sendFrame(verb, fields);
    if (nonce) this.#actions.set(nonce, refused);
    else refused();
  }

  /** @param {string} verb @param {object} fields @returns {string | null} the nonce; null while there is no connection */
  #sendFrame(verb, fields) {
    if (!this.isOpen) return null;
    const nonce = `${windowId}-${++sent}`;
    this.#socket?.send(JSON.stringify({ do: verb, nonce, ...fields }));
    return nonce;
  }

  /** @param {{event: string, data: any}} frame */
  #handle(frame) {
    if (!RESULTS.has(frame.event)) {
      this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
      return;
    }
    const { nonce, ok, error, reason, choices } = frame.data;
    const answer = this.#requests.get(nonce);
    this.#requests.delete(nonce);
    if (frame.event === "done") this.#actions.delete(nonce);
    if (frame.event === "done") answer?.({ ok: true });
    else if (frame.event === "settled") answer?.({ ok, error });
    else if (frame.event === "choices") answer?.({ ok: true, choices });
    else if (answer) answer({ ok: false, refused: true, error: reason });
    else this.#actions.get(nonce)?.(reason);
  }

  #opened() {
    this.#received = true;
    this.#delay = MIN_DELAY;
    this.dispatchEvent(new Event("open"));
  }

  #closed() {
    this.#received = false;
    for (const answer of this.#requests.values()) answer({ ok: false });
    this.#requests.clear();
    this.#actions.clear();
    this.dispatchEvent(new Event("close"));
    setTimeout(() => this.open(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, MAX_DELAY);
  }
}
