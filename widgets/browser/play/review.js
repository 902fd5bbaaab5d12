// “Look back at the game”: the most important turns, next to the list of turns; in a game against the computer, the
// person's own. Each can be viewed, with signs for better moves.

import { make, makeButton } from '../kit/element.js';
import { runtime, tellError } from '../engine/runtime.js';
import { think } from '../engine/thinking.js';
import { say, words } from '../kit/speech.js';
import { drawWays } from '../board/markers.js';

/** @import { BoardApi } from '../board/view.js' */
/** @import { Moment } from '../engine/protocol.js' */
/** @import { TurnList } from './turn-list.js' */

/** The fewest turns worth reviewing. */
const FEWEST = 4;

/**
 * Add a game's review; return whether it's usable, and its start.
 * @param {BoardApi} board
 * @param {TurnList} panel
 */
export function addReview(board, panel) {
  const { game, layout } = board;
  const { session } = game;
  /** @type {AbortController | null} stops thinking */
  let thinking = null;
  let reviewed = '';
  const button = makeButton(words('play-review'), start);
  const count = make('span');
  const bar = make('progress', { 'aria-label': words('play-review') });
  const end = makeButton(words('kit-stop'), stop);
  const progress = make('div', { class: 'ubao-looking', hidden: true }, count, bar, end);
  const verdict = make('p', { role: 'status' });
  const list = make('ol');
  const home = make('div', { class: 'ubao-review' }, button, progress, verdict, list);

  const isUsable = () => runtime.state === 'ready' && game.turns >= FEWEST;

  async function start() {
    const { scene, players } = game;
    if (!scene || !isUsable() || thinking) return;
    forget();
    const own = (thinking = new AbortController());
    reviewed = scene.record;
    bar.max = scene.plies;
    tellProgress(0);
    show();
    panel.open(home);
    end.focus();
    try {
      const sides = players.undoSides;
      const follow = ({ looked = 0 }) => tellProgress(looked);
      const { moments } = await think(session, { op: 'review', sides }, own.signal, follow);
      const told = sides.length === 1 ? 'play-review-own' : 'play-review-found';
      verdict.textContent = words(told, { turns: moments.length });
      list.replaceChildren(...moments.map(makeItem));
      list.scrollIntoView({ block: 'nearest' });
      stop();
      // Its sentence and arrows are at the board; the list may only have room for buttons.
      if (moments[0]) await visit(moments[0]);
    } catch (error) {
      if (!own.signal.aborted) verdict.textContent = game.fill(tellError(error));
    }
    if (thinking === own) stop();
  }

  function stop() {
    const held = progress.contains(document.activeElement);
    thinking?.abort();
    thinking = null;
    show();
    if (held) (list.querySelector('button') ?? button).focus();
  }

  /** @param {number} looked turns done */
  function tellProgress(looked) {
    bar.value = looked;
    count.textContent = words('play-review-looking', { turn: Math.min(looked + 1, bar.max), turns: bar.max });
  }

  /** @param {Moment} moment */
  function makeItem(moment) {
    const show = makeButton(words('play-review-show', { turn: moment.number }), () => visit(moment));
    return make('li', {}, make('span', {}, game.fill(moment.said)), show);
  }

  /** Show the board before a turn, with the better and the actual move as arrows. @param {Moment} moment */
  async function visit({ number, better, played, said }) {
    await panel.visit(number - 1);
    await board.shown;
    const { visiting } = game;
    if (visiting?.at !== number - 1) return;
    const [best, other] = await Promise.all(
      [better, played].map((move) => session.inquire({ op: 'try', record: visiting.record, move }).catch(() => null)),
    );
    if (visiting !== game.visiting || !board.picture) return;
    const ways = Object.entries({ played: other, better: best }).flatMap(([kind, tried]) =>
      tried && 'move' in tried ? [[kind, tried.marks]] : [],
    );
    drawWays(board.picture, Object.fromEntries(ways));
    board.say(said, say('play-review-signs'));
    layout.far.scrollIntoView({ block: 'nearest' });
  }

  /** Discard the results for another game. */
  function forget() {
    reviewed = '';
    verdict.replaceChildren();
    list.replaceChildren();
  }

  /** Update the controls. */
  function show() {
    progress.hidden = !thinking;
    button.hidden = Boolean(thinking);
    button.setAttribute('aria-disabled', String(!isUsable()));
  }

  /** Offer a review of a finished game. */
  function rest() {
    show();
    board.element.querySelector('.ubao-ways-drawn')?.remove();
    const { scene, visiting } = game;
    if (!scene?.result || visiting || !isUsable() || reviewed === scene.record) return;
    layout.choices.append(makeButton(words('play-review'), start, { class: 'ubao-choice' }));
  }

  panel.join(words('play-tabs-review'), home);
  board.on('arrive', ({ outcome: { record } }) => {
    if (record === reviewed) return;
    forget();
    if (thinking) stop();
  });
  board.on('rest', rest);
  rest();
  return { isUsable, start };
}
