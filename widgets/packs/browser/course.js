// A game on a learning platform over SCORM 1.2. This page frames the game's pages and stays while they change, so there
// is one session with the platform, which is told what was solved, and returns it the next time.

import { forgetStored } from '../../browser/kit/safe.js';
import { keep, recall } from '../../browser/kit/store.js';
import { readProgress, writeProgress } from '../../browser/training/progress-code.js';
import { progress } from '../../browser/training/progress.js';
import { readIndex } from '../../browser/training/puzzle-index.js';
import { findApi, Report } from './report.js';

/** @import { IndexGame } from '../../browser/training/puzzle-index.js' */

/** The last learner in this browser: everyone who uses the platform on a computer shares its storage. */
const LEARNER = 'learner';

const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
const notice = /** @type {HTMLElement} */ (document.querySelector('p'));

/** Keep a session with the platform as long as this page. @param {Report} report @param {IndexGame} game */
async function hold(report, { puzzles, steps }) {
  const names = puzzles.map(({ id }) => id);
  const learner = report.read('cmi.core.student_id');
  if (recall(LEARNER) !== learner) forgetStored();
  keep(LEARNER, learner);
  const known = new Set(readDone(report.read('cmi.suspend_data'), [...names, ...steps]));
  progress.add({ solved: names.filter((name) => known.has(name)), learned: steps.filter((step) => known.has(step)) });
  const tell = () => {
    const { solved, learned } = progress.student;
    const done = names.filter((name) => solved[name]);
    report.tell(done.length, names.length, writeProgress([...done, ...steps.filter((step) => learned[step])]));
  };
  progress.addEventListener('change', tell);
  tell();
  addEventListener('pagehide', () => report.end());
  return progress.isKept;
}

/** @param {string} code @param {string[]} names */
function readDone(code, names) {
  try {
    return readProgress(code, names).names;
  } catch {
    // Nothing yet, or something foreign.
    return [];
  }
}

/** Start reporting solved puzzles; return whether the platform listens. */
async function begin() {
  const api = findApi(window);
  const report = api && Report.begin(api);
  const {
    games: [game],
  } = await readIndex();
  return !!report && !!game && hold(report, game);
}

void begin()
  .catch(() => false)
  .then((told) => {
    notice.hidden = told;
    frame.src = frame.dataset.first ?? '';
  });
