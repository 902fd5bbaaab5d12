// Who sits where: a person or the computer. A person is called by a name if one was typed, else by
// the cloth to sit on, or the color of the pieces; the computer by its level.

import { words } from '../kit/speech.js';

/** Cloths differ in pattern as well as in color (see seats.css). */
export const CLOTHS = ['Blue', 'Gold', 'Red', 'Green', 'Purple', 'Grey'];

/** Sides that own pieces of a color sit on that color. */
export const COLORS = /** @type {Record<string, string>} */ ({ w: 'White', b: 'Black' });

/** What an author calls a person. */
const PERSON = 'person';

/** The longest name, in signs. */
export const LONGEST_NAME = 20;

/** Seeds are smaller than this. */
const SEEDS = 2 ** 31;

/** @typedef {{name: string, cloth: string, level: string}} Player the slug of a level, or none */

export class Players {
  /** The seed of the computer's random choices, drawn anew for every game. */
  seed = 0;
  /** True if the computer waits until it is told to play. */
  halted = false;

  /**
   * @param {readonly [string, string]} sides letters, the side at the start of play first
   * @param {string} [kinds] who plays them, as in `person greedy`
   * @param {boolean} [nobody] nobody has sat down: the players are called after their sides
   */
  constructor(sides, kinds = '', nobody = false) {
    const levels = kinds.split(' ').map((kind) => (kind === PERSON ? '' : kind));
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

  /** Another game begins. */
  begin() {
    this.halted = false;
    this.seed = Math.floor(Math.random() * SEEDS);
  }

  /** The level of the computer by side; empty for people. */
  get levels() {
    return Object.fromEntries(this.sides.map((side) => [side, this.level(side)]));
  }

  /** The sides that people play. */
  get people() {
    return this.sides.filter((side) => !this.level(side));
  }

  /** The sides at whose turn undo and redo stop: that of a single person, else both. */
  get undoSides() {
    return this.people.length === 1 ? this.people : [...this.sides];
  }

  /**
   * The level of the computer on a side, or none.
   * @param {string} side
   */
  level(side) {
    return this.player(side).level;
  }

  /** What sentences call the players, by side, but for those who are called after their side. */
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

/**
 * Return the name of a level.
 * @param {string} level its slug
 */
export function nameLevel(level) {
  return words('match-level', { level });
}

/**
 * What a cloth is called, and who sits on it.
 * @param {string} cloth one of `CLOTHS`
 */
export function nameCloth(cloth) {
  return words('match-cloth', { cloth });
}

// What players are called before they have names.

/**
 * Return a player's name before anybody has sat down.
 * @param {string} side
 */
export function nameSide(side) {
  return words('match-side', { side: ['side', side] });
}
