// Drawings as they come from Python or the page, before or without a playable board.

import { speak } from '../kit/speech.js';

/** Return a drawing's description, or an empty string if it has none. @param {ParentNode} drawing */
export function readDescription(drawing) {
  return speak(JSON.parse(drawing.querySelector('desc')?.getAttribute('data-told') ?? '[]'));
}

/**
 * Show a drawing without choices, in the page's language.
 * @param {Element} place
 * @param {string} drawing SVG text
 */
export function showStill(place, drawing) {
  place.innerHTML = drawing;
  const svg = place.querySelector('svg');
  svg?.setAttribute('aria-label', speak(JSON.parse(svg.dataset.label ?? '[]')));
  const description = place.querySelector('desc');
  if (description) description.textContent = readDescription(place);
  for (const part of place.querySelectorAll('[data-key]')) part.removeAttribute('data-key');
}
