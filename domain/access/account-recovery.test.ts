import { describe, expect, it } from 'vitest';
import { isRecoveryOpen, lastEndedRecovery, recoveryShown, refuseRecovery } from './account-recovery.ts';

const askedAt = new Date('2026-11-16T09:00:00Z');
const after = (days: number) => new Date(askedAt.getTime() + days * 24 * 60 * 60 * 1000);
const byCode = { isStaff: false, isByCode: true, hasOnlyCodes: false };

describe('a recovery', () => {
  it('takes effect on the seventh day, for seven days', () => {
    expect([0, 6.9, 7, 13.9, 14].map((days) => isRecoveryOpen(askedAt, after(days)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(isRecoveryOpen(null, askedAt)).toBe(false);
    expect(lastEndedRecovery(after(14))).toEqual(askedAt);
  });

  it('is for members who signed in by code although there is something better', () => {
    expect(refuseRecovery(byCode)).toBeUndefined();
    expect(refuseRecovery({ ...byCode, isByCode: false })?.message).toContain('already');
    expect(refuseRecovery({ ...byCode, hasOnlyCodes: true })?.message).toContain('already');
    expect(refuseRecovery({ ...byCode, isStaff: true })?.message).toContain('Ask a founder');
  });

  it('is shown while it waits and while it is in effect, and offered otherwise', () => {
    expect(recoveryShown(byCode, null, askedAt)).toEqual({ state: 'possible', until: null });
    expect(recoveryShown({ ...byCode, isByCode: false }, null, askedAt)).toBeNull();
    expect(recoveryShown(byCode, askedAt, after(1))).toEqual({ state: 'waiting', until: after(7) });
    expect(recoveryShown(byCode, askedAt, after(8))).toEqual({ state: 'open', until: after(14) });
    expect(recoveryShown(byCode, askedAt, after(15))).toEqual({ state: 'possible', until: null });
  });
});
