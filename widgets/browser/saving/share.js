// The dialog for taking a game along or restoring one: link, QR code, text and file.

import '../kit/later-words.js';
import { makeCopying, makePrinting, makeQrCode, saveText } from '../kit/output.js';
import { openDialog } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { makeFileButton } from '../kit/fields.js';
import { publish } from '../kit/site.js';
import { say, speak, words } from '../kit/speech.js';
import { readFile } from '../kit/untrusted.js';
import { linkAway, linkTo } from './links.js';
import { cut, openText } from './opening.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Scene } from '../engine/protocol.js' */
/** @import { Session } from '../engine/session.js' */

/** The longest link, in characters, whose QR code cameras can read from a screen. */
const LONGEST = 2000;

/** How other sites embed a game. */
const FRAME = { width: '100%', height: '720', loading: 'lazy', allow: 'fullscreen; clipboard-write; screen-wake-lock' };

/**
 * Show ways to save the game and to open another.
 * @param {BoardApi} board
 * @param {string} [text] opened at once
 */
export async function share(board, text = '') {
  if (!board.game.scene) return;
  const body = [
    makeTaking(board.game.session, board.game.visiting ?? board.game.scene),
    makeBringing(board, text),
    make('p', { class: 'ubao-note' }, words(publish(location.href) ? 'saving-private' : 'saving-no-address')),
  ];
  await openDialog(board.element, words('elements-tools-share'), body, { done: words('kit-done') });
}

/** Return the controls for taking a game along. @param {Session} session @param {Scene} shown */
function makeTaking(session, shown) {
  const { game, position } = shown;
  // Notes are of the whole game, whichever turn is in view.
  const record = session.annotated || shown.record;
  const link = makeField(words('saving-link'));
  const place = makeField(words('saving-position'));
  const frame = makeField(words('saving-frame'));
  const code = make('div', { class: 'ubao-code' });
  const alone = make('input', { type: 'checkbox', change: () => void write() });
  const write = async () => {
    const { checked } = alone;
    const address = publish(checked ? await linkToPosition(session, shown) : linkTo(game, 'g', record));
    if (checked !== alone.checked) return;
    link.field.value = address;
    frame.field.value = make('iframe', { src: address, title: document.title, ...FRAME }).outerHTML;
    drawCode(code, address);
  };
  place.field.value = position;
  const linked = publish(location.href) !== '';
  if (linked) void write();
  // Canceling isn't an error.
  const handOn = () => navigator.share({ title: document.title, url: link.field.value }).catch(() => {});
  return make(
    'fieldset',
    {},
    make('legend', {}, words('saving-take')),
    linked && link.row,
    linked && 'share' in navigator && makeButton(words('saving-hand-on'), handOn),
    linked && make('label', { class: 'ubao-option' }, alone, words('saving-alone')),
    linked && code,
    place.row,
    linked && frame.row,
    makeSaving(game, () => record),
  );
}

/**
 * Return the address that opens a position without its turns. Since a position doesn't name a rule option, that needs a
 * saved game without turns; or with them, if Python is unavailable.
 * @param {Session} session
 * @param {Scene} shown
 */
async function linkToPosition(session, { game, record, position, plies }) {
  if (!game.includes(':')) return linkTo(game, 'p', position);
  const visit = await session.inquire({ op: 'visit', record, at: plies }).catch(() => null);
  return linkTo(game, 'g', visit?.fresh ?? record);
}

/** Return the controls for restoring a game. @param {BoardApi} board @param {string} text */
function makeBringing(board, text) {
  const fault = make('p', { class: 'ubao-fault', role: 'alert' });
  const paste = make('textarea', { rows: '3', spellcheck: 'false', autocomplete: 'off' });
  const take = async () => {
    const trouble = await openText(board, paste.value);
    if (!trouble) return paste.closest('dialog')?.close();
    fault.replaceChildren(speak(trouble.said), ...(trouble.page ? [' ', linkAway(trouble.page)] : []));
    paste.focus();
    paste.value = cut(trouble.tried);
    if (trouble.to !== undefined) paste.setSelectionRange(trouble.from ?? 0, trouble.to);
  };
  const file = makeFileButton((given) => {
    if (given === null) return fault.replaceChildren(words('saving-unreadable'));
    paste.value = cut(given);
    void take();
  });
  paste.value = cut(text);
  if (text) void take();
  const legend = make('legend', {}, words('saving-bring'));
  const label = make('label', {}, words('saving-text'), paste);
  const ways = make('div', { class: 'ubao-ways-in' }, makeButton(words('saving-open-text'), take), file);
  return make('fieldset', {}, legend, label, ways, fault);
}

/** Create a line of text with a copy button. @param {string} label */
export function makeField(label) {
  const field = make('input', { type: 'text', readonly: true, 'aria-label': label, focus: () => field.select() });
  const { button, said } = makeCopying(field, { 'aria-label': words('saving-copy-what', { what: label }) });
  const row = make('div', { class: 'ubao-copy' }, label, make('span', {}, field, button), said);
  return { row, field };
}

/** Show a link as a QR code, or why there is none. @param {HTMLElement} home @param {string} link */
function drawCode(home, link) {
  if (link.length > LONGEST) return home.replaceChildren(make('p', { class: 'ubao-note' }, words('saving-code-long')));
  const { button, said } = makePrinting(words('saving-code-print'));
  const address = make('p', { class: 'ubao-address', translate: 'no' }, link);
  return home.replaceChildren(makeQrCode(link, words('kit-code')), address, button, said);
}

/**
 * Create a button that saves a text as a file, named after its kind and the date. Pages aren't told whether it was
 * saved, so it says where to look, and what else to do.
 * @param {string} what the kind of text
 * @param {() => string} read
 */
export function makeSaving(what, read) {
  const said = make('p', { class: 'ubao-note', role: 'status' });
  const button = makeButton(words('kit-save-file'), () => {
    // Sweden writes dates as 2026-11-28.
    const file = `${what.replace(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toLocaleDateString('sv')}.ubao.txt`;
    saveText(file, read(), 'text/plain');
    said.textContent = words('saving-saved', { file, copy: words('kit-copy') });
  });
  return make('div', { class: 'ubao-saving' }, button, said);
}

/** Let files and texts be dropped on a board. @param {BoardApi} board */
export function receiveDrops(board) {
  const { element } = board;
  const mark = (/** @type {boolean} */ on) => element.toggleAttribute('data-drop', on);
  element.addEventListener('dragover', (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (isField(event) || !(types.includes('Files') || types.includes('text/plain'))) return;
    event.preventDefault();
    mark(true);
  });
  element.addEventListener('dragleave', ({ relatedTarget }) => {
    mark(relatedTarget instanceof Node && element.contains(relatedTarget));
  });
  element.addEventListener('drop', async (event) => {
    if (isField(event)) return;
    event.preventDefault();
    mark(false);
    const file = event.dataTransfer?.files[0];
    const dropped = event.dataTransfer?.getData('text/plain') ?? '';
    try {
      const text = file ? await readFile(file) : dropped;
      if (await openText(board, text)) await share(board, text);
    } catch {
      board.say(say('saving-unreadable'));
    }
  });
}

/** Return whether the drop target is in a dialog over the board, which has a field for it. @param {Event} event */
const isField = ({ target }) => target instanceof Element && target.closest('dialog') !== null;
