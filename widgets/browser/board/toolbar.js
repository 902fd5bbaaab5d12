// The buttons under a board, and what each does.

import { settings } from '../device/settings.js';
import { make } from '../dom/element.js';
import { runtime } from '../engine/runtime.js';

/** @typedef {import('../elements/board.js').UbaoBoard} UbaoBoard */

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} label
 * @property {string} icon a single path in a 24 × 24 box, drawn as lines
 * @property {(board: UbaoBoard) => unknown} act
 * @property {(board: UbaoBoard) => boolean} [there] whether a board has it at all
 * @property {(board: UbaoBoard) => boolean} [usable] always, if there is no such question
 * @property {(board: UbaoBoard) => boolean} [on] whether a switch is on
 */

const SHOW_ME = 'Choose, and you see what the move would do. Then play it, or go back.';

const later = () => import('../features.js');

/** Always in sight. @type {Tool[]} */
const TOOLS = [
  {
    name: 'undo', label: 'Undo', icon: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
    act: (board) => board.session?.undo(board.players.stations).catch(() => {}),
    usable: (board) => (board.scene?.turns ?? 0) > 0 && !board.replay,
  },
  {
    name: 'redo', label: 'Redo', icon: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
    act: (board) => board.session?.redo(board.players.stations).catch(() => {}),
    usable: (board) => Boolean(board.session?.undone.length) && !board.replay,
  },
  {
    name: 'what', label: 'What happened?',
    icon: 'M4 5h16v11H10l-4 4v-4H4zM10 9a2 2 0 1 1 2.500 2q-.5.300-.5.800M12 13.700v.010',
    act: async (board) => (await later()).explainTurn(board),
    usable: (board) => runtime.state === 'ready' && (board.scene?.turns ?? 0) > 0 && !board.replay,
  },
  {
    name: 'show', label: 'Show me', icon: 'M3 12q9-13 18 0q-9 13-18 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
    act: (board) => {
      settings.set({ preview: !settings.values.preview });
      board.selection.takeBack();
      board.settle(settings.values.preview ? SHOW_ME : '');
    },
    on: () => settings.values.preview,
  },
  {
    name: 'hint', label: 'Hint', icon: 'M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0q-1 1-1 2H9q0-1-1-2z',
    act: async (board) => (await later()).giveHint(board),
    there: ({ coached }) => coached,
    usable: ({ scene, result, mover, replay, visiting }) => (
      runtime.state === 'ready' && Boolean(scene) && !result && !mover && !replay && !visiting
    ),
  },
  {
    name: 'new', label: 'New game', icon: 'M12 5v14M5 12h14',
    act: async (board) => (await later()).startAgain(board),
  },
];

/** Behind “More”. @type {Tool[]} */
const MORE_TOOLS = [
  {
    name: 'stop', label: 'Agree to stop', icon: 'M6 6h12v12H6z',
    act: async (board) => (await later()).agreeToStop(board),
    usable: (board) => !board.result && !board.replay,
  },
  {
    name: 'players', label: 'Players',
    icon: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-5 9q0-6 5-6t5 6m3-9a3 3 0 1 0 0-6m0 9q5 0 5 6',
    act: async (board) => (await later()).nameThePlayers(board),
  },
  {
    name: 'toss', label: 'Who begins?', icon: 'M9 9a3 3 0 1 1 4 3q-1 .5-1 2.500M12 18v.500',
    act: async (board) => (await later()).decideWhoBegins(board),
  },
  {
    name: 'turn', label: 'Turn the board', icon: 'M4 12a8 8 0 0 1 14-5l2 2m0-5v5h-5M20 12a8 8 0 0 1-14 5l-2-2m0 5v-5h5',
    act: (board) => board.turnRound(),
    usable: () => runtime.state === 'ready',
  },
  {
    name: 'whole', label: 'Whole board', icon: 'M3 8h18v8H3zM8 8v8m4-8v8m4-8v8',
    act: (board) => board.toggleAttribute('data-whole'),
    on: (board) => board.hasAttribute('data-whole'),
  },
  {
    name: 'full', label: 'Full screen', icon: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    act: async (board) => (await later()).toggleFullScreen(board),
    on: (board) => board.hasAttribute('data-full'),
  },
  {
    name: 'share', label: 'Share and save', icon: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
    act: async (board) => (await later()).share(board),
    usable: () => runtime.state === 'ready',
  },
  {
    name: 'forget', label: 'Forget everything', icon: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
    act: async (board) => (await later()).forget(board),
  },
  {
    name: 'settings', label: 'Settings', icon: 'M4 7h9m4 0h3M15 4v6M4 17h3m4 0h9M9 14v6',
    act: async (board) => (await later()).openSettings(board),
  },
];

/** Those that suit a puzzle, too: it is no game of two people. */
const FOR_PUZZLES = ['what', 'turn', 'whole', 'full', 'settings'];

/** How many boards have one. */
let shelves = 0;

const LOST = 'That part of the page did not arrive. Is there a network? Try again.';

/** The tools of one board as buttons. */
export class Toolbar {
  /** @type {Map<Tool, HTMLElement>} */
  buttons = new Map();
  followPointer = (/** @type {Event} */ { target }) => this.leave(target);

  /** @param {UbaoBoard} board */
  constructor(board) {
    this.board = board;
    this.shelf = make('div', { class: 'ubao-shelf', id: `ubao-shelf-${++shelves}`, hidden: true }, ...this.make(MORE_TOOLS));
    this.more = makeButton('more', 'More', 'M5 12h.010M12 12h.010M19 12h.010', () => this.open(Boolean(this.shelf.hidden)));
    this.more.setAttribute('aria-controls', this.shelf.id);
    this.bar = make(
      'div',
      {
        class: 'ubao-tools', role: 'group', 'aria-label': 'Game',
        keydown: (event) => this.press(/** @type {KeyboardEvent} */ (event)),
        focusout: (event) => this.leave(/** @type {FocusEvent} */ (event).relatedTarget),
      },
      ...this.make(TOOLS), this.more, this.shelf,
    );
    this.open(false);
  }

  /** @param {Tool[]} tools */
  make(tools) {
    const { board } = this;
    const apt = tools.filter(({ name, there }) => (
      (!board.judge || FOR_PUZZLES.includes(name)) && (there?.(board) ?? true)
    ));
    return apt.map((tool) => {
      const button = makeButton(tool.name, tool.label, tool.icon, () => void this.use(tool));
      this.buttons.set(tool, button);
      return button;
    });
  }

  /** @param {Tool} tool */
  async use(tool) {
    const { board, more, shelf } = this;
    if (tool.usable?.(board) === false) return;
    // Windows give the focus back to where it was: not to a button that is put away.
    if (shelf.contains(document.activeElement)) more.focus();
    this.open(false);
    try {
      await tool.act(board);
    } catch {
      board.tell(LOST);
    }
    this.refresh();
  }

  /**
   * Show the tools behind “More”, or put them away.
   * @param {boolean} on
   */
  open(on) {
    this.shelf.hidden = !on;
    if (on) document.addEventListener('pointerdown', this.followPointer);
    else document.removeEventListener('pointerdown', this.followPointer);
    this.more.setAttribute('aria-expanded', String(on));
  }

  /**
   * Give a tool the focus.
   * @param {string} name
   */
  focus(name) {
    for (const [tool, button] of this.buttons) if (tool.name === name) button.focus();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (this.shelf.hidden) return;
    const items = [this.more, ...this.shelf.children].filter((item) => item.checkVisibility());
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = way && items.at((index + way) % items.length);
    if (next instanceof HTMLElement) next.focus();
    else if (event.key !== 'Escape') return;
    else this.more.focus();
    if (!next) this.open(false);
    event.preventDefault();
  }

  /**
   * Put the tools away when a player goes elsewhere.
   * @param {EventTarget | null} place
   */
  leave(place) {
    if (place instanceof Node && !this.shelf.contains(place) && !this.more.contains(place)) this.open(false);
  }

  /** Show which tools can be used now, and which are switched on. */
  refresh() {
    for (const [{ usable, on }, button] of this.buttons) {
      // A button that has the focus keeps it: `disabled` would throw the keyboard to the page's top.
      if (usable) button.setAttribute('aria-disabled', String(!usable(this.board)));
      if (on) button.setAttribute('aria-pressed', String(on(this.board)));
    }
  }
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} icon
 * @param {() => void} use
 */
export function makeButton(name, label, icon, use) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icon);
  svg.append(path);
  return make('button', { type: 'button', 'data-tool': name, click: use }, svg, label);
}
