// A running lesson's notes on a phone: the link's fragment has the lesson's place, which no host sees.

import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeQrCode } from '../kit/output.js';
import { words } from '../kit/speech.js';

/**
 * A lesson's place: the block's name, the card, and the clock as in `View`.
 * @typedef {{name: string, card: number, left: number, since: number | null}} Place
 */

const PLACE = /^#(.+)~(\d{1,2})~(-?\d{1,5})~(\d{13})?$/;

/** @param {Place} place */
function writePlace({ name, card, left, since }) {
  return `#${name}~${card}~${Math.round(left)}~${since === null ? '' : Math.round(since)}`;
}

/**
 * Read a place from an address's fragment; null if it only names a block.
 * @param {string} hash
 * @returns {Place | undefined}
 */
export function readPlace(hash) {
  const [, name, card, left, since] = PLACE.exec(hash) ?? [];
  return name ? { name, card: Number(card), left: Number(left), since: since ? Number(since) : null } : undefined;
}

/**
 * Return a button that shows the link as QR code and text.
 * @param {HTMLElement} owner
 * @param {() => Place} where
 */
export function makePhoneButton(owner, where) {
  return makeButton(
    words('lesson-phone'),
    () => {
      const link = location.href.replace(/#.*/, '') + writePlace(where());
      void openDialog(
        owner,
        words('lesson-phone'),
        [
          make('p', {}, words('lesson-phone-note')),
          make('div', { class: 'plan-run__code' }, makeQrCode(link, words('lesson-phone-code'))),
          make('p', { class: 'plan-run__link' }, make('a', { href: link }, link)),
        ],
        [['', words('kit-done')]],
      );
    },
    { class: 'plan-run__phone' },
  );
}
