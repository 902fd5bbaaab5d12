// “My shelf” on the first page: what a child can continue here, the puzzle of the day, and each game's progress. It
// shows the current student's data on this device.

import '../kit/later-words.js';
import { make, makeButton } from '../kit/element.js';
import { locatePage } from '../kit/site.js';
import { words } from '../kit/speech.js';
import { nameLevel } from '../game/players.js';
import { hasGames, listGames } from '../saving/autosave.js';
import { countDays, progress } from './progress.js';
import { readIndex } from './puzzle-index.js';
import { chooseStudent, nameStudent } from './students.js';
import { countSeeds, findToday, nameDay } from './today.js';

/** @import { Kept } from '../saving/autosave.js' */
/** @import { Student } from './progress.js' */
/** @import { Index } from './puzzle-index.js' */

/** The most games offered: the newest, and others only by name, to leave room for the rest. */
const MOST = 4;

const MONTHS = 12;
const DAY = 86_400_000;

/**
 * Return the current student's games in progress, newest first, one on each page: its board offers the others. Those of
 * nobody in particular are the first student's.
 * @param {Index} index
 */
function findBegun({ games }) {
  const { at, students, student } = progress;
  const isOwn = (/** @type {string} */ name) =>
    name === student.name || (at === 0 && !students.some((other) => other.name === name));
  const found = games.flatMap(({ slug, name }) => {
    const page = locatePage(`games/${slug}/`);
    const begun = listGames(page).filter(({ over, student: player = '' }) => !over && isOwn(player));
    return begun.map((kept) => ({ slug, name, page, kept }));
  });
  found.sort((one, two) => two.kept.when - one.kept.when);
  return found.filter(({ slug }, at) => found.findIndex((other) => other.slug === slug) === at).slice(0, MOST);
}

/** Put the shelf in place of the introduction for newcomers. @param {Element} front */
export async function showShelf(front) {
  const index = await readIndex();
  const shelf = make('section', { class: 'ubao-my-shelf', 'aria-label': words('training-shelf') });
  const draw = () => {
    const held = shelf.contains(document.activeElement);
    shelf.replaceChildren(...drawShelf(index, () => chooseStudent(shelf)));
    fillCards(index);
    if (held) shelf.querySelector('a')?.focus();
  };
  draw();
  progress.addEventListener('change', draw);
  front.querySelector('.ubao-lead')?.replaceWith(shelf);
}

/** @param {Index} index @param {() => void} change asks for the current student */
function drawShelf(index, change) {
  const { students, student } = progress;
  const day = countDays();
  const puzzle = findToday(index, student, day);
  // Once all is forgotten, in another tab too, nothing is kept for looking on.
  if (hasShelf()) progress.keepToday(day, puzzle);
  const [game] = puzzle.split('/');
  const title = index.games.find(({ slug }) => slug === game)?.name ?? '';
  const done = nameDay(day) in student.learned;
  const today = make(
    'a',
    { class: 'ubao-shelf-card', href: `${locatePage('puzzles/')}#day=today`, 'data-done': done },
    ...drawGame(game ?? ''),
    make('strong', {}, words('training-shelf-today')),
    make('span', {}, done ? words('training-shelf-today-done') : title),
    drawCalendar(student),
  );
  const begun = findBegun(index).map(({ slug, name, page, kept }, at) => {
    const href = `${page.href}#go=${kept.when}`;
    const label = words('training-shelf-go-on', { game: name });
    if (at) return make('a', { href, 'aria-label': label }, name);
    const told = [make('strong', {}, label), make('span', {}, describe(kept))];
    return make('a', { class: 'ubao-shelf-card', href }, ...drawGame(slug), ...told);
  });
  const others = begun.splice(1);
  const row = make('p', { class: 'ubao-shelf-others' }, words('training-shelf-others'), ...others);
  const who = makeButton(nameStudent(progress.at), change, { class: 'ubao-shelf-who' });
  return [...(students.length > 1 ? [who] : []), ...begun, today, ...(others.length ? [row] : [])];
}

/** @param {Kept} kept */
function describe({ turns, levels }) {
  const [level] = Object.values(levels).filter(Boolean);
  return level
    ? words('training-shelf-with', { level: nameLevel(level), turns })
    : words('training-shelf-turns', { turns });
}

/** Return a small picture of a game's board, from its card. @param {string} slug */
function drawGame(slug) {
  const picture = document.querySelector(`.ubao-gallery ubao-picture[game="${slug}"]`)?.cloneNode(true);
  if (picture instanceof Element) picture.setAttribute('aria-hidden', 'true');
  return picture ? [picture] : [];
}

/** Return twelve cups, one per month, with a seed for each day whose puzzle was solved. @param {Student} student */
function drawCalendar({ learned }) {
  const days = Object.keys(learned).flatMap((name) => (name.startsWith('day/') ? [Number(name.slice(4))] : []));
  const months = days.map((day) => new Date(day * DAY).getUTCMonth());
  const cups = Array.from({ length: MONTHS }, (_, month) => months.filter((other) => other === month).length);
  const label = words('training-shelf-days', { days: days.length });
  return make(
    'span',
    { class: 'ubao-calendar', role: 'img', 'aria-label': label, title: label },
    ...cups.map((seeds) => make('i', { 'data-on': seeds > 0 }, seeds ? `${seeds}` : '')),
  );
}

/** Show progress on each game's card. @param {Index} index */
function fillCards({ games }) {
  for (const link of document.querySelectorAll('.ubao-gallery .ubao-card-link')) {
    const card = link.closest('li');
    const slug = card?.querySelector('ubao-picture')?.getAttribute('game');
    const game = games.find((each) => each.slug === slug);
    card?.querySelector('.ubao-card-seeds')?.remove();
    if (!game) continue;
    const seeds = countSeeds(game, progress.student);
    const done = seeds.filter(Boolean).length;
    if (!done) continue;
    const label = words('training-shelf-filled', { done, seeds: seeds.length });
    const row = make('span', { class: 'ubao-card-seeds', role: 'img', 'aria-label': label, title: label });
    row.append(...seeds.map((on) => make('i', { 'data-on': on })));
    card?.append(row);
  }
  document.querySelector('.ubao-seeds-told')?.remove();
  if (!document.querySelector('.ubao-card-seeds')) return;
  // A touch shows no title.
  const told = make('p', { class: 'ubao-seeds-told' }, words('training-shelf-seeds'));
  document.querySelector('.ubao-gallery')?.append(told);
}

/** Return whether this device stores anything for a shelf. */
export function hasShelf() {
  const { students, student } = progress;
  const done = { ...student.solved, ...student.learned };
  return hasGames() || students.length > 1 || Object.keys(done).length > 0;
}
