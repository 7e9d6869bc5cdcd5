import { describe, expect, it } from 'vitest';
import { owedInFull, owedInShort } from './owed-renewal.ts';

const owed = { plan: 'Monthly', since: '2026-11-03T10:00:00Z', until: '2026-11-10T10:00:00Z' } as const;

describe('a renewal that could not be charged', () => {
  it('is told with what is owed, since when, and when access ends', () => {
    expect(owedInShort(owed)).toBe('$49 for Monthly, since Nov 3. Access ends Nov 10.');
    expect(owedInFull(owed)).toBe(
      'The renewal could not be charged: $49 is owed since November 3, 2026. Access ends on November 10, 2026 unless it is paid before.',
    );
  });

  it('says nothing of an end that is not known', () => {
    const open = { ...owed, plan: 'Consulting', until: null } as const;
    expect(owedInShort(open)).toBe('$2,000 for Consulting, since Nov 3.');
    expect(owedInFull(open)).toBe('The renewal could not be charged: $2,000 is owed since November 3, 2026.');
  });
});
