/** What the runtime bundle is made of; `python -m widgets.runtime` writes the module. */
export const bundle: {
  /** Where the files are, relative to this module. */
  path: string;
  /** The bytes, uncompressed, of each file that a worker loads. */
  files: Record<string, number>;
  /** The file of what is fetched when it's called for the first time, if there is one. */
  later: string[];
  /** What the browser checks a file against. */
  integrity: Record<string, string>;
};

declare global {
  /** What tells this version of Python's files from any other; the bundler writes it. */
  const VERSION: string;
}
