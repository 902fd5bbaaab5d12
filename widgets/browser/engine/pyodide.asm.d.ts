/** Python's own script, as `widgets/runtime/pyodide-script.mjs` writes it. */

/** The internals we use; `restoreSnapshot` checks a snapshot's head, and restores memory. */
export interface PyodideModule {
  HEAP8: Int8Array;
  API: { restoreSnapshot(snapshot: Uint8Array): unknown };
}

/** The source of the part loaded later; see `widgets/runtime/split/link.mjs`. */
export interface Source {
  read?: (() => BufferSource) | undefined;
  lost?: (error: unknown) => void;
}

export default function createPyodideModule(settings: object, source?: Source): Promise<PyodideModule>;
