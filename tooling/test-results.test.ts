import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settleCount, sumCounts } from './test-results.mjs';

describe('countVitest', () => {
  const numbers = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  const passedTest = { status: 'passed', fullName: 'opens a lesson' };
  const failedTest = {
    status: 'failed',
    fullName: 'closes a lesson',
    failureMessages: ['Expected 1\n\n\u001b[31mreceived 2\u001b[39m'],
  };

  it('counts tests, and names those that failed with their messages', () => {
    const testResults = [
      { status: 'passed', name: resolve('a.test.ts'), assertionResults: [passedTest] },
      { status: 'failed', name: resolve('b/c.test.ts'), assertionResults: [passedTest, failedTest] },
    ];
    expect(countVitest({ ...numbers, testResults })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
      failures: ['b/c.test.ts: closes a lesson\n    Expected 1\n    received 2'],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const name = resolve('a.test.ts');
    const testResults = [{ status: 'failed', name, message: 'No such module', assertionResults: [] }];
    expect(countVitest({ ...numbers, testResults })).toMatchObject({
      failed: 2,
      failures: ['a.test.ts\n    No such module'],
    });
  });
});

describe('countPlaywright', () => {
  it('counts a second try as passed, and reports how many there were', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
    const counts = { passed: 6, failed: 1, skipped: 3, secondTry: 2 };
    expect(countPlaywright({ stats, suites: [] })).toMatchObject(counts);
  });

  it('names the journeys that failed at least once', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    const attempt = { error: { message: 'No such button' } };
    const spec = { title: 'buys a plan', file: 'plans.journey.ts', line: 7 };
    const specs = ['expected', 'unexpected', 'flaky'].map((status) => ({
      ...spec,
      tests: [{ status, results: status === 'expected' ? [{}] : [attempt, {}] }],
    }));
    expect(countPlaywright({ stats, suites: [{ suites: [{ specs }] }] }).failures).toEqual([
      'plans.journey.ts:7: buys a plan\n    No such button',
      'plans.journey.ts:7: buys a plan (good on the second try)\n    No such button',
    ]);
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
