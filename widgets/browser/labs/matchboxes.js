// <ubao-matchboxes>: matchboxes that learn Four Cups on the screen, as the page says of those on a table.

import { ask } from '../kit/dialog.js';
import { make, makeButton, makeSvg } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { Safe } from '../kit/safe.js';

/**
 * A board: its cups from yours on the left to theirs on the left, counterclockwise, and what each move leads to.
 * @typedef {{cups: number[], moves: Record<string, number>, box?: number, end?: [number, number]}} Board
 */
/**
 * Red and blue beads of each box, and the results of the last games: won, lost or tied by the boxes.
 * @typedef {{beads: [number, number][], results: string}} Learned
 */

const [WON, LOST, TIED] = ['w', 'l', 't'];
/** The cup that a red bead plays, and the one that a blue bead does. */
const BEADS = ['3', '2'];
const COLORS = /** @type {const} */ (['red', 'blue']);
/** Your cups; theirs are the others. */
const OWN = ['0', '1'];
/** Beads of each color in a new box. */
const NEW = 2;
const BOXES = 15;
const PRACTICE = 10;
const MOST = 400;

/** @param {any} kept @returns {Learned} */
function read(kept) {
  const { beads, results } = kept ?? {};
  const isCount = (/** @type {number} */ count) => Number.isInteger(count) && count >= 0;
  const isBox = (/** @type {any} */ box) => box?.length === 2 && box.every(isCount) && sum(box) > 0;
  const isSound = Array.isArray(beads) && beads.length === BOXES && beads.every(isBox);
  return {
    beads: isSound ? beads : Array.from({ length: BOXES }, () => [NEW, NEW]),
    results: isSound && typeof results === 'string' && /^[wlt]*$/.test(results) ? results : '',
  };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

class UbaoMatchboxes extends HTMLElement {
  boards = /** @type {Board[]} */ (JSON.parse(this.dataset['game'] ?? '[]'));
  /** The number of the current board. */
  at = 0;
  /** @type {[box: number, bead: number][]} the beads drawn in this game */
  drawn = [];
  learned = new Safe('matchboxes', read);
  said = make('p', { class: 'ubao-matchboxes-said', role: 'status' });
  counted = make('p');
  line = makeSvg('polyline', { 'vector-effect': 'non-scaling-stroke' });
  chart = makeSvg('svg', { preserveAspectRatio: 'none', 'aria-hidden': 'true' }, this.line);
  again = makeButton(words('kit-new-game'), () => this.begin(), { class: 'ubao-main' });
  practice = makeButton(words('labs-boxes-practice', { games: PRACTICE }), () => this.practise());
  anew = makeButton(words('labs-boxes-anew'), () => void this.forget());
  cups = ['0', '1', '2', '3'].map((cup) =>
    OWN.includes(cup) ? makeButton('', () => this.play(cup)) : make('span', { role: 'img' }),
  );
  counts = [...this.querySelectorAll('ol > li')].map((box) => box.appendChild(make('span', { role: 'img' })));

  connectedCallback() {
    if (this.said.isConnected) return;
    // Theirs lie above, in the order in which they are on the labels.
    const rows = [...this.cups.slice(2).reverse(), ...this.cups.slice(0, 2)];
    const table = make('div', { class: 'ubao-matchboxes-cups' }, ...rows);
    const buttons = make('p', { class: 'ubao-matchboxes-buttons' }, this.again, this.practice, this.anew);
    this.querySelector('ol')?.before(make('div', {}, this.said, table, buttons, this.counted, this.chart));
    this.learned.addEventListener('change', () => this.count());
    this.begin();
    this.count();
  }

  get board() {
    return /** @type {Board} */ (this.boards[this.at]);
  }

  clear() {
    this.at = 0;
    this.drawn = [];
  }

  begin() {
    this.clear();
    this.show(words('labs-boxes-yours'));
  }

  /** @param {string} cup one of yours */
  play(cup) {
    const next = this.board.moves[cup];
    if (next === undefined) return this.show(words('labs-boxes-cannot'));
    this.at = next;
    const said = this.board.end ? [] : [this.answer()];
    this.show(...said, this.board.end ? this.finish() : words('labs-boxes-yours'));
  }

  /** Let the boxes move; return what they did. */
  answer() {
    const { box, moves } = this.board;
    let bead = BEADS.findIndex((cup) => cup in moves);
    if (box !== undefined) {
      const beads = this.learned.value.beads[box] ?? [NEW, NEW];
      bead = Math.random() * sum(beads) < beads[0] ? 0 : 1;
      this.drawn.push([box, bead]);
    }
    const cup = this.dataset['letters']?.[bead] ?? '';
    this.at = moves[BEADS[bead] ?? ''] ?? 0;
    return box === undefined
      ? words('labs-boxes-only', { cup })
      : words('labs-boxes-drawn', { box: box + 1, bead: COLORS[bead] ?? 'red', cup });
  }

  /** Learn from the game that's over; return how it ended. */
  finish() {
    const [south, north] = this.board.end ?? [0, 0];
    const result = north > south ? WON : north < south ? LOST : TIED;
    // The change may be made again, when another game has begun.
    const { drawn } = this;
    this.learned.change((learned) => {
      for (const [number, bead] of drawn) {
        const box = learned.beads[number];
        if (box && result === WON) box[bead] = (box[bead] ?? 0) + 1;
        // An empty box couldn't play.
        if (box && result === LOST && box[bead] && sum(box) > 1) box[bead] -= 1;
      }
      learned.results = (learned.results + result).slice(-MOST);
    });
    return words('labs-boxes-end', { result, south, north });
  }

  /** Let the boxes play against a coin. */
  practise() {
    for (let game = 0; game < PRACTICE; game += 1) {
      this.clear();
      while (!this.board.end) {
        const own = OWN.filter((cup) => cup in this.board.moves);
        this.at = this.board.moves[own[Math.floor(Math.random() * own.length)] ?? ''] ?? 0;
        if (!this.board.end) this.answer();
      }
      this.finish();
    }
    const won = this.learned.value.results.slice(-PRACTICE).split(WON).length - 1;
    this.clear();
    this.show(words('labs-boxes-practised', { games: PRACTICE, won }), words('labs-boxes-yours'));
  }

  async forget() {
    const isSure = await ask(this, {
      question: words('labs-boxes-anew-question'),
      explanation: words('labs-boxes-anew-explanation'),
      yes: words('labs-boxes-anew'),
      no: words('labs-boxes-anew-no'),
    });
    if (!isSure) return;
    this.learned.change(() => read(undefined));
    this.begin();
  }

  /** Show the current board and the box that was opened last. @param {...string} said */
  show(...said) {
    const { cups, moves, end } = this.board;
    const letters = [...(this.dataset['letters'] ?? '')];
    for (const [at, cup] of this.cups.entries()) {
      const seeds = cups[at] ?? 0;
      const isOwn = OWN.includes(`${at}`);
      const name = isOwn
        ? words('labs-boxes-cup', { side: at ? 'right' : 'left', seeds })
        : words('labs-boxes-theirs', { cup: letters[BEADS.indexOf(`${at}`)] ?? '', seeds });
      cup.setAttribute('aria-label', name);
      if (isOwn) cup.setAttribute('aria-disabled', `${end !== undefined || !(at in moves)}`);
      cup.replaceChildren(make('b', {}, `${seeds}`), make('span', { 'aria-hidden': 'true' }, '●'.repeat(seeds)));
    }
    this.toggleAttribute('data-over', end !== undefined);
    const opened = this.drawn.at(-1)?.[0];
    this.counts.forEach((count, at) => count.parentElement?.toggleAttribute('data-open', at === opened));
    this.said.textContent = said.join(' ');
  }

  /** Show the beads and the results. */
  count() {
    const { beads, results } = this.learned.value;
    this.counts.forEach((count, at) => {
      const [red, blue] = beads[at] ?? [NEW, NEW];
      count.replaceChildren(make('i', { class: 'left' }, `${red}`), ' ', make('i', { class: 'right' }, `${blue}`));
      count.setAttribute('aria-label', words('labs-boxes-beads', { red, blue }));
    });
    const [won, lost, tied] = [WON, LOST, TIED].map((result) => results.split(result ?? '').length - 1);
    this.counted.textContent = words('labs-boxes-results', { won: won ?? 0, lost: lost ?? 0, tied: tied ?? 0 });
    let height = 0;
    const heights = [0, ...[...results].map((result) => (height += result === WON ? 1 : result === LOST ? -1 : 0))];
    const [low, high] = [Math.min(...heights) - 1, Math.max(...heights) + 1];
    this.line.setAttribute('points', heights.map((each, at) => `${at},${-each}`).join(' '));
    this.chart.setAttribute('viewBox', `0 ${-high} ${Math.max(10, results.length)} ${high - low}`);
    this.chart.toggleAttribute('hidden', !results);
  }
}

customElements.define('ubao-matchboxes', UbaoMatchboxes);
