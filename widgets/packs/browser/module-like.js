// Pyodide requires a module worker, and tests for it by `importScripts` when it's loaded. Chromium makes none from a
// stick, but this one has all that Pyodide needs.
/** @type {{importScripts?: unknown}} */ (globalThis).importScripts = undefined;
