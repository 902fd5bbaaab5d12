// <ubao-tournament>: names, rounds, results by touch, standings. It is stored on this device until somebody deletes it.

import '../kit/later-words.js';
import { Safe } from '../kit/safe.js';
import { ask } from '../kit/dialog.js';
import { make, makeButton } from '../kit/element.js';
import { LONGEST } from '../kit/untrusted.js';
import { makePrinting } from '../kit/output.js';
import { words } from '../kit/speech.js';
import { makeSaveTable } from '../kit/table.js';
import { tellAside } from '../dialogs/confirmations.js';
import { listStandings, listTables, writeRows } from './tables.js';
import {
  begin,
  drawGroups,
  FEWEST,
  hasNext,
  isComplete,
  leave,
  MOST,
  pairRound,
  readKept,
  readNames,
  report,
  welcome,
} from './tournament.js';

/** @import { Kind, Result, Tournament } from './tournament.js' */

const ROW = 'ubao-row-of-buttons';

/** @param {...HTMLElement} buttons */
const makeRow = (...buttons) => make('div', { class: ROW }, ...buttons);

class UbaoTournament extends HTMLElement {
  /** None until somebody begins one. @type {Safe<Tournament | null>} */
  tournament = new Safe('tournament', readKept);
  /** The setup form: names typed here stay while another page runs a tournament. */
  setup = this.makeSetup();
  /** The name of a late player. */
  late = make('input', { type: 'text', autocomplete: 'off' });
  /** The number of rounds, and the one shown. */
  rounds = 0;
  round = 0;
  said = make('p', { role: 'status', class: 'ubao-tournament-said' });

  connectedCallback() {
    this.tournament.addEventListener('change', () => this.follow());
    document.addEventListener('fullscreenchange', () => {
      if (!document.fullscreenElement) this.leaveWall();
    });
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.leaveWall();
    });
    this.follow();
  }

  get now() {
    return this.tournament.value;
  }

  /** @param {(now: Tournament) => Tournament | null} update maps the current tournament */
  change(update) {
    this.tournament.change((now) => now && update(now));
  }

  /** The tournament changed, here or in another page: show a new round. */
  follow() {
    const rounds = this.now?.rounds.length ?? 0;
    if (rounds !== this.rounds) this.round = rounds - 1;
    this.rounds = rounds;
    if (!rounds) this.toggleAttribute('data-wall', false);
    this.show();
  }

  /** Render everything again, restoring the focus. */
  show() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const before = [...this.querySelectorAll('button')];
    const place = before.findIndex((button) => button === focused);
    const label = name(before[place]);
    this.replaceChildren(...tellAside(this.tournament), ...(this.now ? this.draw(this.now) : [this.setup, this.said]));
    if (this.contains(focused)) return focused?.focus();
    if (place < 0) return;
    const after = [...this.querySelectorAll('button')];
    // A renamed button is at the same place.
    (after.find((button) => name(button) === label) ?? after[place])?.focus();
  }

  /** Return the form that begins a tournament, or only draws groups. @returns {HTMLElement} */
  makeSetup() {
    const field = make('textarea', { rows: 5, spellcheck: 'false', autocomplete: 'off' });
    const said = make('p', { role: 'status' });
    /** A preview of the list as read. */
    const found = make('p', { class: 'ubao-note', translate: 'no' });
    const lot = make('div', { class: 'ubao-lot' });
    const list = () => {
      const names = readNames(field.value.slice(0, LONGEST));
      const told = words('classroom-tournament-names-count', { names: names.length });
      // The same words would be heard again at each letter.
      if (told !== said.textContent) said.textContent = told;
      found.textContent = names.slice(0, MOST + 1).join(' · ');
      return names;
    };
    field.addEventListener('input', list);
    const go = (/** @type {Kind} */ kind) => {
      const names = list();
      if (names.length >= FEWEST && names.length <= MOST) return this.start(kind, names);
      said.textContent = words('classroom-tournament-names-wrong', { fewest: FEWEST, most: MOST });
      field.focus();
    };
    const draw = (/** @type {number} */ size) => {
      const names = list();
      if (!names.length) return field.focus();
      const groups = drawGroups(names, size).map((group) => make('li', {}, group.join(', ')));
      lot.replaceChildren(make('ol', {}, ...groups));
    };
    const groups = [2, 3, 4].map((size) =>
      makeButton(words('classroom-tournament-groups', { size }), () => draw(size), { class: 'md-button' }),
    );
    const title = words('classroom-tournament-lot');
    return make(
      'section',
      { class: 'ubao-setup' },
      make('label', {}, words('classroom-tournament-names'), field),
      said,
      makeRow(
        makeButton(words('classroom-tournament-swiss'), () => go('swiss'), { class: 'md-button md-button--primary' }),
        makeButton(words('classroom-tournament-robin'), () => go('robin'), { class: 'md-button' }),
      ),
      found,
      make('p', { class: 'ubao-note' }, words('classroom-tournament-which')),
      make('div', { class: ROW, role: 'group', 'aria-label': title }, make('span', {}, title), ...groups),
      lot,
    );
  }

  /** @param {Kind} kind @param {string[]} names */
  start(kind, names) {
    this.setup = this.makeSetup();
    this.tournament.change((now) => now ?? begin(kind, names));
    this.tellRound();
  }

  tellRound() {
    this.said.textContent = words('classroom-tournament-round-begins', { round: this.round + 1 });
    this.querySelector('h2')?.focus();
  }

  /** @param {Tournament} now */
  draw(now) {
    const show = (/** @type {number} */ round) => {
      this.round = round;
      this.said.textContent = '';
      this.show();
    };
    const rounds = now.rounds.map((_, at) =>
      makeButton(words('classroom-tournament-round', { round: at + 1 }), () => show(at), {
        'aria-pressed': String(at === this.round),
        class: 'ubao-round',
      }),
    );
    const next = makeButton(words('classroom-tournament-next'), () => this.goOn(), {
      class: 'md-button md-button--primary',
      'aria-disabled': String(!isComplete(now)),
    });
    const over = isComplete(now) && !hasNext(now);
    const isLast = this.round === now.rounds.length - 1;
    const paper = makePrinting(words('kit-print'), { class: 'md-button' });
    const [why, ties] = [words('classroom-tournament-why'), words('classroom-tournament-ties')];
    const kept = this.tournament.isKept ? 'classroom-tournament-kept' : 'classroom-tournament-unkept';
    const label = words('classroom-tournament-rounds');
    return [
      make('div', { class: 'ubao-rounds', role: 'group', 'aria-label': label }, ...rounds),
      make('h2', { tabindex: -1 }, words('classroom-tournament-round', { round: this.round + 1 })),
      make('p', { class: 'ubao-note' }, words('classroom-tournament-how')),
      listTables(now, this.round, (table, result) => this.tell(now, table, result)),
      this.said,
      makeRow(
        ...(over ? [make('b', {}, words('classroom-tournament-over'))] : isLast ? [next] : []),
        makeButton(words('classroom-tournament-wall'), () => this.showWall(), { class: 'md-button' }),
      ),
      make('h2', {}, words('classroom-tournament-standings')),
      listStandings(now, (id) => {
        const { name = '', away } = now.players[id] ?? {};
        this.change((seen) => leave(seen, id, !away));
        const told = away ? 'classroom-tournament-returns-who' : 'classroom-tournament-leaves-who';
        this.said.textContent = words(told, { name });
      }),
      make('details', {}, make('summary', {}, why), make('p', {}, ties)),
      this.makeLateField(now),
      makeRow(
        paper.button,
        makeSaveTable(words('classroom-tournament-file'), () => writeRows(now), { class: 'md-button' }),
        makeButton(words('classroom-tournament-forget'), () => this.forget(), { class: 'md-button' }),
        paper.said,
      ),
      make('p', { class: 'ubao-note' }, words(kept)),
    ];
  }

  /** Enter or take back a result, and say so. @param {Tournament} now @param {number} table @param {Result} result */
  tell(now, table, result) {
    const { round } = this;
    const game = now.rounds[round]?.[table];
    const wanted = game?.result === result ? '' : result;
    this.change((seen) => report(seen, round, table, wanted));
    const [one = '', other = ''] = [game?.first, game?.second].map((id) => now.players[id ?? -1]?.name);
    const outcome = {
      first: words('classroom-tournament-won', { name: one }),
      second: words('classroom-tournament-won', { name: other }),
      tie: words('classroom-tournament-tied', { one, other }),
      '': words('classroom-tournament-results-first'),
    }[wanted];
    const label = words('classroom-tournament-table', { number: table + 1 });
    this.said.textContent = words('classroom-labelled', { label, said: outcome });
  }

  /** Return the field for late players. @param {Tournament} now */
  makeLateField(now) {
    const field = this.late;
    const enter = (/** @type {Event} */ event) => {
      event.preventDefault();
      const before = now.players.length;
      const text = field.value;
      this.change((seen) => welcome(seen, text));
      const late = this.now?.players.slice(before).map(({ name }) => name) ?? [];
      if (late.length) {
        field.value = '';
        this.said.textContent = words('classroom-tournament-welcome', { name: late.join(', ') });
      } else if (text.trim()) {
        this.said.textContent = words('classroom-tournament-names-wrong', { fewest: FEWEST, most: MOST });
      }
      // There may be another.
      field.focus();
    };
    return make(
      'form',
      { class: `${ROW} ubao-late`, hidden: now.players.length >= MOST },
      make('label', {}, words('classroom-tournament-late'), ' ', field),
      make('button', { class: 'md-button', click: enter }, words('classroom-add')),
    );
  }

  goOn() {
    const { now, rounds } = this;
    if (!now) return;
    if (!isComplete(now)) return void (this.said.textContent = words('classroom-tournament-results-first'));
    // Not twice if another page advances as well.
    this.change((seen) => (seen.rounds.length === rounds ? pairRound(seen) : seen));
    this.tellRound();
  }

  /** Show tables and standings full screen. */
  showWall() {
    const on = this.toggleAttribute('data-wall');
    // Without full screen, the window is large enough.
    if (on) this.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) void document.exitFullscreen();
  }

  /** Show the page again, which is longer: what has the focus stays in view. */
  leaveWall() {
    this.toggleAttribute('data-wall', false);
    this.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }

  async forget() {
    const sure = await ask(this, {
      question: words('classroom-tournament-forget-question'),
      explanation: words('classroom-tournament-forget-what'),
      yes: words('classroom-tournament-forget'),
      no: words('classroom-tournament-forget-no'),
    });
    if (!sure) return;
    this.change(() => null);
    this.querySelector('textarea')?.focus();
  }
}

/** @param {HTMLElement} [button] */
const name = (button) => button?.ariaLabel || button?.textContent;

customElements.define('ubao-tournament', UbaoTournament);
