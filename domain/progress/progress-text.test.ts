import { describe, expect, it } from 'vitest';
import { distanceSentence, progressSentence } from './progress-text.ts';

describe('the text about progress', () => {
  it('says how many lessons are completed, with a whole percentage', () => {
    expect(progressSentence(3, 7)).toBe('3 of 7 lessons completed (43%)');
    expect(progressSentence(0, 0)).toBe('0 of 0 lessons completed (0%)');
  });

  it('says how many lessons are left', () => {
    expect(distanceSentence(2, 'Take Your First Payment')).toBe('2 lessons left in Take Your First Payment');
    expect(distanceSentence(1, 'Take Your First Payment')).toBe('1 lesson left in Take Your First Payment');
  });
});
