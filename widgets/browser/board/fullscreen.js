// Show a board full screen, for a projector or a small device.

import { makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** @typedef {import('./api.js').BoardApi} BoardApi */

/** Restores each full-screen board to its page. @type {WeakMap<BoardApi, () => void>} */
const exits = new WeakMap();

/**
 * Toggle a board between full screen and its page.
 * @param {BoardApi} board
 */
export function toggleFullScreen(board) {
  const leave = exits.get(board);
  if (leave) leave();
  else enter(board);
}

/** @param {BoardApi} board */
function enter(board) {
  const { element, tools } = board;
  const closing = new AbortController();
  const button = makeButton(
    words('board-leave-short'),
    leave,
    { 'data-tool': 'leave', 'aria-label': words('board-leave-full') },
    'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  );
  const behind = findBehind(element);
  // The next puzzle may replace this board: what was behind it must be reachable again.
  const removal = new MutationObserver(() => element.isConnected || leave());
  // The page must not scroll behind it, and a figure with content-visibility would contain it.
  const shown = [element, element.closest('figure'), document.documentElement];
  const show = (/** @type {boolean} */ on) => shown.forEach((part) => part?.toggleAttribute('data-full', on));

  function leave() {
    if (!exits.delete(board)) return;
    closing.abort();
    removal.disconnect();
    if (size === null) element.removeAttribute('size');
    show(false);
    for (const other of behind) other.inert = false;
    const focused = button.contains(document.activeElement);
    button.remove();
    if (focused) tools.focus('more');
    if (document.fullscreenElement === element) document.exitFullscreen();
    tools.refresh();
    element.scrollIntoView({ block: 'nearest' });
  }

  exits.set(board, leave);
  const size = element.getAttribute('size');
  element.setAttribute('size', 'screen');
  element.setAttribute('data-whole', '');
  show(true);
  for (const other of behind) other.inert = true;
  tools.bar.append(button);
  button.focus();
  removal.observe(document.body, { childList: true, subtree: true });
  const { signal } = closing;
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (document.fullscreenElement !== element) leave();
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || element.querySelector('dialog[open]')) return;
      leave();
    },
    { signal },
  );
  // If the browser doesn't allow full screen, the board fills the window.
  element.requestFullscreen?.().catch(() => {});
}

/**
 * Return the elements around a board that fills the window, which become inert.
 * @param {Element} board
 */
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
