// Change seats: swap players, choose opponents, cloths or colors, or restore a saved game's players.

import { runtime } from '../engine/runtime.js';
import { COLORS } from './players.js';

/** @import { GameController } from './controller.js' */
/** @import { Players } from './players.js' */

/**
 * Seat a saved game's players.
 * @param {Players} players
 * @param {Record<string, string>} levels
 * @param {number} seed
 */
export function sit(players, levels, seed) {
  for (const side of players.sides) players.player(side).level = levels[side] ?? '';
  players.begin();
  players.seed = seed;
}

/** Swap the players; the colors of pieces stay. @param {Players} players */
export function swap(players) {
  const [one, two] = [players.player(players.sides[0]), players.player(players.sides[1])];
  [one.name, two.name] = [two.name, one.name];
  [one.level, two.level] = [two.level, one.level];
  if (!mayChooseCloth(players)) return;
  [one.cloth, two.cloth] = [two.cloth, one.cloth];
}

/** Return whether players may choose their cloths. @param {Players} players */
export function mayChooseCloth({ sides }) {
  return !sides.some((side) => side in COLORS);
}

/**
 * Let a single person sit at the bottom.
 * @param {GameController} game
 * @param {boolean} [shown] if seats are shown
 */
export async function seat(game, shown = false) {
  if (!game.players.undoSides.includes(game.viewpoint)) await turnRound(game);
  else if (!shown) game.settle();
}

/** Turn the board around. @param {GameController} game */
export async function turnRound({ players, session, viewpoint }) {
  const other = players.sides.find((side) => side !== viewpoint) ?? '';
  // Its refusal is told by the game.
  await session.ask({ op: 'open', viewpoint: other }).catch(() => {});
}

/**
 * Let the computer wait, or resume; then undone turns are dropped.
 * @param {GameController} game
 * @param {boolean} on
 */
export function halt(game, on) {
  game.players.halted = on;
  if (!on) game.session.undone = [];
  game.settle();
}

/** Return a game's opponents, weakest first. @param {string} game */
export function listLevels(game) {
  return runtime.call({ op: 'levels', game, record: '' });
}
