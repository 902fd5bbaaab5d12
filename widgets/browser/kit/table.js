// Tables: shown on a page, read and written as spreadsheets do, and pasted lists of names.

import { make, makeButton } from './element.js';
import { saveText } from './output.js';
import { clean, tidy } from './untrusted.js';
import { words } from './speech.js';

/** @import { Attributes } from './element.js' */

/**
 * Return a row of a table on a page.
 * @param {(string | number | HTMLTableCellElement)[]} cells
 * @param {number} [title] which cell is the row's title
 * @param {Attributes} [attributes]
 */
export function makeRow(cells, title = 0, attributes = {}) {
  const made = cells.map((cell, at) => {
    if (cell instanceof HTMLElement) return cell;
    return at === title ? make('th', { scope: 'row' }, `${cell}`) : make('td', {}, `${cell}`);
  });
  return make('tr', attributes, ...made);
}

/**
 * Return a table on a page, which scrolls sideways if it's too wide.
 * @param {string} caption
 * @param {string[]} head the columns' titles; an empty one heads buttons
 * @param {HTMLElement[]} rows
 * @param {{place?: string, look?: string, hidden?: boolean}} [options] classes of the part that scrolls and of the
 *   table, which looks like a page's if its class is empty; whether only screen readers get the caption
 */
export function makeTable(caption, head, rows, { place = 'ubao-scroll', look = 'ubao-sums', hidden = false } = {}) {
  const titles = head.map((title) => (title ? make('th', { scope: 'col' }, title) : make('td')));
  return make(
    'div',
    { class: place, tabindex: 0, role: 'group', 'aria-label': caption },
    make(
      'table',
      look ? { class: look } : {},
      make('caption', hidden ? { class: 'ubao-hidden-words' } : {}, caption),
      make('thead', {}, make('tr', {}, ...titles)),
      make('tbody', {}, ...rows),
    ),
  );
}

// --- Spreadsheets ---

/** The language of numbers: the page's, or English if it names none. */
export const language = globalThis.document?.documentElement.lang || 'en';

/** Where decimals are written 0,5, spreadsheets separate cells with semicolons. */
const DECIMAL = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
const PARTING = DECIMAL === ',' ? ';' : ',';

/** Text that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Format a table as CSV in this page's language; formulas become text. @param {(string | number)[][]} rows */
export function writeTable(rows) {
  const write = (/** @type {string | number} */ cell) => {
    if (typeof cell === 'number') return `${cell}`.replace('.', DECIMAL);
    const text = FORMULA.test(cell) ? `'${cell}` : cell;
    return `"${text.replaceAll('"', '""')}"`;
  };
  // The byte order mark tells Excel that it's UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(write).join(PARTING)}\r\n`).join('')}`;
}

/**
 * Return a button that saves a table.
 * @param {string} name the file's, without its extension
 * @param {() => (string | number)[][]} list returns the rows
 * @param {Attributes} [attributes] the button's
 */
export function makeSaveTable(name, list, attributes) {
  const save = () => saveText(`${name}.csv`, writeTable(list()), 'text/csv');
  return makeButton(words('kit-save-table'), save, attributes);
}

/** Return a text's nonempty lines, without Excel's separator line. @param {string} text */
export function listLines(text) {
  return text
    .split(/\r\n?|[\n\u0085\u2028\u2029\v\f]/)
    .filter((line) => clean(line).trim() && !/^\ufeff?sep=.$/.test(line));
}

/** Split lines into cells, whatever the separator. @param {string[]} lines */
export function readTable(lines) {
  const bare = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '')).join('\n');
  const parting = ['\t', ';'].find((sign) => bare.includes(sign)) ?? ',';
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"[^\\S\\t]*(?=${parting}|$)|([^${parting}]*))(?:${parting}|$)`, 'y');
  return lines.map((line) => {
    /** @type {string[]} */
    const cells = [];
    for (cell.lastIndex = 0; cell.lastIndex < line.length; ) {
      const [, quoted, bare = ''] = cell.exec(line) ?? [];
      cells.push(readCell(quoted?.replaceAll('""', '"') ?? bare));
    }
    return cells;
  });
}

/** @param {string} cell */
function readCell(cell) {
  const text = tidy(cell);
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

// --- Names ---

/** Headings of name columns, in the languages of class lists. */
const TITLES = {
  given: 'first name|firstname|given name|given|forename|prenom|vorname|nombre|primeiro nome',
  family: 'last name|lastname|surname|family name|family|nom de famille|nachname|cognome|sobrenome|apellidos?',
  whole:
    'full name|names?|students?|pupils?|players?|children|noms?|eleves?|joueurs?|nome|nomi|nomes|nome completo|alunn?[oaie]s?|' +
    'giocator[ei]|jogador(es)?|estudantes?|student[ei]',
};

/** Bullets and numbers before a name. */
export const BULLET = /^\s*(?:[-–—*•·▪◦‣☐☑✓>]\s*)?(?:#?\d+\s*[.):-]\s*|[-–—*•·▪◦‣☐☑✓>]\s+)?/;

/** Read names: in lines or between commas, as “Family, Given”, numbered, or in columns. @param {string} text */
export function readRoster(text) {
  const lines = listLines(text).map((line) => line.replace(BULLET, ''));
  // Bare numbers are only stripped if all lines have one.
  const isCounted = lines.length > 1 && lines.every((line) => /^\s*\d+\s+\p{L}/u.test(line));
  const rows = readTable(isCounted ? lines.map((line) => line.replace(/^\s*\d+\s+/, '')) : lines);
  const titles = rows[0]?.map(findTitle) ?? [];
  const hasTitles = rows.length > 1 && titles.some(Boolean);
  const body = hasTitles ? rows.slice(1) : rows;
  const isParted = /[\t;]/.test(text);
  const width = body[0]?.length ?? 0;
  const isEven = body.length > 1 && body.every((row) => row.length === width);
  if (!hasTitles && !(isEven && (isParted ? width > 1 : width === 2))) {
    const names = body.flat();
    const isTurned = !isParted || names.every((name) => TURNED.test(name));
    return (isTurned ? names.map(turn) : names.flatMap((name) => name.split(/[,;]/))).filter(Boolean);
  }
  const find = (/** @type {string} */ kind) => titles.indexOf(kind);
  const [given, family, whole] = [find('given'), find('family'), find('whole')];
  const columns =
    given >= 0 || family >= 0
      ? [given < 0 ? whole : given, family < 0 ? whole : family]
      : whole >= 0
        ? [whole]
        : guess(body);
  // In “Family, Given” the comma shows the order.
  if (!hasTitles && !isParted) columns.reverse();
  return body.map((row) => turn(columns.map((column) => row[column] ?? '').join(' '))).filter(Boolean);
}

/** A cell with “Family, Given”. */
const TURNED = /^([^,]+), ?([^,]+)$/;

/** @param {string} cell */
function turn(cell) {
  return cell.replace(TURNED, '$2 $1').trim();
}

/** @param {string} cell */
function findTitle(cell) {
  const title = cell
    .normalize('NFD')
    .replace(/\p{M}|:$/gu, '')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return Object.entries(TITLES).find(([, names]) => new RegExp(`^(${names})$`).test(title))?.[0] ?? '';
}

/** Guess the columns with names, two at most: they hold words that differ between rows. @param {string[][]} rows */
function guess(rows) {
  const columns = Array.from({ length: rows.reduce((most, row) => Math.max(most, row.length), 0) }, (_, at) => at);
  const worded = columns.filter((at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const words = cells.filter((cell) => /^[^\d@]*\p{L}{2}[^\d@]*$/u.test(cell)).length;
    return 2 * words > cells.length && (cells.length < 3 || new Set(cells).size > 1);
  });
  return worded.length ? worded.slice(0, 2) : [0];
}
