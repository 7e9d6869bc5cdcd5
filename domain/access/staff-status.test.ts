import { describe, expect, it } from 'vitest';
import { staffStatus } from './staff-status.ts';

describe('the sentence about a plan', () => {
  it('tells a founder that everything is open, and staff that they are on the team', () => {
    expect(staffStatus({ isFounder: true, role: null })?.sentence).toContain('everything is open to you');
    expect(staffStatus({ isFounder: true, role: 'founder' })?.name).toBe('Founder');
    expect(staffStatus({ isFounder: false, role: 'editor' })?.name).toBe('Editor');
    expect(staffStatus({ isFounder: false, role: null })).toBeUndefined();
  });
});
