// Which puzzle a student is at, in a line.

import { say } from '../messages/message.js';
import { speak, words } from '../messages/speech.js';
import { progress } from './progress.js';

/**
 * What stands above a puzzle: its game, and its place in a set or what it is about.
 * @param {import('./practice.js').Practice} practice
 * @param {import('../engine/protocol.js').Puzzle} puzzle
 */
export function tellWhich({ index, set, name, missing }, { game, themes }) {
  const title = index.games.find(({ slug }) => slug === game)?.name ?? game;
  const gone = missing ? say('training-trainer-missing', { puzzles: missing }) : [];
  if (set.length) {
    const which = say('training-trainer-which-in-set', { game: title, at: set.indexOf(name) + 1, of: set.length });
    return speak([...which, ...gone]);
  }
  if (progress.student.again[name]) return words('training-trainer-which-again', { game: title });
  const about = themes.map((theme) => index.themes[theme]).filter((theme) => !!theme);
  return speak([...say('training-trainer-which', { game: title, themes: ['list', about] }), ...gone]);
}
