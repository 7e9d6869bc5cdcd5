import { describe, expect, it } from 'vitest';
import { type Absence, dueReminder, isDaytime, isWorthReminding } from './reminder.ts';
import {
  dueSummaryWeek,
  isNewIn,
  isWorthSummarising,
  summaryPeriod,
  summaryWeekAnywhere,
} from './weekly-summary.ts';

const now = new Date('2026-11-16T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const never: Pick<Absence, 'absentSince' | 'remindersDone'> = { absentSince: null, remindersDone: 0 };

describe('a reminder', () => {
  it.each([
    [6.9, undefined],
    [7, 0],
    [13, 0],
    [14, undefined],
    [20, undefined],
    [21, 1],
    [27, 1],
    [28, undefined],
    [400, undefined],
  ])('after %s days without a visit is number %s', (days, due) => {
    expect(dueReminder({ lastSeenAt: daysAgo(days), ...never }, now)).toBe(due);
  });

  it('comes once, and at most twice in an absence', () => {
    const week = daysAgo(8);
    expect(dueReminder({ lastSeenAt: week, absentSince: week, remindersDone: 1 }, now)).toBeUndefined();
    const weeks = daysAgo(22);
    expect(dueReminder({ lastSeenAt: weeks, absentSince: weeks, remindersDone: 1 }, now)).toBe(1);
    expect(dueReminder({ lastSeenAt: weeks, absentSince: weeks, remindersDone: 2 }, now)).toBeUndefined();
  });

  it('starts over after a visit', () => {
    const earlier = { absentSince: daysAgo(60), remindersDone: 2 };
    expect(dueReminder({ lastSeenAt: daysAgo(7), ...earlier }, now)).toBe(0);
  });

  it('comes in the daytime of its reader', () => {
    const at = (time: string, zone: string | null) => isDaytime(new Date(`2026-11-16T${time}Z`), zone);
    expect([at('07:59', null), at('08:00', null), at('19:59', null), at('20:00', null)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(at('12:00', 'America/Los_Angeles')).toBe(false);
    expect(at('17:00', 'America/Los_Angeles')).toBe(true);
  });

  it('goes to people who have begun or paid, and have something left to learn', () => {
    const learner = { hasCompletedLessons: true, hasPaidPlan: false, isStaff: false, hasNextLesson: true };
    expect(isWorthReminding(learner)).toBe(true);
    expect(isWorthReminding({ ...learner, hasCompletedLessons: false })).toBe(false);
    expect(isWorthReminding({ ...learner, hasCompletedLessons: false, hasPaidPlan: true })).toBe(true);
    expect(isWorthReminding({ ...learner, hasNextLesson: false })).toBe(false);
    expect(isWorthReminding({ ...learner, isStaff: true })).toBe(false);
  });
});

describe('a weekly summary', () => {
  it('is due on Monday in the daytime of its reader', () => {
    expect(dueSummaryWeek(now, 'UTC')).toBe('2026-W47');
    expect(dueSummaryWeek(new Date('2026-11-16T07:00:00Z'), 'UTC')).toBeUndefined();
    expect(dueSummaryWeek(new Date('2026-11-17T12:00:00Z'), 'UTC')).toBeUndefined();
    expect(dueSummaryWeek(new Date('2026-11-15T23:00:00Z'), 'Asia/Tokyo')).toBe('2026-W47');
    expect(dueSummaryWeek(new Date('2026-11-17T01:00:00Z'), 'America/Los_Angeles')).toBe('2026-W47');
  });

  it.each([
    ['2026-11-15T17:59:00Z', undefined],
    ['2026-11-15T18:00:00Z', '2026-W47'],
    ['2026-11-16T12:00:00Z', '2026-W47'],
    ['2026-11-17T07:59:00Z', '2026-W47'],
    ['2026-11-17T08:00:00Z', undefined],
    ['2026-11-20T12:00:00Z', undefined],
  ])('can be due somewhere at %s for %s', (time, week) => {
    expect(summaryWeekAnywhere(new Date(time))).toBe(week);
  });

  describe('its period', () => {
    const periodOf = (zone: string | null, reportedUntil: Date | null = null) =>
      summaryPeriod(now, zone, reportedUntil);

    it("is the seven days until the reader's Sunday is over", () => {
      expect(periodOf('UTC')).toEqual({
        since: new Date('2026-11-09T00:00:00Z'),
        until: new Date('2026-11-16T00:00:00Z'),
      });
      expect(periodOf('Asia/Tokyo').until).toEqual(new Date('2026-11-15T15:00:00Z'));
    });

    it.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
      'begins where the last one ended, in %s, too',
      (zone) => {
        const reported = new Date('2026-11-08T15:00:00Z');
        expect(periodOf(zone, reported).since).toEqual(reported);
      },
    );

    it('makes up for one missed Monday, and not for months without summaries', () => {
      const before = new Date('2026-11-02T00:00:00Z');
      expect(periodOf('UTC', before).since).toEqual(before);
      expect(periodOf('UTC', new Date('2026-08-03T00:00:00Z'))).toEqual(periodOf('UTC'));
    });

    it('has each course in one summary, and none before its day is over', () => {
      const first = summaryPeriod(new Date('2026-11-08T20:00:00Z'), 'Pacific/Auckland', null);
      const second = summaryPeriod(now, 'UTC', first.until);
      const days = ['2026-11-07', '2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16'];
      expect(days.map((liveOn) => [isNewIn(first, liveOn), isNewIn(second, liveOn)])).toEqual([
        [true, false],
        [false, true],
        [false, true],
        [false, true],
        [false, false],
      ]);
      expect(isNewIn(second, null)).toBe(false);
    });
  });

  it('is left out when there is nothing to say', () => {
    const period = summaryPeriod(now, 'UTC', null);
    const nothing = { period, completedLessons: [], xp: 0, newCourses: [], unreadNotifications: 0 };
    expect(isWorthSummarising(nothing)).toBe(false);
    expect(isWorthSummarising({ ...nothing, completedLessons: ['First page'] })).toBe(true);
    expect(isWorthSummarising({ ...nothing, newCourses: ['Payments'] })).toBe(true);
    expect(isWorthSummarising({ ...nothing, unreadNotifications: 2 })).toBe(true);
  });
});
