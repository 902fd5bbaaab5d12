// The puzzle of the day, the games that a student knows, and progress by game, derived from the notebook.

import { locatePage } from '../kit/site.js';
import { LEVELS } from '../saving/autosave.js';
import { progress } from './progress.js';
import { listPuzzles } from './puzzle-index.js';

/** @import { Student } from './progress.js' */
/** @import { Index, IndexGame } from './puzzle-index.js' */

/** The game where a newcomer's path begins. */
const FIRST = 'oware';

/** The hardest grade of a day's puzzle. */
const HARDEST = 3;

/** The number of solved puzzles that fill a game's seed, and that come between the first and second opponent. */
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

/** Return the notebook's name for a day whose puzzle was solved. @param {number} day since 1970 */
export function nameDay(day) {
  return `day/${day}`;
}

/** Return a game's names in the notebook besides its puzzles and steps. @param {string} game */
export function listWins(game) {
  return LEVELS.map((level) => nameWin(game, level));
}

/**
 * Return the games that a student knows; for a newcomer, the first.
 * @param {Index} index
 * @param {Student} student
 */
export function findKnown({ games }, { solved, learned }) {
  const known = games.filter(
    ({ slug, steps, puzzles }) =>
      [...steps, ...listWins(slug)].some((name) => name in learned) || puzzles.some(({ id }) => id in solved),
  );
  const first = games.find(({ slug }) => slug === FIRST) ?? games[0];
  return known.length || !first ? known : [first];
}

/**
 * Return the name of a student's puzzle of the day: of a game that the student knows, and not yet solved if there is
 * one; or what it was when it was first shown.
 * @param {Index} index
 * @param {Student} student
 * @param {number} day since 1970
 */
export function findToday(index, student, day) {
  const { today, solved } = student;
  if (today?.day === day && listPuzzles(index).includes(today.puzzle)) return today.puzzle;
  const known = findKnown(index, student);
  const open = known.map((game) => ({ ...game, puzzles: game.puzzles.filter(({ id }) => !(id in solved)) }));
  return pickToday(open, day) || pickToday(known, day);
}

/**
 * Return a day's puzzle, easy enough.
 * @param {IndexGame[]} games a class's has one
 * @param {number} day since 1970
 */
export function pickToday(games, day) {
  const own = games.filter(({ puzzles }) => puzzles.length);
  const apt = own[day % own.length]?.puzzles.filter(({ difficulty }) => difficulty <= HARDEST) ?? [];
  return apt[Math.floor(day / own.length) % apt.length]?.id ?? '';
}

/**
 * Return a game's seeds: learned, puzzles solved, levels beaten.
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

/**
 * Record a win. If the game is learned and the first opponent beaten, return the address of its puzzles, if few of them
 * are solved; else an empty text.
 * @param {string} game
 * @param {string} level
 */
export function noteWin(game, level) {
  progress.learn(nameWin(game, level));
  const { solved, learned } = progress.student;
  const count = (/** @type {object} */ done, /** @type {string} */ folder) =>
    Object.keys(done).filter((name) => name.startsWith(folder)).length;
  const isNext = level === DREAMER && count(learned, `${game}/learn/`) && count(solved, `${game}/`) < FEW;
  return isNext ? locatePage(`games/${game}/puzzles/`).href : '';
}
