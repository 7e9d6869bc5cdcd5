import { mostCountedUnread } from '@chalkline/domain/notifications/unread';
import { describe, expect, it } from 'vitest';
import { summaryEmail } from './emails.ts';

const learner = {
  id: '1',
  email: 'ada@example.com',
  name: null,
  firstName: null,
  lastName: null,
  role: null,
  timeZone: null,
  lastSeenAt: new Date(0),
  founderEntry: null,
  owned: [],
};
const period = { since: new Date('2026-11-09T00:00:00Z'), until: new Date('2026-11-16T00:00:00Z') };
const week = { period, completedLessons: ['One', 'Two'], xp: 1250, newCourses: [], unreadNotifications: 0 };

describe('a weekly summary', () => {
  it('reports the week before the Monday on which it is sent', () => {
    expect(summaryEmail(learner, '2026-W47', week, undefined).email.paragraphs).toEqual([
      'Hello,',
      'You completed 2 lessons last week and earned 1,250 XP.',
    ]);
  });

  it('says when it reports more than a week, because the last one could not be sent', () => {
    const weeks = { ...week, period: { ...period, since: new Date('2026-11-02T00:00:00Z') } };
    const [, did] = summaryEmail(learner, '2026-W47', weeks, undefined).email.paragraphs;
    expect(did).toBe('You completed 2 lessons in the last two weeks and earned 1,250 XP.');
  });

  it('names no exact number of notifications beyond those that are counted', () => {
    const factsFor = (unreadNotifications: number) =>
      summaryEmail(learner, '2026-W47', { ...week, unreadNotifications }, undefined).email.facts;
    expect(factsFor(3)).toContainEqual({ label: 'New notifications', value: '3 unread' });
    expect(factsFor(mostCountedUnread)).toContainEqual({ label: 'New notifications', value: '99+ unread' });
  });
});
