// <ubao-trainer>: a series of puzzles, of a game, of all games, or of a class's set.

import '../kit/later-words.js';
import { make, makeButton } from '../kit/element.js';
import { locatePage } from '../kit/site.js';
import { say, speak, words } from '../kit/speech.js';
import { listWishes, showResult } from '../training/result-screen.js';
import { askFilter, describeFilter } from '../training/filter.js';
import { addNotebook } from '../training/notebook.js';
import { Practice, tellWhich } from '../training/practice.js';
import { countDays, progress } from '../training/progress.js';
import { EVERY, prefetch, readIndex, readTask } from '../training/puzzle-index.js';
import { askSet } from '../training/set-code.js';
import { chooseStudent, showSolved, showStudent } from '../training/students.js';
import { FEW, GREEDY, findToday, nameDay, nameWin, pickToday } from '../training/today.js';
import { focusTask, UbaoPuzzle } from './puzzle.js';

/** @import { Sitting } from '../training/sitting.js' */
/** @import { Task } from '../training/puzzle-index.js' */

/** Milliseconds a page may be hidden before it asks who is there. */
const AWAY = 5 * 60_000;

const FILTER = { class: 'ubao-puzzle-filter-button', 'aria-haspopup': 'dialog', hidden: true };
const LATER = { class: 'ubao-later', role: 'group', hidden: true };
const SIEVE = 'M4 6h16M7 12h10M10 18h4';

class UbaoTrainer extends HTMLElement {
  practice = new Practice();
  /** The index of the current student. */
  at = progress.at;
  place = make('div', { class: 'ubao-place' });
  who = makeButton('', () => chooseStudent(this), { class: 'ubao-who' });
  row = make('p', { class: 'ubao-sitting', role: 'status' });
  filter = makeButton(words('training-trainer-all-puzzles'), () => this.choose(), FILTER, SIEVE);
  end = makeButton(words('training-result-show-mine'), () => this.showResult(), { class: 'ubao-end', hidden: true });
  /** The end of the panel beside the board, about the sitting rather than its puzzle. */
  foot = make('div', { class: 'ubao-foot' }, this.filter, this.row, this.end, this.who);
  later = make('div', { ...LATER, 'aria-label': words('training-trainer-again') });
  follow = () => this.followProgress();
  followAddress = () => {
    // A link to a place on the page, such as the one that skips the header, asks for nothing else.
    if (!document.getElementById(location.hash.slice(1))) this.begin();
  };
  /** When the page was hidden. */
  left = 0;
  watchLeaving = () => {
    const { sitting } = this.practice;
    if (document.hidden) this.left = Date.now();
    else if (sitting?.isBegun && Date.now() - this.left > AWAY) this.askWho(sitting);
  };

  connectedCallback() {
    progress.addEventListener('change', this.follow);
    addEventListener('hashchange', this.followAddress);
    document.addEventListener('visibilitychange', this.watchLeaving);
    if (!this.place.isConnected) this.build();
  }

  disconnectedCallback() {
    progress.removeEventListener('change', this.follow);
    removeEventListener('hashchange', this.followAddress);
    document.removeEventListener('visibilitychange', this.watchLeaving);
  }

  /** Take over from the page, whose puzzle is playable before the index is loaded. */
  build() {
    const { practice } = this;
    const carried = this.querySelector('ubao-puzzle');
    const which = this.querySelector('.ubao-which')?.textContent ?? '';
    practice.carried = carried?.getAttribute('name') ?? '';
    practice.filter.game = this.getAttribute('game') ?? '';
    practice.guided = !practice.filter.game;
    this.addEventListener('ubao-solved', (event) => {
      const { id, misses, hints } = /** @type {CustomEvent} */ (event).detail;
      const day = countDays();
      if (!practice.sitting?.kept.guest && id === findToday(practice.index, progress.student, day)) {
        progress.keepToday(day, id);
        progress.learn(nameDay(day));
      }
      practice.solve(id, { misses, hints });
      if (!practice.sitting) this.offerAgain(id);
    });
    for (const event of ['ubao-hint', 'ubao-missed']) {
      this.addEventListener(event, (sent) => {
        const { id, misses, hints } = /** @type {CustomEvent} */ (sent).detail;
        practice.sitting?.note(id, { misses, hints });
      });
    }
    this.replaceChildren(this.place, this.foot);
    this.refresh();
    if (carried && practice.begin(location.hash)) this.present(carried, null, which);
    void this.load();
  }

  /** Fetch the index, and continue. @param {boolean} [moved] whether the reader asked to continue */
  async load(moved = false) {
    const { practice, place } = this;
    if (!practice.isOpen) this.say(words('training-trainer-waiting'), {});
    const index = await readIndex().catch(() => null);
    if (!index) return practice.isOpen || this.offerRetry(() => void this.load(moved));
    // If the student moves on before the index has loaded, request it again.
    const isNew = practice.index !== index;
    if (isNew) practice.take(index);
    if (practice.isOpen && place.querySelector('ubao-puzzle')) {
      this.refresh();
      prefetch(practice.coming);
    } else this.begin(moved);
    if (isNew) addNotebook(this, index);
  }

  /** Begin as the page's address says. @param {boolean} [moved] whether the reader asked to continue */
  begin(moved = false) {
    const { practice } = this;
    const { hash } = location;
    const isSet = this.hasAttribute('set');
    practice.readSet(hash, isSet);
    const { sitting } = practice;
    practice.today = hash === '#day=today' ? this.chooseToday() : '';
    if (sitting?.isBegun) return this.askWho(sitting);
    sitting?.begin(sitting.kept.guest);
    if (sitting || !isSet) return void this.goOn(moved);
    this.place.replaceChildren(askSet(practice.index, hash.slice(1)));
    this.foot.hidden = true;
  }

  /** Return the puzzle of the day: on a game's page a class's, elsewhere the student's own. */
  chooseToday() {
    const { index, filter } = this.practice;
    const day = countDays();
    const games = index.games.filter(({ slug }) => slug === filter.game);
    if (this.hasAttribute('game')) return pickToday(games, day);
    const puzzle = findToday(index, progress.student, day);
    progress.keepToday(day, puzzle);
    return puzzle;
  }

  /**
   * Ask whether the student who began a set is still there, since devices are shared.
   * @param {Sitting} sitting
   * @param {boolean} [isGuest] whether another student would have no notebook here
   */
  askWho(sitting, isGuest = true) {
    const { kept, solved, puzzles } = sitting;
    const { name } = kept;
    const question = name ? say('training-who', { name: ['text', name] }) : say('training-who-nobody');
    const told = say('training-trainer-solved-of', { done: solved.length, puzzles: puzzles.length });
    this.foot.hidden = true;
    this.say(speak([...question, ...told]), {
      [words('training-who-yes')]: () => {
        sitting.rest();
        void this.goOn(true);
      },
      [words('training-who-no')]: () => this.beginAnew(sitting, isGuest),
    });
  }

  /** @param {Sitting} sitting another student may be at work now @param {boolean} isGuest */
  beginAnew(sitting, isGuest) {
    sitting.begin(isGuest);
    this.practice.leave();
    void this.goOn(true);
  }

  showResult() {
    const { sitting } = this.practice;
    if (!sitting) return;
    const left = sitting.puzzles.length > sitting.solved.length;
    const screen = showResult(sitting, {
      goOn: left ? () => void this.goOn(true) : null,
      again: () => this.beginAnew(sitting, true),
    });
    // A puzzle that is still on its way must not take its place.
    this.practice.name = '';
    this.end.hidden = true;
    this.place.replaceChildren(screen, this.foot);
    screen.querySelector('input')?.focus();
  }

  /** Ask which puzzles to practice, and show one. */
  async choose() {
    if (!(await askFilter(this, this.practice, this.hasAttribute('game')))) return;
    void this.goOn();
  }

  /** Show the next puzzle. @param {boolean} [moved] whether the reader asked for it */
  async goOn(moved = false) {
    const { practice } = this;
    if (!practice.index.games.length) return this.load(moved);
    const name = practice.next();
    this.later.hidden = true;
    this.foot.hidden = false;
    this.end.hidden = !practice.sitting;
    this.refresh();
    if (!name) return this.finish();
    practice.sitting?.note(name);
    const task = await readTask(name).catch(() => null);
    if (practice.name !== name) return;
    if (!task) return this.offerRetry(() => void this.goOn(moved));
    this.present(new UbaoPuzzle(), task, tellWhich(practice, task.puzzle));
    if (moved) focusTask(this.place);
  }

  /** Start a puzzle. @param {UbaoPuzzle} shown @param {Task | null} task null for the page's @param {string} which */
  present(shown, task, which) {
    const { practice, place, foot } = this;
    const focused = foot.contains(document.activeElement) ? document.activeElement : null;
    place.replaceChildren(shown);
    shown.begin(task, {
      which: make('p', { class: 'ubao-which', tabindex: '-1' }, which),
      foot,
      next: () => void this.goOn(true),
      pass: () => {
        practice.pass();
        void this.goOn(true);
      },
    });
    // The foot moves from puzzle to puzzle, keeping the focus.
    if (focused instanceof HTMLElement) focused.focus();
    prefetch(practice.coming);
  }

  /** @param {() => void} again tries to load it again */
  offerRetry(again) {
    this.say(words('training-trainer-lost'), { [words('kit-again')]: again });
  }

  /** Nothing is left to do. */
  finish() {
    const { practice } = this;
    if (practice.sitting) return this.showResult();
    if (!practice.entries.length) return this.say(words('training-trainer-none'), {});
    const { filter, guided } = practice;
    return this.say(words('training-trainer-all-done'), {
      ...(guided &&
        !filter.game && {
          [words('training-trainer-all-games')]: () => {
            filter.game = EVERY;
            void this.goOn(true);
          },
        }),
      [words('training-trainer-once-more')]: () => {
        practice.repeat();
        void this.goOn(true);
      },
    });
  }

  /** @param {string} id a puzzle that may be wanted again */
  offerAgain(id) {
    // One thing at a time: there's no room for both on a phone.
    const next = this.listNext(id);
    this.later.replaceChildren(...(next.length ? next : listWishes(id)));
    this.later.hidden = false;
    // Before what comes next, which is where “Try again” was: a second touch there must not plan anything.
    this.place.querySelector('.ubao-words > .ubao-choices')?.before(this.later);
  }

  /** Offer the next opponent after a few puzzles of a game. @param {string} id the solved puzzle */
  listNext(id) {
    const { solved, learned } = progress.student;
    const [game = ''] = id.split('/');
    const done = Object.keys(solved).filter((name) => name.startsWith(`${game}/`)).length;
    if (done !== FEW || nameWin(game, GREEDY) in learned) return [];
    const href = `${locatePage(`games/${game}/`).href}#with=${GREEDY}`;
    return [make('a', { class: 'md-button', href }, words('training-path-greedy'))];
  }

  /** Something was solved, or the student changed. */
  followProgress() {
    if (this.at === progress.at) return this.refresh();
    this.at = progress.at;
    const { practice } = this;
    practice.leave();
    if (practice.today) practice.today = this.chooseToday();
    if (practice.sitting?.isBegun) return this.askWho(practice.sitting, false);
    return void this.goOn();
  }

  /** Update the student's line. */
  refresh() {
    const { practice, who, row, filter } = this;
    const chosen = describeFilter(practice, this.hasAttribute('game'));
    filter.hidden = practice.set.length > 0 || !practice.index.games.length;
    if (filter.lastChild) filter.lastChild.textContent = chosen;
    filter.setAttribute('aria-label', words('training-trainer-wanted', { chosen }));
    showStudent(who);
    who.hidden = !!practice.sitting?.kept.guest;
    showSolved(row, practice);
  }

  /**
   * Show a message in place of a puzzle, and take over its focus.
   * @param {string} told
   * @param {Record<string, () => void>} actions by label
   */
  say(told, actions) {
    const { place, foot } = this;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const held = place.contains(focused);
    const line = make('p', { class: 'ubao-done', role: 'status', tabindex: -1 }, told);
    const buttons = Object.entries(actions).map(([label, act]) => makeButton(label, act));
    place.replaceChildren(line, make('p', { class: 'ubao-row', hidden: !buttons.length }, ...buttons), foot);
    if (held) (foot.contains(focused) ? focused : line)?.focus();
  }
}

customElements.define('ubao-trainer', UbaoTrainer);
