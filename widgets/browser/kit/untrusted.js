// Text from outside: links, pasted games, codes, names, files. Mail filters, chats, phones, word processors and
// keyboards change it on the way; whatever is still unambiguous is accepted.

/** Letters of other alphabets that look like Latin ones, and those. */
const LOOK = 'АВЕЅІЈКМНОРСТХУԚԜаеѕіјорсхуԛԝһԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const LIKE = 'ABESIJKMHOPCTXYQWaesijopcxyqwhdABEZHIKMNOPTYXo';
const ALIKE = new Map([...LOOK].map((sign, at) => [sign, LIKE[at] ?? sign]));

/** Normalize line ends and spaces, and remove invisible characters. @param {string} text */
export function clean(text) {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      .replace(/[\p{Zs}\t]/gu, ' ')
      // Joiners are needed in many languages and in emoji, tags in some flags.
      .replace(/(?!\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]|[\u115f\u1160\u3164]/gu, '')
  );
}

/** Return a text on one line, with single spaces. @param {string} text */
export function tidy(text) {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** Normalize a notation or a code to ASCII letters, digits and signs. @param {string} text */
export function readAscii(text) {
  return clean(text)
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u0370-\u03ff\u0400-\u052f]/g, (sign) => ALIKE.get(sign) ?? sign);
}

/** Characters around something in a sentence: quotes, brackets, final punctuation. */
const AROUND = ' "\'`“”„‘’«»‹›()[]{}<>';
const BEHIND = `${AROUND}.,;:!?`;

/** Normalize it to one line, without surrounding quotes and final punctuation. @param {string} text */
export function readLine(text) {
  const line = readAscii(text).replace(/\s+/g, ' ');
  let [from, to] = [0, line.length];
  while (from < to && AROUND.includes(line.charAt(from))) from += 1;
  while (from < to && BEHIND.includes(line.charAt(to - 1))) to -= 1;
  return line.slice(from, to);
}

/** Return the first character that no notation has, with its place in the text, or null. @param {string} text */
export function findStrange(text) {
  const at = text.search(/[^\n -~]/);
  return at < 0 ? null : { at, sign: String.fromCodePoint(text.codePointAt(at) ?? 0) };
}

// --- Links ---

/** Return a link's fragment, which may begin with %23, or null. @param {string} link */
export function readFragment(link) {
  const [, part] = /(?:#|%(?:25)*23)(.*)$/is.exec(link) ?? [];
  // It may be copied from HTML source.
  return part?.replace(/&amp;/g, '&') ?? null;
}

/** Decode a URL-encoded text, even if it was encoded twice. @param {string} text */
export function decode(text) {
  let plain = text;
  for (let turn = 0; turn < 3 && !/\s/.test(plain); turn += 1) plain = plain.replace(/(%[0-9a-f]{2})+/gi, decodeRun);
  return plain;
}

/** @param {string} run encoded bytes, possibly truncated */
function decodeRun(run) {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** Normalize a typed code or position, or one from a link. @param {string} text */
export function readCode(text) {
  // Trackers append parameters that begin with “&”.
  return readLine(decode((readFragment(text) ?? text).replace(/&.*/s, '')));
}

// --- Games ---

/** Extract a saved game from a letter, a quotation, wrapped lines. Other text becomes one line. @param {string} text */
export function readGame(text) {
  const list = (/** @type {string} */ cleaned) =>
    cleaned.split('\n').map((line) => line.replace(/^[\s>|]+/, '').trimEnd());
  // Notes are somebody's words: nothing in them is changed.
  const plain = list(clean(text));
  const noted = plain.indexOf('ubao 2');
  if (noted >= 0)
    return plain
      .slice(noted, plain.indexOf('', noted) + 1 || undefined)
      .join('\n')
      .trimEnd();
  // In mail, “=” ends a line that goes on.
  const lines = list(readAscii(text).replace(/=\n/g, ''));
  const first = lines.findIndex((line) => /^\W*ubao \d/i.test(line));
  if (first < 0) return readLine(text);
  const game = [];
  let parted = false;
  for (const line of lines.slice(first)) {
    // It may be followed by another game, or the rest of the letter.
    if (game.length && (/^\W*ubao\b/i.test(line) || (parted && line && !/^(game|start|moves|stopped)\b/i.test(line))))
      break;
    if (line) game.push(line);
    parted = !line;
  }
  // Long lines may be wrapped anywhere.
  return readLine(game.join(' '))
    .replace(/ (?=(game|start|moves|stopped)( |$))/gi, '\n')
    .replace(/^(ubao|game .*|start|moves|stopped)/gim, (word) => word.toLowerCase());
}

// --- Names ---

/** The longest name of somebody who plays or practices here, in characters. */
export const LONGEST_NAME = 20;

/**
 * Return a name on one line, cut between characters.
 * @param {string} text
 * @param {number} most grapheme clusters
 */
export function readName(text, most) {
  return cutSigns(tidy(text).normalize('NFC'), most).trim();
}

/** The code units examined per character: a family emoji has eleven. */
const WIDEST = 12;

/**
 * Cut a text between two characters.
 * @param {string} text
 * @param {number} most grapheme clusters
 */
export function cutSigns(text, most) {
  if (text.length <= most) return text;
  // Combining marks can be stacked endlessly.
  const looked = text.slice(0, WIDEST * (most + 1)).replace(/(\p{M}{6})\p{M}+/gu, '$1');
  const { Segmenter } = Intl;
  const signs = Segmenter ? Array.from(new Segmenter().segment(looked), ({ segment }) => segment) : [...looked];
  return signs.slice(0, most).join('');
}

// --- Files ---

/** The most characters read of a text: more than any game or class has. */
export const LONGEST = 100_000;

/** Return a file's text; of one that is far too long, enough to be refused. Rejects binary files. @param {Blob} file */
export async function readFile(file) {
  const bytes = new Uint8Array(await file.slice(0, 2 * LONGEST + 2).arrayBuffer());
  const text = decodeBytes(bytes);
  if (text.includes('\0') || text.startsWith('PK\x03')) throw new TypeError('This file is no text.');
  return text.slice(0, LONGEST + 1);
}

/** Spreadsheets save in UTF-16, and old ones in Windows-1252. @param {Uint8Array} bytes */
function decodeBytes(bytes) {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // It may be cut in the middle of a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
