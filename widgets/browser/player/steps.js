// The steps of learning to write a player: each has tests, and each test says what is missing.

/** @typedef {import('./pupil.js').Pupil} Pupil */
/** @typedef {import('./pupil.js').Told} Told */

/** @typedef {{position: string, moves: string[], missing: string}} Test moves are those that pass */
/** @typedef {{title: string, task: string, help: string, tests: Test[]}} Step */

/** All steps are about this game. */
export const GAME = 'oware';

/**
 * Ask a player what it plays in the tests of a step, up to the first that it does not pass.
 * @param {Pupil} pupil
 * @param {Test[]} tests
 * @returns {Promise<{told: Told, test?: Test}>} the last answer, with the test that it did not pass
 */
export async function checkStep(pupil, tests) {
  /** @type {Told} */
  let told = await pupil.take();
  for (const test of told.kind ? [] : tests) {
    told = await pupil.choose(GAME, test.position);
    if (told.kind || !test.moves.includes(told.move)) return { told, test };
  }
  return { told };
}
