import { describe, expect, it } from 'vitest';
import { earnedLabel } from './earned-label.ts';

describe('the label of an earned certification', () => {
  it('says when a certification was earned, or "Recently"', () => {
    expect(earnedLabel('2026-11-15T10:00:00.000Z')).toBe('Earned November 15, 2026');
    expect(earnedLabel(null)).toBe('Recently');
  });
});
