import { describe, expect, it } from 'vitest';
import { totalXpText } from './xp.ts';

describe('totalXpText', () => {
  it('shows a sum of XP with a thousands separator', () => {
    expect([0, 275, 1_250, 1_000_000].map(totalXpText)).toEqual(['0', '275', '1,250', '1,000,000']);
  });
});
