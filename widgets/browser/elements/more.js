// The tools under “More”, which hardly a turn needs.

import { toggleFullScreen } from '../board/screen.js';
import { agreeToStop, decideWhoBegins, forget } from '../dialogs/confirmations.js';
import { editPlayers } from '../dialogs/players.js';
import { openSettings } from '../dialogs/settings.js';
import { runtime } from '../engine/runtime.js';
import { turnRound } from '../game/seating.js';
import { make } from '../kit/element.js';
import { share } from '../saving/share.js';

/** @import { BoardApi } from '../board/view.js' */

/** @type {import('../board/toolbar.js').Tool[]} */
const TOOLS = [
  {
    name: 'stop',
    label: 'elements-tools-stop',
    icon: 'M6 6h12v12H6z',
    run: agreeToStop,
    usable: ({ game }) => !game.scene?.result && !game.cover,
  },
  {
    name: 'players',
    label: 'elements-tools-players',
    icon: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-5 9q0-6 5-6t5 6m3-9a3 3 0 1 0 0-6m0 9q5 0 5 6',
    // Those who gave their names to a class set or a notebook needn't type them.
    run: async (board) => editPlayers(board, (await import('../training/sitting.js')).suggestNames()),
  },
  {
    name: 'toss',
    label: 'elements-tools-toss',
    icon: 'M9 9a3 3 0 1 1 4 3q-1 .5-1 2.5M12 18v.5',
    run: decideWhoBegins,
  },
  {
    name: 'turn',
    label: 'elements-tools-turn',
    puzzling: true,
    icon: 'M4 12a8 8 0 0 1 14-5l2 2m0-5v5h-5M20 12a8 8 0 0 1-14 5l-2-2m0 5v-5h5',
    run: ({ game }) => turnRound(game),
    usable: () => runtime.state === 'ready',
  },
  {
    name: 'whole',
    label: 'elements-tools-whole',
    icon: 'M3 8h18v8H3zM8 8v8m4-8v8m4-8v8',
    puzzling: true,
    run: ({ element }) => element.toggleAttribute('data-whole'),
    on: ({ element }) => element.hasAttribute('data-whole'),
  },
  {
    name: 'full',
    label: 'elements-tools-full',
    icon: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    puzzling: true,
    run: toggleFullScreen,
    on: ({ element }) => element.hasAttribute('data-full'),
  },
  {
    name: 'share',
    label: 'elements-tools-share',
    icon: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
    run: (board) => share(board),
    usable: () => runtime.state === 'ready',
  },
  {
    name: 'forget',
    label: 'elements-tools-forget',
    icon: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
    run: forget,
  },
  {
    name: 'settings',
    label: 'elements-tools-settings',
    icon: 'M4 7h9m4 0h3M15 4v6M4 17h3m4 0h9M9 14v6',
    puzzling: true,
    run: ({ element }) => openSettings(element),
  },
];

/** The number of boxes on the page. */
let boxes = 0;

const furnished = new WeakSet();

/**
 * Open a board's other tools for the first time. Several clicks may have waited for them; the box answers later ones.
 * @param {BoardApi} board
 */
export function openMore(board) {
  if (furnished.has(board)) return;
  furnished.add(board);
  const { bar, more, tools } = board.tools;
  const listed = [...tools.filter(({ spare }) => spare), ...TOOLS].map((tool) => ({
    ...tool,
    run: () => {
      // Dialogs return the focus to where it was, which must not be a hidden button.
      if (box.contains(document.activeElement)) more.focus();
      open(false);
      return tool.run(board);
    },
  }));
  const buttons = board.tools.makeButtons(listed);
  const box = make('div', { class: 'ubao-shelf', id: `ubao-more-${++boxes}`, hidden: true }, ...buttons);

  /** Hide the tools when a player goes elsewhere. */
  const putAway = (/** @type {EventTarget | null} */ place) => {
    if (place instanceof Node && !box.contains(place) && !more.contains(place)) open(false);
  };
  const leave = (/** @type {Event} */ { target }) => putAway(target);
  const open = (/** @type {boolean} */ on) => {
    box.hidden = !on;
    // In large letters it may reach beyond the window.
    if (on) box.scrollIntoView({ block: 'nearest' });
    if (on) document.addEventListener('pointerdown', leave);
    else document.removeEventListener('pointerdown', leave);
    more.setAttribute('aria-expanded', String(on));
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (box.hidden || event.altKey || event.metaKey) return;
    const items = [more, ...box.children].filter((item) => item.checkVisibility());
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = way && items.at((index + way) % items.length);
    if (next instanceof HTMLElement) next.focus();
    else if (event.key !== 'Escape') return;
    else more.focus();
    if (!next) open(false);
    event.preventDefault();
  };
  more.after(box);
  more.setAttribute('aria-controls', box.id);
  more.addEventListener('click', () => open(Boolean(box.hidden)));
  bar.addEventListener('keydown', press);
  bar.addEventListener('focusout', ({ relatedTarget }) => putAway(relatedTarget));
  board.tools.refresh();
  open(true);
}
