// Show a tournament's tables and standings.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';
import { countsOthers, rank } from './tournament.js';

/** @typedef {import('./tournament.js').Result} Result */
/** @typedef {import('./tournament.js').Tournament} Tournament */

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

/** Return the columns of the standings. @param {Tournament} tournament */
function listColumns(tournament) {
  return countsOthers(tournament) ? ['place', 'name', 'points', 'others', 'wins'] : ['place', 'name', 'points', 'wins'];
}

/**
 * Return the standings, with a button for players who leave or come back.
 * @param {Tournament} tournament
 * @param {(id: number) => void} leave
 */
export function listStandings(tournament, leave) {
  const { players } = tournament;
  const head = listColumns(tournament).map((column) =>
    make('th', { scope: 'col' }, words('classroom-tournament-column', { column })),
  );
  return make(
    'div',
    { class: 'ubao-scroll', tabindex: 0, role: 'group', 'aria-label': words('classroom-tournament-standings') },
    make(
      'table',
      { class: 'ubao-standings' },
      make('thead', {}, make('tr', {}, ...head, make('td', {}))),
      make(
        'tbody',
        {},
        ...rank(tournament).map(({ id, place, points, others, wins }) => {
          const { name, away } = players[id] ?? { name: '', away: false };
          return make(
            'tr',
            { 'data-away': away },
            make('td', {}, `${place}`),
            make('th', { scope: 'row' }, name),
            ...[writePoints(points), ...(countsOthers(tournament) ? [writePoints(others)] : []), `${wins}`].map(
              (cell) => make('td', {}, cell),
            ),
            make(
              'td',
              {},
              makeButton(
                words(away ? 'classroom-tournament-returns' : 'classroom-tournament-leaves'),
                () => leave(id),
                {
                  'aria-label': words(away ? 'classroom-tournament-returns-who' : 'classroom-tournament-leaves-who', {
                    name,
                  }),
                },
              ),
            ),
          );
        }),
      ),
    ),
  );
}

/**
 * Return all games and the standings as rows for spreadsheets.
 * @param {Tournament} tournament
 * @returns {(string | number)[][]}
 */
export function writeRows(tournament) {
  const { players, rounds } = tournament;
  const call = (/** @type {number} */ id) => players[id]?.name ?? '';
  const column = (/** @type {string} */ name) => words('classroom-tournament-column', { column: name });
  const scores = { first: '1-0', second: '0-1', tie: '½-½', '': '' };
  return [
    listColumns(tournament).map(column),
    ...rank(tournament).map(({ id, place, points, others, wins }) => [
      place,
      call(id),
      points / 2,
      ...(countsOthers(tournament) ? [others / 2] : []),
      wins,
    ]),
    [],
    ['round', 'table', 'first', 'second', 'result'].map(column),
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
