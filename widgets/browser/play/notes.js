// Notes on a game's turns, and the lines that somebody tried instead, beside the board. Python keeps them in the game's
// text (see annotated.py), so they are stored, shared and printed with it.

import { make, makeButton } from '../kit/element.js';
import { makePrinting } from '../kit/output.js';
import { unheard } from '../game/controller.js';
import { words } from '../kit/speech.js';

/** @typedef {import('../engine/protocol.js').Note} Note */

/** The longest note, in characters. */
const LONGEST = 1000;

/** The time after the last key until a note is stored, in milliseconds. */
const PAUSE = 400;

export class NotesPanel {
  label = make('span');
  field = make('textarea', { rows: 2, maxlength: LONGEST, input: () => this.#wait(), change: () => void this.write() });
  list = make('ol');
  /** The turn in view, which the field is about. */
  at = 0;
  /** Notes are written one after the other. @type {Promise<unknown>} */
  queue = Promise.resolve();
  waiting = 0;

  /**
   * @param {import('../board/view.js').BoardApi} board
   * @param {import('./turn-list.js').TurnList} panel the list of turns
   */
  constructor(board, panel) {
    this.board = board;
    this.panel = panel;
    const { button, said } = makePrinting(words('play-notes-print'));
    this.print = button;
    this.home = make(
      'div',
      { class: 'ubao-annotations' },
      make('label', {}, this.label, this.field),
      this.list,
      make('p', { class: 'ubao-note' }, words('play-notes-how')),
      button,
      said,
    );
    panel.join(words('play-tabs-notes'), this.home);
    board.on('arrive', ({ outcome }) => outcome.annotated && panel.open(this.home));
    board.on('rest', () => this.follow());
    this.follow();
  }

  /** Show the note on the turn in view; a new line becomes part of a game with notes. */
  follow() {
    const { scene, visiting, session } = this.board.game;
    if (!scene) return;
    this.at = visiting?.at ?? scene.plies;
    this.label.textContent = words('play-notes-turn', { turn: this.at });
    this.field.value = '';
    if (session.annotated) void this.#ask({});
    else this.#show([]);
  }

  #wait() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.write(), PAUSE);
  }

  write() {
    clearTimeout(this.waiting);
    return this.#ask({ comment: this.field.value });
  }

  /**
   * Add to the notes, or remove from them.
   * @param {{comment?: string, remove?: boolean, record?: string, at?: number}} change
   * @returns {Promise<import('../engine/protocol.js').Annotated | void>}
   */
  #ask(change) {
    const { game } = this.board;
    const { session, scene } = game;
    const about = { at: this.at, record: scene?.record ?? '', ...change };
    const answer = this.queue.then(async () => {
      const noted = await session.inquire({ op: 'annotate', annotated: session.annotated, ...about });
      // Meanwhile another game may have begun.
      if (scene !== game.scene) return;
      const isNew = noted.annotated !== session.annotated;
      session.annotated = noted.annotated;
      this.#show(noted.notes);
      if (isNew) game.emit('annotate', noted.annotated);
      return noted;
    });
    this.queue = answer.catch((error) => game.complain(error));
    return answer.catch(unheard);
  }

  /** @param {Note[]} notes in reading order */
  #show(notes) {
    const { game } = this.board;
    const here = (game.visiting ?? game.scene)?.record;
    this.list.replaceChildren(...notes.map((note) => this.#makeItem(note, note.here === here)));
    this.list.hidden = this.print.hidden = !notes.length;
    const comment = notes.find((note) => note.here === here)?.comment ?? '';
    if (document.activeElement !== this.field || !this.field.value) this.field.value = comment;
  }

  /**
   * @param {Note} note
   * @param {boolean} isHere
   */
  #makeItem(note, isHere) {
    const { at, move, comment, begins } = note;
    const place = at ? `${at}. ${move}` : words('play-turns-first');
    const go = makeButton(place, () => this.#visit(note), isHere ? { 'aria-current': 'step' } : {});
    const remove = words('play-notes-remove');
    return make(
      'li',
      { 'data-begins': begins },
      go,
      make('span', { dir: 'auto' }, comment || words('play-notes-tried')),
      begins &&
        makeButton(remove, () => this.#remove(note), { 'aria-label': words('play-notes-remove-line', { place }) }),
    );
  }

  /**
   * Show a turn of this line, or of another.
   * @param {Note} note
   */
  async #visit({ record, at }) {
    const { session } = this.board.game;
    if (record !== session.scene?.record) await session.open({ record, annotated: session.annotated }).catch(unheard);
    await this.panel.visit(at);
  }

  /**
   * Remove a line, and go back to the game.
   * @param {Note} note
   */
  async #remove({ record, at }) {
    const noted = await this.#ask({ record, at, remove: true });
    const { session } = this.board.game;
    if (noted) await session.open({ record: noted.record, annotated: noted.annotated }).catch(unheard);
  }
}
