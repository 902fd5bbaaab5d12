// Puzzles to choose from; each board is fetched as it comes into view.

import { showStill } from '../board/drawing.js';
import { make, makeButton } from '../kit/element.js';
import { whenInView } from '../kit/scheduler.js';
import { words } from '../kit/speech.js';
import { readTask } from '../training/puzzle-index.js';

/** @typedef {{id: string, game: string, prompt: string, ages: string, difficulty: number}} Offer */

/** The distance below the screen at which a board is fetched. */
const MARGIN = '300px';

/**
 * Return a card for each puzzle, and a function that updates the cards when the set changes.
 * @param {Offer[]} offers
 * @param {(id: string) => number} find a puzzle's place in the set, from 1, or 0
 * @param {(id: string) => void} toggle
 */
export function makeCards(offers, find, toggle) {
  const watcher = whenInView((picture) => void draw(/** @type {HTMLElement} */ (picture)), MARGIN);
  const marks = offers.map(({ id, game, prompt, ages, difficulty }) => {
    const picture = document.createElement('ubao-picture');
    picture.dataset.puzzle = id;
    picture.setAttribute('game', id.split('/')[0] ?? '');
    watcher.observe(picture);
    const button = makeButton('', () => toggle(id), { class: 'md-button' });
    const [youngest = '', oldest = ''] = ages.split('-');
    const card = make(
      'li',
      { class: 'ubao-offer-card' },
      picture,
      make('p', { class: 'ubao-offer-prompt' }, prompt),
      make(
        'p',
        { class: 'ubao-offer-notes' },
        words('classroom-offer', { game, difficulty, youngest: Number(youngest), oldest: Number(oldest) }),
      ),
      button,
    );
    const mark = () => {
      const place = find(id);
      card.toggleAttribute('data-taken', place > 0);
      button.setAttribute('aria-pressed', String(place > 0));
      button.textContent = place ? words('classroom-taken', { place }) : words('classroom-take');
      button.setAttribute('aria-label', words('classroom-take-what', { place, prompt }));
    };
    mark();
    return { card, mark };
  });
  return {
    list: make('ul', { class: 'ubao-offers' }, ...marks.map(({ card }) => card)),
    mark: () => marks.forEach(({ mark }) => mark()),
  };
}

/** @param {HTMLElement} picture */
async function draw(picture) {
  const task = await readTask(picture.dataset.puzzle ?? '', 'low').catch(() => null);
  if (task) showStill(picture, task.scene.svg);
}
