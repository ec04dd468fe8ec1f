import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addUp, takeReport } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'etalage-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return takeReport(path);
}

/** A run of Playwright with one test for each outcome. */
const ofPlaywright = (...outcomes: string[]) => ({
  stats: {
    expected: outcomes.filter((one) => one === 'expected').length,
    flaky: outcomes.filter((one) => one === 'flaky').length,
  },
  suites: [
    {
      title: 'cart.e2e.ts',
      specs: outcomes.map((status) => ({ title: `is ${status}`, tests: [{ status, projectName: 'fashion phone' }] })),
    },
  ],
});

describe('the report of a stage', () => {
  it('names the tests of a browser that failed', () =>
    expect(reportOf(ofPlaywright('expected', 'unexpected'))).toEqual({
      passed: 1,
      failed: ['cart.e2e.ts › fashion phone › is unexpected'],
    }));

  it('counts a test that passed at a second try as failed, and names it', () =>
    expect(reportOf(ofPlaywright('expected', 'flaky'))).toEqual({
      passed: 1,
      failed: ['cart.e2e.ts › fashion phone › is flaky (passed at the second try)'],
    }));

  it('names a file of Vitest that failed before its first test', () =>
    expect(
      reportOf({
        numPassedTests: 0,
        testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no', assertionResults: [] }],
      }),
    ).toEqual({ passed: 0, failed: ['a.test.ts: no'] }));

  it('says why nothing was run', () =>
    expect(reportOf({ notRun: 'no server' })).toEqual({ passed: 0, failed: [], notRun: 'no server' }));

  it('is taken once', () => {
    reportOf({ passed: 1, failed: [] });
    expect(existsSync(join(folder, 'report.json'))).toBe(false);
    expect(takeReport(join(folder, 'report.json'))).toEqual({ passed: 0, failed: [] });
  });

  it('adds up', () =>
    expect(
      addUp([
        { passed: 2, failed: [] },
        { passed: 1, failed: ['a'] },
      ]),
    ).toEqual({
      passed: 3,
      failed: ['a'],
    }));
});
