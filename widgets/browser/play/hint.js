// “Hint”: first where to look, then a good turn and why. It is shown like any preview; only the player plays it.

import { make, makeButton } from '../kit/element.js';
import { runtime } from '../engine/runtime.js';
import { think } from '../engine/thinking.js';
import { omit, say, words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { GameController } from '../game/controller.js' */

/** Goes on with each board's hint. @type {WeakMap<BoardApi, () => void>} */
const hints = new WeakMap();

/** Give half a hint, and the rest when asked again. @param {BoardApi} board */
export function giveHint(board) {
  const goOn = hints.get(board) ?? prepareHint(board);
  hints.set(board, goOn);
  goOn();
}

/** @param {BoardApi} board */
function prepareHint(board) {
  const { game, layout } = board;
  const { session } = game;
  /** @type {import('../engine/protocol.js').Hint | null} */
  let found = null;
  /** The saved game it is about. */
  let record = '';
  /** @type {AbortController | null} stops thinking */
  let thinking = null;
  /** Whether half of the hint is shown. */
  let half = false;
  const buttons = make('div', { class: 'ubao-choices', role: 'group', 'aria-label': words('kit-hint') });

  function goOn() {
    if (thinking) return;
    if (half) return void showMove();
    board.skip();
    if (game.selection.parts.length) game.takeBack();
    board.enqueue(() => void begin());
  }

  /** Think, unless that is done, and show the first half. */
  async function begin() {
    const { scene, mover, visiting } = game;
    if (!scene || scene.result || mover || visiting) return;
    if (scene.record === record) return void showPlace();
    const { signal } = (thinking = new AbortController());
    offer([[words('kit-stop'), () => game.settle()]]);
    board.say(say('play-hint-wait'));
    try {
      found = await think(session, { op: 'hint' }, signal);
      record = scene.record;
      thinking = null;
      void showPlace();
    } catch (error) {
      if (!signal.aborted) game.complain(/** @type {Error} */ (error));
    }
  }

  /** Show where to look. If one touch is the whole turn, that's its end, not its start. */
  async function showPlace() {
    const hint = found;
    if (!hint) return;
    half = true;
    const { move, at, look } = hint;
    // In the order of the turn; the end comes first, since captures begin there.
    const marks = move === at ? Object.entries((await tryOut(move))?.marks ?? {}).reverse() : [];
    if (found !== hint || !half) return;
    const [end = ''] = marks.find(([, kind]) => kind === 'taken') ?? marks.find(([, kind]) => kind === 'last') ?? [];
    // Where the turn both starts and ends, a sign would give it away.
    const round = end !== '' && end === at;
    const place = round ? '' : end || at;
    const told = end ? say('play-hint-end', { cup: ['cell', end] }) : look;
    board.say(round ? say('play-hint-round') : told);
    board.mark(place ? { [place]: 'look' } : {});
    offer([
      [words('play-hint-show'), showMove],
      [words('play-hint-myself'), () => game.settle()],
    ]);
  }

  /** Return the effects of a turn, or null if they're unknown. @param {string} move */
  async function tryOut(move) {
    const tried = await session.inquire({ op: 'try', move }).catch(() => null);
    return tried && 'move' in tried ? tried : null;
  }

  async function showMove() {
    if (!found) return;
    const { move, at, said } = found;
    const tried = await tryOut(move);
    if (!tried || !half) return;
    const last = Object.entries(tried.marks).find(([, kind]) => kind === 'last')?.[0];
    game.selection.propose(move === at || !last ? [at || move] : [at, last], { ...tried, said });
  }

  /** Offer what to do with the hint. @param {[label: string, act: () => unknown][]} actions the most wanted first */
  function offer(actions) {
    const held = buttons.contains(document.activeElement);
    buttons.replaceChildren(...actions.map(([label, act]) => makeButton(label, act)));
    const first = buttons.querySelector('button');
    if (actions.length > 1) first?.classList.add('ubao-choice');
    if (held) first?.focus();
  }

  /** Remove the hint. */
  function leave() {
    thinking?.abort();
    thinking = null;
    half = false;
    const held = buttons.contains(document.activeElement);
    buttons.replaceChildren();
    if (!held) return;
    const next = layout.choices.querySelector('button');
    if (next) next.focus();
    else board.tools.focus('hint');
  }

  // While they're shown, the turn's own choices give way.
  layout.choices.before(buttons);
  board.element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(thinking || half)) return;
    game.settle();
    event.preventDefault();
  });
  // The game has changed, or is shown without a hint.
  board.on('arrive', leave);
  board.on('rest', leave);
  return goOn;
}

// --- Why a cell can't be chosen: details from the rules, with signs that show where to look ---

/** The most cells with their own sign: more would hide the board. */
const MOST_SIGNS = 3;

/** Add details to what a game says, or has already said. @param {GameController} game */
export function giveReasons(game) {
  const { selection } = game;
  /** @type {typeof selection.refusal} the refusal with all its details */
  let complete = null;
  const give = async () => {
    const { refusal, tried, parts } = selection;
    if (!refusal || refusal === complete || runtime.state !== 'ready') return;
    complete = refusal;
    const { cell, said } = refusal;
    const reason = await game.session.inquire({ op: 'why', cell, parts: tried ? [] : parts }).catch(() => null);
    if (selection.refusal !== refusal || !reason?.said.length) return;
    const sign = reason.cells.length > MOST_SIGNS ? 'here' : 'look';
    const places = Object.fromEntries(reason.cells.map((place) => [place, sign]));
    // Don't repeat a sentence.
    game.emit('explain', { said: omit(reason.said, said), marks: { ...places, [cell]: 'no' } });
  };
  game.on('explain', give);
  void give();
}
