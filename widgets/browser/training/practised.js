// Whether somebody has practised here, or a class set is wanted: then the puzzle in the page may not be the one to
// begin with, and it is not seen before that is known. It runs in the head of such a page, before anything is drawn.

(() => {
  let kept = '';
  try {
    // Of all sites here: where this one is, is not known yet.
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    kept = names
      .filter((name) => /^ubao:.*\btraining$/.test(name))
      .map((name) => localStorage.getItem(name))
      .join('');
  } catch {
    // If storage is forbidden, nothing is saved.
  }
  const practised = /"(?:solved|again|learned)":\{"/.test(kept) || /^#(set=|day$)/.test(location.hash);
  document.documentElement.toggleAttribute('data-practised', practised);
})();
