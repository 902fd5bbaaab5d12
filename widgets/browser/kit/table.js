// Tables on a page, which scroll sideways if they're too wide.

import { make } from './element.js';

/**
 * Return a row of a table.
 * @param {(string | number | HTMLTableCellElement)[]} cells
 * @param {number} [title] which cell is the row's title
 * @param {import('./element.js').Attributes} [attributes]
 */
export function makeRow(cells, title = 0, attributes = {}) {
  return make(
    'tr',
    attributes,
    ...cells.map((cell, at) => {
      if (cell instanceof HTMLElement) return cell;
      return at === title ? make('th', { scope: 'row' }, `${cell}`) : make('td', {}, `${cell}`);
    }),
  );
}

/**
 * Return a table.
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
