// The puzzles and tutorials of the site: each is fetched when it is its turn, or just before.

import { read } from './reading.js';

/** @typedef {import('../engine/protocol.js').Puzzle} Puzzle */
/** @typedef {import('../kit/message.js').Value} Value */

/**
 * `puzzles/index.json`: what there is, in few words. `themes` has the term for each theme.
 * @typedef {object} Index
 * @property {Record<string, Value>} themes
 * @property {IndexGame[]} games
 * @property {PlanSet[]} [sets] of lesson plans
 */

/**
 * The set of a lesson plan, and the short name that leads to it.
 * @typedef {{code: string, title: string, puzzles: string[]}} PlanSet
 */

/**
 * @typedef {object} IndexGame
 * @property {string} slug
 * @property {string} name
 * @property {Entry[]} puzzles
 * @property {string[]} steps the names of its tutorial's steps
 */

/**
 * A puzzle in the index; `id` is its whole name.
 * @typedef {{id: string, themes: string[], difficulty: number}} Entry
 */

/**
 * A task as its file has it: a puzzle or a step of a tutorial, and its board as drawn.
 * @template {Puzzle} [P=Puzzle]
 * @typedef {{puzzle: P, scene: import('../engine/protocol.js').Scene}} Task
 */

/** @type {Map<string, Promise<unknown>>} */
const kept = new Map();

/** @type {{name: string, task: Promise<Task>} | null} the task that is likely to be next */
let prefetched = null;

/**
 * A file of the site that is small and wanted again, read once. What did not arrive is asked for again
 * the next time.
 * @param {string} path
 */
function readOnce(path) {
  const answer = kept.get(path) ?? read(path);
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer;
}

export function readIndex() {
  return /** @type {Promise<Index>} */ (readOnce('puzzles/index.json'));
}

/** Return each puzzle's question and ages, by its full name. */
export function readPrompts() {
  return /** @type {Promise<Record<string, [prompt: string, ages: string]>>} */ (readOnce('puzzles/prompts.json'));
}

/**
 * A task by its whole name, as `oware/feed-me` or `oware/learn/sow`. No more than one is kept: each is
 * large, and has its turn once.
 * @template {Puzzle} [P=Puzzle]
 * @param {string} name
 * @param {RequestPriority} [priority]
 * @returns {Promise<Task<P>>} rejects where it does not arrive whole
 */
export async function readTask(name, priority = 'auto') {
  if (prefetched?.name === name) return /** @type {Promise<Task<P>>} */ (prefetched.task);
  const task = await read(`puzzles/${name}.json`, priority);
  if (!task?.puzzle || !task.scene) throw new Error(`${name} is no task.`);
  return task;
}

/**
 * Fetch a task that is likely to be next, while somebody thinks.
 * @param {string} name
 */
export function prefetch(name) {
  if (!name || prefetched?.name === name) return;
  const task = readTask(name, 'low');
  prefetched = { name, task };
  // It is asked for again when it is its turn.
  task.catch(() => {
    if (prefetched?.task === task) prefetched = null;
  });
}

/** How puzzles are sorted by difficulty: the words, and which of the five grades they mean. */
export const GRADES = /** @type {Record<string, number[]>} */ ({
  easy: [1, 2],
  middling: [3],
  hard: [4, 5],
});

/** Stands for all games, known or not. */
export const EVERY = 'every';

/**
 * The puzzles of a game, with a theme, of a grade.
 * @param {Index} index
 * @param {{game: string, theme: string, grade: string}} filter empty where all will do; `EVERY` asks for all games
 */
export function filterPuzzles({ games }, { game, theme, grade }) {
  return games
    .filter(({ slug }) => !game || game === EVERY || slug === game)
    .flatMap(({ puzzles }) => puzzles)
    .filter(
      ({ themes, difficulty }) =>
        (!theme || themes.includes(theme)) && (!grade || (GRADES[grade] ?? []).includes(difficulty)),
    );
}
