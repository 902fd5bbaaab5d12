// Report the results of a study in sentences, pictures and a table.

import { make, makeSvg } from '../kit/element.js';
import { language, makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { compare } from './statistics.js';
import { judgeBeginning, sumUp } from './study.js';

/** @import { Contest } from '../engine/protocol.js' */
/** @import { Estimate } from './statistics.js' */
/** @import { Subject } from './study.js' */

/** @typedef {{subject: Subject, games: Contest[]}} Studied */

/** @param {string} verdict */
const judge = (verdict) => make('p', { class: 'ubao-verdict' }, verdict);

/** Return the report on one or two subjects. @param {Studied[]} studied */
export function writeReport(studied) {
  const sums = studied.map(({ subject, games }) => sumUp(games, subject.first));
  const [sum] = sums;
  if (!sum) return [];
  /** @type {[charts: HTMLElement[], rows: HTMLElement[]]} */
  const [charts, rows] = [[], []];
  for (const part of /** @type {const} */ (['wins', 'averages', 'bites'])) {
    const known = Object.keys(sum[part]).filter((name) => sums.some((one) => (one[part][name]?.middle ?? 0) > 0));
    if (known.length) charts.push(make('h3', {}, words('labs-numbers-part', { part })));
    for (const name of known) {
      const title = words('labs-numbers-measure', { measure: name });
      const found = studied.flatMap(({ subject: { name: game } }, at) => {
        const estimate = sums[at]?.[part][name];
        return estimate ? [{ game, estimate, said: tell(part, estimate, game) }] : [];
      });
      const most = part === 'averages' ? findScale(found.map(({ estimate }) => estimate)) : 100;
      const strips = found.flatMap(({ estimate, said }, index) => [
        drawStrip(estimate, `${title} ${said}`, most, index),
        make('p', {}, said),
      ]);
      charts.push(make('figure', { class: 'ubao-strips' }, make('figcaption', {}, title), ...strips));
      const [one, other] = found;
      if (one && other)
        charts.push(judge(words('labs-numbers-judged', { verdict: compare(one.estimate, other.estimate) })));
      for (const { game, estimate } of found)
        rows.push(makeRow([game, title, ...[estimate.middle, estimate.low, estimate.high].map(write)], 1));
    }
  }
  const beginning = studied.map(({ subject: { name, first }, games }) =>
    judge(words('labs-numbers-beginning', { game: name, verdict: judgeBeginning(games, first) })),
  );
  const head = ['game', 'measure', 'counted', 'low', 'high'].map((column) => words('labs-numbers-column', { column }));
  const table = makeTable(words('labs-numbers-table'), head, rows, { place: 'ubao-numbers-table', look: '' });
  return [...beginning, make('div', { class: 'ubao-numbers-found' }, make('div', {}, ...charts), table)];
}

/** @param {'wins' | 'averages' | 'bites'} part @param {Estimate} estimate @param {string} game */
function tell(part, { low, high }, game) {
  const between =
    part !== 'averages'
      ? words('labs-numbers-between', { low: Math.floor(low), high: Math.ceil(high) })
      : Number.isFinite(high)
        ? words('labs-numbers-about', { low: write(low), high: write(high) })
        : words('labs-numbers-few');
  return words('labs-numbers-of', { game, between });
}

/** @param {number} value */
function write(value) {
  if (!Number.isFinite(value)) return '–';
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

// --- Estimates as strips: a dot for the value, and a bar for its confidence interval ---

const [WIDTH, HEIGHT, MARGIN] = [320, 34, 14];
const AXIS = 18;
/** The middle of dots and bars. */
const LINE = AXIS - 8;
const BAR = 10;
const DOT = 5;

/**
 * Draw a strip with its scale.
 * @param {Estimate} estimate
 * @param {string} label
 * @param {number} most the end of the scale
 * @param {number} index the subject's index; each has its own sign
 */
function drawStrip({ middle, low, high }, label, most, index) {
  const place = (/** @type {number} */ value) => MARGIN + ((WIDTH - 2 * MARGIN) * value) / most;
  const ticks = [0, most / 2, most].flatMap((value) => [
    makeSvg('path', { d: `M${place(value)} ${AXIS - 7}v14` }),
    makeSvg('text', { x: place(value), y: HEIGHT - 2 }, `${value}`),
  ]);
  const [x, width] = [place(low), Math.max(2, place(Math.min(high, most)) - place(low))];
  const sign = index
    ? makeSvg('rect', { x: place(middle) - DOT, y: LINE - DOT, width: 2 * DOT, height: 2 * DOT, 'data-sign': '' })
    : makeSvg('circle', { cx: place(middle), cy: LINE, r: DOT });
  return makeSvg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label, 'data-subject': index },
    makeSvg('path', { d: `M${MARGIN} ${AXIS}H${WIDTH - MARGIN}` }),
    ...ticks,
    makeSvg('rect', { x, y: LINE - BAR / 2, width, height: BAR, 'data-bar': '' }),
    sign,
  );
}

/** Return the end of a scale with room for estimates: 2, 4, 10, 20, 40 and so on. @param {Estimate[]} estimates */
function findScale(estimates) {
  const most = Math.max(1, ...estimates.map(({ middle, high }) => (Number.isFinite(high) ? high : 2 * middle)));
  for (let step = 1; ; step *= 10) {
    const fit = [2, 4, 10].find((times) => times * step >= most);
    if (fit) return fit * step;
  }
}
