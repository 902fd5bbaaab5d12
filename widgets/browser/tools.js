// The row of buttons under a board, and how fast seeds move.

import { make } from './words.js';

/** @typedef {{name: string, label: string, icon: string}} Tool */

/** Icons are single paths in a 24 × 24 box, drawn as lines. */
/** @type {Tool[]} */
export const TOOLS = [
  { name: 'undo', label: 'Undo', icon: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3' },
  { name: 'redo', label: 'Redo', icon: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3' },
  { name: 'new', label: 'New game', icon: 'M12 5v14M5 12h14' },
  { name: 'stop', label: 'Agree to stop', icon: 'M6 6h12v12H6z' },
  { name: 'whole', label: 'Whole board', icon: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' },
  { name: 'players', label: 'Players', icon: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-5 9q0-6 5-6t5 6m3-9a3 3 0 1 0 0-6m0 9q5 0 5 6' },
  { name: 'toss', label: 'Who begins?', icon: 'M9 9a3 3 0 1 1 4 3q-1 .5-1 2.500M12 18v.500' },
];

/** What the speed menu offers: label → how much longer than normal a step takes. */
const SPEEDS = /** @type {[string, number][]} */ ([
  ['Slow', 2], ['Normal', 1], ['Fast', 0.4], ['At once', 0],
]);

/**
 * A button with an icon; `use` is called with its name.
 * @param {Tool} tool
 * @param {(name: string) => void} use
 */
export function makeButton(tool, use) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', tool.icon);
  svg.append(path);
  return make('button', { type: 'button', 'data-tool': tool.name, click: () => use(tool.name) }, svg, tool.label);
}

/** The menu of speeds; who asked for less motion starts at “At once”. */
export function makeSpeedMenu() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const options = SPEEDS.map(([label, speed]) => make(
    'option',
    { value: String(speed), selected: speed === (still ? 0 : 1) },
    label,
  ));
  const menu = make('select', {}, ...options);
  return { menu, label: make('label', { class: 'ubao-speed' }, 'Speed ', menu) };
}
