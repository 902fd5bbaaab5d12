// The players at each side: people or the computer. People are called by the name they typed, else by their cloth or
// their pieces' color; the computer by its level.

import { words } from '../kit/speech.js';

/** Cloths differ in pattern as well as in color (see seats.css). */
export const CLOTHS = ['Blue', 'Gold', 'Red', 'Green', 'Purple', 'Grey'];

/** Sides with pieces of a color sit on that color. */
export const COLORS = /** @type {Record<string, string>} */ ({ w: 'White', b: 'Black' });

/** The exclusive upper limit of seeds. */
const SEEDS = 2 ** 31;

/** @typedef {{name: string, cloth: string, level: string}} Player `level` is a slug, or empty */

export class Players {
  /** The seed of the computer's random choices, new for every game. */
  seed = 0;
  /** Whether the computer waits until it is told to play. */
  halted = false;

  /**
   * @param {readonly [string, string]} sides letters, the side that begins first
   * @param {string} [kinds] their players as pages name them, such as `person greedy`
   * @param {boolean} [nobody] whether players are called after their sides, because nobody has sat down
   */
  constructor(sides, kinds = '', nobody = false) {
    const levels = kinds.split(' ').map((kind) => (kind === 'person' ? '' : kind));
    this.sides = sides;
    /** @type {Record<string, Player>} */
    this.seats = {};
    sides.forEach((side, index) => {
      this.seats[side] = {
        name: nobody ? nameSide(side) : '',
        cloth: COLORS[side] ?? CLOTHS[index] ?? '',
        level: levels[index] ?? '',
      };
    });
    this.begin();
  }

  begin() {
    this.halted = false;
    this.seed = Math.floor(Math.random() * SEEDS);
  }

  /** The level by side; empty for people. */
  get levels() {
    return Object.fromEntries(this.sides.map((side) => [side, this.level(side)]));
  }

  /** The sides that people play. */
  get people() {
    return this.sides.filter((side) => !this.level(side));
  }

  /** The sides at whose turns undo and redo stop: a single person's, else both. */
  get undoSides() {
    return this.people.length === 1 ? this.people : [...this.sides];
  }

  /** Return the computer's level on a side, if any. @param {string} side */
  level(side) {
    return this.player(side).level;
  }

  /** The players' names in sentences, by side, except for those called after their side. */
  get names() {
    const names = this.sides.map((side) => [side, this.name(side)]);
    return Object.fromEntries(names.filter(([side, name]) => side && name !== nameSide(side)));
  }

  /** @param {string} side */
  name(side) {
    const { name, cloth, level } = this.player(side);
    const called = side in COLORS ? nameSide(side) : cloth && nameCloth(cloth);
    if (!level) return name || called || side;
    const [one, two] = this.sides.map((each) => this.level(each));
    if (one !== two) return nameLevel(level);
    return words('match-level-on-cloth', { cloth: called, level: nameLevel(level) });
  }

  /** @param {string} side @returns {Player} */
  player(side) {
    return this.seats[side] ?? { name: '', cloth: '', level: '' };
  }
}

/** Return the name of a level. @param {string} level its slug */
export function nameLevel(level) {
  return words('match-level', { level });
}

/** Return the name of a cloth, and of its player. @param {string} cloth one of `CLOTHS` */
export function nameCloth(cloth) {
  return words('match-cloth', { cloth });
}

/** Return a player's name before anybody has sat down. @param {string} side */
function nameSide(side) {
  return words('match-side', { side: ['side', side] });
}
