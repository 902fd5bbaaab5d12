"""A script that runs before a page loads and keeps Python from starting, which saves time."""

from __future__ import annotations

ASLEEP = """(() => {
  const { Worker } = window;
  window.Worker = function (address, options) {
    if (options?.name === 'ubao') return { postMessage() {}, terminate() {} };
    return new Worker(address, options);
  };
})()"""
"""Makes Python's worker never answer; search's worker still does."""
