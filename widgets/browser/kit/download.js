// Save a text as a file.

/** The time a browser gets to read it, in milliseconds. */
const MOMENT = 4000;

/**
 * @param {string} name the file's
 * @param {string} text
 * @param {string} type a MIME type
 */
export function download(name, text, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MOMENT);
}
