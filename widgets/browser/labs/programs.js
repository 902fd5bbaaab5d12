// Programs kept on this device as they were typed: offered to whoever comes, never put into the editor unasked.

import { tellAside } from '../dialogs/confirmations.js';
import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { Works } from '../kit/store.js';
import { countDays } from '../saving/resume.js';

/** A program, and when it was typed, in milliseconds since 1970. @typedef {{source: string, when: number}} Program */

/** @extends {Works<Program>} */
export class Programs extends Works {
  offer = make('div', { class: 'ubao-offer', role: 'group', 'aria-label': words('labs-player-kept') });
  /** What is offered, as it is written. */
  #offered = '';

  /** @param {(source: string) => void} open puts a program into the editor */
  constructor(open) {
    super('programs', read);
    this.open = open;
    this.addEventListener('change', () => this.list());
    this.list();
  }

  /**
   * Keep what somebody has typed.
   * @param {string} source
   */
  type(source) {
    this.put(source.trim() ? { source, when: Date.now() } : null);
  }

  /** Something else is in the editor, which is not kept before somebody changes it. */
  leave() {
    this.own = null;
    this.list();
  }

  list() {
    const { earlier } = this;
    const offered = JSON.stringify(earlier);
    if (offered === this.#offered && this.offer.childElementCount) return;
    this.#offered = offered;
    const buttons = earlier.map((program) =>
      makeButton(
        words('labs-player-kept-go-on', {
          lines: program.source.trim().split('\n').length,
          days: countDays(program.when),
        }),
        () => {
          this.take(program);
          this.open(program.source);
        },
        { class: 'ubao-choice' },
      ),
    );
    this.offer.replaceChildren(
      ...tellAside(this),
      ...(earlier.length
        ? [
            make('p', {}, words('labs-player-kept-question', { programs: earlier.length })),
            ...buttons,
            makeButton(words('labs-player-kept-forget', { programs: earlier.length }), () => this.drop(earlier)),
          ]
        : []),
    );
  }
}

/**
 * Return the valid parts of a stored program.
 * @param {any} kept
 * @returns {Program | null}
 */
function read(kept) {
  const { source, when } = kept ?? {};
  return typeof source === 'string' && Number.isFinite(when) ? { source, when } : null;
}
