// Report the results of a study in sentences, pictures and a table.

import { make } from '../kit/element.js';
import { makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { drawStrips, findScale } from './chart.js';
import { compare } from './statistics.js';
import { judgeBeginning, sumUp } from './study.js';

/** @typedef {{subject: import('./study.js').Subject, games: import('../engine/protocol.js').Contest[]}} Studied */

/** @param {string} verdict */
const judge = (verdict) => make('p', { class: 'ubao-verdict' }, verdict);

/**
 * Return the report on one or two subjects.
 * @param {Studied[]} studied
 */
export function writeReport(studied) {
  const sums = studied.map(({ subject, games }) => sumUp(games, subject.first));
  const [sum] = sums;
  if (!sum) return [];
  /** @type {HTMLElement[]} */
  const charts = [];
  /** @type {HTMLElement[]} */
  const rows = [];
  for (const part of /** @type {const} */ (['wins', 'averages', 'bites'])) {
    const known = Object.keys(sum[part]).filter((name) => sums.some((one) => (one[part][name]?.middle ?? 0) > 0));
    if (known.length) charts.push(make('h3', {}, words('labs-numbers-part', { part })));
    for (const name of known) {
      const estimates = sums.flatMap((one) => one[part][name] ?? []);
      const title = words('labs-numbers-measure', { measure: name });
      const most = part === 'averages' ? findScale(estimates) : 100;
      const series = estimates.map((estimate, at) => ({
        estimate: { ...estimate, high: Math.min(estimate.high, most) },
        said: tell(part, estimate, studied[at]?.subject.name ?? ''),
      }));
      charts.push(drawStrips(title, series, most));
      if (estimates[0] && estimates[1])
        charts.push(judge(words('labs-numbers-judged', { verdict: compare(estimates[0], estimates[1]) })));
      rows.push(
        ...estimates.map(({ middle, low, high }, at) =>
          makeRow([studied[at]?.subject.name ?? '', title, ...[middle, low, high].map(write)], 1),
        ),
      );
    }
  }
  const beginning = studied.map(({ subject: { name, first }, games }) =>
    judge(words('labs-numbers-beginning', { game: name, verdict: judgeBeginning(games, first) })),
  );
  const head = ['game', 'measure', 'counted', 'low', 'high'].map((column) => words('labs-numbers-column', { column }));
  return [
    ...beginning,
    make(
      'div',
      { class: 'ubao-numbers-found' },
      make('div', {}, ...charts),
      makeTable(words('labs-numbers-table'), head, rows, { place: 'ubao-numbers-table', look: '' }),
    ),
  ];
}

/**
 * @param {'wins' | 'averages' | 'bites'} part
 * @param {import('./statistics.js').Estimate} estimate
 * @param {string} game
 */
function tell(part, { low, high }, game) {
  const between =
    part === 'averages'
      ? Number.isFinite(high)
        ? words('labs-numbers-about', { low: write(low), high: write(high) })
        : words('labs-numbers-few')
      : words('labs-numbers-between', { low: Math.floor(low), high: Math.ceil(high) });
  return words('labs-numbers-of', { game, between });
}

/** @param {number} value */
function write(value) {
  if (!Number.isFinite(value)) return '–';
  return value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
