// Each site has its own storage, in any language, and anywhere on a host.

import assert from 'node:assert/strict';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const SOURCE = new URL('../../widgets/browser/kit/site.js', import.meta.url);
const host = await mkdtemp(join(tmpdir(), 'host-'));

/** What names begin with on a page of a language, of the site in a folder of the host. */
async function find(folder, language) {
  const place = join(host, folder, 'assets', 'ubao', 'site.js');
  await cp(SOURCE, place);
  globalThis.document = { documentElement: { lang: language } };
  return (await import(pathToFileURL(place))).OURS;
}

test('the languages of one site share what is kept, and two sites of one host share nothing', async () => {
  const names = [];
  for (const site of ['', 'school', 'school/club', 'library', 'fr-school']) {
    const own = new Set([await find(site, 'en')]);
    for (const language of ['fr', 'it', 'pt']) own.add(await find(join(site, language), language));
    assert.equal(own.size, 1, site);
    names.push(...own);
  }
  assert.equal(new Set(names).size, names.length);
  // No name begins with another site's.
  for (const name of names)
    assert.deepEqual(
      names.filter((other) => other.startsWith(name)),
      [name],
    );
});
