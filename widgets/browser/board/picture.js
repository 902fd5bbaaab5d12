// The drawn board on the page: synced by key, and animated step by step. Python says where things go.

import { speak, words } from '../kit/speech.js';

/** @import { EventKind, Step } from '../engine/protocol.js' */

/** The duration of each kind of step at normal speed, in milliseconds; others take `BEAT`. */
const BEATS = /** @type {Partial<Record<EventKind, number>>} */ ({
  lift: 350,
  relay: 450,
  drop: 260,
  skip: 120,
  capture: 650,
  give: 600,
  mark: 350,
  slam: 900,
  sweep: 450,
  again: 700,
  third: 700,
  won: 700,
  round: 700,
  end: 200,
  'turn-board': 900,
});

const BEAT = 300;

/** The number of steps after which each is a little faster. */
const LONG = 40;

/** The shortest pause, in milliseconds: about one frame. */
const SHORTEST = 16;

export class Picture {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    /** @type {Map<string, Element>} */
    this.parts = new Map();
    for (const part of svg.querySelectorAll('[data-key]')) this.parts.set(keyOf(part), part);
    /** @type {(() => void) | null} ends the pause of a running step */
    this.hurry = null;
    this.hurried = false;
  }

  /** All cells, in drawing order. */
  get cells() {
    return /** @type {SVGGElement[]} */ ([...this.svg.querySelectorAll('[data-cell]')]);
  }

  /** Sync the picture with a new drawing, keeping parts whose key is in both. @param {string} drawing SVG text */
  sync(drawing) {
    const gone = new Map(this.parts);
    for (const part of readParts(drawing)) {
      const key = keyOf(part);
      const mine = this.parts.get(key);
      gone.delete(key);
      if (mine) copy(part, mine);
      else this.add(key, part);
    }
    for (const key of gone.keys()) this.remove(key);
  }

  /**
   * Label each part. Cells that can't be chosen aren't disabled: choosing one explains why.
   * @param {import('../kit/speech.js').Names} names
   * @param {readonly string[]} open the cells that can be chosen
   * @param {'board-open-cell' | 'training-open-cell'} [told] what is told of those
   */
  label(names, open, told = 'board-open-cell') {
    for (const part of [this.svg, ...this.svg.querySelectorAll('[data-label]')]) {
      const label = speak(JSON.parse(part.getAttribute('data-label') ?? '[]'), names);
      const cell = part.getAttribute('data-cell') ?? '';
      part.setAttribute('aria-label', open.includes(cell) ? words(told, { cell: label }) : label);
    }
  }

  /** Insert a part into the layer it was drawn in. @param {string} key @param {Element} part */
  add(key, part) {
    const layer = part.parentElement?.getAttribute('data-layer');
    const home = layer ? this.svg.querySelector(`[data-layer="${layer}"]`) : this.svg;
    home?.append(part);
    this.parts.set(key, part);
  }

  /** @param {string} key */
  remove(key) {
    this.parts.get(key)?.remove();
    this.parts.delete(key);
  }

  /**
   * Show the steps one by one.
   * @param {Step[]} steps
   * @param {number} speed 1 is normal, 2 twice as slow, 0 shows the end at once
   * @param {(step: Step, time: number) => void} [tell] called as each step begins, with the milliseconds it takes
   */
  async show(steps, speed, tell) {
    this.hurried = speed === 0;
    for (const [index, step] of steps.entries()) {
      const time = this.hurried ? 0 : (BEATS[step.kind] ?? BEAT) * speed * Math.min(1, (LONG / (index + 1)) ** 1.5);
      tell?.(step, time);
      this.apply(step, time);
      // Steps too short to be seen share a pause.
      if (time >= SHORTEST) await this.pause(time);
      else if (time && index % 8 === 0) await this.pause(SHORTEST);
    }
    this.hurried = false;
  }

  /** Show the rest of the running steps at once. */
  skip() {
    this.hurried = true;
    this.hurry?.();
    for (const animation of this.svg.getAnimations({ subtree: true })) animation.finish();
  }

  /** @param {number} time */
  pause(time) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.hurry = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  /** Apply a step: parts leave, move, arrive; texts and marks change. @param {Step} step @param {number} time */
  apply(step, time) {
    for (const key of step.gone ?? []) this.remove(key);
    for (const [key, next, x, y, angle] of step.moves ?? []) {
      const part = /** @type {SVGElement} */ (this.parts.get(key));
      const before = part.getAttribute('transform') ?? '';
      part.setAttribute('transform', `translate(${x} ${y}) rotate(${angle})`);
      part.dataset.key = next;
      this.parts.delete(key);
      this.parts.set(next, part);
      part.parentNode?.append(part);
      if (time >= SHORTEST) glide(part, before, time);
    }
    for (const drawing of step.new ?? []) {
      // A new piece is above all others.
      const [part] = readParts(`<svg><g data-layer="pieces">${drawing}</g></svg>`);
      if (part) this.add(keyOf(part), part);
    }
    for (const [key, text] of Object.entries(step.texts ?? {})) this.parts.get(key)?.replaceChildren(text);
    for (const [key, mark] of Object.entries(step.marks ?? {})) this.parts.get(key)?.setAttribute('data-mark', mark);
  }
}

/** Return the parts of a drawing that have keys. @param {string} drawing SVG text */
function readParts(drawing) {
  const template = document.createElement('template');
  template.innerHTML = drawing;
  return template.content.querySelectorAll('[data-key]');
}

/** @param {Element} part */
function keyOf(part) {
  return part.getAttribute('data-key') ?? '';
}

/**
 * Copy the attributes and contents of `fresh` to `mine`, keeping attributes that only the page sets. A key doesn't
 * identify the contents: a captured piece was where its captor is now.
 * @param {Element} fresh
 * @param {Element} mine
 */
function copy(fresh, mine) {
  for (const { name, value } of fresh.attributes) {
    if (mine.getAttribute(name) !== value) mine.setAttribute(name, value);
  }
  if (!fresh.querySelector('[data-key]') && mine.innerHTML !== fresh.innerHTML) mine.innerHTML = fresh.innerHTML;
}

/** Animate a part from its previous transform. @param {SVGElement} part @param {string} before @param {number} time */
function glide(part, before, time) {
  // `translate(1 2) rotate(3)` as CSS, with units.
  const transform = [before, part.getAttribute('transform') ?? ''].map((each) =>
    each.replace(/translate\((\S+) (\S+)\) rotate\((\S+)\)/, 'translate($1px, $2px) rotate($3deg)'),
  );
  if (before) part.animate({ transform }, { duration: time * 0.9, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' });
}
