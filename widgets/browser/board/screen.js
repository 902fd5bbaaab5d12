// How a board fits its place: letter sizes, the full screen, and two players across a table.

import { make, makeButton } from '../kit/element.js';
import { settings } from '../kit/settings.js';
import { words } from '../kit/speech.js';

/** @import { BoardApi } from './view.js' */

// --- Letters ---

/** Letter sizes to try, largest first. */
const SIZES = ['large', 'normal', 'small', 'smaller', 'least'];

/** For a reader whose browser has larger letters than usual, they don't shrink: the box grows. */
const LARGER = ['large', 'normal', 'grown'];

/** Return whether letters are larger than usual: only conditions of media show the browser's own size. */
const areLarger = () => matchMedia(`(width < ${innerWidth / 17}em)`).matches;

/** Fit sentences to their space by letter size. @param {BoardApi} board */
export function fitLetters({ layout: { said, caption, words } }) {
  const boxes = [words, said, caption];
  const isCut = (/** @type {Element} */ box) => box.scrollHeight > box.clientHeight;
  const fit = () => {
    for (const box of [words, said]) box.removeAttribute('tabindex');
    words.removeAttribute('data-long');
    for (const size of areLarger() ? LARGER : SIZES) {
      words.dataset.letters = size;
      if (!boxes.some(isCut)) return;
    }
    // On a phone held upright, what is too long makes the box grow; elsewhere, or before buttons kept in sight, keys
    // scroll it.
    const isFollowed = words.closest('ubao-puzzle') ?? words.querySelector('.ubao-opponent > :not([hidden])');
    words.dataset.long = isFollowed ? 'scrolls' : 'grows';
    for (const box of [words, said]) if (isCut(box)) box.tabIndex = 0;
  };
  new MutationObserver(fit).observe(words, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  const resized = new ResizeObserver(fit);
  resized.observe(words);
  resized.observe(said);
}

// --- The full screen, for a projector or a small device ---

/** Restores each full-screen board to its page. @type {WeakMap<BoardApi, () => void>} */
const exits = new WeakMap();

/** Toggle a board between full screen and its page. @param {BoardApi} board */
export function toggleFullScreen(board) {
  const leave = exits.get(board);
  if (leave) leave();
  else enter(board);
}

/** @param {BoardApi} board */
function enter(board) {
  const { element, tools } = board;
  const closing = new AbortController();
  const { signal } = closing;
  const look = { 'data-tool': 'leave', 'aria-label': words('board-leave-full') };
  const button = makeButton(words('board-leave-short'), leave, look, 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5');
  const behind = findBehind(element);
  // The next puzzle may replace this board: what was behind it must be reachable again.
  const removal = new MutationObserver(() => element.isConnected || leave());
  // The page must not scroll behind it, and a figure with content-visibility would contain it.
  const shown = [element, element.closest('figure'), document.documentElement];
  const show = (/** @type {boolean} */ on) => {
    for (const part of shown) part?.toggleAttribute('data-full', on);
    for (const other of behind) other.inert = on;
  };
  const size = element.getAttribute('size');
  const isWhole = element.hasAttribute('data-whole');

  function leave() {
    if (!exits.delete(board)) return;
    closing.abort();
    removal.disconnect();
    if (size === null) element.removeAttribute('size');
    element.toggleAttribute('data-whole', isWhole);
    show(false);
    const focused = button.contains(document.activeElement);
    button.remove();
    if (focused) tools.focus('more');
    if (document.fullscreenElement === element) document.exitFullscreen();
    tools.refresh();
    element.scrollIntoView({ block: 'nearest' });
  }

  const follow = () => document.fullscreenElement === element || leave();
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || element.querySelector('dialog[open]')) return;
    leave();
  };
  exits.set(board, leave);
  element.setAttribute('size', 'screen');
  element.toggleAttribute('data-whole', true);
  show(true);
  tools.bar.append(button);
  button.focus();
  removal.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('fullscreenchange', follow, { signal });
  element.addEventListener('keydown', press, { signal });
  // If the browser doesn't allow full screen, the board fills the window.
  element.requestFullscreen?.().catch(() => {});
}

/** Return the elements around a board that fills the window, which become inert. @param {Element} board */
function findBehind(board) {
  /** @type {HTMLElement[]} */
  const found = [];
  for (let inner = board; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const element of inner.parentElement.children) {
      if (element !== inner && element instanceof HTMLElement && !element.inert) found.push(element);
    }
  }
  return found;
}

// --- Across a table ---

const laid = new WeakSet();

/** While the reader wants it, let whatever belongs to the far player face that player. @param {BoardApi} board */
export function showTwoSided(board) {
  const { said, caption, far } = board.layout;
  if (laid.has(board)) return;
  laid.add(board);
  // A visual copy of the words.
  const copied = make('div', { class: 'ubao-words ubao-far-words', 'aria-hidden': 'true' });
  far.before(copied);
  const copy = () => {
    copied.hidden = !settings.value.table;
    if (copied.hidden) return;
    const shown = /** @type {HTMLElement} */ ((caption.hidden ? said : caption).cloneNode(true));
    // It isn't read aloud or reached by keyboard.
    for (const name of ['role', 'tabindex']) shown.removeAttribute(name);
    copied.replaceChildren(shown);
    markFarTexts(board);
  };
  const watched = { childList: true, attributes: true, characterData: true, subtree: true };
  for (const element of [said, caption]) new MutationObserver(copy).observe(element, watched);
  board.on('settings', copy);
  copy();
}

/** Mark the letters and numbers on the far half of the drawing. @param {BoardApi} board */
function markFarTexts({ picture }) {
  if (!picture) return;
  const { y, height } = picture.svg.viewBox.baseVal;
  for (const text of picture.svg.querySelectorAll('text')) {
    text.toggleAttribute('data-far', Number(text.getAttribute('y')) < y + height / 2);
  }
}
