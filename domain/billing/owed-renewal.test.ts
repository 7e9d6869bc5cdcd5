import { describe, expect, it } from 'vitest';
import { owedInFull, owedInShort } from './owed-renewal.ts';

const owed = { plan: 'Monthly', since: '2026-11-03T10:00:00Z', until: '2026-11-10T10:00:00Z' } as const;

describe('a failed renewal payment', () => {
  it('shows the amount, since when it is due, and when access ends', () => {
    expect(owedInShort(owed)).toBe('$49 for Monthly, since Nov 3. Access ends Nov 10.');
    expect(owedInFull(owed)).toBe(
      'The renewal payment failed: $49 has been due since November 3, 2026. Access ends on November 10, 2026 unless it is paid before.',
    );
  });

  it('leaves out the end of access when it is unknown', () => {
    const open = { ...owed, plan: 'Consulting', until: null } as const;
    expect(owedInShort(open)).toBe('$2,000 for Consulting, since Nov 3.');
    expect(owedInFull(open)).toBe('The renewal payment failed: $2,000 has been due since November 3, 2026.');
  });
});
