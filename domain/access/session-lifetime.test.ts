import { describe, expect, it } from 'vitest';
import { isRecentSignIn, isSessionAlive, sessionEnd, shouldRecordUse } from './session-lifetime.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date('2026-11-16T09:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const [staff, member] = [true, false];

describe("a member's session", () => {
  it('ends after 30 days without use', () => {
    expect(isSessionAlive({ createdAt: ago(40 * day), lastSeenAt: ago(30 * day - 1) }, member, now)).toBe(
      true,
    );
    expect(isSessionAlive({ createdAt: ago(40 * day), lastSeenAt: ago(30 * day) }, member, now)).toBe(false);
  });

  it('ends 90 days after the sign-in, however much it is used', () => {
    expect(isSessionAlive({ createdAt: ago(90 * day - 1), lastSeenAt: now }, member, now)).toBe(true);
    expect(isSessionAlive({ createdAt: ago(90 * day), lastSeenAt: now }, member, now)).toBe(false);
  });

  it('is extended by 30 days with each use, and never past those 90', () => {
    expect(sessionEnd(ago(day), now)).toEqual(ago(-30 * day));
    expect(sessionEnd(ago(85 * day), now)).toEqual(ago(-5 * day));
  });

  it('is recorded as used once an hour', () => {
    expect(shouldRecordUse(ago(59 * minute), member, now)).toBe(false);
    expect(shouldRecordUse(ago(61 * minute), member, now)).toBe(true);
  });
});

describe('the session of a staff member', () => {
  it('ends after 12 hours without use', () => {
    expect(isSessionAlive({ createdAt: ago(day), lastSeenAt: ago(12 * hour - 1) }, staff, now)).toBe(true);
    expect(isSessionAlive({ createdAt: ago(day), lastSeenAt: ago(12 * hour) }, staff, now)).toBe(false);
  });

  it('ends 90 days after the sign-in, too', () => {
    expect(isSessionAlive({ createdAt: ago(90 * day), lastSeenAt: now }, staff, now)).toBe(false);
  });

  it('is recorded as used every five minutes', () => {
    expect(shouldRecordUse(ago(4 * minute), staff, now)).toBe(false);
    expect(shouldRecordUse(ago(6 * minute), staff, now)).toBe(true);
  });
});

describe('a sign-in', () => {
  it('is recent for 15 minutes', () => {
    expect(isRecentSignIn(ago(15 * minute - 1), now)).toBe(true);
    expect(isRecentSignIn(ago(15 * minute), now)).toBe(false);
  });
});
