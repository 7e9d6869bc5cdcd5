import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `secondTry` counts the passed tests that failed on their first try, and `failures` names both these and
 * the failed ones.
 * @typedef {{ passed: number, failed: number, skipped: number, secondTry?: number, failures?: string[] }} Count
 */

/**
 * What the json reporter of Vitest writes, as far as it is used here.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestTest
 * @typedef {{ status: string, name: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: VitestFile[],
 * }} VitestReport
 */

/**
 * What the json reporter of Playwright writes, as far as it is used here.
 * @typedef {{ error?: { message?: string } }} PlaywrightAttempt
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: PlaywrightAttempt[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: PlaywrightSuite[],
 * }} PlaywrightReport
 */

/**
 * A file that could not be loaded contains no failed test, so it counts as one.
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...report.testResults.flatMap(failedTests),
      ...brokenFiles.map(({ name, message }) => failure(fromProjectRoot(name), message)),
    ],
  };
}

/** @param {VitestFile} file */
function failedTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map((test) => failure(`${fromProjectRoot(name)}: ${test.fullName}`, test.failureMessages?.[0]));
}

/**
 * A journey that passed only on its second try has passed, and is counted separately (decision 25).
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  const failures = suites.flatMap(failedJourneys);
  return { passed: expected + flaky, failed: unexpected, skipped, secondTry: flaky, failures };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedJourneys({ specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results, status }) => {
        const message = results.find(({ error }) => error)?.error?.message;
        const again = status === 'flaky' ? ' (good on the second try)' : '';
        return failure(`${spec.file}:${spec.line}: ${spec.title}${again}`, message);
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

const LINES_OF_MESSAGE = 12;

/**
 * @param {string} title
 * @param {string | undefined} message
 */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_MESSAGE);
  return [title, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** @param {string} file */
function fromProjectRoot(file) {
  return relative(process.cwd(), file);
}

/**
 * Makes sure that no failure goes unnoticed: a stage that crashed or ran no test counts as failed.
 * @param {Count | undefined} count nothing when the stage left no report
 * @param {number} exitCode
 * @returns {Count}
 */
export function settleCount(count, exitCode) {
  const settled = count ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = settled.passed + settled.failed === 0;
  return settled.failed === 0 && (exitCode !== 0 || ranNothing) ? { ...settled, failed: 1 } : settled;
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sumCounts(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
