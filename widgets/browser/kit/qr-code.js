// Show a text as a QR code.

import { encode } from 'uqr';
import { makeSvg } from './element.js';

/**
 * Return a QR code with the quiet zone that cameras need.
 * @param {string} text
 * @param {string} label its description for screen readers
 */
export function makeQrCode(text, label) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return makeSvg(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label },
    makeSvg('path', { d: dots.join('') }),
  );
}
