import { expect, it } from 'vitest';
import { fuzzReport } from './runReport.ts';

const aRun = (differences: object = {}) =>
  JSON.stringify({ operations: { total: 3, tested: 3 }, failures: [], errors: [], ...differences });

it('counts the operations that held', () => {
  expect(fuzzReport(aRun())).toEqual({ passed: 3, failed: [] });
});

it('names what failed by operation and fault, and counts an operation with two faults once', () => {
  const failures = [
    { title: 'Server error', operations: ['POST /api/order'] },
    { title: 'Undocumented HTTP status code', operations: ['POST /api/order', 'GET /api/url'] },
  ];
  expect(fuzzReport(aRun({ failures }))).toEqual({
    passed: 1,
    failed: [
      'POST /api/order: Server error',
      'POST /api/order: Undocumented HTTP status code',
      'GET /api/url: Undocumented HTTP status code',
    ],
  });
});

it.each([
  ['what kept a call from being made', { errors: [{ title: 'Network Error', count: 1 }] }, ['Network Error']],
  ['a run that called nothing', { operations: { total: 3, tested: 0 } }, ['no operation was called']],
  ['a run that never began', { operations: null }, ['no operation was called']],
])('fails for %s', (_what, differences, failed) => {
  expect(fuzzReport(aRun(differences)).failed).toEqual(failed);
});
