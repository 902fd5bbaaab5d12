// A text that leaves the page as a file.

/** How long a browser may take to read it, in milliseconds. */
const MOMENT = 4000;

/**
 * @param {string} name of the file
 * @param {string} text
 * @param {string} type as servers name it
 */
export function download(name, text, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MOMENT);
}
