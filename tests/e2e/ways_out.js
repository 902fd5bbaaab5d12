// Tries every way out of a worker made by the page's frame; returns the outcome of each, and the worker's origin.
async (address) => {
  const { port1, port2 } = new MessageChannel();
  const settle = (thing, good, bad) =>
    new Promise((resolve, reject) => {
      thing[good] = resolve;
      thing[bad] = reject;
    });
  const tries = {
    fetch: () => fetch(address),
    import: () => import(address),
    importScripts: () => importScripts(address),
    // biome-ignore lint/security/noGlobalEval: whether the page may do it is the question
    eval: () => globalThis.eval('1'),
    Function: () => new Function('return 1')(),
    indexedDB: () => settle(indexedDB.open('x'), 'onsuccess', 'onerror'),
    caches: () => caches.open('x'),
    XMLHttpRequest: () => {
      const asked = new XMLHttpRequest();
      asked.open('GET', address);
      asked.send();
      return settle(asked, 'onload', 'onerror');
    },
    EventSource: () => settle(new EventSource(address), 'onopen', 'onerror'),
    WebSocket: () => settle(new WebSocket(address.replace('http', 'ws')), 'onopen', 'onerror'),
  };
  const run = async () => {
    const found = { origin: self.origin };
    for (const [name, attempt] of Object.entries(tries)) {
      found[name] = await Promise.resolve()
        .then(attempt)
        .then(
          () => 'out',
          () => 'kept',
        );
    }
    postMessage(found);
  };
  const written = Object.entries(tries).map(([name, attempt]) => `${name}: ${attempt}`);
  const source = `const address = ${JSON.stringify(address)};
    const settle = ${settle};
    const tries = { ${written} };
    (${run})();`;
  document.querySelector('iframe.ubao-sandbox').contentWindow.postMessage(source, '*', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
};
