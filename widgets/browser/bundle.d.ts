/** What the runtime bundle is made of; `python -m widgets.runtime` writes the module. */
export const bundle: {
  /** Where the files are, relative to this module. */
  path: string;
  /** The bytes, uncompressed, of each file that a worker loads. */
  files: Record<string, number>;
  /** What the browser checks a file against. */
  integrity: Record<string, string>;
};
