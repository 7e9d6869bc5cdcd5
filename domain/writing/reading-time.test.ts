import { describe, expect, it } from 'vitest';
import { minutesToRead } from './reading-time.ts';

describe('the reading time of a text', () => {
  it('takes a minute for every 220 words, and never less than one', () => {
    expect(minutesToRead('word '.repeat(1100))).toBe(5);
    expect(minutesToRead('short')).toBe(1);
    expect(minutesToRead('')).toBe(1);
  });
});
