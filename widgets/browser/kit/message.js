// Messages and their arguments: plain values, of the shape in which Python sends them.

/** @typedef {import('./messages.js').Messages} Messages */

/**
 * An argument and its kind, which says how it is written: a side by its player's name, a term in the form that the
 * sentence needs, what is notation or somebody's own words as it is.
 * @typedef {['count', number] | ['side' | 'cell' | 'move' | 'text', string] | ['term', Message] | ['list', Value[]]} Value
 */

/**
 * A sentence or a term by its name, the room it lies in first.
 * @typedef {[id: string, given: [name: string, value: Value][]]} Message
 */

/**
 * The name of a message that needs no argument.
 * @typedef {{[Id in keyof Messages]: Messages[Id] extends [] ? Id : never}[keyof Messages]} Plain
 */

/** @typedef {Message[]} Said whole sentences, one after the other; none where there is nothing to say */

/** @typedef {Value | number | string} Given a bare number is a count, bare words are a text */

/**
 * One sentence, by the name of its message.
 * @template {keyof Messages} Id
 * @param {Id} id
 * @param {Messages[Id]} given its arguments by name, where it has some
 * @returns {Said}
 */
export function say(id, ...given) {
  /** @type {Record<string, Given>[]} */
  const [named = {}] = given;
  return [[id, Object.entries(named).map(([name, value]) => [name, weigh(value)])]];
}

/**
 * A sentence that is in no catalog: somebody's own words, as they are.
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
