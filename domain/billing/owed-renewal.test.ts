import { describe, expect, it } from 'vitest';
import { owedInFull, owedInShort } from './owed-renewal.ts';

const owed = { plan: 'Monthly', since: '2026-11-03T10:00:00Z', until: '2026-11-10T10:00:00Z' } as const;

describe('a failed renewal payment', () => {
  it('shows the amount, since when it is due, and when access ends', () => {
    expect(owedInShort(owed, null)).toBe('$49 for Monthly, since Nov 3. Access ends Nov 10.');
    expect(owedInFull(owed, null)).toBe(
      'The renewal payment failed: $49 has been due since November 3, 2026. Access ends on November 10, 2026 unless it is paid before.',
    );
  });

  it("has the days of the reader's calendar", () => {
    const late = { ...owed, since: '2026-11-03T20:00:00Z', until: '2026-11-10T20:00:00Z' };
    expect(owedInShort(late, 'Asia/Tokyo')).toBe('$49 for Monthly, since Nov 4. Access ends Nov 11.');
    expect(owedInFull(late, 'Asia/Tokyo')).toContain(
      'since November 4, 2026. Access ends on November 11, 2026',
    );
  });

  it('leaves out the end of access when it is unknown', () => {
    const open = { ...owed, plan: 'Consulting', until: null } as const;
    expect(owedInShort(open, null)).toBe('$2,000 for Consulting, since Nov 3.');
    expect(owedInFull(open, null)).toBe(
      'The renewal payment failed: $2,000 has been due since November 3, 2026.',
    );
  });
});
