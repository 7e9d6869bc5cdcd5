import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  dailyEmails,
  hasRunOut,
  keptSince,
  sendsEmail,
  type WaitlistEntry,
  type WaitlistState,
  waitlistDays,
  waitlistStates,
} from './waitlist.ts';

const now = new Date('2026-11-15T12:00:00Z');
const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour);
const entry = (courseId: number, state: WaitlistState, hours: number): WaitlistEntry => ({
  courseId,
  state,
  since: hoursAgo(hours),
  emailedAt: hoursAgo(hours),
});

describe('joining the waitlist of a course', () => {
  it('sends a confirmation email to a new address', () => {
    expect(sendsEmail(40, [], now)).toBe(true);
  });

  it('sends no second email about a course within a day, and one after it', () => {
    expect(sendsEmail(40, [entry(40, 'asked', 23)], now)).toBe(false);
    expect(sendsEmail(40, [entry(40, 'asked', 25)], now)).toBe(true);
  });

  it('sends none to an address that is already confirmed', () => {
    expect(sendsEmail(40, [entry(40, 'confirmed', 25)], now)).toBe(false);
  });

  it('sends one again to people who have unsubscribed or were notified, a day later', () => {
    expect(sendsEmail(40, [entry(40, 'unsubscribed', 25)], now)).toBe(true);
    expect(sendsEmail(40, [entry(40, 'told', 25)], now)).toBe(true);
  });

  it('limits the emails per day and address, whatever is requested', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (asks) => {
        const list = new Map<number, WaitlistEntry>();
        let emails = 0;
        for (const courseId of asks) {
          if (!sendsEmail(courseId, [...list.values()], now)) continue;
          emails += 1;
          list.set(courseId, entry(courseId, 'asked', 0));
        }
        expect(emails).toBeLessThanOrEqual(dailyEmails.perAddress);
      }),
    );
  });
});

describe('confirming', () => {
  const waiting = { isPublished: false };
  const live = { isPublished: true };

  it('puts the entry on the waitlist', () => {
    expect(confirmed(entry(40, 'asked', 1), waiting, now)).toBe('confirmed');
  });

  it('marks the entry as told when the course is already live: no email follows', () => {
    expect(confirmed(entry(40, 'asked', 1), live, now)).toBe('told');
  });

  it('changes nothing for an expired entry, and nothing that was decided before', () => {
    expect(confirmed(entry(40, 'asked', waitlistDays.asked * 24 + 1), waiting, now)).toBe('asked');
    for (const state of ['confirmed', 'told', 'unsubscribed'] as const) {
      expect(confirmed(entry(40, state, 1), waiting, now)).toBe(state);
    }
  });
});

it('keeps an entry for as long as its state allows', () => {
  for (const state of waitlistStates) {
    const since = keptSince(state, now);
    expect(hasRunOut({ state, since }, now)).toBe(false);
    expect(hasRunOut({ state, since: new Date(since.getTime() - 1) }, now)).toBe(true);
  }
});
