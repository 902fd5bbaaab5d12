// A board on the wall that mirrors the teacher's, and can't be played on.

import { Picture } from '../board/picture.js';
import { make } from '../kit/element.js';
import { settings } from '../kit/settings.js';

/** @import { Rest, Turn } from './channel.js' */

/** Return what shows a turn on a board, or the board at rest; by default as it was at first. @param {HTMLElement} element */
export function mirror(element) {
  let picture = take();
  /** The side at the bottom. */
  let { viewpoint = '' } = element.dataset;
  /** @type {Rest} */
  const start = { drawing: picture.svg.outerHTML, viewpoint, begun: 0 };
  /** The drawing of the board before the turn in progress. */
  let atRest = start.drawing;
  /** The number of steps shown of a half-made turn. */
  let seenSteps = 0;
  /** @type {Promise<unknown>} resolves when everything has been shown */
  let showing = Promise.resolve();
  const end = make('p', { class: 'ubao-ending ubao-ending-title', role: 'status' });

  /** @param {Turn} turn */
  async function run({ steps, seen }) {
    const goesOn = seenSteps > 0 && seen === seenSteps;
    if (!goesOn) picture.sync(atRest);
    await picture.show(goesOn ? steps.slice(seen) : steps, document.hidden ? 0 : settings.pace);
  }

  /** @param {Rest} rest */
  function rest({ drawing, viewpoint: side, begun, ended = '' }) {
    seenSteps = begun;
    if (!begun) atRest = drawing;
    if (side === viewpoint) picture.sync(drawing);
    else {
      viewpoint = side;
      element.innerHTML = drawing;
      picture = take();
    }
    end.remove();
    end.textContent = ended;
    if (ended) element.append(end);
  }

  function take() {
    return new Picture(/** @type {SVGSVGElement} */ (element.querySelector('svg')));
  }

  return (/** @type {Turn | Rest} */ shown = start) => {
    // Returning viewers see the current board without all they missed.
    if (document.hidden || 'steps' in shown) picture.skip();
    // A turn that doesn't fit this board is skipped: the board at rest follows.
    showing = showing.then(() => ('steps' in shown ? run(shown) : rest(shown))).catch(reportError);
  };
}
