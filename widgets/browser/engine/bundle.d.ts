/** The contents of the runtime bundle; `python -m widgets.runtime` writes the module. */
export const bundle: {
  /** The files' folder, relative to this module. */
  path: string;
  /** The uncompressed size of each file that a worker loads, in bytes. */
  files: Record<string, number>;
  /** The file fetched on the first call into it, if any. */
  later: string[];
  /** Hashes for subresource integrity. */
  integrity: Record<string, string>;
};

declare global {
  /** The version of Python's files; the bundler defines it. */
  const VERSION: string;
}
