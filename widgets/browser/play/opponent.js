// The computer at a board: at its turn, it thinks, and then plays as a person would.

import { seatFaces } from '../board/faces.js';
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

/** Let the computer play its sides of a board. @param {import('../board/view.js').BoardApi} board */
export function addOpponent(board) {
  const { game } = board;
  /** The level and position being thought about; empty if idle. */
  let about = '';
  /** @type {import('../engine/thinking.js').Fields<'think'>} the request while thinking */
  let fields = { op: 'think', level: '', seed: 0 };
  let thinking = new AbortController();
  /** Ends the pause before a turn. */
  let hurry = () => {};

  /** Return the level and position that should be thought about; empty if none. */
  function findWanted() {
    const { mover, visiting, cover, scene, players } = game;
    const free = mover && !visiting && !cover && board.element.isConnected;
    return free ? `${mover} ${players.seed} ${scene?.record}` : '';
  }

  function rest() {
    const wanted = findWanted();
    if (wanted !== about) {
      drop();
      if (wanted && runtime.state !== 'failed') void find(wanted);
    }
    show();
  }

  /** Find a turn, and play it when somebody is looking. @param {string} wanted */
  async function find(wanted) {
    const { session, scene, players, mover } = game;
    if (!scene) return;
    about = wanted;
    fields = { op: 'think', level: mover, seed: players.seed };
    const { signal } = (thinking = new AbortController());
    try {
      const [{ move }] = await Promise.all([think(session, fields, signal), breathe()]);
      await attend();
      if (signal.aborted) return;
      if (findWanted() === about) await reply(session, move, scene.record);
      else drop();
    } catch {
      if (!signal.aborted) giveUp();
    }
  }

  /** Wait for the shortest time of a turn, or until somebody is in a hurry. */
  function breathe() {
    const least = game.players.people.length ? 0 : SHOW;
    return new Promise((resolve) => {
      hurry = () => resolve(undefined);
      setTimeout(resolve, Math.max(least, BREATH * settings.pace));
    });
  }

  /** Stop thinking. */
  function drop() {
    about = '';
    thinking.abort();
  }

  /** Handle a failed search. If Python is unavailable, retry when it's back. */
  function giveUp() {
    drop();
    if (runtime.state === 'failed') return;
    game.players.halted = true;
    game.settle(say('play-computer-lost', { mover: ['side', game.scene?.turn ?? ''] }));
  }

  // --- Its buttons ---

  const moveNow = () => {
    fields.hurry = true;
    hurry();
    board.skip();
  };
  const stop = () => {
    drop();
    halt(game, true);
  };
  const nowButton = makeButton(words('play-computer-now'), moveNow, { 'data-tool': 'now' });
  const haltButton = makeButton(words('kit-stop'), stop, { 'data-tool': 'halt' });
  const goButton = makeButton('', () => halt(game, false), { 'data-tool': 'go' });
  const buttons = [nowButton, haltButton, goButton];
  const look = { class: 'ubao-opponent', role: 'group', 'aria-label': words('play-computer') };
  const home = make('div', look, ...buttons);

  /** Update the buttons, keeping the focus. */
  function show() {
    const { scene, players, mover, visiting } = game;
    const held = home.contains(document.activeElement);
    const playing = Boolean(scene && !scene.result && !visiting);
    const alone = players.people.length === 2;
    if (!alone) seatFaces(board);
    nowButton.hidden = haltButton.hidden = !(playing && mover);
    goButton.hidden = !(playing && !mover && scene && players.level(scene.turn));
    if (scene && !goButton.hidden) {
      const told = say('play-computer-go', { mover: ['side', scene.turn] });
      goButton.textContent = players.people.length ? game.fill(told) : words('play-computer-go-both');
    }
    const shown = buttons.filter((button) => !button.hidden);
    home.hidden = alone;
    home.toggleAttribute('data-still', !shown.length);
    if (held && !shown.some((button) => button === document.activeElement))
      (shown.find((button) => button !== nowButton) ?? board).focus();
  }

  board.layout.words.append(home);
  board.on('arrive', ({ outcome: { move } }) => {
    const { players } = game;
    // Playing for the computer once doesn't mean taking over for good.
    if (move && players.people.length) players.halted = false;
    if (findWanted() !== about) drop();
    show();
  });
  board.on('rest', rest);
  void board.shown.then(rest);
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
