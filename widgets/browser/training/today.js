// The puzzle of the day, the games that a student knows, and what of a game is done: found from the notebook.

import { LEVELS } from '../saving/autosave.js';

/** @typedef {import('./puzzle-index.js').Index} Index */
/** @typedef {import('./puzzle-index.js').IndexGame} IndexGame */
/** @typedef {import('./progress.js').Student} Student */

/** The game where a newcomer's path begins. */
const FIRST = 'oware';

/** The hardest puzzle that a day may have. */
const HARDEST = 3;

/** How many puzzles of a game fill its seed, and come between the first opponent and the second. */
export const FEW = 5;

/** The computer opponents, in the order students meet them. */
export const [DREAMER = '', GREEDY = ''] = LEVELS;

/**
 * Return the notebook's name for a game won against the computer.
 * @param {string} game
 * @param {string} level
 */
export function nameWin(game, level) {
  return `${game}/won/${level}`;
}

/**
 * Return the notebook's name for a day whose puzzle was solved.
 * @param {number} day counted from 1970
 */
export function nameDay(day) {
  return `day/${day}`;
}

/** The names that a game may have in the notebook beside its puzzles and steps. @param {string} game */
export function listWins(game) {
  return LEVELS.map((level) => nameWin(game, level));
}

/**
 * The games that a student has begun to learn or solved a puzzle of; for a newcomer, the first.
 * @param {Index} index
 * @param {Student} student
 */
export function findKnown({ games }, { solved, learned }) {
  const known = games.filter(
    ({ steps, puzzles }) => steps.some((step) => step in learned) || puzzles.some(({ id }) => id in solved),
  );
  return known.length ? known : games.filter(({ slug }, at) => slug === FIRST || (!at && !hasFirst(games)));
}

/** @param {IndexGame[]} games */
function hasFirst(games) {
  return games.some(({ slug }) => slug === FIRST);
}

/**
 * The name of a day's puzzle: not a hard one, of a game that the student knows; each day another.
 * @param {Index} index of the only game, where a class has one
 * @param {Student} student
 * @param {number} day counted from 1970
 */
export function findToday(index, student, day) {
  const known = findKnown(index, student).filter(({ puzzles }) => puzzles.length);
  const game = known[day % known.length];
  const apt = game?.puzzles.filter(({ difficulty }) => difficulty <= HARDEST) ?? [];
  return apt[Math.floor(day / known.length) % apt.length]?.id ?? '';
}

/**
 * What is done of a game, a seed each: learned, some puzzles solved, each opponent beaten.
 * @param {IndexGame} game
 * @param {Student} student
 */
export function countSeeds({ slug, steps, puzzles }, { solved, learned }) {
  const done = puzzles.filter(({ id }) => id in solved).length;
  return [
    steps.length > 0 && steps.every((step) => step in learned),
    puzzles.length > 0 && done >= Math.min(FEW, puzzles.length),
    ...listWins(slug).map((name) => name in learned),
  ];
}
