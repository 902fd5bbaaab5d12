// What a learning platform gets through SCORM 1.2.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sleep } from './device.mjs';
import { findApi, Report } from '../../widgets/packs/browser/report.js';

/** A platform that stores values, and records calls in order; the standard calls three with an empty text. */
function makeApi(values = {}, initialized = 'true') {
  const calls = [];
  return {
    values,
    calls,
    LMSInitialize: (nothing) => (nothing === '' ? initialized : 'false'),
    LMSFinish: (nothing) => {
      calls.push(`finish${nothing}`);
      return 'true';
    },
    LMSCommit: (nothing) => {
      calls.push(`commit${nothing}`);
      return 'true';
    },
    LMSGetValue: (name) => values[name] ?? '',
    LMSSetValue: (name, value) => {
      values[name] = value;
      return 'true';
    },
  };
}

test('a session begins as incomplete, and is completed by the last puzzle alone', () => {
  const api = makeApi({ 'cmi.core.lesson_status': 'not attempted' });
  const report = Report.begin(api);
  assert.equal(api.values['cmi.core.lesson_status'], 'incomplete');
  report.tell(2, 3, 'CODE');
  const { 'cmi.core.score.min': min, 'cmi.core.score.max': max, 'cmi.core.score.raw': raw } = api.values;
  assert.deepEqual([min, raw, max], ['0', '66', '100']);
  assert.equal(api.values['cmi.core.lesson_status'], 'incomplete');
  assert.equal(api.values['cmi.suspend_data'], 'CODE');
  report.tell(3, 3, 'CODES');
  assert.equal(api.values['cmi.core.score.raw'], '100');
  assert.equal(api.values['cmi.core.lesson_status'], 'completed');
  assert.deepEqual(api.calls, ['commit', 'commit']);
});

for (const status of ['passed', 'completed']) {
  test(`what was ${status} before stays so, and is not gone on with`, () => {
    const api = makeApi({ 'cmi.core.lesson_status': status });
    const report = Report.begin(api);
    report.tell(1, 3, '');
    assert.equal(report.isComplete, true);
    report.tell(3, 3, '');
    assert.equal(api.values['cmi.core.lesson_status'], status);
    report.end();
    assert.equal(api.values['cmi.core.exit'], '');
  });
}

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

test('the time of a session is told in hours, minutes and seconds', () => {
  const api = makeApi();
  const report = Report.begin(api);
  sleep((3600 + 2 * 60 + 3) / 86_400);
  report.end();
  assert.equal(api.values['cmi.core.session_time'], '0001:02:03');
});

test('where the platform answers nothing, a session begins anew', () => {
  const api = { ...makeApi(), LMSGetValue: () => undefined };
  const report = Report.begin(api);
  assert.equal(api.values['cmi.core.lesson_status'], 'incomplete');
  assert.equal(report.read('cmi.suspend_data'), '');
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

test('frames that never end are not searched for ever', () => {
  const [one, other] = [{}, {}];
  one.parent = other;
  other.parent = one;
  assert.equal(findApi(one), null);
});

test('nothing is found where there is none, or where a frame of another origin is in between', () => {
  const alone = {};
  alone.parent = alone.top = alone;
  assert.equal(findApi(alone), null);
  const foreign = {
    get API() {
      throw new Error('another origin');
    },
  };
  assert.equal(findApi({ parent: foreign }), null);
});
