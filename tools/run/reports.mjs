import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * The test report of a stage: how many passed, and the titles of those that failed with the beginning of the reason; or why
 * it was not run. A flaky test, which passed only at a retry, counts as failed.
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
    const broken = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => withReason(one.fullName, one.failureMessages));
    return status === 'failed' && broken.length === 0 ? [`${name}: ${message}`] : broken;
  });
  return { passed: numPassedTests, failed };
}

function ofPlaywright({ stats, suites }) {
  const titles = suites.flatMap((suite) => titlesIn(suite));
  const titled = (wanted, note = '') =>
    titles.filter(({ status }) => status === wanted).map(({ title, reasons }) => withReason(title + note, reasons));
  const retried = titled('flaky', ' (passed at the second try)');
  return { passed: stats.expected, failed: [...titled('unexpected'), ...retried] };
}

const titlesIn = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, results = [] }) => ({
      status,
      reasons: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
      title: [title, projectName, spec.title].filter(Boolean).join(' › '),
    })),
  ),
  ...suites.flatMap((suite) => titlesIn(suite)),
];

/** A title; below it the beginning of the first of the reasons, the texts of a page it shows, and where in our files it came about. */
function withReason(title, [reason = ''] = []) {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules') && !isMarkup(line));
  const isOfStack = (line) => /^\s*at /u.test(line);
  const told = [...lines.filter((line) => !isOfStack(line)).slice(0, 24), ...lines.filter(isOfStack).slice(0, 3)];
  return [title, ...told.map((line) => `    ${line.trim().slice(0, 200)}`)].join('\n');
}

/** A line of a printed page that is a tag, its end, or an attribute. */
const isMarkup = (line) => /^\s*(?:<|\/?>|[\w:-]+="|Ignored nodes)/u.test(line);

/** Several reports as one. */
export const addUp = (reports) => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.flatMap(({ failed }) => failed),
});
