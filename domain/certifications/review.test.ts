import { describe, expect, it } from 'vitest';
import {
  alreadyDecided,
  decisionLabels,
  longestFeedback,
  refuseVerdict as refuseVerdictOn,
  reviewDecisions,
  type Verdict,
} from './review.ts';
import type { RubricCheck } from './rubric.ts';

const rubric: RubricCheck[] = ['a', 'b'].map((checkId) => ({
  lessonId: 1,
  lessonOrder: 1,
  lesson: 'First',
  checkId,
  try: '',
  expect: '',
}));
const refuseVerdict = (verdict: Pick<Verdict, 'decision' | 'feedback'> & Partial<Verdict>, checks = rubric) =>
  refuseVerdictOn({ checks: [], confirmsOpenChecks: false, ...verdict }, checks);
const result = (checkId: string, isPassed: boolean, comment = '') => ({
  lessonId: 1,
  checkId,
  isPassed,
  comment,
});

describe('a verdict', () => {
  it('needs feedback when it asks for changes', () => {
    for (const feedback of ['', '  \n ']) {
      expect(refuseVerdict({ decision: 'changes_asked', feedback })?.message).toBe(
        'Please say what should change',
      );
    }
    expect(refuseVerdict({ decision: 'changes_asked', feedback: 'The form.' })).toBeUndefined();
  });

  it('can say on a check what should change', () => {
    const asking = (comment: string) =>
      refuseVerdict({ decision: 'changes_asked', feedback: '', checks: [result('a', false, comment)] });
    expect(asking(' ')?.field).toBe('feedback');
    expect(asking('The link is dead.')).toBeUndefined();
    expect(asking('a'.repeat(501))?.field).toBe('checks');
  });

  it('awards when every check has passed, or when the reviewer confirms it', () => {
    const award = { decision: 'awarded', feedback: '' } as const;
    expect(refuseVerdict(award)?.message).toBe("2 of 2 checks haven't passed. Confirm to award it anyway");
    expect(refuseVerdict({ ...award, checks: [result('a', true), result('b', false)] })?.field).toBe(
      'confirmsOpenChecks',
    );
    expect(refuseVerdict({ ...award, checks: [result('a', true), result('b', true)] })).toBeUndefined();
    expect(refuseVerdict({ ...award, confirmsOpenChecks: true })).toBeUndefined();
    expect(refuseVerdict(award, [])).toBeUndefined();
  });

  it('has up to 2,000 characters', () => {
    for (const decision of ['awarded', 'changes_asked'] as const) {
      expect(refuseVerdict({ decision, feedback: 'a'.repeat(longestFeedback) }, [])).toBeUndefined();
      expect(refuseVerdict({ decision, feedback: 'a'.repeat(2_001) }, [])?.message).toContain('2,000');
    }
  });
});

it('is made once, and a second reviewer learns who decided and how', () => {
  expect(alreadyDecided({ decision: 'awarded', decidedBy: 'Robin Ashdown' })).toBe(
    'Robin Ashdown has already awarded this.',
  );
  expect(alreadyDecided({ decision: 'changes_asked', decidedBy: null })).toBe(
    'Somebody has already requested changes.',
  );
});

it('is named in words', () => {
  expect(reviewDecisions.map((decision) => decisionLabels[decision])).toEqual([
    'Awarded',
    'Changes requested',
  ]);
});
