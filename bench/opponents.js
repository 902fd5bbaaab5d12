// Runs in a page before its own scripts: seats the computer, and measures how long it blocks others.

/** When each slice was requested, by request. @type {Map<number, number>} */
const asked = new Map();
/** The duration of each slice, in milliseconds. */
let slices = /** @type {number[]} */ ([]);
let task = 0;

window.Worker = class extends Worker {
  /**
   * @param {string | URL} url
   * @param {WorkerOptions} [options]
   */
  constructor(url, options) {
    super(url, options);
    this.addEventListener('message', ({ data }) => {
      const began = asked.get(data?.id);
      if (began === undefined) return;
      asked.delete(data.id);
      slices.push(performance.now() - began);
    });
  }

  /** @param {any} message */
  postMessage(message) {
    if (message.op === 'think') asked.set(message.id, performance.now());
    super.postMessage(message);
  }
};

/** Milliseconds between clock checks: anything longer is work. */
const BEAT = 4;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  if (asked.size) task = Math.max(task, now - last - BEAT);
  last = now;
}, BEAT);

Object.assign(window, {
  bench: {
    /**
     * Replace all boards by a new one.
     * @param {{game: string, players: string}} attributes
     */
    seat(attributes) {
      const board = document.createElement('ubao-board');
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      document.querySelector('article')?.replaceChildren(board);
      slices = [];
      task = 0;
    },
    /** Return the saved game when it is a person's turn or over, else nothing. */
    read() {
      const board = /** @type {any} */ (document.querySelector('ubao-board'));
      const { scene, players } = board;
      return scene?.svg && (scene.result || players.people.includes(scene.turn)) ? scene.record : '';
    },
    /** @param {string} move */
    play: (move) => /** @type {any} */ (document.querySelector('ubao-board')).play(move),
    measure: () => ({ slices, task }),
  },
});
