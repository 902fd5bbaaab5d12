// Who sits where: a name if one was typed, else the cloth the player sits on, or the colour of the
// player's pieces.

import { SIDE_NAMES, make } from './words.js';

/** Cloths differ in pattern as well as in colour (see seats.css). */
export const CLOTHS = ['Blue', 'Gold', 'Red', 'Green', 'Purple', 'Grey'];

/** Sides that own pieces of a colour sit on that colour. */
const COLOURS = /** @type {Record<string, string>} */ ({ w: 'White', b: 'Black' });

/** @typedef {{name: string, cloth: string}} Player */

export class Players {
  /**
   * @param {readonly [string, string]} sides letters, the side at the start of play first
   * @param {boolean} [nobody] nobody has sat down: the players are called after their sides
   */
  constructor(sides, nobody = false) {
    this.sides = sides;
    /** @type {Record<string, Player>} */
    this.seats = {};
    sides.forEach((side, index) => {
      this.seats[side] = { name: nobody ? SIDE_NAMES[side] ?? '' : '', cloth: COLOURS[side] ?? CLOTHS[index] ?? '' };
    });
  }

  /** What sentences call the players, by side. */
  get names() {
    return Object.fromEntries(this.sides.map((side) => [side, this.name(side)]));
  }

  /** @param {string} side */
  name(side) {
    const player = this.seats[side];
    return player?.name || player?.cloth || side;
  }

  /** Let the players change places; the colours of pieces stay where they are. */
  swap() {
    const [one, two] = this.sides.map((side) => this.player(side));
    if (!one || !two) return;
    [one.name, two.name] = [two.name, one.name];
    if (!this.choosesCloth) return;
    [one.cloth, two.cloth] = [two.cloth, one.cloth];
  }

  /** Whether players choose what they sit on. */
  get choosesCloth() {
    return !this.sides.some((side) => side in COLOURS);
  }

  /**
   * The bar that shows a player beside the board.
   * @param {string} side
   */
  bar(side) {
    return make(
      'p',
      { class: 'ubao-player', 'data-side': side },
      make('span', { class: `ubao-cloth ubao-cloth-${this.player(side).cloth}` }),
      make('span', { class: 'ubao-name' }, this.name(side)),
      make('span', { class: 'ubao-to-move' }, 'your turn'),
    );
  }

  /** Two players can't sit on the same cloth: the second takes another. */
  separate() {
    const [one, two] = this.sides.map((side) => this.player(side));
    if (one && two && one.cloth === two.cloth) {
      two.cloth = CLOTHS.find((cloth) => cloth !== one.cloth) ?? '';
    }
  }

  /** @param {string} side @returns {Player} */
  player(side) {
    return this.seats[side] ?? { name: '', cloth: '' };
  }
}
