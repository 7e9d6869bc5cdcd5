import { describe, expect, it } from 'vitest';
import { staffStanding } from './staff-standing.ts';

describe('the sentence about a plan', () => {
  it('tells a founder that everything is open, and staff that they are on the team', () => {
    expect(staffStanding({ isFounder: true, role: null })?.sentence).toContain('everything is open to you');
    expect(staffStanding({ isFounder: true, role: 'founder' })?.name).toBe('Founder');
    expect(staffStanding({ isFounder: false, role: 'editor' })?.name).toBe('Editor');
    expect(staffStanding({ isFounder: false, role: null })).toBeUndefined();
  });
});
