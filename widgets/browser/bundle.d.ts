/** What the runtime bundle is made of; `python -m widgets.runtime` writes the module. */
export const bundle: {
  /** Where the files are, relative to this module. */
  path: string;
  /** The file name of the wheel with the rules. */
  wheel: string;
  /** The sum of `files`. */
  bytes: number;
  /** The bytes, uncompressed, of each file that a worker loads. */
  files: Record<string, number>;
};
