// <ubao-tournament>: names, rounds, results by touch, standings. It is kept on this device until somebody forgets it.

import '../words/features.js';
import { FORGOTTEN, keep, recall } from '../device/store.js';
import { ask } from '../dom/dialog.js';
import { download, writeTable } from '../dom/download.js';
import { make, makeButton } from '../dom/element.js';
import { makePrinting } from '../dom/printing.js';
import { words } from '../messages/speech.js';
import { readKept } from './keeping.js';
import { makeSetup } from './setup.js';
import { listStandings, listTables, writeRows } from './tables.js';
import { begin, hasNext, isComplete, leave, LONGEST, MOST, pairRound, report, welcome } from './tournament.js';

/** @typedef {import('./tournament.js').Tournament} Tournament */

const NAME = 'tournament';

class UbaoTournament extends HTMLElement {
  /** @type {Tournament | null} */
  now = null;
  /** The round that is seen. */
  round = 0;
  kept = true;
  said = make('p', { role: 'status', class: 'ubao-tournament-said' });

  connectedCallback() {
    addEventListener(FORGOTTEN, () => this.take(null));
    document.addEventListener('fullscreenchange', () => {
      if (!document.fullscreenElement) this.toggleAttribute('data-wall', false);
    });
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.toggleAttribute('data-wall', false);
    });
    this.now = readKept(recall(NAME));
    this.round = (this.now?.rounds.length ?? 1) - 1;
    this.show();
  }

  /**
   * Go on from here.
   * @param {Tournament | null} tournament
   */
  take(tournament) {
    this.now = tournament;
    this.kept = keep(NAME, tournament ?? undefined);
    if (!tournament) this.toggleAttribute('data-wall', false);
    this.show();
  }

  /** Draw all of it anew; what had the focus has it again. */
  show() {
    const before = [...this.querySelectorAll('button')];
    const place = before.findIndex((button) => button === document.activeElement);
    const label = name(before[place]);
    if (this.now) this.replaceChildren(...this.draw(this.now));
    else this.replaceChildren(makeSetup((kind, names) => this.start(begin(kind, names))), this.said);
    if (place < 0) return;
    const after = [...this.querySelectorAll('button')];
    // What has another name now is where it was.
    (after.find((button) => name(button) === label) ?? after[place])?.focus();
  }

  /** @param {Tournament} tournament with a new round */
  start(tournament) {
    this.round = tournament.rounds.length - 1;
    this.take(tournament);
    this.said.textContent = words('tournament-round-begins', { round: this.round + 1 });
    this.querySelector('h2')?.focus();
  }

  /** @param {Tournament} now */
  draw(now) {
    const last = now.rounds.length - 1;
    const rounds = now.rounds.map((_, at) => makeButton(words('tournament-round', { round: at + 1 }), () => {
      this.round = at;
      this.said.textContent = '';
      this.show();
    }, { 'aria-pressed': String(at === this.round), class: 'ubao-round' }));
    const next = makeButton(words('tournament-next'), () => this.goOn(), { class: 'md-button md-button--primary', 'aria-disabled': String(!isComplete(now)) });
    const over = isComplete(now) && !hasNext(now);
    const paper = makePrinting(words('tournament-print'), words('saving-print-lost'), { class: 'md-button' });
    return [
      make('div', { class: 'ubao-rounds', role: 'group', 'aria-label': words('tournament-rounds') }, ...rounds),
      make('h2', { tabindex: -1 }, words('tournament-round', { round: this.round + 1 })),
      make('p', { class: 'ubao-note' }, words('tournament-how')),
      listTables(now, this.round, (table, result) => this.tell(now, table, result)),
      this.said,
      make(
        'div', { class: 'ubao-row-of-buttons' }, ...(over ? [make('b', {}, words('tournament-over'))] : this.round === last ? [next] : []),
        makeButton(words('tournament-wall'), () => this.showWall(), { class: 'md-button' }),
      ),
      make('h2', {}, words('tournament-standings')),
      listStandings(now, (id) => {
        const away = !now.players[id]?.away;
        this.take(leave(now, id));
        this.said.textContent = words(away ? 'tournament-leaves-who' : 'tournament-returns-who', { name: now.players[id]?.name ?? '' });
      }),
      make('details', {}, make('summary', {}, words('tournament-why')), make('p', {}, words('tournament-ties'))),
      this.makeDoor(now),
      make(
        'div', { class: 'ubao-row-of-buttons' }, paper.button,
        makeButton(words('tournament-csv'), () => download(`${words('tournament-file')}.csv`, writeTable(writeRows(now)), 'text/csv'), { class: 'md-button' }),
        makeButton(words('tournament-forget'), () => this.forget(), { class: 'md-button' }), paper.said,
      ),
      make('p', { class: 'ubao-note' }, words(this.kept ? 'tournament-kept' : 'tournament-unkept')),
    ];
  }

  /**
   * Take a result, or take it back, and say what is true now.
   * @param {Tournament} now
   * @param {number} table
   * @param {import('./tournament.js').Result} result
   */
  tell(now, table, result) {
    const told = report(now, this.round, table, result);
    this.take(told);
    const game = told.rounds[this.round]?.[table];
    const [one = '', other = ''] = [game?.first, game?.second].map((id) => told.players[id ?? -1]?.name);
    const outcome = {
      first: words('tournament-won', { name: one }), second: words('tournament-won', { name: other }),
      tie: words('tournament-tied', { one, other }), '': words('tournament-results-first'),
    }[game?.result ?? ''];
    this.said.textContent = `${words('tournament-table', { number: table + 1 })}: ${outcome}`;
  }

  /**
   * Where somebody comes in who is late.
   * @param {Tournament} now
   */
  makeDoor(now) {
    const field = make('input', { type: 'text', maxlength: LONGEST, autocomplete: 'off' });
    const enter = (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = field.value.trim();
      const more = name ? welcome(now, name) : now;
      if (more === now) return field.focus();
      this.take(more);
      this.said.textContent = words('tournament-welcome', { name: more.players.at(-1)?.name ?? '' });
      // Another may be late, too.
      this.querySelector('input')?.focus();
    };
    return make(
      'form', { class: 'ubao-row-of-buttons ubao-late', hidden: now.players.length >= MOST },
      make('label', {}, words('tournament-late'), ' ', field), make('button', { class: 'md-button', click: enter }, words('tournament-late-add')),
    );
  }

  goOn() {
    const { now } = this;
    if (!now) return;
    if (!isComplete(now)) return void (this.said.textContent = words('tournament-results-first'));
    this.start(pairRound(now));
  }

  /** Let tables and standings have the whole screen. */
  showWall() {
    const on = this.toggleAttribute('data-wall');
    // Where there is no full screen, the window is large enough.
    if (on) this.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) void document.exitFullscreen();
  }

  async forget() {
    const sure = await ask(this, {
      question: words('tournament-forget-question'), explanation: words('tournament-forget-what'),
      yes: words('tournament-forget'), no: words('tournament-forget-no'),
    });
    if (!sure) return;
    this.take(null);
    this.querySelector('textarea')?.focus();
  }
}

/** @param {HTMLElement} [button] */
function name(button) {
  return button?.ariaLabel || button?.textContent;
}

customElements.define('ubao-tournament', UbaoTournament);
