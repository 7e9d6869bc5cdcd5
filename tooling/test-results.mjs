/**
 * `secondTry` counts the passed tests that failed on their first try.
 * @typedef {{ passed: number, failed: number, skipped: number, secondTry?: number }} Count
 */

/**
 * What the json reporter of Vitest writes, as far as it is counted here.
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
 * }} VitestReport
 */

/**
 * What the json reporter of Playwright writes, as far as it is counted here.
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
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
  };
}

/**
 * A journey that passed only on its second try has passed, and is counted separately (decision 25).
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped, secondTry: flaky };
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
