// A board on the whole screen: for a projector, or for a small device.

import { makeButton } from './toolbar.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */

/** What undoes all that a full screen needs, by board. @type {WeakMap<UbaoBoard, () => void>} */
const ways = new WeakMap();

/**
 * Show a board on the whole screen, or back in its page.
 * @param {UbaoBoard} board
 */
export function toggleFullScreen(board) {
  const leave = ways.get(board);
  if (leave) leave();
  else enter(board);
}

/** @param {UbaoBoard} board */
function enter(board) {
  const tools = board.layout?.tools;
  if (!tools) return;
  const closing = new AbortController();
  const button = makeButton('leave', 'Leave full screen', 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5', leave);
  const behind = findBehind(board);

  function leave() {
    if (!ways.delete(board)) return;
    closing.abort();
    board.removeAttribute('data-full');
    for (const element of behind) element.inert = false;
    const focused = button.contains(document.activeElement);
    button.remove();
    if (focused) tools?.more.focus();
    if (document.fullscreenElement === board) document.exitFullscreen();
    tools?.refresh();
    board.scrollIntoView({ block: 'nearest' });
  }

  ways.set(board, leave);
  const { width = 1, height = 1 } = board.picture?.svg.viewBox.baseVal ?? {};
  board.style.setProperty('--ubao-ratio', String(width / height));
  board.setAttribute('data-full', '');
  for (const element of behind) element.inert = true;
  tools.bar.append(button);
  button.focus();
  const { signal } = closing;
  document.addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement !== board) leave();
  }, { signal });
  board.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || board.querySelector('dialog[open]')) return;
    leave();
  }, { signal });
  // Where the browser lends no screen, the board fills the window.
  board.requestFullscreen?.().catch(() => {});
}

/**
 * What lies behind a board that fills the window: nobody should get lost there.
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
