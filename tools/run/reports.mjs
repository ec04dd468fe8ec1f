import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * The test report of a stage: how many passed, and the titles of those that failed; or why it was not run. A flaky test,
 * which passed only at a retry, counts as failed.
 */
export function takeReport(path) {
  if (!existsSync(path)) return { passed: 0, failed: [] };
  const content = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  if (content.notRun !== undefined) return { passed: 0, failed: [], notRun: content.notRun };
  if (content.passed !== undefined) return content;
  return content.testResults ? ofVitest(content) : ofPlaywright(content);
}

function ofVitest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const broken = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    return status === 'failed' && broken.length === 0 ? [`${name}: ${message}`] : broken;
  });
  return { passed: numPassedTests, failed };
}

function ofPlaywright({ stats, suites }) {
  const titles = suites.flatMap((suite) => titlesIn(suite));
  const titled = (status) => titles.filter((one) => one.status === status).map(({ title }) => title);
  const retried = titled('flaky').map((title) => `${title} (passed at the second try)`);
  return { passed: stats.expected, failed: [...titled('unexpected'), ...retried] };
}

const titlesIn = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName }) => ({
      status,
      title: [title, projectName, spec.title].filter(Boolean).join(' › '),
    })),
  ),
  ...suites.flatMap((suite) => titlesIn(suite)),
];

/** Several reports as one. */
export const addUp = (reports) => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.flatMap(({ failed }) => failed),
});
