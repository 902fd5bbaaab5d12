// The site's own search, asked as its page asks it: `node ask_search.mjs SITE` takes a JSON list of
// questions and gives, for each, the addresses of what is found, best first.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const [SETUP, QUERY] = [0, 2];
const site = process.argv[2];
const folder = join(site, 'assets/javascripts/workers');
const worker = readdirSync(folder).find((name) => /^search\..*\.js$/.test(name));
let answer;
Object.assign(globalThis, {
  self: globalThis,
  addEventListener: (_type, listener) => {
    globalThis.ask = (data) => listener({ data });
  },
  postMessage: (message) => answer(message),
  location: { href: 'http://localhost/' },
});
runInThisContext(readFileSync(join(folder, worker), 'utf8'));

function ask(type, data) {
  return new Promise((resolve) => {
    answer = resolve;
    globalThis.ask({ type, data });
  });
}

const { config, docs } = JSON.parse(readFileSync(join(site, 'search/search_index.json'), 'utf8'));
await ask(SETUP, { config, docs, options: { suggest: false } });
const found = [];
for (const question of JSON.parse(readFileSync(0, 'utf8'))) {
  const { data } = await ask(QUERY, question);
  found.push(data.items.map((page) => page.map((part) => part.location)));
}
process.stdout.write(JSON.stringify(found));
