// Show a tournament's tables and standings.

import { make, makeButton } from '../kit/element.js';
import { makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { countsOthers, rank } from './tournament.js';

/** @import { Result, Tournament } from './tournament.js' */

/** Format half points. @param {number} halves */
function writePoints(halves) {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : `${whole}`;
}

/**
 * Return a round's tables; a touch enters a result.
 * @param {Tournament} tournament
 * @param {number} round
 * @param {(table: number, result: Result) => void} tell
 */
export function listTables({ players, rounds }, round, tell) {
  const games = rounds[round] ?? [];
  return make(
    'ol',
    { class: 'ubao-tables' },
    ...games.map(({ first, second, result }, table) => {
      const one = players[first]?.name ?? '';
      if (second === null)
        return make('li', { class: 'ubao-rest' }, make('b', {}, one), ' ', words('classroom-tournament-rests'));
      const other = players[second]?.name ?? '';
      const choice = (/** @type {Result} */ value, /** @type {string} */ label, /** @type {string} */ told) =>
        makeButton(label, () => tell(table, value), {
          'aria-pressed': String(result === value),
          'aria-label': told,
          'data-result': value,
        });
      return make(
        'li',
        { 'data-open': !result },
        make('span', { class: 'ubao-table' }, words('classroom-tournament-table', { number: table + 1 })),
        choice('first', one, words('classroom-tournament-won', { name: one })),
        choice('tie', '½', words('classroom-tournament-tied', { one, other })),
        choice('second', other, words('classroom-tournament-won', { name: other })),
      );
    }),
  );
}

/** @param {Tournament} tournament @returns {('place' | 'name' | 'points' | 'others' | 'wins')[]} */
function listColumns(tournament) {
  return countsOthers(tournament) ? ['place', 'name', 'points', 'others', 'wins'] : ['place', 'name', 'points', 'wins'];
}

/** @param {string} column */
const nameColumn = (column) => words('classroom-tournament-column', { column });

/**
 * Return the standings.
 * @param {Tournament} tournament
 * @param {(id: number) => void} leave or come back, by button
 */
export function listStandings(tournament, leave) {
  const columns = listColumns(tournament);
  const rows = rank(tournament).map(({ id, place, points, others, wins }) => {
    const { name, away } = tournament.players[id] ?? { name: '', away: false };
    const told = { place, name, points: writePoints(points), others: writePoints(others), wins };
    const label = words(away ? 'classroom-tournament-returns' : 'classroom-tournament-leaves');
    const whole = words(away ? 'classroom-tournament-returns-who' : 'classroom-tournament-leaves-who', { name });
    const button = makeButton(label, () => leave(id), { 'aria-label': whole });
    return makeRow([...columns.map((column) => told[column]), make('td', {}, button)], 1, { 'data-away': away });
  });
  const head = [...columns.map(nameColumn), ''];
  return makeTable(words('classroom-tournament-standings'), head, rows, { look: 'ubao-standings', hidden: true });
}

/** Return all games and the standings as rows for spreadsheets. @param {Tournament} tournament */
export function writeRows(tournament) {
  const { players, rounds } = tournament;
  const columns = listColumns(tournament);
  const call = (/** @type {number} */ id) => players[id]?.name ?? '';
  const scores = { first: '1-0', second: '0-1', tie: '½-½', '': '' };
  return [
    columns.map(nameColumn),
    ...rank(tournament).map(({ id, place, points, others, wins }) => {
      const told = { place, name: call(id), points: points / 2, others: others / 2, wins };
      return columns.map((column) => told[column]);
    }),
    [],
    ['round', 'table', 'first', 'second', 'result'].map(nameColumn),
    ...rounds.flatMap((games, round) =>
      games.map(({ first, second, result }, table) => [
        round + 1,
        table + 1,
        call(first),
        second === null ? words('classroom-tournament-rests') : call(second),
        second === null ? '1' : scores[result],
      ]),
    ),
  ];
}
