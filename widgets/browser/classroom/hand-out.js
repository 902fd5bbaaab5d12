// Hand out a set to a class: a short link, a QR code, and slips to cut out.

import { locatePage, publish } from '../kit/site.js';
import { makeCopying, makeQrCode } from '../kit/output.js';
import { make } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** The number of slips on a sheet. */
const SLIPS = 10;

/**
 * Return what hands a set out: its link as text, with a button to copy it; the link for a screen or blackboard, large
 * and as a QR code; and a sheet of slips with it, to print.
 * @param {string} code
 */
export function makeHandOut(code) {
  const here = `${locatePage('set/')}#${code}`;
  const link = publish(here) || here;
  const shown = link.replace(/^https?:\/\//, '');
  const drawCode = () => makeQrCode(link, words('kit-code'));
  const field = make('input', { type: 'text', readonly: true, value: link, focus: () => field.select() });
  const { button, said } = makeCopying(field, { class: 'md-button' });
  const slips = Array.from({ length: SLIPS }, () =>
    make(
      'div',
      { class: 'ubao-slip' },
      drawCode(),
      make('p', {}, words('classroom-slip')),
      make('p', {}, make('b', { translate: 'no' }, shown)),
    ),
  );
  const row = make(
    'p',
    { class: 'ubao-link-row' },
    make('label', {}, words('classroom-link'), field),
    button,
    ' ',
    said,
  );
  const board = make(
    'div',
    { class: 'ubao-hand-out' },
    make('div', { class: 'ubao-hand-out-code' }, drawCode()),
    make('p', { class: 'ubao-hand-out-link' }, make('a', { href: link, translate: 'no' }, shown)),
    make('p', { class: 'ubao-note' }, words('classroom-board')),
  );
  return { row, board, sheet: make('div', { class: 'ubao-slips' }, ...slips) };
}
