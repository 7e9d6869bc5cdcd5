import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlertReadings,
  type AlertState,
  alertKinds,
  type Condition,
  conditionOf,
  nextAlertState,
} from './alerts.ts';
import { isSpaceAmple, isSpaceLow } from './disk-space.ts';
import { isJobLate } from './late-jobs.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const start = new Date('2026-11-17T12:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

const well: AlertReadings = {
  emails: { failing: 0, nothingSentFor: 0, givenUp: 0 },
  failedWebhookEvents: 0,
  lateJobs: 0,
  isBackupLate: false,
  disks: [{ freeBytes: 50e9, totalBytes: 100e9 }],
  requests: { answered: 1_000, failed: 0 },
  unread: new Set(),
};
const quiet: AlertState = { raisedAt: null, changingSince: null };

describe('the condition of a site', () => {
  it('is good for every kind of alert when nothing is wrong', () => {
    expect(alertKinds.map((kind) => conditionOf(kind, well))).toEqual(alertKinds.map(() => 'good'));
  });

  it('is bad for emails when none was sent for a quarter of an hour, or many failed', () => {
    const emails = (facts: Partial<AlertReadings['emails']>) =>
      conditionOf('emails', { ...well, emails: { ...well.emails, ...facts } });
    expect(emails({ failing: 1, nothingSentFor: 16 * minute })).toBe('bad');
    expect(emails({ failing: 1, nothingSentFor: 5 * minute })).toBe('unclear');
    expect(emails({ failing: 4, givenUp: 6 })).toBe('bad');
    expect(emails({ failing: 1, givenUp: 2 })).toBe('good');
  });

  it('is bad when requests fail, but not after a few errors on a quiet day', () => {
    const errors = (answered: number, failed: number) =>
      conditionOf('errors', { ...well, requests: { answered, failed } });
    expect(errors(1_000, 60)).toBe('bad');
    expect(errors(1_000, 30)).toBe('unclear');
    expect(errors(1_000, 10)).toBe('good');
    expect(errors(8, 4)).toBe('good');
    expect(errors(0, 0)).toBe('good');
  });

  it('is bad when one of the disks is nearly full', () => {
    const disks = (...free: number[]) =>
      conditionOf('disk', { ...well, disks: free.map((freeBytes) => ({ freeBytes, totalBytes: 40e9 })) });
    expect(disks(20e9, 3e9)).toBe('bad');
    expect(disks(20e9, 5e9)).toBe('unclear');
    expect(disks(20e9, 6e9)).toBe('good');
  });

  it.each(['webhooks', 'jobs', 'backup'] as const)('is bad as soon as something is wrong with %s', (kind) => {
    const broken = { ...well, failedWebhookEvents: 1, lateJobs: 1, isBackupLate: true };
    expect(conditionOf(kind, broken)).toBe('bad');
  });

  it("is unclear for what couldn't be read, whatever the values say", () => {
    const unread = { ...well, lateJobs: 1, failedWebhookEvents: 1, unread: new Set(['jobs'] as const) };
    expect(conditionOf('jobs', unread)).toBe('unclear');
    expect(conditionOf('webhooks', unread)).toBe('bad');
  });
});

describe('disk space', () => {
  it.each([
    [4e9, 0.9e9, 1.5e9],
    [40e9, 3.9e9, 6e9],
    [4_000e9, 9.9e9, 15e9],
  ])('of %d bytes is low with %d free and ample with %d', (totalBytes, low, ample) => {
    expect(isSpaceLow({ totalBytes, freeBytes: low })).toBe(true);
    expect(isSpaceAmple({ totalBytes, freeBytes: ample })).toBe(true);
    expect(isSpaceLow({ totalBytes, freeBytes: ample })).toBe(false);
  });
});

describe('a job', () => {
  const job = { everyMilliseconds: hour, finishedAt: start, failedAt: null, leasedUntil: null };

  it('is late a quarter of an hour after it should have succeeded again', () => {
    expect(isJobLate(job, after(hour + 15 * minute))).toBe(false);
    expect(isJobLate(job, after(hour + 16 * minute))).toBe(true);
  });

  it("isn't late while it runs, nor before its first run", () => {
    expect(isJobLate({ ...job, leasedUntil: after(9 * hour) }, after(8 * hour))).toBe(false);
    expect(isJobLate({ ...job, finishedAt: null }, after(8 * hour))).toBe(false);
  });

  it('is late when its first run failed', () => {
    expect(isJobLate({ ...job, finishedAt: null, failedAt: start }, after(minute))).toBe(true);
  });
});

describe('an alert', () => {
  it('is raised once when something stays bad, and resolved once when it stays good', () => {
    const news: string[] = [];
    let state = quiet;
    for (let now = 0; now < 3 * hour; now += minute) {
      const isBad = now >= hour && now < 2 * hour;
      const step = nextAlertState('webhooks', state, isBad ? 'bad' : 'good', after(now));
      state = step.state;
      if (step.news) news.push(`${step.news} after ${now / minute} minutes`);
    }
    expect(news).toEqual(['raised after 70 minutes', 'resolved after 130 minutes']);
  });

  it('is not raised by something that is over before the time is up', () => {
    const begun = nextAlertState('errors', quiet, 'bad', start);
    const over = nextAlertState('errors', begun.state, 'unclear', after(minute));
    expect(over.state).toEqual(quiet);
    expect(nextAlertState('errors', over.state, 'bad', after(4 * minute)).news).toBeUndefined();
  });

  it('changes at most every few minutes, whatever happens', () => {
    const conditions = fc.array(fc.constantFrom<Condition[]>('good', 'unclear', 'bad'), { maxLength: 200 });
    fc.assert(
      fc.property(fc.constantFrom(...alertKinds), conditions, (kind, found) => {
        let state = quiet;
        let last: { news: string; at: number } | undefined;
        for (const [index, condition] of found.entries()) {
          const step = nextAlertState(kind, state, condition, after(index * minute));
          state = step.state;
          if (!step.news) continue;
          expect(step.news).not.toBe(last?.news ?? 'resolved');
          if (step.news === 'resolved') expect(index - (last?.at ?? 0)).toBeGreaterThanOrEqual(10);
          last = { news: step.news, at: index };
        }
      }),
    );
  });
});
