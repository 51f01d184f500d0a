// @ts-check
/** Where pictures come from, and how they stay until their successor is ready. */

/** @typedef {import("../types.js").Media} Media */
/** @typedef {import("../types.js").Message} Message */

/** @type {WeakMap<HTMLImageElement, HTMLImageElement>} the picture that an outdated one is waiting for */
const successors = new WeakMap();

/**
 * Where the page fetches a file: what the sandbox keeps is asked of the host that the page came from, by whatever name.
 * @param {string} url
 * @returns {string}
 */
export function address(url) {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith("/cdn/") ? pathname + search : url;
}

/**
 * The attachment that a component shows, by its address or by its `attachment://` name.
 * @param {Media} media
 * @param {Message} message
 */
export function attachmentOf(media, message) {
  const name = media.url.replace(/^attachment:\/\//, "");
  return (message.attachments ?? []).find(({ url, filename }) => url === media.url || filename === name);
}

/**
 * Where a picture is, and its size in pixels as far as anyone has said it.
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
 * Moves the pictures of a message into its new drawing: the same one as it is, and an outdated one in place of its
 * successor until that is decoded, so that an edit swaps pictures without a blank between them.
 * @param {Element} before
 * @param {Element} after
 */
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll("img")];
  [...after.querySelectorAll("img")].forEach((fresh, place) => {
    const same = old.find((image) => image.getAttribute("src") === fresh.getAttribute("src"));
    const kept = same ?? old[place];
    if (!kept || !kept.complete) return;
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
  await fresh.decode().catch(() => null); // one that cannot be shown takes its place all the same: its alt text speaks
  if (successors.get(kept) === fresh) kept.replaceWith(fresh);
}
