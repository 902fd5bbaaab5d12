/** The elements in `manifest.json` that come with the boards' script; the bundler writes the module. */

/** Loaders of elements' modules, by tag. */
export const LOADERS: Record<string, () => Promise<unknown>>;
/** The tags of elements loaded when a reader gets near one. */
export const LAZY: string[];
