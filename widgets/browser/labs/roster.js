// A round robin of up to eight players, each pair twice: code from files or links, and levels.

import { make, makeButton } from '../kit/element.js';
import { tellError } from '../engine/runtime.js';
import { speak, words } from '../kit/speech.js';
import { makeRow, makeTable } from '../kit/table.js';
import { MOST, MOST_SOURCE, readPlayer } from './address.js';
import { playAll } from './match.js';
import { Pupil, tellTrouble } from './pupil.js';

/** @import { Played, Player } from './match.js' */

const MOST_PLAYERS = 8;

export class Roster {
  players = /** @type {Player[]} */ ([]);
  /** The number of names given. */
  count = 0;
  /** @type {AbortController | undefined} */
  running;
  said = make('p', { class: 'ubao-player-said', role: 'status' });
  list = make('ol', { class: 'ubao-player-list' });
  found = make('div');
  link = make('input', { type: 'url', autocomplete: 'off' });
  files = make('input', { type: 'file', accept: '.py,.txt,text/plain', multiple: true, change: () => this.read() });
  begin = makeButton(words('labs-player-robin-begin'), () => this.play(), { class: 'ubao-main' });
  halt = makeButton(words('kit-stop'), () => this.running?.abort(), { hidden: true });

  /**
   * @param {{game: string, source: string, look: (record: string) => void}} page
   * @param {Iterable<HTMLOptionElement>} levels
   */
  constructor(page, levels) {
    this.page = page;
    const add = makeButton(words('labs-player-robin-add'), () => this.paste());
    const buttons = [
      makeButton(words('labs-player-robin-own'), () => this.enter('labs-player-robin-yours', page.source)),
      ...[...levels].map(({ value: level, text: name }) =>
        makeButton(words('labs-player-robin-level', { level: name }), () => this.add({ name, level })),
      ),
    ];
    this.element = make(
      'section',
      { class: 'ubao-robin', 'aria-labelledby': 'ubao-robin' },
      make('h2', { id: 'ubao-robin' }, words('labs-player-robin')),
      make('p', {}, words('labs-player-robin-how')),
      make('p', { class: 'ubao-player-buttons' }, ...buttons),
      make('label', {}, words('labs-player-robin-files'), ' ', this.files),
      make('label', {}, words('labs-player-robin-paste'), ' ', this.link),
      make('p', { class: 'ubao-player-buttons' }, add),
      this.list,
      make('p', { class: 'ubao-player-buttons' }, this.begin, this.halt),
      this.said,
      this.found,
    );
  }

  /** Add code, numbered. @param {'labs-player-robin-yours' | 'labs-player-robin-linked'} kind @param {string} source */
  enter(kind, source) {
    this.count += 1;
    this.add({ name: words(kind, { number: this.count }), pupil: new Pupil(source) });
  }

  /** @param {Player} player */
  add(player) {
    const full = this.players.length === MOST_PLAYERS;
    this.said.textContent = full ? words('labs-player-robin-full') : '';
    if (full) return;
    // Names must be unique.
    const same = this.players.filter(({ name }) => name.replace(/ \d+$/, '') === player.name).length;
    this.players.push(same ? { ...player, name: `${player.name} ${same + 1}` } : player);
    this.show();
  }

  show() {
    const items = this.players.map((player) => {
      const remove = () => {
        this.players = this.players.filter((other) => other !== player);
        this.show();
        this.begin.focus();
      };
      const button = makeButton('×', remove, { 'aria-label': words('kit-remove', { name: player.name }) });
      return make('li', {}, player.name, ' ', button);
    });
    this.list.replaceChildren(...items);
  }

  async read() {
    const long = [];
    for (const file of this.files.files ?? []) {
      const source = await file.slice(0, 4 * MOST_SOURCE + 1).text();
      if (source.length > MOST_SOURCE) long.push(file.name);
      else this.add({ name: file.name.replace(/\.\w+$/, '').slice(0, 30), pupil: new Pupil(source) });
    }
    if (long.length) this.said.textContent = words('labs-player-robin-long', { files: long.join(', '), most: MOST });
    this.files.value = '';
  }

  paste() {
    try {
      const source = readPlayer(this.link.value);
      if (source === null) return void (this.said.textContent = words('labs-player-robin-wrong'));
      this.link.value = '';
      this.enter('labs-player-robin-linked', source);
    } catch {
      this.said.textContent = words('labs-player-link-long', { most: MOST });
    }
  }

  async play() {
    if (this.players.length < 2) return void (this.said.textContent = words('labs-player-robin-empty'));
    const { signal } = (this.running = new AbortController());
    const players = [...this.players];
    // Neighbors share a player, whose Python keeps running.
    /** @type {[Player, Player][]} */
    const pairs = [];
    for (const [at, one] of players.entries())
      for (const other of players.slice(at + 1)) pairs.push([one, other], [other, one]);
    /** @type {Played[]} */
    const games = [];
    this.run(true);
    this.said.textContent = words('labs-player-starting');
    try {
      await playAll(this.page.game, pairs, signal, (played) => {
        games.push(played);
        this.said.textContent = words('labs-player-competing', { played: games.length, count: pairs.length });
      });
      this.said.textContent = words('labs-player-robin-done');
    } catch (error) {
      this.said.textContent = signal.aborted ? '' : speak(tellError(error));
    } finally {
      this.run(false);
    }
    const list = games.map((game) => writeGame(game, (record) => this.page.look(record)));
    this.found.replaceChildren(
      writeTable(players, games),
      make('h3', {}, words('labs-player-robin-games')),
      make('ol', { class: 'ubao-player-games' }, ...list),
    );
  }

  /** @param {boolean} running */
  run(running) {
    const held = this.element.contains(document.activeElement);
    this.begin.hidden = running;
    this.halt.hidden = !running;
    if (held) (running ? this.halt : this.begin).focus();
  }
}

/**
 * Return a table of each player's wins, ties, losses and points: two for a win, one for a tie. The best come first;
 * equal points share a place.
 * @param {Player[]} players
 * @param {Played[]} games
 */
function writeTable(players, games) {
  const sums = players.map((player) => {
    const own = games.filter(({ pair }) => pair.includes(player));
    const won = own.filter(({ winner }) => winner === player).length;
    const tied = own.filter(({ winner }) => !winner).length;
    return { name: player.name, won, tied, lost: own.length - won - tied, points: 2 * won + tied };
  });
  sums.sort((one, other) => other.points - one.points);
  const rows = sums.map(({ name, won, tied, lost, points }) => {
    const place = 1 + sums.filter((other) => other.points > points).length;
    return makeRow([place, name, won, tied, lost, points], 1);
  });
  const columns = /** @type {const} */ (['place', 'player', 'won', 'tied', 'lost', 'points']);
  const head = columns.map((column) => words('labs-player-robin-column', { column }));
  return makeTable(words('labs-player-robin'), head, rows, { place: 'ubao-player-table', look: '', hidden: true });
}

/** Return a game's line: winner, fault, button. @param {Played} played @param {(record: string) => void} look at it */
function writeGame({ pair: [first, second], winner, fault, record }, look) {
  const outcome = !winner ? 'tie' : winner === first ? 'first' : 'second';
  const told = words('labs-player-robin-game', { outcome, first: first.name, second: second.name });
  const button = makeButton(words('labs-player-robin-look'), () => look(record));
  const forfeit = fault && `${words('labs-player-forfeit', { name: fault.player.name })} ${tellTrouble(fault.told)}`;
  return make('li', {}, told, ' ', button, forfeit && make('p', {}, forfeit));
}
