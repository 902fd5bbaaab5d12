/** The parts we use of npm's pyodide, which is bundled with the script that starts it. */

import type createPyodideModule from './pyodide.asm.js';

export interface Proxy {
  (...given: unknown[]): any;
  [name: string]: any;
}

export function loadPyodide(settings: {
  indexURL: string;
  stdLibURL: string;
  createPyodideModule: typeof createPyodideModule;
  _loadSnapshot?: Uint8Array;
  _makeSnapshot?: boolean;
}): Promise<{
  FS: Record<string, any>;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  pyimport(name: string): Proxy;
  setStdout(options: { write(bytes: Uint8Array): number }): void;
  setStderr(options: { write(bytes: Uint8Array): number }): void;
}>;
