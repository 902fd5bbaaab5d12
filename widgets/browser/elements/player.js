// <ubao-player>: a player is written in Python, tried out, played against, and sent into games.

import '../words/player.js';
import { copyText } from '../dom/copying.js';
import { download } from '../dom/download.js';
import { make, makeButton } from '../dom/element.js';
import { words } from '../messages/speech.js';
import { readPlayer, writePlayer } from '../player/address.js';
import { bringGame } from '../player/bringing.js';
import { Editor } from '../player/editor.js';
import { GAMES, playSeries } from '../player/match.js';
import { Pupil } from '../player/pupil.js';
import { Roster } from '../player/roster.js';
import { GAME, checkStep } from '../player/steps.js';
import { tellTrouble } from '../player/telling.js';
import { SCRIPTS } from '../site.js';

/** @typedef {import('../player/steps.js').Step} Step */
/** @typedef {import('../player/pupil.js').Told} Told */
/** @typedef {import('./board.js').UbaoBoard} UbaoBoard */

class UbaoPlayer extends HTMLElement {
  said = make('p', { class: 'ubao-player-said', role: 'status' });
  printed = make('pre', { class: 'ubao-player-printed', tabindex: 0, role: 'region', 'aria-label': words('player-printed') });
  place = make('div', { class: 'ubao-player-board' });
  link = make('input', { type: 'text', readonly: true, hidden: true, 'aria-label': words('player-link-label') });
  halt = makeButton(words('player-stop'), () => this.running?.abort(), { hidden: true });
  /** @type {AbortController | undefined} */
  running;
  /** @type {Pupil | undefined} */
  pupil;

  connectedCallback() {
    const form = this.querySelector('form');
    const area = form?.querySelector('textarea');
    if (!form || !area || this.form) return;
    this.form = form;
    /** @type {Step[]} */
    this.steps = JSON.parse(this.dataset.steps ?? '[]');
    const place = make('div', { class: 'ubao-player-editor' });
    area.closest('label')?.replaceWith(place);
    this.editor = new Editor(place, readPlayer(location.hash) ?? area.value, words('player-code'), words('player-keys'));
    const level = this.field('level');
    place.after(make(
      'div', { class: 'ubao-player-out' },
      make('p', { class: 'ubao-player-buttons' },
        makeButton(words('player-check'), () => this.check(), { class: 'ubao-main' }),
        makeButton(words('player-play'), () => this.play()),
        makeButton(words('player-compete'), () => this.compete(level.value)), this.halt,
        makeButton(words('player-save'), () => download('player.py', this.editor?.source ?? '', 'text/x-python')),
        makeButton(words('player-link'), () => this.copy())),
      this.link, this.said, this.printed,
    ));
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement && target.name === 'step') this.showStep();
    });
    addEventListener('hashchange', () => this.arrive());
    this.roster = new Roster({
      game: () => this.game, source: () => this.editor?.source ?? '', look: (record) => void this.look(record),
    }, [...level.options].map(({ value, text }) => [value, text]));
    this.append(this.place, this.roster.element);
    this.showStep();
    void this.bringGame();
  }

  disconnectedCallback() {
    this.rest();
  }

  /** @param {string} name of a field of the form */
  field(name) {
    return /** @type {HTMLSelectElement} */ (this.form?.elements.namedItem(name));
  }

  /** The slug of the game that was chosen. */
  get game() {
    return this.field('game').value;
  }

  /** @returns {Step | undefined} nothing for a player of one's own */
  get step() {
    return this.steps?.[Number.parseInt(this.field('step').value, 10)];
  }

  /** Take what the page's address brings; nothing runs before somebody says so. */
  arrive() {
    const source = readPlayer(location.hash);
    if (source !== null && this.editor) this.editor.source = source;
    void this.bringGame();
  }

  async bringGame() {
    const fault = await bringGame(this.field('game'));
    if (fault) this.said.textContent = fault;
  }

  showStep() {
    const { step } = this;
    const place = this.querySelector('.ubao-player-step');
    place?.replaceChildren(...step ? [
      make('p', {}, step.task),
      makeButton(words('player-help'), () => { if (this.editor) this.editor.source = step.help; }),
    ] : []);
  }

  /** A player of the code as it is now; the one before is ended, and all that it did. */
  begin() {
    this.rest();
    this.printed.textContent = '';
    this.editor?.blame(0);
    this.said.textContent = words('player-starting');
    this.running = new AbortController();
    this.halt.hidden = false;
    this.pupil = new Pupil(this.editor?.source ?? '', (text, cut) => {
      this.printed.append(cut ? `${text}\n${words('player-cut')}` : text);
    });
    return this.pupil;
  }

  /** Nothing runs any more. */
  rest() {
    this.running?.abort();
    this.pupil?.end();
    if (document.activeElement === this.halt) this.editor?.view.focus();
    this.halt.hidden = true;
  }

  /**
   * Say what went wrong.
   * @param {Told} told
   */
  complain(told) {
    this.said.textContent = tellTrouble(told);
    this.editor?.blame(told.line);
    this.rest();
  }

  /** See whether the code works, and whether it passes the step. */
  async check() {
    const pupil = this.begin();
    const { step } = this;
    const { told, test } = await checkStep(pupil, step ?? { title: '', task: '', help: '', tests: [] });
    if (pupil !== this.pupil) return;
    if (told.kind) return this.complain(told);
    if (test) {
      this.said.textContent = `${words('player-missing', { missing: test.missing })} ${words('player-played-instead', { move: told.move })}`;
      this.setBoard(GAME, test.position);
    } else {
      const last = step ? told : await pupil.choose(this.game, await this.getStart());
      if (last.kind) return this.complain(last);
      this.said.textContent = step ? words('player-passed') : words('player-sound', { move: last.move });
    }
    this.rest();
  }

  /** The first position of the game that was chosen. */
  async getStart() {
    const board = this.setBoard(this.game);
    await board.controller?.session.queue;
    return board.position;
  }

  /** Play against the player on a board: who sits here begins. */
  async play() {
    const pupil = this.begin();
    const told = await pupil.take();
    if (pupil !== this.pupil) return;
    if (told.kind) return this.complain(told);
    const board = this.setBoard(this.game);
    this.said.textContent = words('player-your-turn');
    board.addEventListener('ubao-move', () => void this.answer(board, pupil));
  }

  /**
   * @param {UbaoBoard} board
   * @param {Pupil} pupil
   */
  async answer(board, pupil) {
    const { session } = board.controller ?? {};
    const scene = session?.scene;
    if (!session || !scene || scene.result || scene.turn === scene.sides[0] || pupil !== this.pupil) return;
    this.said.textContent = words('player-its-turn');
    const told = await pupil.choose(this.game, scene.position);
    if (pupil !== this.pupil || session.scene?.record !== scene.record) return;
    if (told.kind) return this.complain(told);
    try {
      await session.reply(told.move, scene.record);
      this.said.textContent = '';
    } catch {
      this.complain({ move: '', kind: 'illegal', line: 0, words: told.move });
    }
  }

  /**
   * Ten games against a level; each begins five of them.
   * @param {string} level
   */
  async compete(level) {
    const pupil = this.begin();
    const { signal } = /** @type {AbortController} */ (this.running);
    const player = { name: words('player-code'), pupil };
    try {
      const { won, ties, fault } = await playSeries(this.game, player, level, signal, (played) => {
        this.said.textContent = words('player-competing', { played, count: GAMES });
      });
      if (fault) return this.complain(fault);
      this.said.textContent = words('player-competed', { won, ties, count: GAMES });
    } catch (error) {
      if (!signal.aborted) throw error;
      this.said.textContent = '';
    }
    if (pupil === this.pupil) this.rest();
  }

  async copy() {
    this.link.value = writePlayer(this.editor?.source ?? '');
    this.link.hidden = false;
    this.said.textContent = words(await copyText(this.link) ? 'player-link-copied' : 'player-link-marked');
  }

  /**
   * Open a game that was played.
   * @param {string} record
   */
  async look(record) {
    const board = this.setBoard(this.game);
    await board.controller?.open({ record, position: '' });
    this.place.scrollIntoView({ block: 'nearest' });
  }

  /**
   * A new board.
   * @param {string} game
   * @param {string} [position]
   */
  setBoard(game, position) {
    const board = /** @type {UbaoBoard} */ (document.createElement('ubao-board'));
    board.setAttribute('game', game);
    // Players help themselves here.
    board.setAttribute('coach', 'off');
    if (position) board.setAttribute('position', position);
    board.id = `player-${game.replace(/\W+/g, '-')}`;
    this.place.replaceChildren(board);
    return board;
  }
}

// The sentences of any game may be needed.
void import(`${SCRIPTS}words/all.js`).catch(() => {}).finally(() => customElements.define('ubao-player', UbaoPlayer));
