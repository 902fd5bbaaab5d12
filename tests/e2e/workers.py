"""A script for a page before it loads: Python sleeps, since to wake it is most of a visit."""

from __future__ import annotations

ASLEEP = """(() => {
  const { Worker } = window;
  window.Worker = function (address, options) {
    if (options?.name === 'ubao') return { postMessage() {}, terminate() {} };
    return new Worker(address, options);
  };
})()"""
"""Python's worker never says a word; that of the search may."""
