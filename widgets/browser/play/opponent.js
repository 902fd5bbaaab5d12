// The computer at a board: at its turn, it thinks, and then plays as a person would.

import { unheard } from '../game/controller.js';
import { halt } from '../game/seating.js';
import { settings } from '../kit/settings.js';
import { make, makeButton } from '../kit/element.js';
import { runtime } from '../engine/runtime.js';
import { reply, think } from '../engine/thinking.js';
import { say, words } from '../kit/speech.js';

/** The shortest turn of the computer at normal speed, in milliseconds, so that people can follow. */
const BREATH = 600;
/** The same at any speed, if the computer plays itself. */
const SHOW = 1000;

/** Plays the computer's sides of a board. */
export class Opponent {
  /** The level and position being thought about; empty if idle. */
  about = '';
  /** @type {import('../engine/thinking.js').Fields<'think'>} the request while thinking */
  fields = { op: 'think', level: '', seed: 0 };
  abort = new AbortController();
  /** Ends the pause before a turn. */
  hurry = () => {};

  /** @param {import('../board/view.js').BoardApi} board */
  constructor(board) {
    this.board = board;
    this.now = makeButton(words('play-computer-now'), () => this.moveNow(), { 'data-tool': 'now' });
    const stop = () => {
      this.drop();
      halt(board.game, true);
    };
    this.halt = makeButton(words('kit-stop'), stop, { 'data-tool': 'halt' });
    this.go = makeButton('', () => halt(board.game, false), { 'data-tool': 'go' });
    this.buttons = [this.now, this.halt, this.go];
    const look = { class: 'ubao-opponent', role: 'group', 'aria-label': words('play-computer') };
    this.home = make('div', look, ...this.buttons);
    board.layout.words.append(this.home);
    board.on('arrive', ({ outcome: { move } }) => {
      const { players } = board.game;
      // Playing for the computer once doesn't mean taking over for good.
      if (move && players.people.length) players.halted = false;
      if (this.wanted !== this.about) this.drop();
      this.show();
    });
    board.on('rest', () => this.rest());
    void board.shown.then(() => this.rest());
  }

  /** The level and position that should be thought about; empty if none. */
  get wanted() {
    const { element, game } = this.board;
    const { mover, visiting, cover, scene, players } = game;
    const free = mover && !visiting && !cover && element.isConnected;
    return free ? `${mover} ${players.seed} ${scene?.record}` : '';
  }

  /** Continue at rest. */
  rest() {
    if (this.wanted !== this.about) {
      this.drop();
      if (this.wanted && runtime.state !== 'failed') void this.think();
    }
    this.show();
  }

  /** Find a turn, and play it when somebody is looking. */
  async think() {
    const { session, scene, players, mover } = this.board.game;
    if (!scene) return;
    this.about = this.wanted;
    this.fields = { op: 'think', level: mover, seed: players.seed };
    const { signal } = (this.abort = new AbortController());
    try {
      const [{ move }] = await Promise.all([think(session, this.fields, signal), this.breathe()]);
      await attend();
      if (signal.aborted) return;
      if (this.wanted === this.about) await reply(session, move, scene.record);
      else this.drop();
    } catch {
      if (!signal.aborted) this.giveUp();
    }
  }

  /** Wait for the shortest time of a turn, or until somebody is in a hurry. */
  breathe() {
    const least = this.board.game.players.people.length ? 0 : SHOW;
    const time = Math.max(least, BREATH * settings.pace);
    return new Promise((resolve) => {
      this.hurry = () => resolve(undefined);
      setTimeout(resolve, time);
    });
  }

  /** Stop thinking. */
  drop() {
    this.about = '';
    this.abort.abort();
  }

  /** Handle a failed search. If Python is unavailable, retry when it's back. */
  giveUp() {
    const { game } = this.board;
    this.drop();
    if (runtime.state === 'failed') return;
    game.players.halted = true;
    game.settle(say('play-computer-lost', { mover: ['side', game.scene?.turn ?? ''] }));
  }

  // --- Its buttons ---

  /** Play the best turn found so far. */
  moveNow() {
    this.fields.hurry = true;
    this.hurry();
    this.board.skip();
  }

  /** Update the buttons, keeping the focus. */
  show() {
    const { board, home, now, halt, go, buttons } = this;
    const { scene, players, mover, visiting } = board.game;
    const held = home.contains(document.activeElement);
    const playing = Boolean(scene && !scene.result && !visiting);
    const alone = players.people.length === 2;
    if (!alone) import('../board/faces.js').then(({ seatFaces }) => seatFaces(board), unheard);
    now.hidden = halt.hidden = !(playing && mover);
    go.hidden = !(playing && !mover && scene && players.level(scene.turn));
    if (scene && !go.hidden) {
      const told = say('play-computer-go', { mover: ['side', scene.turn] });
      go.textContent = players.people.length ? board.game.fill(told) : words('play-computer-go-both');
    }
    home.hidden = alone;
    home.toggleAttribute('data-still', !buttons.some((button) => !button.hidden));
    if (!held || buttons.some((button) => !button.hidden && button === document.activeElement)) return;
    const next = buttons.find((button) => !button.hidden && button !== now);
    if (next) next.focus();
    else board.focus();
  }
}

/** Wait until no dialog is open and the page is visible. */
async function attend() {
  for (;;) {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog && !document.hidden) return;
    const [target, event] = dialog ? [dialog, 'close'] : [document, 'visibilitychange'];
    await new Promise((resolve) => {
      target.addEventListener(event, resolve, { once: true });
    });
  }
}
