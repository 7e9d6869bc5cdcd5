import { describe, expect, it } from 'vitest';
import { alreadyDecided, decisionLabel, longestFeedback, refuseVerdict } from './review.ts';

describe('a verdict', () => {
  it('that asks for changes says which', () => {
    for (const feedback of ['', '  \n ']) {
      expect(refuseVerdict({ decision: 'changes_asked', feedback })?.message).toBe(
        'Please say what should change',
      );
    }
    expect(refuseVerdict({ decision: 'changes_asked', feedback: 'The form.' })).toBeUndefined();
  });

  it('that awards needs no words', () => {
    expect(refuseVerdict({ decision: 'awarded', feedback: '' })).toBeUndefined();
  });

  it('has up to 2,000 characters', () => {
    for (const decision of ['awarded', 'changes_asked'] as const) {
      expect(refuseVerdict({ decision, feedback: 'a'.repeat(longestFeedback) })).toBeUndefined();
      expect(refuseVerdict({ decision, feedback: 'a'.repeat(2_001) })?.message).toContain('2,000');
    }
  });
});

it('a review is decided once, and who comes second is told by whom and how', () => {
  expect(alreadyDecided({ decision: 'awarded', decidedBy: 'Robin Ashdown' })).toBe(
    'Robin Ashdown has already awarded this.',
  );
  expect(alreadyDecided({ decision: 'changes_asked', decidedBy: null })).toBe(
    'Somebody has already requested changes.',
  );
});

it('decisions are named in words', () => {
  expect((['awarded', 'changes_asked'] as const).map(decisionLabel)).toEqual(['Awarded', 'Changes asked']);
});
