// Play the sounds of a turn: short tones synthesized from its events.

import { settings } from '../kit/settings.js';

/** @import { Step } from '../engine/protocol.js' */
/** @import { BoardApi } from './view.js' */

/** The sounds of kinds of event, or of effects. @type {[(Step['kind'] | Step['effect'])[], (step: Step) => void][]} */
const SOUNDS = [
  [['drop', 'deal'], drop],
  [['give', 'sweep', 'slam', 'taken'], take],
  [['end', 'won', 'agree', 'third', 'round'], finish],
  // Seeds are lifted.
  [['again', 'turn-board', 'from'], () => tone(210, 0.09, 0.05, 'sine', 0, 330)],
  // A piece is put down.
  [['guard', 'to', 'way'], () => tone(190 + Math.random() * 20, 0.08, 0.16, 'triangle', 0, 90)],
];

/** The shortest time between two sounds, in seconds, so that a long relay isn't a drum roll. */
const GAP = 0.05;

/** @type {AudioContext | null} */
let audio = null;
let last = 0;

const heard = new WeakSet();

/** Play a board's sounds, if the reader wants them. @param {BoardApi} board */
export function playSounds(board) {
  if (heard.has(board)) return;
  heard.add(board);
  /** @type {Step | null} the last step of a turn shown at once, the only one to be heard, at the end */
  let pending = null;
  board.on('step', ({ step, time }) => {
    if (!settings.value.sounds || !findSound(step)) return;
    pending = time ? null : step;
    if (time) play(step);
  });
  board.on('rest', () => {
    if (pending) play(pending);
    pending = null;
  });
}

/** Play the sound of an ending, if the reader wants sounds. */
export function ring() {
  if (!settings.value.sounds) return;
  wake();
  finish();
}

/** @param {Step} step */
const findSound = ({ kind, effect }) => SOUNDS.find(([has]) => has.includes(kind) || has.includes(effect))?.[1];

/** @param {Step} step */
function play(step) {
  const { currentTime } = wake();
  if (currentTime - last < GAP && last) return;
  last = currentTime;
  findSound(step)?.(step);
}

function wake() {
  audio ??= new AudioContext();
  // Browsers block sound before the reader has touched the page.
  if (audio.state !== 'running') audio.resume().catch(() => {});
  return audio;
}

/** A seed falls: the fuller the cup, the higher the pitch. @param {Step} step */
function drop({ at, texts }) {
  const count = Math.min(Number(texts?.[`count-${at}`] ?? 1), 24);
  tone(300 * 2 ** (count / 14) * (0.98 + Math.random() * 0.04), 0.07, 0.09, 'triangle');
}

function take() {
  tone(523, 0.1, 0.1, 'triangle');
  tone(659, 0.16, 0.1, 'triangle', 0.09);
}

function finish() {
  for (const [index, pitch] of [392, 494, 587, 784].entries()) tone(pitch, 0.25, 0.08, 'triangle', index * 0.13);
}

/**
 * @param {number} pitch in hertz
 * @param {number} length in seconds
 * @param {number} volume up to 1
 * @param {OscillatorType} type
 * @param {number} [wait] in seconds
 * @param {number} [glide] the final pitch, if different
 */
function tone(pitch, length, volume, type, wait = 0, glide = pitch) {
  if (!audio) return;
  const start = audio.currentTime + wait;
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(glide, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}
