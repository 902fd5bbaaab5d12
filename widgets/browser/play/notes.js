// Notes on a game's turns, and the lines that somebody tried instead, beside the board. Python keeps them in the game's
// text (see annotated.py), so they are stored, shared and printed with it.

import { unheard } from '../game/controller.js';
import { make, makeButton } from '../kit/element.js';
import { makePrinting } from '../kit/output.js';
import { words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Note } from '../engine/protocol.js' */
/** @import { TurnList } from './turn-list.js' */

const LONGEST_NOTE = 1000;

/** The time after the last key until a note is stored, in milliseconds. */
const PAUSE = 400;

/**
 * Add the notes on a board's game.
 * @param {BoardApi} board
 * @param {TurnList} panel the list of turns
 */
export function addNotes({ game, on }, panel) {
  const { session } = game;
  /** The turn in view, which the field is about. */
  let current = 0;
  /** Notes are written one after the other. @type {Promise<unknown>} */
  let queue = Promise.resolve();
  let waiting = 0;

  const write = () => {
    clearTimeout(waiting);
    void ask({ comment: field.value });
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(write, PAUSE);
  };
  const label = make('span');
  const field = make('textarea', { rows: 2, maxlength: LONGEST_NOTE, input: wait, change: write });
  const list = make('ol');
  const how = make('p', { class: 'ubao-note' }, words('play-notes-how'));
  const { button: print, said } = makePrinting(words('play-notes-print'));
  const home = make('div', { class: 'ubao-annotations' }, make('label', {}, label, field), list, how, print, said);

  /** Show the note on the turn in view; a new line becomes part of a game with notes. */
  function follow() {
    const { scene, visiting } = game;
    if (!scene) return;
    current = visiting?.at ?? scene.plies;
    label.textContent = words('play-notes-turn', { turn: current });
    field.value = '';
    if (session.annotated) void ask({});
    else show([]);
  }

  /** Add to the notes, or remove. @param {{comment?: string, remove?: boolean, record?: string, at?: number}} change */
  function ask(change) {
    const { scene } = game;
    const about = { at: current, record: scene?.record ?? '', ...change };
    const answer = queue.then(async () => {
      const noted = await session.inquire({ op: 'annotate', annotated: session.annotated, ...about });
      // Meanwhile another game may have begun.
      if (scene !== game.scene) return;
      const isNew = noted.annotated !== session.annotated;
      session.annotated = noted.annotated;
      show(noted.notes);
      if (isNew) game.emit('annotate', noted.annotated);
      return noted;
    });
    queue = answer.catch((error) => game.complain(error));
    return answer.catch(unheard);
  }

  /** @param {Note[]} notes in reading order */
  function show(notes) {
    const { record } = game.visiting ?? game.scene ?? {};
    list.replaceChildren(...notes.map((note) => makeItem(note, note.here === record)));
    list.hidden = print.hidden = !notes.length;
    const comment = notes.find((note) => note.here === record)?.comment ?? '';
    if (document.activeElement !== field || !field.value) field.value = comment;
  }

  /** @param {Note} note @param {boolean} isHere */
  function makeItem({ record, at, move, comment, begins }, isHere) {
    /** Show a turn of this line, or of another. */
    const visit = async () => {
      if (record !== session.scene?.record) await session.open({ record, annotated: session.annotated }).catch(unheard);
      await panel.visit(at);
    };
    /** Remove a line, and go back to the game. */
    const remove = async () => {
      const noted = await ask({ record, at, remove: true });
      if (noted) await session.open({ record: noted.record, annotated: noted.annotated }).catch(unheard);
    };
    const place = at ? `${at}. ${move}` : words('play-turns-first');
    const look = { 'aria-label': words('play-notes-remove-line', { place }) };
    return make(
      'li',
      { 'data-begins': begins },
      makeButton(place, visit, isHere ? { 'aria-current': 'step' } : {}),
      make('span', { dir: 'auto' }, comment || words('play-notes-tried')),
      begins && makeButton(words('play-notes-remove'), remove, look),
    );
  }

  panel.join(words('play-tabs-notes'), home);
  on('arrive', ({ outcome }) => outcome.annotated && panel.open(home));
  on('rest', follow);
  follow();
}
