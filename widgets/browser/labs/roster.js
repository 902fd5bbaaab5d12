// The players of a round robin: code from files or links, and levels.

import { make, makeButton } from '../kit/element.js';
import { tellError } from '../engine/runtime.js';
import { speak, words } from '../kit/speech.js';
import { MOST, MOST_SOURCE, readPlayer } from './player-code.js';
import { MOST_ENTRANTS, playAll, writeGame, writeTable } from './robin.js';

/** @typedef {import('./robin.js').Entrant} Entrant */
/** @typedef {import('./robin.js').Game} Game */

/** The list of players, and their results. */
export class Roster {
  /** @type {Entrant[]} */
  entrants = [];
  /** @type {Game[]} */
  games = [];
  count = 0;
  /** @type {AbortController | undefined} */
  running;
  said = make('p', { class: 'ubao-player-said', role: 'status' });
  list = make('ol', { class: 'ubao-player-list' });
  found = make('div');
  link = make('input', { type: 'url', autocomplete: 'off' });
  files = make('input', { type: 'file', accept: '.py,.txt,text/plain', multiple: true });
  begin = makeButton(words('labs-player-robin-begin'), () => this.play(), { class: 'ubao-main' });
  halt = makeButton(words('kit-stop'), () => this.running?.abort(), { hidden: true });

  /**
   * @param {{game: () => string, source: () => string, look: (record: string) => void}} page
   * @param {[slug: string, name: string][]} levels
   */
  constructor(page, levels) {
    this.page = page;
    this.files.addEventListener('change', () => void this.read());
    const buttons = [
      makeButton(words('labs-player-robin-own'), () =>
        this.add({ name: this.name('labs-player-robin-yours'), source: page.source() }),
      ),
      ...levels.map(([level, name]) =>
        makeButton(words('labs-player-robin-level', { level: name }), () => this.add({ name, level })),
      ),
    ];
    this.element = make(
      'section',
      { class: 'ubao-robin', 'aria-labelledby': 'ubao-robin' },
      make('h2', { id: 'ubao-robin' }, words('labs-player-robin')),
      make('p', {}, words('labs-player-robin-how')),
      make('p', { class: 'ubao-player-buttons' }, ...buttons),
      make('label', {}, words('labs-player-robin-files'), ' ', this.files),
      make('label', {}, words('labs-player-robin-paste'), ' ', this.link),
      make(
        'p',
        { class: 'ubao-player-buttons' },
        makeButton(words('labs-player-robin-add'), () => this.paste()),
      ),
      this.list,
      make('p', { class: 'ubao-player-buttons' }, this.begin, this.halt),
      this.said,
      this.found,
    );
  }

  /** @param {'labs-player-robin-yours' | 'labs-player-robin-linked'} kind of numbered name */
  name(kind) {
    this.count += 1;
    return words(kind, { number: this.count });
  }

  /** @param {Entrant} entrant */
  add(entrant) {
    const full = this.entrants.length === MOST_ENTRANTS;
    this.said.textContent = full ? words('labs-player-robin-full') : '';
    if (full) return;
    // Names must be unique.
    const same = this.entrants.filter(({ name }) => name.replace(/ \d+$/, '') === entrant.name).length;
    this.entrants.push(same ? { ...entrant, name: `${entrant.name} ${same + 1}` } : entrant);
    this.show();
  }

  show() {
    this.list.replaceChildren(
      ...this.entrants.map((entrant) =>
        make(
          'li',
          {},
          entrant.name,
          ' ',
          makeButton(
            '×',
            () => {
              this.entrants = this.entrants.filter((other) => other !== entrant);
              this.show();
              this.begin.focus();
            },
            { 'aria-label': words('kit-remove', { name: entrant.name }) },
          ),
        ),
      ),
    );
  }

  async read() {
    /** @type {string[]} */
    const long = [];
    for (const file of this.files.files ?? []) {
      const source = await file.slice(0, 4 * MOST_SOURCE + 1).text();
      if (source.length > MOST_SOURCE) long.push(file.name);
      else this.add({ name: file.name.replace(/\.\w+$/, '').slice(0, 30), source });
    }
    if (long.length) this.said.textContent = words('labs-player-robin-long', { files: long.join(', '), most: MOST });
    this.files.value = '';
  }

  paste() {
    try {
      const source = readPlayer(this.link.value);
      if (source === null) return void (this.said.textContent = words('labs-player-robin-wrong'));
      this.link.value = '';
      this.add({ name: this.name('labs-player-robin-linked'), source });
    } catch {
      this.said.textContent = words('labs-player-link-long', { most: MOST });
    }
  }

  /** Play all games, updating the table after each. */
  async play() {
    if (this.entrants.length < 2) {
      this.said.textContent = words('labs-player-robin-empty');
      return;
    }
    const { signal } = (this.running = new AbortController());
    const entrants = [...this.entrants];
    const games = (this.games = /** @type {Game[]} */ ([]));
    this.run(true);
    this.said.textContent = words('labs-player-starting');
    try {
      await playAll(this.page.game(), entrants, signal, (played, count) => {
        games.push(played);
        this.said.textContent = words('labs-player-competing', { played: games.length, count });
      });
      this.said.textContent = words('labs-player-robin-done');
    } catch (error) {
      this.said.textContent = signal.aborted ? '' : speak(tellError(error));
    } finally {
      this.run(false);
    }
    this.found.replaceChildren(
      writeTable(entrants, games),
      make('h3', {}, words('labs-player-robin-games')),
      make('ol', { class: 'ubao-player-games' }, ...games.map((game) => writeGame(game, this.page.look))),
    );
  }

  /** @param {boolean} running */
  run(running) {
    const held = this.element.contains(document.activeElement);
    this.begin.hidden = running;
    this.halt.hidden = !running;
    if (held) (running ? this.halt : this.begin).focus();
  }
}
