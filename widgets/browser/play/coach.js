// The coach beside the board: how to get help, what it says of a turn unasked, and endgame tables' values of moves.

import { findRims, drawLayer } from '../board/markers.js';
import { think } from '../engine/thinking.js';
import { unheard } from '../game/controller.js';
import { make, makeButton, makeSvg } from '../kit/element.js';
import { settings } from '../kit/settings.js';
import { words } from '../kit/speech.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { TurnList } from './turn-list.js' */

/**
 * Add the coach to a board.
 * @param {BoardApi} board
 * @param {TurnList} turns whose panel gets a tab for it
 */
export function addCoach(board, turns) {
  rateTurns(board);
  const toggle = () => settings.set({ rating: !settings.value.rating });
  const rating = makeButton(words('dialogs-settings-rating'), toggle, { role: 'switch', class: 'ubao-switch' });
  const show = () => rating.setAttribute('aria-checked', String(settings.value.rating));
  const stuck = make('p', {}, words('play-coach-stuck'));
  turns.join(words('play-tabs-coach'), make('div', { class: 'ubao-coach' }, stuck, rating, makeWorths(board)));
  board.on('settings', show);
  show();
}

/** Rate a person's turn in one subtle line, if its value is certain and the reader wants it. @param {BoardApi} board */
function rateTurns({ game, layout, on }) {
  /** The number of the turn to rate when the game is at rest; 0 if none. */
  let turn = 0;
  let stop = new AbortController();
  // Read aloud once, after the turn's own message.
  const line = make('p', { class: 'ubao-rating', role: 'status' });
  layout.words.append(line);
  on('arrive', ({ outcome, before }) => {
    if (before?.record === outcome.record) return;
    // The rating stays while the computer answers.
    if (outcome.move && before && game.players.level(before.turn)) return;
    stop.abort();
    stop = new AbortController();
    line.replaceChildren();
    turn = settings.value.rating && outcome.move && before ? outcome.plies : 0;
  });
  on('rest', () => {
    if (!turn) return;
    const rating = think(game.session, { op: 'rate', at: turn }, stop.signal);
    turn = 0;
    // A missing rating doesn't matter.
    rating.then(({ good, said }) => {
      line.toggleAttribute('data-good', good);
      line.textContent = game.fill(said);
    }, unheard);
  });
}

/** Return a switch, visible while a table has the game, and the values that it shows. @param {BoardApi} board */
function makeWorths(board) {
  const { game } = board;
  let isOn = false;
  let known = { record: '', worths: /** @type {import('../engine/protocol.js').Worth[]} */ ([]) };
  const list = make('ul');
  const told = make('div', { hidden: true }, make('p', {}, words('play-worth-list')), list);
  const toggle = () => {
    isOn = !isOn;
    button.setAttribute('aria-pressed', String(isOn));
    rest();
  };
  const button = makeButton(words('play-worth'), toggle, { 'aria-pressed': 'false' });
  const home = make('div', { class: 'ubao-worths', hidden: true }, button, told);

  /** Return the current position, if its moves' values are known. */
  function findShown() {
    const shown = game.visiting ?? (game.mover ? null : game.scene);
    return shown?.valued ? shown : null;
  }

  function clear() {
    told.hidden = true;
    const svg = board.picture?.svg;
    svg?.querySelector('.ubao-worth-labels')?.remove();
    for (const cell of svg?.querySelectorAll('[aria-description]') ?? []) cell.removeAttribute('aria-description');
  }

  function rest() {
    const shown = findShown();
    clear();
    if (!shown && home.contains(document.activeElement)) board.tools.focus('undo');
    home.hidden = !shown;
    if (!shown || !isOn) return;
    const { record } = shown;
    if (record === known.record) return show();
    game.session.inquire({ op: 'worth', record }).then((worths) => {
      if (shown !== findShown()) return;
      known = { record, worths };
      if (isOn) show();
    }, unheard);
  }

  function show() {
    const { picture } = board;
    const { worths } = known;
    list.replaceChildren(...worths.map(({ said }) => make('li', {}, game.fill(said))));
    told.hidden = false;
    // A move in progress has its own signs.
    if (!picture || game.selection.parts.length) return;
    const { y, height } = picture.svg.viewBox.baseVal;
    const labels = worths.flatMap(({ move, worth, alone }) =>
      findRims(picture, [move]).map((rim) => {
        rim.cell.setAttribute('aria-description', game.fill(alone));
        return drawLabel(rim, y + height / 2, worth);
      }),
    );
    drawLayer(picture, 'ubao-worth-labels', labels);
  }

  board.on('arrive', clear);
  board.on('step', clear);
  board.on('rest', rest);
  rest();
  return home;
}

/**
 * Draw a tag `+2`, `−3` or `0` at the rim of a cup, where it covers neither letter nor number.
 * @param {import('../board/markers.js').Rim} rim
 * @param {number} middle the board's
 * @param {number} worth
 */
function drawLabel({ x, y, height }, middle, worth) {
  const label = `${worth > 0 ? '+' : worth < 0 ? '−' : ''}${Math.abs(worth)}`;
  const inward = y - height / 2 < middle ? height / 2 : -height / 2;
  const tag = makeSvg('rect', { x: -27, y: -19, width: 54, height: 38, rx: 10 });
  return makeSvg('g', { transform: `translate(${x} ${y + inward})` }, tag, makeSvg('text', { y: 9 }, label));
}
