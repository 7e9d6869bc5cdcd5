import { describe, expect, it } from 'vitest';
import { alreadyDecided, decisionLabel, longestFeedback, refuseVerdict } from './review.ts';

describe('a verdict', () => {
  it('needs feedback when it asks for changes', () => {
    for (const feedback of ['', '  \n ']) {
      expect(refuseVerdict({ decision: 'changes_asked', feedback })?.message).toBe(
        'Please say what should change',
      );
    }
    expect(refuseVerdict({ decision: 'changes_asked', feedback: 'The form.' })).toBeUndefined();
  });

  it('needs no feedback when it awards', () => {
    expect(refuseVerdict({ decision: 'awarded', feedback: '' })).toBeUndefined();
  });

  it('has up to 2,000 characters', () => {
    for (const decision of ['awarded', 'changes_asked'] as const) {
      expect(refuseVerdict({ decision, feedback: 'a'.repeat(longestFeedback) })).toBeUndefined();
      expect(refuseVerdict({ decision, feedback: 'a'.repeat(2_001) })?.message).toContain('2,000');
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
  expect((['awarded', 'changes_asked'] as const).map(decisionLabel)).toEqual(['Awarded', 'Changes asked']);
});
