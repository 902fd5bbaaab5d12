/** Python's own script, as `widgets/runtime/pyodide-script.mjs` writes it. */

/** What we use of its inside; `restoreSnapshot` checks a snapshot's head, and puts memory back. */
export interface PyodideModule {
  HEAP8: Int8Array;
  API: { restoreSnapshot(snapshot: Uint8Array): unknown };
}

/** How Python gets what is for later; see `widgets/runtime/split/link.mjs`. */
export interface Source {
  read?: (() => BufferSource) | undefined;
  lost?: (error: unknown) => void;
}

export default function createPyodideModule(settings: object, source?: Source): Promise<PyodideModule>;
