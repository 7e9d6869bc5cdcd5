import { describe, expect, it } from 'vitest';
import { refuseUndo } from './undo-completion.ts';

const monday = new Date('2026-11-09T10:00:00Z');
const tuesday = new Date('2026-11-10T10:00:00Z');
const awarded = { submittedAt: tuesday, decision: 'awarded', revokedAt: null };
const underReview = { submittedAt: tuesday, decision: null, revokedAt: null };

describe('a completed lesson', () => {
  it('can be marked incomplete while no certification is based on it', () => {
    expect(refuseUndo(monday, [])).toBeUndefined();
    expect(refuseUndo(monday, [{ ...awarded, decision: 'changes_asked' }])).toBeUndefined();
    expect(refuseUndo(monday, [{ ...awarded, revokedAt: tuesday }])).toBeUndefined();
  });

  it('stays completed for a certification that was earned with it', () => {
    expect(refuseUndo(monday, [awarded])?.message).toContain('certification is based on this lesson');
    expect(refuseUndo(tuesday, [awarded])?.code).toBe('conflict');
  });

  it('stays completed while work for the certification is under review', () => {
    expect(refuseUndo(monday, [underReview])?.message).toContain('under review');
  });

  it('can be marked incomplete if it was completed after the work was submitted', () => {
    expect(refuseUndo(tuesday, [{ ...awarded, submittedAt: monday }])).toBeUndefined();
    expect(refuseUndo(tuesday, [{ ...underReview, submittedAt: monday }])).toBeUndefined();
  });
});
