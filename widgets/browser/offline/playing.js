// Who plays may want to play again without a network.

let asked = false;

/** Have Python kept on this device with the rest of the site, once that is. */
export function keepPython() {
  if (asked) return;
  asked = true;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('runtime'));
}
