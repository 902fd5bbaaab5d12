// What a learning platform is told by SCORM 1.2.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sleep } from './device.mjs';
import { findApi, Report } from '../../widgets/packs/browser/report.js';

/** A platform that keeps what it is told, and the calls in their order. */
function makeApi(values = {}, initialized = 'true') {
  const calls = [];
  return {
    values, calls,
    LMSInitialize: () => initialized,
    LMSFinish: () => { calls.push('finish'); return 'true'; },
    LMSCommit: () => { calls.push('commit'); return 'true'; },
    LMSGetValue: (name) => values[name] ?? '',
    LMSSetValue: (name, value) => { values[name] = value; return 'true'; },
  };
}

test('a session begins as incomplete, and is completed by the last puzzle alone', () => {
  const api = makeApi({ 'cmi.core.lesson_status': 'not attempted' });
  const report = Report.begin(api);
  assert.equal(api.values['cmi.core.lesson_status'], 'incomplete');
  report.tell(2, 3, 'CODE');
  assert.equal(api.values['cmi.core.score.raw'], '66');
  assert.equal(api.values['cmi.core.lesson_status'], 'incomplete');
  assert.equal(api.values['cmi.suspend_data'], 'CODE');
  report.tell(3, 3, 'CODES');
  assert.equal(api.values['cmi.core.score.raw'], '100');
  assert.equal(api.values['cmi.core.lesson_status'], 'completed');
  assert.deepEqual(api.calls, ['commit', 'commit']);
});

test('what was passed before stays so', () => {
  const api = makeApi({ 'cmi.core.lesson_status': 'passed' });
  Report.begin(api).tell(3, 3, '');
  assert.equal(api.values['cmi.core.lesson_status'], 'passed');
});

test('a session ends once, with its time, and can be gone on with while puzzles are left', () => {
  const api = makeApi();
  const report = Report.begin(api);
  sleep(1.5);
  report.end();
  report.end();
  report.tell(1, 3, 'LATE');
  assert.equal(api.values['cmi.core.session_time'], '0036:00:00');
  assert.equal(api.values['cmi.core.exit'], 'suspend');
  assert.equal(api.values['cmi.suspend_data'], undefined);
  assert.deepEqual(api.calls, ['finish']);
});

test('no session begins where the platform refuses it', () => {
  assert.equal(Report.begin(makeApi({}, 'false')), null);
});

test('the platform is found frames away, or behind the page that opened this one', () => {
  const api = makeApi();
  const platform = { API: api };
  platform.parent = platform;
  const page = { parent: { parent: platform } };
  assert.equal(findApi(page), api);
  const alone = { opener: page };
  alone.parent = alone.top = alone;
  assert.equal(findApi(alone), api);
});

test('nothing is found where there is none, or where a frame of another origin is in between', () => {
  const alone = {};
  alone.parent = alone.top = alone;
  assert.equal(findApi(alone), null);
  const foreign = { get API() { throw new Error('another origin'); } };
  assert.equal(findApi({ parent: foreign }), null);
});
