import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { type Job, Jobs } from './jobs.ts';

const hour = 3_600_000;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** A process on the house's database whose clock can be set. */
function processAt(clock: { now: number }, job: Pick<Job, 'name' | 'run'>) {
  const failures: unknown[] = [];
  const log = { error: (details: unknown) => failures.push(details) };
  const jobs = new Jobs({ db: house.database.db, now: () => new Date(clock.now), log });
  jobs.add({ ...job, everyMilliseconds: hour });
  return { jobs, failures };
}

it('a job is done when its time has come, and not before', async () => {
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

it('of ten processes that look at the same time, one does it', async () => {
  const clock = { now: Date.now() };
  const runs: Date[] = [];
  const job = { name: 'among-many', run: async (now: Date) => void runs.push(now) };
  await Promise.all(Array.from({ length: 10 }, () => processAt(clock, job).jobs.runDue()));
  expect(runs).toHaveLength(1);
});

it('a job that fails is logged, holds up no other, and is tried again', async () => {
  const clock = { now: Date.now() };
  const runs: Date[] = [];
  const { jobs, failures } = processAt(clock, {
    name: 'fails',
    run: () => Promise.reject(new Error('no storage')),
  });
  jobs.add({ name: 'after-it', everyMilliseconds: hour, run: async (now: Date) => void runs.push(now) });
  await jobs.runDue();
  expect(failures).toMatchObject([{ job: 'fails' }]);
  expect(runs).toHaveLength(1);
  clock.now += hour;
  await jobs.runDue();
  expect(failures).toHaveLength(2);
});

it('a job that takes long holds up no other, and ends when the process stops', async () => {
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

it('what a stop has cut short is done by the next process', async () => {
  const clock = { now: Date.now() };
  const runs: string[] = [];
  const job = (process: string, work: (stopping: AbortSignal) => Promise<unknown>) => ({
    name: 'cut-short',
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
    job('first', (stopping) => {
      begin();
      return once(stopping, 'abort');
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
});

it('stopping waits for what is being done', async () => {
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

it('nothing is begun after stopping', async () => {
  const runs: Date[] = [];
  const job = { name: 'too-late', run: async (now: Date) => void runs.push(now) };
  const { jobs } = processAt({ now: Date.now() }, job);
  await jobs.stop();
  await jobs.runDue();
  expect(runs).toEqual([]);
});
