// If somebody has practiced here, or a class set is wanted, the puzzle in the page may not be the first, so hide it
// until that is known. This runs in the page's head, before anything is drawn.

(() => {
  let kept = '';
  try {
    // Of any site on this host, since this one's address isn't known yet.
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
