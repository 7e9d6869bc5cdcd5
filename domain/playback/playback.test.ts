import { describe, expect, it } from 'vitest';
import { timeOfChange } from './playback.ts';

describe('the time of a change', () => {
  it('is counted back from our clock', () => {
    const now = new Date('2026-11-16T12:00:00Z');
    expect(timeOfChange(now, 0)).toEqual(now);
    expect(timeOfChange(now, 90)).toEqual(new Date('2026-11-16T11:58:30Z'));
  });
});
