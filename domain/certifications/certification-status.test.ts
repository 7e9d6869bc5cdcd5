import { describe, expect, it } from 'vitest';
import { certificationStatus, isAwardHeld, skillsStacked } from './certification-status.ts';

describe('the status of a certification', () => {
  it('counts an award until it is revoked', () => {
    expect(isAwardHeld({ decision: 'awarded', revokedAt: null })).toBe(true);
    expect(isAwardHeld({ decision: 'awarded', revokedAt: new Date() })).toBe(false);
    expect(isAwardHeld({ decision: 'changes_asked', revokedAt: null })).toBe(false);
    expect(isAwardHeld({ decision: null, revokedAt: null })).toBe(false);
  });

  it('is not earned, then under review, then earned', () => {
    expect(certificationStatus(undefined)).toBe('not-earned');
    expect(certificationStatus({ isEarned: false, submittedAt: null, changesRequested: null })).toBe(
      'not-earned',
    );
    expect(certificationStatus({ isEarned: false, submittedAt: '2026-11-13', changesRequested: null })).toBe(
      'under-review',
    );
    expect(certificationStatus({ isEarned: false, submittedAt: null, changesRequested: {} })).toBe(
      'changes-requested',
    );
    expect(certificationStatus({ isEarned: true, submittedAt: '2026-11-13', changesRequested: null })).toBe(
      'earned',
    );
  });

  it('counts the earned certifications as stacked skills', () => {
    expect(
      skillsStacked(
        [
          { isEarned: true, submittedAt: null, changesRequested: null },
          { isEarned: false, submittedAt: null, changesRequested: null },
        ],
        7,
      ),
    ).toBe('1/7');
  });
});
