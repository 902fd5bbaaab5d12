// Messages and their arguments, plain values in the shape in which Python sends them; and how they're formatted: the
// page's counterpart of `game_core/messages/speech.py`.

/** @import { Messages } from './messages.js' */

/**
 * An argument and its kind, which determines its formatting: a side by its player's name, a term in the form the
 * sentence needs, notation and people's own words as they are.
 * @typedef {['count', number] | ['side' | 'cell' | 'move' | 'text', string] | ['term', Message] | ['list', Value[]]} Value
 */

/** A sentence or a term, with its room. @typedef {[id: string, given: [name: string, value: Value][]]} Message */

/**
 * The name of a message without arguments.
 * @typedef {{[Id in keyof Messages]: Messages[Id] extends [] ? Id : never}[keyof Messages]} Plain
 */

/** @typedef {Message[]} Said whole sentences in order; empty if there's nothing to say */

/** @typedef {Value | number | string} Given a bare number is a count, a bare string a text */

/** @typedef {Record<string, string>} Names side letter → the player's name in sentences */

/**
 * The name of an argument, or of a term with a leading hyphen; a form; and if it selects a variant, their patterns by
 * key. The default variant has an empty key.
 * @typedef {[name: string, form?: string, variants?: Forms]} Reference
 */

/** @typedef {string | (string | Reference)[]} Pattern */

/** @typedef {{[name: string]: Pattern}} Forms */

/**
 * A language's plural rules and direction. `plurals` has a letter for each number from 0 to 199, of which the last
 * hundred repeat; `categories` has CLDR's plural categories for each letter.
 * @typedef {{code: string, direction: 'ltr' | 'rtl', plurals: string, categories: Record<string, string>}} Grammar
 */

/**
 * A language's messages by name, and its terms, with a leading hyphen, by form. `scripts` counts the scripts loaded.
 * @typedef {{[name: string]: Pattern | Forms} & {grammar: Grammar, scripts: number}} Language
 */

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Invisible characters that affect the layout of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x1f\x7f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Return a sentence by the name of its message.
 * @template {keyof Messages} Id
 * @param {Id} id
 * @param {Messages[Id]} given its arguments by name, if it has any
 * @returns {Said}
 */
export function say(id, ...given) {
  /** @type {Record<string, Given>[]} */
  const [named = {}] = given;
  return [[id, Object.entries(named).map(([name, value]) => [name, weigh(value)])]];
}

/**
 * Return a sentence outside the catalog: somebody's own words, unchanged.
 * @param {string} words
 * @returns {Said}
 */
export function plain(words) {
  return [['game-plain', [['words', ['text', words]]]]];
}

/** @param {Given} given @returns {Value} */
function weigh(given) {
  return typeof given === 'number' ? ['count', given] : typeof given === 'string' ? ['text', given] : given;
}

/**
 * Format sentences as text in the page's language. Names and notation stay unchanged, whatever they contain. Nothing is
 * escaped: that is up to the caller.
 * @param {Said} said
 * @param {Names} [names] of players; others are called after their side
 * @param {Language} [language]
 */
export function speak(said, names = {}, language = globalThis.ubaoMessages) {
  const { direction, plurals, categories } = language.grammar;

  /** Format a message, or a term with a leading hyphen. @param {Message} message @param {string} [form] a term's */
  function tell([id, given], form = '') {
    // A pattern has no such parts, a term has at least the last.
    const found = /** @type {any} */ (language[id]);
    return write(found[form] || found[''] || found, Object.fromEntries(given));
  }

  /** @param {Pattern} pattern @param {Record<string, Value>} values @returns {string} */
  function write(pattern, values) {
    if (typeof pattern === 'string') return pattern;
    return pattern.map((part) => (typeof part === 'string' ? part : resolve(part, values))).join('');
  }

  /** @param {Reference} reference @param {Record<string, Value>} values */
  function resolve([name, form, variants], values) {
    const value = values[name] ?? /** @type {Value} */ (['term', [name.slice(1), []]]);
    if (!variants) return show(value, form);
    const key = findKeys(value, form).find((each) => Object.hasOwn(variants, each)) ?? '';
    return write(/** @type {Pattern} */ (variants[key]), values);
  }

  /** Format an argument. @param {Value} value @param {string} [form] @returns {string} */
  function show([kind, datum], form) {
    if (kind === 'count') return `${datum}`;
    if (kind === 'term') return tell([`-${datum[0]}`, datum[1]], form);
    if (kind === 'list') return join(datum, form);
    if (kind !== 'side') return isolate(datum);
    const name = names[datum];
    return name == null ? tell([`-game-side-${datum}`, []], form) : isolate(name);
  }

  /** Return matching variants, most exact first. @param {Value} value @param {string} [form] @returns {string[]} */
  function findKeys(value, form) {
    const [kind, datum] = value;
    if (kind === 'list') return findKeys(['count', datum.length]);
    if (kind === 'count') {
      const letter = plurals[datum < 200 ? datum : 100 + (datum % 100)] ?? '';
      return [`${datum}`, categories[letter] ?? ''];
    }
    if (kind === 'term') return [form ? show(value, form) : datum[0].replace(/.*?-/, '')];
    if (kind !== 'side' || !form) return [datum];
    // Nothing else is known about a named player.
    return names[datum] == null ? [show(value, form)] : [];
  }

  /** Return `C`, `C and D`, `C, D and E`; as `or`, `C, D or E`. @param {Value[]} values @param {string} [form] */
  function join(values, form) {
    const items = values.map((each) => show(each, form));
    const last = items.pop() ?? '';
    const final = tell([form === 'or' ? 'game-list-or' : 'game-list-and', []]);
    return items.length ? items.join(tell(['game-list-comma', []])) + final + last : last;
  }

  /** Isolate a text, so that its direction affects nothing around it. @param {string} words */
  function isolate(words) {
    const visible = words.replace(CONTROLS, '');
    return RIGHT_TO_LEFT.test(visible) === (direction === 'rtl') ? visible : `\u2068${visible}\u2069`;
  }

  return said.map((message) => tell(message)).join(' ');
}

/**
 * Format one sentence in the page's language.
 * @template {keyof Messages} Id
 * @param {Id} id
 * @param {Messages[Id]} given its arguments by name, if it has any
 */
export function words(id, ...given) {
  return speak(say(id, ...given));
}

/**
 * Return sentences without those that others repeat word for word.
 * @param {Said} said
 * @param {Said} others
 */
export function omit(said, others) {
  const told = new Set(others.map((message) => speak([message])));
  return said.filter((message) => !told.has(speak([message])));
}
