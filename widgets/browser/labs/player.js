// <ubao-player>: write a player in Python, try it, play against it, and send it into games.

import '../kit/later-words.js';
import { copyText, saveText } from '../kit/output.js';
import { make, makeButton } from '../kit/element.js';
import { makeFileButton } from '../kit/fields.js';
import { tellError } from '../engine/runtime.js';
import { unheard } from '../game/controller.js';
import { speak, words } from '../kit/speech.js';
import { SCRIPTS } from '../kit/site.js';
import { MOST, MOST_SOURCE, bringGame, readPlayer, writePlayer } from './address.js';
import { Editor } from './editor.js';
import { Kept, Lab } from './lab.js';
import { playAll, playCode } from './match.js';
import { Pupil, tellTrouble } from './pupil.js';
import { Roster } from './roster.js';

/** @import { UbaoBoard } from '../elements/board.js' */
/** @import { Player } from './match.js' */
/** @import { Told } from './pupil.js' */

/** The moves that pass, else what is missing. @typedef {{position: string, moves: string[], missing: string}} Test */
/** @typedef {{title: string, task: string, help: string, tests: Test[]}} Step */

/** The game of all steps. */
const GAME = 'oware';

const GAMES_PER_MATCH = 10;

class UbaoPlayer extends Lab {
  said = make('p', { class: 'ubao-player-said', role: 'status' });
  printed = make('pre', {
    class: 'ubao-player-printed',
    tabindex: 0,
    role: 'region',
    'aria-label': words('labs-player-printed'),
  });
  place = make('div', { class: 'ubao-player-board' });
  link = make('input', { type: 'text', readonly: true, hidden: true, 'aria-label': words('labs-player-link-label') });
  halt = makeButton(words('kit-stop'), () => this.stop(), { hidden: true });
  /** @type {AbortController | undefined} */
  running;
  /** @type {Pupil | undefined} the current or last one; none once it was stopped */
  pupil;
  /** Somebody's code, and the step it is for. */
  programs = new Kept('programs', {
    read: ({ source, step }) =>
      typeof source === 'string' ? { source, step: typeof step === 'string' ? step : '0' } : null,
    describe: ({ source }) => words('labs-player-lines', { lines: source.trim().split('\n').length }),
    open: ({ source, step }) => {
      this.field('step').value = step;
      this.showStep();
      this.show(source);
    },
  });
  next = makeButton(words('labs-player-next'), () => this.goOn(), { hidden: true });
  steps = /** @type {Step[]} */ (JSON.parse(this.dataset.steps ?? '[]'));

  /** @param {HTMLFormElement} form */
  build(form) {
    const area = /** @type {HTMLTextAreaElement} */ (form.querySelector('textarea'));
    const place = make('div', { class: 'ubao-player-editor' });
    area.closest('label')?.replaceWith(place);
    this.editor = new Editor(place, area.value, words('labs-player-code'), words('labs-player-keys'), (source) =>
      this.programs.update(source.trim() ? { source, step: this.field('step').value } : null),
    );
    const buttons = make(
      'p',
      { class: 'ubao-player-buttons' },
      makeButton(words('labs-player-check'), () => this.check(), { class: 'ubao-main' }),
      makeButton(words('labs-player-play'), () => this.play()),
      makeButton(words('labs-player-compete'), () => this.compete()),
      this.halt,
      makeButton(words('kit-save-file'), () => saveText('player.py', this.source, 'text/x-python')),
      makeFileButton((source) => this.openFile(source), '.py,text/x-python,text/plain', 'md-button ubao-file-button'),
      makeButton(words('labs-player-link'), () => this.copy()),
    );
    place.after(make('div', { class: 'ubao-player-out' }, buttons, this.link, this.said, this.next, this.printed));
    this.field('step').addEventListener('change', () => this.showStep());
    this.roster = new Roster(this, this.field('level').options);
    this.append(this.place, this.roster.element);
    this.showStep();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop();
    this.roster?.running?.abort();
  }

  get game() {
    return this.field('game').value;
  }

  get source() {
    return this.editor?.source ?? '';
  }

  set source(text) {
    if (this.editor) this.editor.source = text;
  }

  /** @returns {Step | undefined} undefined for a free player */
  get step() {
    return this.steps[Number.parseInt(this.field('step').value, 10)];
  }

  /** Load the code in the page's address, without running it. */
  arrive() {
    try {
      const source = readPlayer(location.hash);
      if (source !== null) this.open(source);
    } catch {
      this.said.textContent = words('labs-player-link-long', { most: MOST });
    }
    void bringGame(this.field('game')).then((fault) => {
      if (fault) this.said.textContent = fault;
    });
  }

  /** Load another program into the editor, keeping the old one in storage. @param {string} source */
  open(source) {
    this.programs.leave();
    this.show(source);
  }

  /** Show a program, without what the one before it came to. @param {string} source */
  show(source) {
    this.said.textContent = this.printed.textContent = '';
    this.next.hidden = true;
    this.source = source;
  }

  /** @param {string | null} source */
  openFile(source) {
    if (!source || source.length > MOST_SOURCE) this.said.textContent = words('labs-player-file-wrong', { most: MOST });
    else this.open(source);
  }

  /** Go to the next step, keeping the code. */
  goOn() {
    this.field('step').selectedIndex += 1;
    this.next.hidden = true;
    this.said.textContent = '';
    this.showStep();
    this.field('step').focus();
  }

  showStep() {
    const { step, programs } = this;
    this.querySelector('.ubao-player-step')?.replaceChildren(
      programs.offer,
      ...(step ? [make('p', {}, step.task), makeButton(words('labs-player-help'), () => this.open(step.help))] : []),
    );
  }

  /** Return a new player with the current code, ending the previous one. */
  begin() {
    this.rest();
    this.printed.textContent = '';
    this.editor?.blame(0);
    this.said.textContent = words('labs-player-starting');
    this.running = new AbortController();
    this.halt.hidden = false;
    this.next.hidden = true;
    this.pupil = new Pupil(this.source, (text, cut) => {
      this.printed.append(cut ? `${text}\n${words('labs-player-cut')}` : text);
    });
    return this.pupil;
  }

  /** Show that nothing is running, and what came of it: in a low window the answer is below. */
  rest() {
    this.running?.abort();
    this.pupil?.end();
    if (document.activeElement === this.halt) this.editor?.view.focus();
    this.halt.hidden = true;
    this.said.parentElement?.scrollIntoView({ block: 'nearest' });
  }

  /** Stop what is running, and its output. */
  stop() {
    this.rest();
    this.pupil = undefined;
    this.said.textContent = '';
  }

  /** Return the answer; null if it's late, or told trouble. @param {Pupil} pupil @param {Promise<Told>} answer */
  async hear(pupil, answer) {
    const told = await answer;
    if (pupil !== this.pupil) return null;
    if (!told.kind) return told;
    this.complain(told);
    return null;
  }

  /** Show what is wrong with the code. @param {Told} told */
  complain(told) {
    this.said.textContent = tellTrouble(told);
    this.editor?.blame(told.line);
    this.rest();
  }

  /** Check that the code works, and passes the step. */
  async check() {
    const pupil = this.begin();
    const { step } = this;
    if (!(await this.hear(pupil, pupil.take()))) return;
    if (!step) return this.tryOut(pupil);
    for (const { position, moves, missing } of step.tests) {
      const told = await this.hear(pupil, pupil.choose(GAME, position));
      if (!told) return;
      if (moves.includes(told.move)) continue;
      const instead = words('labs-player-played-instead', { move: told.move });
      this.said.textContent = `${words('labs-player-missing', { missing })} ${instead}`;
      this.setBoard(GAME, position);
      return this.rest();
    }
    this.said.textContent = words('labs-player-passed');
    this.next.hidden = false;
    this.rest();
  }

  /** Check that the code finds a first move in the chosen game. @param {Pupil} pupil */
  async tryOut(pupil) {
    const board = this.setBoard(this.game);
    await board.controller?.session.queue;
    if (pupil !== this.pupil) return;
    const told = await this.hear(pupil, pupil.choose(board.game, board.position));
    if (!told) return;
    this.said.textContent = words('labs-player-sound', { move: told.move });
    this.rest();
  }

  /** Play against the player on a board; the person begins. */
  async play() {
    const pupil = this.begin();
    if (!(await this.hear(pupil, pupil.take()))) return;
    const board = this.setBoard(this.game);
    const game = board.controller;
    await game?.session.queue;
    if (pupil !== this.pupil) return;
    this.said.textContent = words('labs-player-your-turn');
    // In every language, sentences and the board call the code by this name.
    if (game) game.players.player(game.players.sides[1]).name = 'Python';
    game?.settle();
    board.addEventListener('ubao-move', () => void this.answer(board, pupil));
    return goTo(board);
  }

  /** Let the code play, if it is its turn. @param {UbaoBoard} board @param {Pupil} pupil */
  async answer(board, pupil) {
    const scene = board.controller?.scene;
    if (pupil !== this.pupil || !scene || scene.result || scene.turn === scene.sides[0]) return;
    this.said.textContent = words('labs-player-its-turn');
    const trouble = await playCode(board, pupil);
    if (pupil !== this.pupil) return;
    if (trouble) return this.complain(trouble);
    this.said.textContent = '';
  }

  /** Play ten games against a level; each begins five. */
  async compete() {
    const pupil = this.begin();
    const { signal } = /** @type {AbortController} */ (this.running);
    const player = { name: words('labs-player-code'), pupil };
    const level = this.field('level').value;
    const other = { name: level, level };
    /** @type {[Player, Player][]} */
    const pairs = Array.from({ length: GAMES_PER_MATCH }, (_, at) => (at % 2 ? [other, player] : [player, other]));
    let [played, won, ties] = [0, 0, 0];
    try {
      await playAll(this.game, pairs, signal, ({ winner, fault }) => {
        if (fault) return this.complain(fault.told);
        played += 1;
        won += Number(winner === player);
        ties += Number(!winner);
        this.said.textContent = words('labs-player-competing', { played, count: GAMES_PER_MATCH });
      });
      if (signal.aborted) return;
      this.said.textContent = words('labs-player-competed', { won, ties, count: GAMES_PER_MATCH });
    } catch (error) {
      if (signal.aborted) return;
      this.said.textContent = speak(tellError(error));
    }
    this.rest();
  }

  async copy() {
    try {
      this.link.value = writePlayer(this.source);
    } catch {
      return void (this.said.textContent = words('labs-player-code-long', { most: MOST }));
    }
    this.link.hidden = false;
    this.said.textContent = words((await copyText(this.link)) ? 'labs-player-link-copied' : 'kit-marked');
  }

  /** Open a finished game. @param {string} record */
  async look(record) {
    const board = this.setBoard(this.game);
    await board.controller?.open({ record, position: '' }).catch(unheard);
    return goTo(board);
  }

  /** Show a board without help: the player is the learner's own. @param {string} game @param {string} [position] */
  setBoard(game, position) {
    const look = { id: `player-${game.replace(/\W+/g, '-')}`, coach: 'off' };
    const board = make('ubao-board', { game, ...look, ...(position && { position }) });
    this.place.replaceChildren(board);
    return board;
  }
}

/** Show a board below, and focus it once it is drawn. @param {UbaoBoard} board */
async function goTo(board) {
  await board.view?.shown;
  board.scrollIntoView();
  board.view?.focus();
}

// It may need messages of any game.
void import(`${SCRIPTS}words/all.js`).catch(() => {}).finally(() => customElements.define('ubao-player', UbaoPlayer));
