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

/**
 * A table as the text of a CSV file, which spreadsheets open. A cell that such a program would take for a formula is
 * marked as words.
 * @param {(string | number)[][]} rows
 */
export function writeTable(rows) {
  const write = (/** @type {string | number} */ cell) => {
    if (typeof cell === 'number') return `${cell}`;
    const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return `"${text.replaceAll('"', '""')}"`;
  };
  // The mark at the beginning tells that it is UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;
}
