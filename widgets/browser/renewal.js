// What a page loads when a part of it did not arrive, or a new version waits. It keeps its name from version to
// version, so that an old page finds it.

export { tell } from './renewing/news.js';
export { renew } from './renewing/renewal.js';
