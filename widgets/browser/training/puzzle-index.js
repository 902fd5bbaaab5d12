// The puzzles and tutorials of the site, fetched when they are wanted.

import { HOME } from '../site.js';

/** @typedef {import('../engine/protocol.js').Puzzle} Puzzle */
/** @typedef {import('../messages/message.js').Value} Value */

/**
 * `puzzles/index.json`: what there is, in few words. `themes` has the term for each theme.
 * @typedef {object} Index
 * @property {Record<string, Value>} themes
 * @property {IndexGame[]} games
 */

/**
 * @typedef {object} IndexGame
 * @property {string} slug
 * @property {string} name
 * @property {Entry[]} puzzles
 * @property {string[]} steps the names of its tutorial's steps
 */

/** A puzzle in the index; `id` is its whole name. @typedef {{id: string, themes: string[], difficulty: number}} Entry */

/** @type {Map<string, Promise<unknown>>} */
const fetched = new Map();

/**
 * A file of the site, read once. What did not arrive is asked for again the next time.
 * @param {string} path below the site's first page
 */
function read(path) {
  const kept = fetched.get(path);
  if (kept) return kept;
  const answer = fetch(new URL(path, HOME)).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  });
  fetched.set(path, answer);
  answer.catch(() => fetched.delete(path));
  return answer;
}

export function readIndex() {
  return /** @type {Promise<Index>} */ (read('puzzles/index.json'));
}

/**
 * A puzzle by its whole name, or undefined.
 * @param {string} name as `oware/feed-me`
 * @returns {Promise<Puzzle | undefined>}
 */
export async function readPuzzle(name) {
  const [game = ''] = name.split('/');
  const puzzles = /** @type {Puzzle[]} */ (await read(`puzzles/${game}.json`));
  return puzzles.find(({ id }) => `${game}/${id}` === name);
}

/**
 * The steps of a game's tutorial, in order.
 * @param {string} game
 */
export function readSteps(game) {
  return /** @type {Promise<import('../elements/path.js').Step[]>} */ (read(`puzzles/${game}-tutorial.json`));
}

/** How puzzles are sorted by difficulty: the words, and which of the five grades they mean. */
export const GRADES = /** @type {Record<string, number[]>} */ ({
  easy: [1, 2], middling: [3], hard: [4, 5],
});

/**
 * The puzzles that were asked for.
 * @param {Index} index
 * @param {{game: string, theme: string, grade: string}} wanted empty where all will do
 */
export function choose({ games }, { game, theme, grade }) {
  return games
    .filter(({ slug }) => !game || slug === game)
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ themes, difficulty }) => (
      (!theme || themes.includes(theme)) && (!grade || (GRADES[grade] ?? []).includes(difficulty))
    ));
}
