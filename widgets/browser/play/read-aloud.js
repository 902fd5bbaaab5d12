// A button that reads messages aloud in the page's language. Only voices on the device count, so that nothing leaves
// it; without one, there is no button.

import { makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

const ICON = 'M4 9v6h4l6 5V4L8 9zM17 9q2 3 0 6M19.5 6q4 6 0 12';

/** What to read, in page order. */
const READ = '.ubao-task > :not(.ubao-task-notes), .ubao-hints > li, .ubao-said > span';

/** @type {WeakMap<Element, () => void>} updates each board when the browser has listed its voices */
const looks = new WeakMap();
speechSynthesis.addEventListener('voiceschanged', () => {
  // A listener per board would leak boards that have left the page.
  for (const board of document.querySelectorAll('ubao-board')) looks.get(board)?.();
});

/** @returns {SpeechSynthesisVoice | undefined} for the page's language */
function findVoice() {
  const { lang } = document.documentElement;
  return speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.slice(0, 2) === lang.slice(0, 2));
}

/** @param {import('../board/view.js').BoardApi} board */
export function readAloud({ element, layout: { words: panel } }) {
  const toggle = () => {
    const speaks = speechSynthesis.speaking;
    speechSynthesis.cancel();
    if (!speaks) speak(panel);
  };
  const named = { class: 'ubao-aloud', 'aria-label': words('play-aloud'), title: words('play-aloud') };
  const button = makeButton('', toggle, named, ICON);
  const look = () => {
    if (!findVoice() || button.isConnected) return;
    const task = panel.querySelector('.ubao-task');
    panel.dataset.aloud = task ? 'task' : 'said';
    if (task) task.prepend(button);
    else panel.append(button);
  };
  looks.set(element, look);
  look();
}

/** @param {HTMLElement} panel */
function speak(panel) {
  const voice = findVoice();
  const told = [...panel.querySelectorAll(READ)].filter((part) => part.checkVisibility());
  const spoken = new SpeechSynthesisUtterance(told.map((part) => part.textContent).join(' '));
  if (!voice) return;
  spoken.voice = voice;
  spoken.lang = voice.lang;
  speechSynthesis.speak(spoken);
}
