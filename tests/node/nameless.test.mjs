// A page whose `<html>` names no language, as some themes make it.

import './words.mjs';

import assert from 'node:assert/strict';
import { test } from 'node:test';

test('numbers are written as in English', async () => {
  globalThis.document = { documentElement: { lang: '' } };
  const { MOST } = await import('../../widgets/browser/labs/address.js');
  assert.equal(MOST, '20,000');
});
