// Signs on the board: where a turn would lead, where the last one went, what can't be chosen, where to look, a ring of
// light at each capture, arrows for better moves. They differ in shape. Only the trace is below seeds and pieces.

import { makeSvg } from '../kit/element.js';
import { settings } from '../kit/settings.js';

/** @import { Step } from '../engine/protocol.js' */
/** @import { Picture } from './picture.js' */
/** @import { BoardApi } from './view.js' */
/** @typedef {ReturnType<typeof findRims>[number]} Rim */

/**
 * Return the rims of some cells, with their centers.
 * @param {Picture} picture
 * @param {string[]} names
 */
export function findRims({ cells }, names) {
  return names.flatMap((name) => {
    const cell = cells.find(({ dataset }) => dataset.cell === name);
    const ring = cell?.querySelector('.ring');
    if (!cell || !(ring instanceof SVGGraphicsElement)) return [];
    const { x, y, width, height } = ring.getBBox();
    return [{ name, cell, ring, x: x + width / 2, y: y + height / 2, width, height }];
  });
}

/**
 * Replace the layer of this name.
 * @param {Picture} picture
 * @param {string} name
 * @param {SVGElement[]} parts
 */
export function drawLayer({ svg }, name, parts) {
  const layer = makeSvg('g', { class: name, 'aria-hidden': 'true' }, ...parts);
  svg.querySelector(`.${name}`)?.remove();
  svg.append(layer);
  return layer;
}

/** Return a cell's rim to draw anew. @param {Rim} rim @param {string} name */
function copyRim({ ring }, name) {
  const rim = /** @type {SVGElement} */ (ring.cloneNode());
  rim.setAttribute('class', name);
  return rim;
}

// --- Turns to come ---

/** The shapes, as lines around their center; `here` is only a rim. */
const SHAPES = /** @type {Record<string, string>} */ ({
  from: 'M-9 7l9 -14l9 14',
  to: 'M0 -9v18m-9 -9h18',
  last: 'M0 -11l3 7h8l-6 5l2 8l-7 -5l-7 5l2 -8l-6 -5h8z',
  taken: 'M-8 -8l16 16m0 -16l-16 16',
  no: 'M-8 -8l16 16m0 -16l-16 16',
  look: 'M0 -10v12m0 7v.1',
});

/**
 * Put signs on cells.
 * @param {Picture} picture
 * @param {Record<string, string>} marks a sign's kind by cell
 * @param {Step[]} [steps] pending changes: cells with a number show the difference
 */
export function drawMarkers(picture, marks, steps = []) {
  const texts = Object.assign({}, ...steps.map((step) => step.texts));
  const signs = findRims(picture, Object.keys(marks)).map((rim) => {
    const [kind = '', count] = [marks[rim.name], `count-${rim.name}`];
    if (kind === 'no') shake(rim.cell);
    return drawSign(kind, rim, tellChange(picture.parts.get(count)?.textContent, texts[count]));
  });
  drawLayer(picture, 'ubao-notes', signs);
}

/** Return `+2` for `4` to `6`, or nothing without a change. @param {string | null} [before] @param {string} [after] */
function tellChange(before, after) {
  const change = Number(after ?? NaN) - Number(before ?? NaN);
  return change ? `${change < 0 ? '−' : '+'}${Math.abs(change)}` : '';
}

/** @param {string} kind @param {Rim} rim @param {string} words */
function drawSign(kind, rim, words) {
  const { ring, x, y, width, height } = rim;
  const sign = makeSvg('g', { class: `ubao-note ubao-note-${kind}` }, copyRim(rim, 'rim'));
  const shape = SHAPES[kind];
  if (!shape) return sign;
  // At the center of a cup; in a corner of a square, where it covers no piece.
  const transform =
    ring.localName === 'circle'
      ? `translate(${x} ${y})`
      : `translate(${x + width / 2 - 11} ${y - height / 2 + 11}) scale(.62)`;
  const drawn = words ? makeSvg('text', { y: 9 }, words) : makeSvg('path', { d: shape });
  sign.append(makeSvg('g', { transform }, makeSvg('circle', { r: 21 }), drawn));
  return sign;
}

/** @param {SVGElement} cell */
function shake(cell) {
  if (!settings.pace) return;
  const places = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  cell.animate(places, { duration: 280 });
}

// --- The trace: the last move, and then the possible ones ---

/** A dot's radius, relative to its cell. */
const DOT = 0.2;

/** @param {BoardApi} board */
export function showTrace(board) {
  const { game, element } = board;
  const clear = () => element.querySelector('.ubao-trace')?.remove();
  const show = () => {
    const { visiting, scene, selection, cover } = game;
    const { parts, options, tried } = selection;
    clear();
    if (tried || cover) return;
    if (!parts.length) return drawTrace(board, { ...(visiting ?? scene)?.trace });
    drawTrace(board, Object.fromEntries(options.cells.map((cell) => [cell, 'ghost'])));
  };
  board.on('step', clear);
  board.on('select', show);
  board.on('rest', show);
  board.enqueue(show);
}

/** @param {BoardApi} board @param {Record<string, string>} trace a sign's kind by cell */
function drawTrace({ picture }, trace) {
  if (!picture) return;
  const signs = findRims(picture, Object.keys(trace)).map((rim) => {
    const kind = trace[rim.name];
    const name = `ubao-trace-${kind}`;
    const isDot = kind === 'ghost' || kind === 'to';
    return isDot ? makeSvg('circle', { class: name, cx: rim.x, cy: rim.y, r: DOT * rim.width }) : copyRim(rim, name);
  });
  picture.svg.querySelector('[data-layer]')?.before(drawLayer(picture, 'ubao-trace', signs));
}

// --- Captures ---

/** The shortest step worth lighting, in milliseconds. */
const SHORTEST = 100;

/** Celebrate captures: the new number grows, too. Nothing else moves, or outlasts the step. @param {BoardApi} board */
export function watchCaptures(board) {
  board.on('step', ({ step: { kind, effect, at, texts = {} }, time }) => {
    const { picture } = board;
    // Seeds that remain at the end are a player's, too.
    const isTaken = effect === 'taken' || kind === 'sweep';
    if (!picture || !isTaken || time < SHORTEST) return;
    for (const { x, y, width, height } of findRims(picture, [at])) {
      const look = { class: 'ubao-gleam', 'aria-hidden': 'true' };
      const light = makeSvg('circle', { ...look, cx: x, cy: y, r: Math.max(width, height) / 2 });
      picture.svg.append(light);
      const looks = { scale: [0.5, 1.15], opacity: [1, 0] };
      const remove = () => light.remove();
      light.animate(looks, { duration: time, easing: 'ease-out' }).finished.then(remove, remove);
    }
    for (const [key, text] of Object.entries(texts)) {
      const number = picture.parts.get(key);
      if (!(Number(text) > Number(number?.textContent))) continue;
      number?.animate({ scale: [1, 1.4, 1] }, { duration: time, easing: 'ease-in-out' });
    }
  });
}

// --- Arrows ---

/** The length of an arrow's barbs, relative to a cell's width. */
const BARB = 0.32;

/**
 * Draw moves as arrows, in place of others.
 * @param {Picture} picture
 * @param {Record<string, Record<string, string>>} ways events by cell, by kind of move: the better one, the one played
 */
export function drawWays(picture, ways) {
  const drawn = Object.entries(ways).map(([kind, marks]) => drawWay(picture, kind, marks));
  drawLayer(picture, 'ubao-ways-drawn', drawn);
}

/** @param {Picture} picture @param {string} kind @param {Record<string, string>} marks */
function drawWay(picture, kind, marks) {
  const rims = findRims(picture, Object.keys(marks));
  const taken = rims.filter(({ name }) => marks[name] === 'taken');
  const line = rims.filter((rim) => !taken.includes(rim) || rim === rims.at(-1));
  const rings = taken.map(({ x, y, width }) => makeSvg('circle', { cx: x, cy: y, r: width * 0.52 }));
  const group = makeSvg('g', { class: `ubao-way-${kind}` }, ...rings);
  const [before, end] = line.slice(-2);
  if (!before || !end) return group;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const reach = BARB * end.width;
  const barbs = [angle + 2.5, angle - 2.5].map(
    (turn) => `M${end.x} ${end.y}l${reach * Math.cos(turn)} ${reach * Math.sin(turn)}`,
  );
  group.append(makeSvg('path', { d: `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${barbs.join('')}` }));
  return group;
}
