// Pyodide wants a worker that is a module, and asks while it is loaded whether this one can import scripts. From a
// stick Chromium has no such worker; all that Pyodide needs of one, this one has, too.
/** @type {{importScripts?: unknown}} */ (globalThis).importScripts = undefined;
