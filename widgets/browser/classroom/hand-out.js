// Hand out a set to a class: a short link, a QR code, and slips to cut out.

import { locatePage, publish } from '../kit/site.js';
import { makeCopying } from '../kit/copying.js';
import { make } from '../kit/element.js';
import { makeQrCode } from '../kit/qr-code.js';
import { words } from '../kit/speech.js';

/** The number of slips on a sheet. */
const SLIPS = 10;

/**
 * Return the address that opens a set.
 * @param {string} code
 */
function linkSet(code) {
  const here = `${locatePage('set/')}#${code}`;
  return publish(here) || here;
}

/**
 * Return the link as text, with a button to copy it.
 * @param {string} code
 */
export function makeLink(code) {
  const field = make('input', { type: 'text', readonly: true, focus: () => field.select() });
  field.value = linkSet(code);
  const { button, said } = makeCopying(field, { class: 'md-button' });
  return make('p', { class: 'ubao-link-row' }, make('label', {}, words('classroom-link'), field), button, ' ', said);
}

/**
 * Return a set's link for a screen or blackboard, large and as a QR code.
 * @param {string} code
 */
export function makeHandOut(code) {
  const link = linkSet(code);
  const shown = link.replace(/^https?:\/\//, '');
  return make(
    'div',
    { class: 'ubao-hand-out' },
    make('div', { class: 'ubao-hand-out-code' }, makeQrCode(link, words('kit-code'))),
    make('p', { class: 'ubao-hand-out-link' }, make('a', { href: link, translate: 'no' }, shown)),
    make('p', { class: 'ubao-note' }, words('classroom-board')),
  );
}

/**
 * Return a sheet of slips with a set's link, to print.
 * @param {string} code
 */
export function makeSlips(code) {
  const link = linkSet(code);
  const slips = Array.from({ length: SLIPS }, () =>
    make(
      'div',
      { class: 'ubao-slip' },
      makeQrCode(link, words('kit-code')),
      make('p', {}, words('classroom-slip')),
      make('p', {}, make('b', { translate: 'no' }, link.replace(/^https?:\/\//, ''))),
    ),
  );
  return make('div', { class: 'ubao-slips' }, ...slips);
}
