// What has changed between two sets: by idea, and by each student whose name is in both.

import { make } from '../kit/element.js';
import { makeSelect } from '../kit/fields.js';
import { makeRow, makeTable } from '../kit/table.js';
import { words } from '../kit/speech.js';
import { compare, estimateMean, FEWEST } from '../labs/statistics.js';

/** @import { ClassSet } from '../training/set-code.js' */
/** @import { Entry } from './result-list.js' */

/** A set: its puzzles' ideas, and what students did. @typedef {{ideas: string[], entries: Entry[]}} Collected */

/** How many puzzles of an idea a student solved without a hint. @typedef {[before: number, after: number]} Steps */

/** @param {string} name */
const fold = (name) => name.normalize('NFC').toLocaleLowerCase();

/** Return the entries by folded name; null if it's missing or shared. @param {Entry[]} entries */
function indexByName(entries) {
  const found = new Map([['', /** @type {Entry | null} */ (null)]]);
  for (const entry of entries) found.set(fold(entry.name), found.has(fold(entry.name)) ? null : entry);
  return found;
}

/** @param {Collected} set @param {Entry} entry @param {string} idea */
const count = ({ ideas }, { work }, idea) =>
  work.states.filter((state, at) => ideas[at] === idea && (state === 'once' || state === 'tries')).length;

/**
 * Compare two sets: for each idea, how many puzzles they have of it, how much of these was solved, in percent, and the
 * change in points, `unknown` for too few students; what each student did; and whose names can't be compared.
 * @param {Collected} before
 * @param {Collected} after
 */
export function compareSets(before, after) {
  const [early, late] = [indexByName(before.entries), indexByName(after.entries)];
  const ideas = [...new Set(before.ideas)].filter((idea) => after.ideas.includes(idea));
  const students = [...late].flatMap(([name, entry]) => {
    const first = early.get(name);
    if (!first || !entry) return [];
    const steps = ideas.map((idea) => /** @type {Steps} */ ([count(before, first, idea), count(after, entry, idea)]));
    return [{ name: entry.name, steps }];
  });
  const paired = new Set(students.map(({ name }) => fold(name)));
  const others = [...before.entries, ...after.entries].filter(({ name }) => !paired.has(fold(name)));
  return {
    ideas: ideas.map((idea, at) => {
      const of = /** @type {Steps} */ (
        [before, after].map((set) => set.ideas.filter((other) => other === idea).length)
      );
      const shares = students.map(({ steps }) => of.map((all, week) => (100 * (steps[at]?.[week] ?? 0)) / all));
      const changes = shares.map(([first = 0, last = 0]) => last - first);
      const change = estimateMean(changes, -100, 100);
      const mean = (/** @type {number} */ week) => estimateMean(shares.map((pair) => pair[week] ?? 0)).middle;
      const verdict = students.length < FEWEST ? 'unknown' : compare({ middle: 0, low: 0, high: 0 }, change);
      return { idea, of, before: mean(0), after: mean(1), change, verdict };
    }),
    students,
    alone: [...new Set(others.map(({ name }) => name))],
  };
}

/** @param {number} value */
const round = (value) => `${value < -0.5 ? '\u2212' : ''}${Math.abs(Math.round(value))}`;

/** @param {ReturnType<typeof compareSets>} growth @param {boolean} named whether to show each student */
function showGrowth({ ideas, students, alone }, named) {
  const name = (/** @type {string} */ idea) => words('classroom-growth-idea', { idea });
  const percent = (/** @type {number} */ value) => words('classroom-growth-share', { percent: Math.round(value) });
  const list = makeTable(
    words('classroom-growth-by-idea', { students: students.length }),
    ['idea', 'before', 'after', 'change', 'verdict'].map((column) => words('classroom-growth-column', { column })),
    ideas.map(({ idea, before, after, change: { middle, low, high }, verdict }) =>
      makeRow([
        name(idea),
        percent(before),
        percent(after),
        verdict === 'unknown' || low === high
          ? round(middle)
          : words('classroom-growth-between', { middle: round(middle), low: round(low), high: round(high) }),
        words('classroom-growth-verdict', { verdict }),
      ]),
    ),
  );
  const each = makeTable(
    words('classroom-growth-by-student'),
    [words('classroom-name'), ...ideas.map(({ idea }) => name(idea))],
    students.map(({ name, steps }) => makeRow([name, ...steps.map(([first, last]) => `${first} → ${last}`)])),
  );
  const names = alone.map((one) => one || words('classroom-nameless')).join(', ');
  return [
    list,
    ...(named && students.length ? [each] : []),
    ...(named && names ? [make('p', {}, words('classroom-growth-alone', { names }))] : []),
    make('p', { class: 'ubao-note' }, words('classroom-growth-note')),
  ];
}

/**
 * Return a part of the page that compares a set with an earlier one.
 * @param {ClassSet} set
 * @param {{name: string, set: ClassSet, title: string}[]} earlier
 * @param {(set: ClassSet) => Entry[]} read a set's results
 * @param {{earlier: string, taught: HTMLTextAreaElement}} kept while the page is open: the name of the set to compare
 *     with, and what a teacher writes for a principal
 */
export function makeGrowth(set, earlier, read, kept) {
  const said = make('p', { role: 'status' });
  const told = make('div');
  const choices = [['', words('classroom-growth-none')], ...earlier.map(({ name, title }) => [name, title])];
  const which = makeSelect(choices, () => update());
  const turn = () => {
    update();
    bare.focus();
  };
  const bare = make('input', { type: 'checkbox', change: turn });
  const part = make(
    'section',
    { class: 'ubao-growth', 'aria-label': words('classroom-growth') },
    make('h2', {}, words('classroom-growth')),
    make('p', {}, make('label', {}, words('classroom-growth-with'), ' ', which)),
    said,
    told,
  );
  const update = () => {
    kept.earlier = which.value;
    const other = earlier.find(({ name }) => name === which.value)?.set;
    part.toggleAttribute('data-bare', !!other && bare.checked);
    said.textContent = other ? words('classroom-growth-sets', { before: other.title, after: set.title }) : '';
    if (!other) return told.replaceChildren();
    // Without an idea for each puzzle, all puzzles count as one idea.
    const whole = [other, set].every(({ ideas, missing }) => ideas && !missing);
    const [before, after] = [other, set].map((each) => ({
      ideas: (whole && each.ideas) || each.puzzles.map(() => 'all'),
      entries: read(each),
    }));
    if (!before || !after) return;
    told.replaceChildren(
      ...showGrowth(compareSets(before, after), !bare.checked),
      make('p', {}, make('label', {}, bare, ' ', words('classroom-growth-bare'))),
    );
    if (!bare.checked) return;
    const label = make('span', {}, words('classroom-growth-taught'));
    told.append(make('p', {}, make('label', {}, label, kept.taught)));
    if (!set.standards) return;
    const standards = set.standards.map((standard) => make('li', {}, standard));
    told.append(
      make('h3', {}, words('classroom-growth-standards')),
      make('ul', { class: 'ubao-growth-standards' }, ...standards),
    );
  };
  which.value = earlier.some(({ name }) => name === kept.earlier) ? kept.earlier : '';
  update();
  return part;
}
