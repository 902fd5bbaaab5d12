// What a drawing says in words. One that comes from Python says it in English, beside the messages.

import { speak } from '../messages/speech.js';

/**
 * What a drawing shows, for those who would rather read it; empty if it does not say.
 * @param {ParentNode} drawing
 */
export function readDescription(drawing) {
  return speak(JSON.parse(drawing.querySelector('desc')?.getAttribute('data-told') ?? '[]'));
}

/**
 * Say in the page's language what a drawing is called and what it shows, as long as it is no board to play on.
 * @param {SVGSVGElement} svg
 */
export function nameDrawing(svg) {
  svg.setAttribute('aria-label', speak(JSON.parse(svg.dataset.label ?? '[]')));
  const description = svg.querySelector('desc');
  if (description) description.textContent = readDescription(svg);
}
