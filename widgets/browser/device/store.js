// What is kept on this device, and nowhere else: small values as JSON, under names of our own.
// Storage may be full, forbidden or changed by others; then nothing is kept and play goes on.

/** All our names begin so. */
export const OURS = 'ubao:';

/**
 * What was kept under a name, or undefined.
 * @param {string} name
 * @returns {unknown} check its shape: it may be of an older version, or damaged
 */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(OURS + name) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keep a value; true if that was possible.
 * @param {string} name
 * @param {unknown} value undefined to forget it
 */
export function keep(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(OURS + name);
    else localStorage.setItem(OURS + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether anything can be kept: storage may be full, or forbidden. */
export function canKeep() {
  return keep('trial', 0) && keep('trial', undefined);
}

/** Sent to the window when all is forgotten, so that nobody keeps again what was kept before. */
export const FORGOTTEN = 'ubao-forgotten';
