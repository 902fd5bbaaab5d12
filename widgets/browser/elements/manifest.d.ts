/** The elements in `manifest.json` that come with the boards' script; the bundler writes the module. */

/** Loaders of elements' modules, by tag. */
export const LOADERS: Record<string, () => Promise<unknown>>;
/** A selector of elements that fill their page: they're loaded at once. */
export const WHOLE: string;
