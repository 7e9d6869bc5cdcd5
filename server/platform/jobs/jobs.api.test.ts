import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  claimRun,
  leaseMilliseconds,
  markFailed,
  markFinished,
  nextRun,
  releaseRun,
  renewRun,
} from './claim-run.ts';
import { type Job, Jobs } from './jobs.ts';

const hour = 3_600_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

/** A process on the test app's database whose clock can be set. */
function processAt(clock: { now: number }, job: Pick<Job, 'name' | 'run'>) {
  const failures: unknown[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const log = { error: (details: unknown) => failures.push(details) };
  const jobs = new Jobs({ db: testApp.database.db, now: () => new Date(clock.now), log, onError });
  jobs.add({ ...job, everyMilliseconds: hour });
  return { jobs, failures, errors };
}

it('runs a job when it is due, and not before', async () => {
  const clock = { now: Date.now() };
  const runs: Date[] = [];
  const { jobs } = processAt(clock, { name: 'every-hour', run: async (now: Date) => void runs.push(now) });
  await jobs.runDue();
  await jobs.runDue();
  expect(runs).toHaveLength(1);
  clock.now += hour - 1;
  await jobs.runDue();
  expect(runs).toHaveLength(1);
  clock.now += 1;
  await jobs.runDue();
  expect(runs).toHaveLength(2);
});

it('does not wait for a run that a wrong clock has recorded in the future', async () => {
  const clock = { now: Date.now() + 365 * 24 * hour };
  const runs: Date[] = [];
  const { jobs } = processAt(clock, { name: 'wrong-clock', run: async (now: Date) => void runs.push(now) });
  await jobs.runDue();
  clock.now = Date.now();
  await jobs.runDue();
  expect(runs).toHaveLength(2);
  const { db } = testApp.database;
  const job = { name: 'wrong-lease', everyMilliseconds: hour, run: async () => undefined };
  const inAYear = new Date(clock.now + 365 * 24 * hour);
  await claimRun(db, job, inAYear);
  const now = new Date(clock.now);
  expect(nextRun({ startedAt: inAYear, leasedUntil: inAYear }, hour, now)).toEqual(now);
  expect(await claimRun(db, job, new Date(clock.now))).toBe(true);
});

it('runs a job in one of ten processes that check at the same time', async () => {
  const clock = { now: Date.now() };
  const runs: Date[] = [];
  const job = { name: 'among-many', run: async (now: Date) => void runs.push(now) };
  await Promise.all(Array.from({ length: 10 }, () => processAt(clock, job).jobs.runDue()));
  expect(runs).toHaveLength(1);
});

it('logs a failed job, delays no other job and tries it again', async () => {
  const clock = { now: Date.now() };
  const runs: Date[] = [];
  const { jobs, failures, errors } = processAt(clock, {
    name: 'fails',
    run: () => Promise.reject(new Error('no storage')),
  });
  jobs.add({ name: 'after-it', everyMilliseconds: hour, run: async (now: Date) => void runs.push(now) });
  await jobs.runDue();
  expect(failures).toMatchObject([{ job: 'fails' }]);
  expect(errors).toHaveLength(1);
  expect(runs).toHaveLength(1);
  clock.now += hour;
  await jobs.runDue();
  expect(failures).toHaveLength(2);
});

it('checks a long job once more when it has ended, however often it was due meanwhile', async () => {
  const clock = { now: Date.now() };
  const end: (() => void)[] = [];
  const { jobs } = processAt(clock, {
    name: 'takes-hours',
    run: () => {
      clock.now += hour;
      return end.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => end.push(resolve));
    },
  });
  const began = clock.now;
  const checks = [1, 2, 3, 4, 5].map(() => jobs.runDue());
  await expect.poll(() => end).toHaveLength(1);
  checks.push(jobs.runDue(), jobs.runDue());
  end[0]?.();
  await Promise.all(checks);
  expect((clock.now - began) / hour).toBe(2);
});

it('lets a long job delay no other, and ends it when the process stops', async () => {
  const done: string[] = [];
  let begin = () => {};
  const nightHasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { jobs } = processAt(
    { now: Date.now() },
    {
      name: 'takes-all-night',
      run: async (_now, stopping) => {
        begin();
        await once(stopping, 'abort');
        done.push('all night');
      },
    },
  );
  const meanwhile = new Promise<void>((resolve) => {
    jobs.add({ name: 'meanwhile', everyMilliseconds: hour, run: async () => resolve() });
  });
  const everything = jobs.runDue();
  await Promise.all([nightHasBegun, meanwhile]);
  expect(done).toEqual([]);
  await jobs.stop();
  await everything;
  expect(done).toEqual(['all night']);
});

it.each([
  ['ends early', async () => undefined],
  ['fails because of it', () => Promise.reject(new Error('interrupted'))],
])('lets the next process run a job that %s when it is interrupted by a shutdown', async (how, end) => {
  const clock = { now: Date.now() };
  const runs: string[] = [];
  const job = (process: string, work: (stopping: AbortSignal) => Promise<unknown>) => ({
    name: `interrupted-${how}`,
    run: async (_now: Date, stopping: AbortSignal) => {
      runs.push(process);
      await work(stopping);
    },
  });
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const first = processAt(
    clock,
    job('first', async (stopping) => {
      begin();
      await once(stopping, 'abort');
      await end();
    }),
  );
  void first.jobs.runDue();
  await hasBegun;
  await first.jobs.stop();
  for (const process of ['second', 'third']) {
    await processAt(
      clock,
      job(process, async () => undefined),
    ).jobs.runDue();
  }
  expect(runs).toEqual(['first', 'second']);
  expect(first.failures).toEqual([]);
});

describe('a run whose process was killed', () => {
  /** Starts a run that never ends, as in a process that was killed. */
  async function killedWhileDoing(clock: { now: number }, name: string): Promise<void> {
    await new Promise<void>((begin) => {
      const { jobs } = processAt(clock, {
        name,
        run: () => {
          begin();
          return new Promise(() => undefined);
        },
      });
      void jobs.runDue();
    });
  }

  it('is repeated soon by another process, before the job is due again', async () => {
    const clock = { now: Date.now() };
    const runs: Date[] = [];
    const job = { name: 'killed', run: async (now: Date) => void runs.push(now) };
    await killedWhileDoing(clock, 'killed');
    clock.now += leaseMilliseconds - 1;
    await processAt(clock, job).jobs.runDue();
    expect(runs, 'it may only be slow').toEqual([]);
    clock.now += 1;
    await Promise.all(Array.from({ length: 10 }, () => processAt(clock, job).jobs.runDue()));
    expect(runs).toEqual([new Date(clock.now)]);
    clock.now += leaseMilliseconds;
    await processAt(clock, job).jobs.runDue();
    expect(runs, 'what was done is done').toHaveLength(1);
    clock.now += hour;
    await processAt(clock, job).jobs.runDue();
    expect(runs).toHaveLength(2);
  });

  it('is told apart from a long run, which stays with its process even when the job is due again', async () => {
    const clock = { now: Date.now() };
    const startedAt = new Date(clock.now);
    const runs: Date[] = [];
    const job = { name: 'slow', everyMilliseconds: hour, run: async (now: Date) => void runs.push(now) };
    await killedWhileDoing(clock, 'slow');
    clock.now += 2 * hour;
    expect(await renewRun(testApp.database.db, job, startedAt, new Date(clock.now))).toBe(true);
    await processAt(clock, job).jobs.runDue();
    expect(runs).toEqual([]);
    clock.now += leaseMilliseconds;
    await processAt(clock, job).jobs.runDue();
    expect(runs).toHaveLength(1);
    expect(await renewRun(testApp.database.db, job, startedAt, new Date(clock.now)), 'too late').toBe(false);
  });

  it('does not end the run of another process when it comes back', async () => {
    const clock = { now: Date.now() };
    const { db } = testApp.database;
    const job = { name: 'came-back', everyMilliseconds: hour, run: async () => undefined };
    const first = new Date(clock.now);
    const second = new Date(clock.now + leaseMilliseconds);
    expect(await claimRun(db, job, first)).toBe(true);
    expect(await claimRun(db, job, second)).toBe(true);
    await markFinished(db, job, { startedAt: first, finishedAt: second });
    await markFailed(db, job, { startedAt: first, failedAt: second, error: new Error('late') });
    await releaseRun(db, job, first);
    expect(await renewRun(db, job, second, second), 'still the second one’s').toBe(true);
  });
});

it('waits for running jobs when stopping', async () => {
  let isDone = false;
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { jobs } = processAt(
    { now: Date.now() },
    {
      name: 'takes-a-while',
      run: async () => {
        begin();
        await new Promise((resolve) => setImmediate(resolve));
        isDone = true;
      },
    },
  );
  jobs.start();
  await hasBegun;
  await jobs.stop();
  expect(isDone).toBe(true);
});

it('starts nothing after stopping', async () => {
  const runs: Date[] = [];
  const job = { name: 'too-late', run: async (now: Date) => void runs.push(now) };
  const { jobs } = processAt({ now: Date.now() }, job);
  await jobs.stop();
  await jobs.runDue();
  expect(runs).toEqual([]);
});
