import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDue, type Publication, publishNow, publishOnItsDay, unpublish } from './publication.ts';

const today = '2026-11-15';
const announced: Publication = { isPublished: false, isScheduled: false, day: '2027-01-15' };

describe('publishing now', () => {
  it('sets a missing or future day to today', () => {
    expect(publishNow(announced, today)).toEqual({ isPublished: true, isScheduled: false, day: today });
    expect(publishNow({ ...announced, day: null }, today).day).toBe(today);
  });

  it('keeps a past day, on which it went live', () => {
    expect(publishNow({ ...announced, day: '2025-07-17' }, today).day).toBe('2025-07-17');
  });
});

describe('scheduling', () => {
  it('needs a future day', () => {
    expect(publishOnItsDay(announced, today)).toEqual({ ...announced, isScheduled: true });
    expect(publishOnItsDay({ ...announced, day: today }, today)).toBeUndefined();
    expect(publishOnItsDay({ ...announced, day: null }, today)).toBeUndefined();
  });

  it('is due from that day on, until it has happened', () => {
    const scheduled = { ...announced, isScheduled: true };
    expect(isDue(scheduled, '2027-01-14')).toBe(false);
    expect(isDue(scheduled, '2027-01-15')).toBe(true);
    expect(isDue(publishNow(scheduled, '2027-01-16'), '2027-01-16')).toBe(false);
  });
});

describe('unpublishing', () => {
  it('keeps a future day and cancels its schedule', () => {
    expect(unpublish({ ...announced, isScheduled: true }, today)).toEqual(announced);
  });

  it('drops a past day', () => {
    const live = { isPublished: true, isScheduled: false, day: today };
    expect(unpublish(live, today)).toEqual({ ...announced, day: null });
  });
});

it('never leaves an item both public and scheduled', () => {
  const day = fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2090-01-01') })
    .map((date) => date.toISOString().slice(0, 10));
  const publication = fc.record({
    isPublished: fc.boolean(),
    isScheduled: fc.boolean(),
    day: fc.option(day),
  });
  fc.assert(
    fc.property(publication, day, (before, now) => {
      for (const after of [publishNow(before, now), publishOnItsDay(before, now), unpublish(before, now)]) {
        expect(after?.isPublished && after.isScheduled).not.toBe(true);
      }
    }),
  );
});
