// @ts-check
/** The addresses of pictures, and keeping an old picture until the new one has loaded. */

/** @typedef {import("../types.js").Media} Media */
/** @typedef {import("../types.js").Message} Message */

/** @type {WeakMap<HTMLImageElement, HTMLImageElement>} the picture that will replace an old one */
const successors = new WeakMap();

/**
 * Returns the address of a file; the sandbox's own files are loaded from the page's host.
 * @param {string} url
 * @returns {string}
 */
export function address(url) {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith("/cdn/") ? pathname + search : url;
}

/**
 * Finds the attachment that a component shows, by its URL or by `attachment://name`.
 * @param {Media} media
 * @param {Message} message
 */
export function attachmentOf(media, message) {
  const name = media.url.replace(/^attachment:\/\//, "");
  return (message.attachments ?? []).find(({ url, filename }) => url === media.url || filename === name);
}

/**
 * Returns a picture's address, and its size in pixels if it is known.
 * @param {Media} media
 * @param {Message} message
 */
export function sourceOf(media, message) {
  const attachment = attachmentOf(media, message);
  return {
    src: address(attachment?.url ?? media.url),
    width: media.width ?? attachment?.width,
    height: media.height ?? attachment?.height,
  };
}

/**
 * Moves the pictures of a message into its new element: the same one as it is, and an old one until the new one is
 * decoded, so that an edit shows no gap. Each of them has one place, also where several look alike, as signs of keys do.
 * @param {Element} before
 * @param {Element} after
 */
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll("img")];
  const unused = new Set(old);
  [...after.querySelectorAll("img")].forEach((fresh, place) => {
    const same = [...unused].find((image) => image.getAttribute("src") === fresh.getAttribute("src"));
    const kept = same ?? old[place];
    if (!kept?.complete || !unused.delete(kept)) return;
    fresh.replaceWith(kept);
    if (same) {
      successors.delete(same);
      same.alt = fresh.alt;
    } else succeed(kept, fresh);
  });
}

/** @param {HTMLImageElement} kept @param {HTMLImageElement} fresh */
async function succeed(kept, fresh) {
  successors.set(kept, fresh);
  await fresh.decode().catch(() => null); // one that can't be loaded is shown, too, by its alt text
  if (successors.get(kept) === fresh) kept.replaceWith(fresh);
}
