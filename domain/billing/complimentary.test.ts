import { describe, expect, it } from 'vitest';
import { longestGrantReason, refuseEnding, refuseGrant } from './complimentary.ts';
import { grantEnd } from './grant-end.ts';
import { grantEndLabel } from './grant-end-label.ts';

const today = '2026-11-15';
const refusedField = (reason: string, until: string | null) => refuseGrant({ reason, until }, today)?.field;

describe('a complimentary plan', () => {
  it('needs a reason, and no end', () => {
    expect(refusedField('Wrote our first review', null)).toBeUndefined();
    expect(refusedField(' \n ', null)).toBe('reason');
    expect(refusedField('r'.repeat(longestGrantReason + 1), null)).toBe('reason');
  });

  it('ends today at the earliest, and within ten years', () => {
    expect(refusedField('A gift', '2026-11-15')).toBeUndefined();
    expect(refusedField('A gift', '2036-11-15')).toBeUndefined();
    expect(refusedField('A gift', '2026-11-14')).toBe('until');
    expect(refusedField('A gift', '2036-11-16')).toBe('until');
    expect(refusedField('A gift', '2027-02-30')).toBe('until');
    expect(refusedField('A gift', 'soon')).toBe('until');
  });

  it('needs a reason to be ended', () => {
    expect(refuseEnding({ reason: 'It was for one event' })).toBeUndefined();
    expect(refuseEnding({ reason: ' ' })).toEqual({
      code: 'invalid',
      field: 'reason',
      message: 'Give a reason for ending it.',
    });
  });

  it('is active for the whole of its last day', () => {
    const now = new Date('2026-12-01T12:00:00Z');
    expect(grantEnd('2026-12-31', now, 'America/Los_Angeles').toISOString()).toBe('2026-12-31T23:59:59.999Z');
    const evening = new Date('2027-01-01T02:00:00Z');
    expect(grantEnd('2026-12-31', evening, 'America/Los_Angeles').toISOString()).toBe(
      '2027-01-01T07:59:59.999Z',
    );
  });

  it("shows the chosen last day to everybody, and an early end on the reader's calendar", () => {
    expect(grantEndLabel('2026-12-31T23:59:59.999Z', 'Asia/Tokyo')).toBe('December 31, 2026');
    expect(grantEndLabel('2026-12-30T20:00:00.000Z', 'Asia/Tokyo')).toBe('December 31, 2026');
    expect(grantEndLabel('2026-12-30T20:00:00.000Z', null)).toBe('December 30, 2026');
  });
});
