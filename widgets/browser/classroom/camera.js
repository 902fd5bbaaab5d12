// Read codes with a camera, if the browser can decode them itself.

import { make, makeButton } from '../kit/element.js';
import { words } from '../kit/speech.js';

/** Milliseconds between scans. */
const PACE = 250;

/**
 * Return a button that reads codes with a camera, or a sentence if that's impossible.
 * @param {(text: string) => void} hear called with a code's text, repeatedly while it is in view
 */
export function makeCamera(hear) {
  const Detector = /** @type {any} */ (globalThis).BarcodeDetector;
  if (!Detector || !navigator.mediaDevices) return make('p', { class: 'ubao-note' }, words('classroom-no-camera'));
  const look = { playsinline: true, muted: true, hidden: true, 'aria-label': words('classroom-camera-picture') };
  const video = make('video', look);
  const said = make('p', { role: 'status' });
  /** @type {MediaStream | null} */
  let stream = null;
  /** Whether permission for the camera is pending. */
  let asking = false;
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.hidden = true;
    button.textContent = words('classroom-camera');
  };
  const scan = async (/** @type {any} */ detector) => {
    while (stream) {
      for (const { rawValue } of await detector.detect(video).catch(() => [])) hear(rawValue);
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
  };
  const start = async () => {
    if (stream) return stop();
    if (asking) return;
    asking = true;
    said.textContent = '';
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      video.srcObject = stream;
      video.hidden = false;
      button.textContent = words('classroom-camera-stop');
      await video.play();
      void scan(new Detector({ formats: ['qr_code'] }));
    } catch {
      stop();
      said.textContent = words('classroom-camera-refused');
    }
    asking = false;
  };
  const button = makeButton(words('classroom-camera'), start, { class: 'md-button' });
  return make('div', { class: 'ubao-camera' }, button, said, video);
}
