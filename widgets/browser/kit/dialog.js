// Small dialogs over the page: a question, or anything else that can be closed; and questions in the page.

import { make } from './element.js';

/** The number of dialogs opened, for ids. */
let dialogs = 0;

/**
 * Show a dialog until it is closed.
 * @param {HTMLElement} owner the element it belongs to
 * @param {string} title a second dialog with the same title isn't opened
 * @param {(Node | string)[]} body buttons of type `submit` in it close the dialog, too
 * @param {Record<string, string>} answers the buttons below it: value → label
 * @returns {Promise<string>} the value of the button that closed it, or empty
 */
export function openDialog(owner, title, body, answers) {
  const open = [...owner.querySelectorAll('dialog[open]')].some((other) => other.ariaLabel === title);
  if (open) return Promise.resolve('');
  const buttons = Object.entries(answers).map(([value, label]) => make('button', { value }, label));
  // A platform's frame may forbid forms, so that buttons only fire clicks.
  const submit = (/** @type {Event} */ event) => {
    const button = /** @type {Element} */ (event.target).closest('button');
    if (button?.type !== 'submit') return;
    event.preventDefault();
    dialog.close(button.value);
  };
  const row = make('p', { class: 'ubao-row' }, ...buttons);
  const form = make('form', { method: 'dialog', click: submit }, make('h2', {}, title), ...body, row);
  const dialog = make('dialog', { class: 'ubao-dialog', 'aria-label': title }, form);
  const [told] = body;
  // Plain words at its beginning are heard with its title.
  if (told instanceof HTMLParagraphElement && !told.firstElementChild) {
    told.id = `ubao-told-${(dialogs += 1)}`;
    dialog.setAttribute('aria-describedby', told.id);
  }
  owner.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/**
 * Ask before something is lost. The answer that keeps it comes first, so that Enter pressed too fast loses nothing.
 * @param {HTMLElement} owner
 * @param {{question: string, explanation: string, yes: string, no: string}} words
 */
export async function ask(owner, { question, explanation, yes, no }) {
  return (await openDialog(owner, question, [make('p', {}, explanation)], { no, yes })) === 'yes';
}

/** Say something in a new live region a little later: only changes are read aloud. @param {() => void} say */
export const afterBreath = (say) => setTimeout(say, 100);
