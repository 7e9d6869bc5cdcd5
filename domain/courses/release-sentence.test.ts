import { describe, expect, it } from 'vitest';
import { releaseSentence } from './release-sentence.ts';

describe('the release sentence', () => {
  it('names the day in the long US format', () => {
    expect(releaseSentence('2027-01-15')).toBe(
      'This course will be released on January 15, 2027. Check back soon!',
    );
  });

  it('says that the day is not known yet', () => {
    expect(releaseSentence(null)).toBe(
      'This course will be released on a date to be announced. Check back soon!',
    );
  });
});
