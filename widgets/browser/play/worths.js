// Show each move's value with best play, if an endgame table has it: at each cup, and in words.

import { make, makeButton, makeSvg } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @typedef {import('../board/view.js').BoardApi} BoardApi */
/** @typedef {import('../engine/protocol.js').Worth} Worth */

/** A switch that is visible while a table has the game, and the values it shows. */
export class WorthPanel {
  on = false;
  /** The saved game whose values are known. */
  record = '';
  /** @type {Worth[]} */
  worths = [];
  list = make('ul');
  words = make('div', { hidden: true }, make('p', {}, words('play-worth-list')), this.list);
  button = makeButton(words('play-worth'), () => this.toggle(), { 'aria-pressed': 'false' });
  home = make('div', { class: 'ubao-worths', hidden: true }, this.button, this.words);

  /** @param {BoardApi} board */
  constructor(board) {
    this.board = board;
    board.on('arrive', () => this.clear());
    board.on('step', () => this.clear());
    board.on('rest', () => this.rest());
    this.rest();
  }

  toggle() {
    this.on = !this.on;
    this.button.setAttribute('aria-pressed', String(this.on));
    this.rest();
  }

  /** The current position, if its moves' values are known. */
  get shown() {
    const { visiting, scene, mover } = this.board.game;
    const shown = visiting ?? (mover ? null : scene);
    return shown?.valued ? shown : null;
  }

  /** Update at rest. */
  rest() {
    const { board, shown } = this;
    this.clear();
    if (!shown && this.home.contains(document.activeElement)) board.tools.focus('undo');
    this.home.hidden = !shown;
    if (!shown || !this.on) return;
    if (shown.record === this.record) return this.show();
    board.game.session.inquire({ op: 'worth', record: shown.record }).then(
      (worths) => {
        if (shown !== this.shown) return;
        this.record = shown.record;
        this.worths = worths;
        if (this.on) this.show();
      },
      () => {},
    );
  }

  show() {
    const { board, worths } = this;
    this.list.replaceChildren(...worths.map(({ said }) => make('li', {}, board.game.fill(said))));
    this.words.hidden = false;
    // A move in progress has its own signs.
    if (!board.picture || board.game.selection.parts.length) return;
    const { y, height } = board.picture.svg.viewBox.baseVal;
    const layer = makeSvg('g', { class: 'ubao-worth-labels', 'aria-hidden': 'true' });
    for (const { move, worth, alone } of worths) {
      const cell = board.picture.svg.querySelector(`[data-cell="${move}"]`);
      const ring = cell?.querySelector('.ring');
      if (!(ring instanceof SVGGraphicsElement)) continue;
      cell?.setAttribute('aria-description', board.game.fill(alone));
      layer.append(drawLabel(ring.getBBox(), y + height / 2, worth));
    }
    board.picture.svg.append(layer);
  }

  /** Remove the values. */
  clear() {
    this.words.hidden = true;
    const svg = this.board.picture?.svg;
    svg?.querySelector('.ubao-worth-labels')?.remove();
    for (const cell of svg?.querySelectorAll('[aria-description]') ?? []) cell.removeAttribute('aria-description');
  }
}

/**
 * Draw a tag `+2`, `−3` or `0` at the rim of a cup, where it covers neither letter nor number.
 * @param {DOMRect} rim
 * @param {number} middle the board's
 * @param {number} worth
 */
function drawLabel({ x, y, width, height }, middle, worth) {
  const label = `${worth > 0 ? '+' : worth < 0 ? '−' : ''}${Math.abs(worth)}`;
  return makeSvg(
    'g',
    { transform: `translate(${x + width / 2} ${y < middle ? y + height : y})` },
    makeSvg('rect', { x: -27, y: -19, width: 54, height: 38, rx: 10 }),
    makeSvg('text', { y: 9 }, label),
  );
}
