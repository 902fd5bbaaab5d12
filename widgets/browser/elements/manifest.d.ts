/** What `manifest.json` says of the elements that come with the script of boards; the bundler writes the module. */

/** What loads the module that defines an element, by its tag. */
export const LOADERS: Record<string, () => Promise<unknown>>;
/** The tags of those that are loaded when a reader comes near to one. */
export const LAZY: string[];
