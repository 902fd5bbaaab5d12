// Whether somebody has practised here, or a class set is wanted: then the puzzle in the page may not be the one to
// begin with, and it is not seen before that is known. It runs in the head of such a page, before anything is drawn.

(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('ubao:training');
  } catch {
    // Where nothing may be kept, nothing is.
  }
  const practised = /"(?:solved|again|learned)":\{"/.test(kept ?? '') || location.hash.startsWith('#set=');
  document.documentElement.toggleAttribute('data-practised', practised);
})();
