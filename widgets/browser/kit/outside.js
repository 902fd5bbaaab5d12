// Texts that come from outside: links, pasted games, codes, names, files. Mail filters, chats, phones, word processors
// and keyboards change them on their way; whatever can still mean one thing alone is read as that.

/** Letters of other alphabets that look like ours, and ours. */
const LOOK = 'АВЕЅІЈКМНОРСТХУԚԜаеѕіјорсхуԛԝһԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const LIKE = 'ABESIJKMHOPCTXYQWaesijopcxyqwhdABEZHIKMNOPTYXo';
const ALIKE = new Map([...LOOK].map((sign, at) => [sign, LIKE[at] ?? sign]));

/**
 * A text whose lines end and whose blanks are written in one way, without signs that nobody sees.
 * @param {string} text
 */
export function clean(text) {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      .replace(/[\p{Zs}\t]/gu, ' ')
      // Joiners are parts of many languages and of emoji, tags of some flags.
      .replace(/(?!\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]|[\u115f\u1160\u3164]/gu, '')
  );
}

/**
 * A notation or a code: written in our own letters, digits and signs.
 * @param {string} text
 */
export function readSigns(text) {
  return clean(text)
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u0370-\u03ff\u0400-\u052f]/g, (sign) => ALIKE.get(sign) ?? sign);
}

/** Characters around something in a sentence: quotes, brackets, final punctuation. */
const AROUND = ' "\'`“”„‘’«»‹›()[]{}<>';
const BEHIND = `${AROUND}.,;:!?`;

/**
 * The same in one line, without quotes around it and a sentence's signs behind it.
 * @param {string} text
 */
export function readLine(text) {
  const line = readSigns(text).replace(/\s+/g, ' ');
  let [from, to] = [0, line.length];
  while (from < to && AROUND.includes(line.charAt(from))) from += 1;
  while (from < to && BEHIND.includes(line.charAt(to - 1))) to -= 1;
  return line.slice(from, to);
}

/**
 * The first sign that no notation has, and its place in the text; null where there is none.
 * @param {string} text
 */
export function findStrange(text) {
  const at = text.search(/[^\n -~]/);
  return at < 0 ? null : { at, sign: String.fromCodePoint(text.codePointAt(at) ?? 0) };
}

// --- Links ---

/**
 * What stands behind the “#” of a link, which some write as %23; null where there is none.
 * @param {string} link
 */
export function readFragment(link) {
  const [, part] = /(?:#|%(?:25)*23)(.*)$/is.exec(link) ?? [];
  // It may have been copied from a page's source.
  return part?.replace(/&amp;/g, '&') ?? null;
}

/**
 * A text of an address as it was before somebody encoded it, and perhaps somebody else once more.
 * @param {string} text
 */
export function decode(text) {
  let plain = text;
  for (let turn = 0; turn < 3 && !/\s/.test(plain); turn += 1) plain = plain.replace(/(%[0-9a-f]{2})+/gi, decodeRun);
  return plain;
}

/** @param {string} run of bytes, which may be cut off */
function decodeRun(run) {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/**
 * A code or a position that was typed, or stands in a link.
 * @param {string} text
 */
export function readCode(text) {
  // Trackers append parameters that begin with “&”.
  return readLine(decode((readFragment(text) ?? text).replace(/&.*/s, '')));
}

// --- Games ---

/**
 * A saved game as it was, though it stood in a letter, was quoted, wrapped, or written in other signs. Of any other text,
 * what it has in one line.
 * @param {string} text
 */
export function readGame(text) {
  const lines = readSigns(text)
    // A soft line break, as mail has it.
    .replace(/=\n/g, '')
    .split('\n')
    .map((line) => line.replace(/^[\s>|]+/, '').trimEnd());
  const first = lines.findIndex((line) => /^\W*ubao \d/i.test(line));
  if (first < 0) return readLine(text);
  const game = [];
  let parted = false;
  for (const line of lines.slice(first)) {
    // Behind it may stand another game, or what else the letter says.
    if (game.length && (/^\W*ubao\b/i.test(line) || (parted && line && !/^(game|start|moves|stopped)\b/i.test(line))))
      break;
    if (line) game.push(line);
    parted = !line;
  }
  // Long lines may have been broken, and all be one.
  return readLine(game.join(' '))
    .replace(/ (?=(game|start|moves|stopped)( |$))/gi, '\n')
    .replace(/^(ubao|game .*|start|moves|stopped)/gim, (word) => word.toLowerCase());
}

// --- Names ---

/**
 * A name in one line, cut between two of its signs.
 * @param {string} text
 * @param {number} most signs, as a reader counts them
 */
export function readName(text, most) {
  return cutSigns(clean(text).normalize('NFC').replace(/\s+/g, ' ').trim(), most).trim();
}

/** The code units that are looked at for each sign: a family of emoji has eleven. */
const WIDEST = 12;

/**
 * The beginning of a text, cut between two signs.
 * @param {string} text
 * @param {number} most signs, as a reader counts them
 */
export function cutSigns(text, most) {
  if (text.length <= most) return text;
  // Marks can be piled up without end.
  const looked = text.slice(0, WIDEST * (most + 1)).replace(/(\p{M}{6})\p{M}+/gu, '$1');
  const { Segmenter } = Intl;
  const signs = Segmenter ? Array.from(new Segmenter().segment(looked), ({ segment }) => segment) : [...looked];
  return signs.slice(0, most).join('');
}

// --- Files ---

/** The most characters of a text that anybody looks at: no game and no class has as many. */
export const LONGEST = 100_000;

/**
 * The text of a file; of one that is far too long, just enough to be refused. Rejects where it is no text.
 * @param {Blob} file
 */
export async function readFile(file) {
  const bytes = new Uint8Array(await file.slice(0, 2 * LONGEST + 2).arrayBuffer());
  const text = decodeBytes(bytes);
  if (text.includes('\0') || text.startsWith('PK\x03')) throw new TypeError('This file is no text.');
  return text.slice(0, LONGEST + 1);
}

/** Spreadsheets save in UTF-16, and old ones in what Windows had. @param {Uint8Array} bytes */
function decodeBytes(bytes) {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // It may have been cut in the middle of a sign.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
