// Messages and their arguments: plain values, in the shape in which Python sends them.

/** @typedef {import('./messages.js').Messages} Messages */

/**
 * An argument and its kind, which determines its formatting: a side by its player's name, a term in the form the
 * sentence needs, notation and people's own words as they are.
 * @typedef {['count', number] | ['side' | 'cell' | 'move' | 'text', string] | ['term', Message] | ['list', Value[]]} Value
 */

/**
 * A sentence or a term by name, which begins with its room.
 * @typedef {[id: string, given: [name: string, value: Value][]]} Message
 */

/**
 * The name of a message without arguments.
 * @typedef {{[Id in keyof Messages]: Messages[Id] extends [] ? Id : never}[keyof Messages]} Plain
 */

/** @typedef {Message[]} Said whole sentences in order; empty if there's nothing to say */

/** @typedef {Value | number | string} Given a bare number is a count, a bare string a text */

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

/**
 * @param {Given} given
 * @returns {Value}
 */
function weigh(given) {
  return typeof given === 'number' ? ['count', given] : typeof given === 'string' ? ['text', given] : given;
}
