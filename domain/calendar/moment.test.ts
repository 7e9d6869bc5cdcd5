import { describe, expect, it } from 'vitest';
import { momentLabel } from './moment.ts';

describe('the label of a moment', () => {
  it('shows day and time in UTC', () => {
    expect(momentLabel('2026-03-04T09:05:59.123Z')).toBe('Mar 4, 2026, 09:05 UTC');
  });

  it('converts other time zones to UTC', () => {
    expect(momentLabel('2026-01-01T00:30:00+02:00')).toBe('Dec 31, 2025, 22:30 UTC');
  });
});
