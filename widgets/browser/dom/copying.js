// Taking a text along.

/**
 * Copy what is in a field. Not every page may do that: then the text is marked, so that a person can.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
