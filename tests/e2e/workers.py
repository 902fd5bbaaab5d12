"""Scripts for a page before it loads: its workers sleep, since to wake them is most of a visit."""

from __future__ import annotations

ASLEEP = """(() => {
  const { Worker } = window;
  window.Worker = function (address, options) {
    if (options?.name === 'ubao') return { postMessage() {}, terminate() {} };
    return new Worker(address, options);
  };
})()"""
"""Python's worker never says a word; Material's may."""

NO_HURRY = """(() => {
  const { Worker } = window;
  function standIn(address, options) {
    const early = [];
    const stand = new EventTarget();
    stand.postMessage = (said) => early.push(said);
    const wake = ({ target }) => {
      if (!target.matches('[data-md-component=search-query]')) return;
      removeEventListener('focusin', wake);
      const worker = new Worker(address, options);
      worker.onmessage = ({ data }) => stand.dispatchEvent(new MessageEvent('message', { data }));
      stand.postMessage = (said) => worker.postMessage(said);
      early.forEach(stand.postMessage);
    };
    addEventListener('focusin', wake);
    return stand;
  }
  window.Worker = class extends Worker {
    constructor(address, options) {
      if (/workers.search/.test(address)) return standIn(address, options);
      super(address, options);
    }
  };
})()"""
"""Material starts a worker for its search on every page. Here it is made as soon as somebody goes
to the box of the search."""
