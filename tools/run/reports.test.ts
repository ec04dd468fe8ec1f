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

  it('says why a test of a browser failed', () => {
    const results = [
      { errors: [{ message: '\u001b[31mTest timeout of 60000ms exceeded.\u001b[39m\n\nat cart.e2e.ts:9' }] },
    ];
    const tests = [{ status: 'flaky', projectName: 'fashion phone', results }];
    const { failed } = reportOf({ stats: { expected: 0 }, suites: [{ title: 'a', specs: [{ title: 'b', tests }] }] });
    const reason = '    Test timeout of 60000ms exceeded.\n    at cart.e2e.ts:9';
    expect(failed).toEqual([`a › fashion phone › b (passed at the second try)\n${reason}`]);
  });

  it('says what a page showed when a test failed, without its markup', () => {
    const page = '<body>\n  <h1\n    class="title"\n  >\n    Winkelwagen\n  </h1>\n</body>';
    const failureMessages = [
      `Error: Unable to find role="dialog"\n\nIgnored nodes: script\n${page}\n    at a.test.tsx:3`,
    ];
    const assertionResults = [{ status: 'failed', fullName: 'CART-01 opens', failureMessages }];
    const { failed } = reportOf({ testResults: [{ name: 'a.test.tsx', status: 'failed', assertionResults }] });
    expect(failed).toEqual([
      'CART-01 opens\n    Error: Unable to find role="dialog"\n    Winkelwagen\n    at a.test.tsx:3',
    ]);
  });

  it('says why a test of Vitest failed, without the stack of what is installed', () => {
    const failureMessages = [
      'AssertionError: 1 is not 2\n    at file:///node_modules/chai/index.js:1\n    at a.test.ts:3',
    ];
    const assertionResults = [{ status: 'failed', fullName: 'CART-01 adds', failureMessages }];
    const { failed } = reportOf({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
    expect(failed).toEqual(['CART-01 adds\n    AssertionError: 1 is not 2\n    at a.test.ts:3']);
  });

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
