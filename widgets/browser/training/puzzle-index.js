// The site's puzzles and tutorials: each is fetched when it's needed, or just before; and their list for teachers.

import { make, makeButton } from '../kit/element.js';
import { askOnce } from '../kit/fetching.js';
import { words } from '../kit/speech.js';
import { read } from './reading.js';

/** @import { Puzzle, Scene } from '../engine/protocol.js' */
/** @import { Value } from '../kit/speech.js' */

/**
 * `puzzles/index.json`, a compact list. `themes` has each theme's term; the sets are lesson plans'.
 * @typedef {{themes: Record<string, Value>, games: IndexGame[], sets?: PlanSet[]}} Index
 */

/**
 * The set of a lesson plan or a unit, and its short name for links; a unit's sets have each puzzle's idea.
 * @typedef {{code: string, title: string, puzzles: string[], ideas?: string[], standards?: string[]}} PlanSet
 */

/** `steps` are full names. @typedef {{slug: string, name: string, puzzles: Entry[], steps: string[]}} IndexGame */

/** A puzzle in the index; `id` is its full name. @typedef {{id: string, themes: string[], difficulty: number}} Entry */

/**
 * A task's file: a puzzle or tutorial step, its drawn board, and the board's shape, if it has one.
 * @typedef {{puzzle: Puzzle, scene: Scene, shape: string | null}} Task
 */

/** Each puzzle's prompt and ages, by its full name. @typedef {Record<string, [prompt: string, ages: string]>} Prompts */

/** @type {{name: string, task: Promise<Task>} | null} the task that is probably next */
let prefetched = null;

/** Reads a small file of the site. */
const readOnce = askOnce((path) => read(path));

export function readIndex() {
  return /** @type {Promise<Index>} */ (readOnce('puzzles/index.json'));
}

/**
 * Fetch the index and each puzzle's prompt and ages, saying so in an element; if that fails, it gets a button to try
 * again.
 * @param {HTMLElement} element
 * @param {(index: Index, prompts: Prompts) => void} use
 */
export async function loadPuzzles(element, use) {
  element.replaceChildren(make('p', { role: 'status' }, words('training-trainer-waiting')));
  const prompts = /** @type {Promise<Prompts>} */ (readOnce('puzzles/prompts.json'));
  const found = await Promise.all([readIndex(), prompts]).catch(() => null);
  if (found) return use(...found);
  element.replaceChildren(
    make('p', { role: 'status' }, words('training-trainer-lost')),
    makeButton(words('kit-again'), () => loadPuzzles(element, use), { class: 'md-button' }),
  );
}

/**
 * Return a task by its full name, as `oware/feed-me` or `oware/learn/sow`. Only one is cached: each is large, and used
 * once.
 * @param {string} name
 * @param {RequestPriority} [priority]
 * @returns {Promise<Task>} rejects if it can't be loaded completely
 */
export async function readTask(name, priority = 'auto') {
  if (prefetched?.name === name) return prefetched.task;
  const task = await read(`puzzles/${name}.json`, priority);
  if (!task?.puzzle || !task.scene) throw new Error(`${name} is no task.`);
  return task;
}

/** Fetch the task that is probably next, while somebody thinks. @param {string} name */
export function prefetch(name) {
  if (!name || prefetched?.name === name) return;
  const task = readTask(name, 'low');
  prefetched = { name, task };
  // It is requested again when it's needed.
  task.catch(() => {
    if (prefetched?.task === task) prefetched = null;
  });
}

/** Return the full names of all puzzles. @param {Index} index */
export function listPuzzles({ games }) {
  return games.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
}

/** The levels of difficulty, and their grades out of five. */
export const GRADES = /** @type {Record<string, number[]>} */ ({ easy: [1, 2], middling: [3], hard: [4, 5] });

/** Stands for all games, known or not. */
export const EVERY = 'every';

/**
 * Return the puzzles of a game, theme and grade.
 * @param {Index} index
 * @param {{game: string, theme: string, grade: string}} filter empty values match everything; `EVERY` means all games
 */
export function filterPuzzles({ games }, { game, theme, grade }) {
  return games
    .filter(({ slug }) => !game || game === EVERY || slug === game)
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ themes }) => !theme || themes.includes(theme))
    .filter(({ difficulty }) => !grade || GRADES[grade]?.includes(difficulty));
}
