/** Python's own script, which npm's pyodide has beside the one that starts it. */

/** What we use of its inside; `restoreSnapshot` checks a snapshot's head, and puts memory back. */
export interface PyodideModule {
  HEAP8: Int8Array;
  API: { restoreSnapshot(snapshot: Uint8Array): unknown };
}

export default function createPyodideModule(settings: object): Promise<PyodideModule>;
