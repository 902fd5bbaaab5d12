// What each move is worth if played out, where a table knows: by each cup, and in words.

import { make } from '../dom/element.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */
/** @typedef {import('../engine/protocol.js').Worths} Worths */

const SPACE = 'http://www.w3.org/2000/svg';

/** A companion of a board: a switch that is there as long as the game is valued, and what it shows. */
export class WorthPanel {
  on = false;
  /** The saved game whose worths are known. */
  record = '';
  /** @type {Worths} */
  worths = [];
  list = make('ul');
  words = make(
    'div', { hidden: true },
    make('p', {}, 'If played out, and both play as well as they can, from here on:'), this.list,
  );
  button = make(
    'button', { type: 'button', 'aria-pressed': 'false', click: () => this.toggle() },
    'What is each move worth?',
  );
  home = make('div', { class: 'ubao-worths', hidden: true }, this.button, this.words);

  /** @param {UbaoBoard} board */
  constructor(board) {
    this.board = board;
    board.layout?.words.append(this.home);
    this.rest();
  }

  toggle() {
    this.on = !this.on;
    this.button.setAttribute('aria-pressed', String(this.on));
    this.rest();
  }

  /** The position that is shown, if its moves have a known worth. */
  get shown() {
    const { visiting, scene, mover } = this.board;
    const shown = visiting ?? (mover ? null : scene);
    return shown?.valued ? shown : null;
  }

  arrive() {
    this.clear();
  }

  follow() {
    this.clear();
  }

  /** The game is shown at rest. */
  rest() {
    const { board, shown } = this;
    this.clear();
    if (!shown && this.home.contains(document.activeElement)) board.layout?.tools.focus('undo');
    this.home.hidden = !shown;
    if (!shown || !this.on) return;
    if (shown.record === this.record) return this.show();
    board.session?.inquire({ op: 'worth', record: shown.record }).then((/** @type {Worths} */ worths) => {
      if (shown !== this.shown) return;
      this.record = shown.record;
      this.worths = worths;
      if (this.on) this.show();
    }, () => {});
  }

  show() {
    const { board, worths } = this;
    this.list.replaceChildren(...worths.map(({ move, said }) => make('li', {}, `Cup ${move} ${said}`)));
    this.words.hidden = false;
    // A turn in the making has signs of its own.
    if (!board.picture || board.selection.parts.length) return;
    const { y, height } = board.picture.svg.viewBox.baseVal;
    const layer = document.createElementNS(SPACE, 'g');
    layer.setAttribute('class', 'ubao-worth-labels');
    layer.setAttribute('aria-hidden', 'true');
    for (const { move, worth, said } of worths) {
      const cell = board.picture.svg.querySelector(`[data-cell="${move}"]`);
      const ring = cell?.querySelector('.ring');
      if (!(ring instanceof SVGGraphicsElement)) continue;
      cell?.setAttribute('aria-description', `If played out, it ${said}.`);
      layer.append(drawLabel(ring.getBBox(), y + height / 2, worth));
    }
    board.picture.svg.append(layer);
  }

  /** Nothing is shown of what moves are worth. */
  clear() {
    this.words.hidden = true;
    const svg = this.board.picture?.svg;
    svg?.querySelector('.ubao-worth-labels')?.remove();
    for (const cell of svg?.querySelectorAll('[aria-description]') ?? []) cell.removeAttribute('aria-description');
  }
}

/**
 * `+2`, `−3` or `0` on a tag at the rim of a cup, where it hides neither letter nor number.
 * @param {DOMRect} rim
 * @param {number} middle of the board
 * @param {number} worth
 */
function drawLabel({ x, y, width, height }, middle, worth) {
  const label = document.createElementNS(SPACE, 'g');
  label.setAttribute('transform', `translate(${x + width / 2} ${y < middle ? y + height : y})`);
  const tag = document.createElementNS(SPACE, 'rect');
  for (const [name, value] of Object.entries({ x: -27, y: -19, width: 54, height: 38, rx: 10 })) {
    tag.setAttribute(name, String(value));
  }
  const text = document.createElementNS(SPACE, 'text');
  text.setAttribute('y', '9');
  text.textContent = `${worth > 0 ? '+' : worth < 0 ? '−' : ''}${Math.abs(worth)}`;
  label.append(tag, text);
  return label;
}
