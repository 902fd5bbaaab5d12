// Change seats: players switch places, choose their cloths or colors, or return to a saved game.

import { CLOTHS, COLORS } from './players.js';

/** @typedef {import('./players.js').Players} Players */

/**
 * Let those sit down who played a game that was kept.
 * @param {Players} players
 * @param {Record<string, string>} levels
 * @param {number} seed
 */
export function sit(players, levels, seed) {
  for (const side of players.sides) players.player(side).level = levels[side] ?? '';
  players.begin();
  players.seed = seed;
}

/**
 * Let the players change places; the colors of pieces stay where they are.
 * @param {Players} players
 */
export function swap(players) {
  const [one, two] = [players.player(players.sides[0]), players.player(players.sides[1])];
  [one.name, two.name] = [two.name, one.name];
  [one.level, two.level] = [two.level, one.level];
  if (!chooseCloth(players)) return;
  [one.cloth, two.cloth] = [two.cloth, one.cloth];
}

/**
 * Whether players choose what they sit on.
 * @param {Players} players
 */
export function chooseCloth({ sides }) {
  return !sides.some((side) => side in COLORS);
}

/**
 * Two players can't sit on the same cloth: the second takes another.
 * @param {Players} players
 */
export function separate(players) {
  const [one, two] = [players.player(players.sides[0]), players.player(players.sides[1])];
  if (one.cloth === two.cloth) two.cloth = CLOTHS.find((cloth) => cloth !== one.cloth) ?? '';
}

/**
 * Somebody else may have sat down: whoever plays the computer alone sits at the bottom.
 * @param {import('./controller.js').GameController} game
 */
export async function seat(game) {
  if (game.players.undoSides.includes(game.viewpoint)) game.settle();
  else await game.turnRound();
}
