import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settleCount, sumCounts } from './test-results.mjs';

describe('countVitest', () => {
  const numbers = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  it('counts tests', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    ];
    expect(countVitest({ ...numbers, testResults })).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...numbers, testResults }).failed).toBe(2);
  });
});

describe('countPlaywright', () => {
  it('counts a second try as passed, and reports how many there were', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countPlaywright({ stats })).toEqual({ passed: 6, failed: 1, skipped: 3, secondTry: 2 });
  });
});

describe('settleCount', () => {
  const good = { passed: 2, failed: 0, skipped: 0 };
  const nothing = { passed: 0, failed: 0, skipped: 0 };

  it('keeps the counts', () => {
    expect(settleCount(good, 0)).toEqual(good);
    expect(settleCount({ ...good, failed: 3 }, 1)).toEqual({ ...good, failed: 3 });
  });

  it.each([
    { stage: 'left no report', count: undefined, exitCode: 0 },
    { stage: 'ran no test', count: nothing, exitCode: 0 },
    { stage: 'only skipped tests', count: { ...nothing, skipped: 4 }, exitCode: 0 },
    { stage: 'crashed after its tests', count: good, exitCode: 1 },
    { stage: 'crashed before its tests', count: undefined, exitCode: 1 },
  ])('finds a failure in a stage that $stage', ({ count, exitCode }) => {
    expect(settleCount(count, exitCode).failed).toBe(1);
  });
});

describe('sumCounts', () => {
  it('adds up the stages', () => {
    const counts = [
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 10, failed: 3, skipped: 0 },
    ];
    expect(sumCounts(counts)).toEqual({ passed: 11, failed: 3, skipped: 2 });
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
