// What is said, in words: the same as `game_core/messages/speech.py`, for the page.

import { say } from './message.js';

/** @typedef {import('./message.js').Message} Message */
/** @typedef {import('./message.js').Messages} Messages */
/** @typedef {import('./message.js').Said} Said */
/** @typedef {import('./message.js').Value} Value */

/** @typedef {Record<string, string>} Names side letter → what sentences call that player */

/**
 * The name of an argument, or of a term with a hyphen before it; a form; and where it chooses between variants, their
 * patterns by key. The variant that holds when no other does has an empty key.
 * @typedef {[name: string, form?: string, variants?: Record<string, Pattern>]} Reference
 */

/** @typedef {string | (string | Reference)[]} Pattern */

/** @typedef {Record<string, Pattern | Record<string, Pattern>>} Room messages by name; terms, by form, with a hyphen */

/**
 * What can be said in a language, room by room; how it counts and which way it is written. `plurals` has a letter for
 * each number from 0 to 199, after which the last hundred comes again.
 * @typedef {{grammar: {code: string, direction: 'ltr' | 'rtl', plurals: string}} & Record<string, Room>} Language
 */

/** CLDR's categories of numbers, by the letter that stands for each. */
const CATEGORIES = /** @type {Record<string, string>} */ ({
  z: 'zero', o: 'one', t: 'two', f: 'few', m: 'many', x: 'other',
});

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Signs that are not seen, but change how what follows is laid out. */
const CONTROLS = /[\0-\x1f\x7f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Some sentences as text, in the page's language. Names and notation are not taken for anything else, whatever they
 * hold. Nothing is escaped: that is for whom writes it somewhere.
 * @param {Said} said
 * @param {Names} [names] of players; who has none is called after the side
 * @param {Language} [language]
 */
export function speak(said, names = {}, language = globalThis.ubaoMessages) {
  const { direction, plurals } = language.grammar;

  /**
   * @param {string} name
   * @param {string} [sign] of terms
   */
  function find(name, sign = '') {
    const [room = '', ...rest] = name.split('-');
    return /** @type {any} */ (language[room]?.[sign + rest.join('-')]);
  }

  /** @param {Message} message */
  const tell = ([id, given]) => write(find(id), Object.fromEntries(given));

  /**
   * @param {Message} message
   * @param {string} form
   */
  function tellTerm([id, given], form) {
    const forms = find(id, '-');
    return write(forms[form] || forms[''], Object.fromEntries(given));
  }

  /**
   * @param {Pattern} pattern
   * @param {Record<string, Value>} values
   * @returns {string}
   */
  function write(pattern, values) {
    if (typeof pattern === 'string') return pattern;
    return pattern.map((part) => (typeof part === 'string' ? part : resolve(part, values))).join('');
  }

  /**
   * @param {Reference} reference
   * @param {Record<string, Value>} values
   */
  function resolve([name, form = '', variants], values) {
    const value = /** @type {Value} */ (name[0] === '-' ? ['term', [name.slice(1), []]] : values[name]);
    if (!variants) return show(value, form);
    const key = findKeys(value, form).find((each) => Object.hasOwn(variants, each));
    return write(variants[key ?? ''] ?? '', values);
  }

  /**
   * An argument as it stands in a sentence.
   * @param {Value} value
   * @param {string} form
   * @returns {string}
   */
  function show([kind, datum], form) {
    if (kind === 'count') return `${datum}`;
    if (kind === 'term') return tellTerm(datum, form);
    if (kind === 'list') return join(datum.map((each) => show(each, form)), form);
    if (kind !== 'side') return isolate(datum);
    const name = names[datum];
    return name == null ? tellTerm([`game-side-${datum}`, []], form) : isolate(name);
  }

  /**
   * What a variant may be called that holds for an argument, the most exact first.
   * @param {Value} value
   * @param {string} form
   * @returns {string[]}
   */
  function findKeys(value, form) {
    const [kind, datum] = value;
    if (kind === 'list') return findKeys(['count', datum.length], '');
    if (kind === 'count') {
      const letter = plurals[datum < 200 ? datum : 100 + datum % 100] ?? '';
      return [`${datum}`, CATEGORIES[letter] ?? ''];
    }
    if (kind === 'term') return [form ? tellTerm(datum, form) : datum[0].replace(/.*?-/, '')];
    if (kind !== 'side' || !form) return [datum];
    // Of a player with a name, nothing else is known.
    return names[datum] == null ? [show(value, form)] : [];
  }

  /**
   * `C`, `C and D`, `C, D and E`; in the form `or`, `C, D or E`.
   * @param {string[]} items
   * @param {string} form
   */
  function join(items, form) {
    const last = items.pop() ?? '';
    const final = find(`game-list-${form === 'or' ? 'or' : 'and'}`);
    return items.length ? items.join(find('game-list-comma')) + final + last : last;
  }

  /**
   * A text that shows as it is, and moves nothing beside it.
   * @param {string} words
   */
  function isolate(words) {
    const visible = words.replace(CONTROLS, '');
    return RIGHT_TO_LEFT.test(visible) === (direction === 'rtl') ? visible : `\u2068${visible}\u2069`;
  }

  return said.map(tell).join(' ');
}

/**
 * One sentence in the page's language.
 * @template {keyof Messages} Id
 * @param {Id} id
 * @param {Messages[Id]} given its arguments by name, where it has some
 */
export function words(id, ...given) {
  return speak(say(id, ...given));
}
