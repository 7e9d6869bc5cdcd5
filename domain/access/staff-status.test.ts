import { describe, expect, it } from 'vitest';
import { isShownByRole, planAndRoleLabel, staffStatus } from './staff-status.ts';

describe('the sentence about a plan', () => {
  it('tells a founder that everything is open, and staff that they are on the team', () => {
    expect(staffStatus({ isFounder: true, role: null })?.sentence).toContain('everything is open to you');
    expect(staffStatus({ isFounder: true, role: 'founder' })?.name).toBe('Founder');
    expect(staffStatus({ isFounder: false, role: 'editor' })?.name).toBe('Editor');
    expect(staffStatus({ isFounder: false, role: null })).toBeUndefined();
  });
});

describe('a role', () => {
  it('is shown in place of the Free plan, and not of one that is paid', () => {
    expect([isShownByRole('Free', 'founder'), isShownByRole('Free', 'editor')]).toEqual([true, true]);
    expect([isShownByRole('Annual', 'founder'), isShownByRole('Free', null)]).toEqual([false, false]);
  });

  it('is named after a paid plan, and alone without one', () => {
    expect(planAndRoleLabel('Annual', 'editor')).toBe('Annual, Editor');
    expect(planAndRoleLabel('Free', 'founder')).toBe('Founder');
    expect(planAndRoleLabel('Free', null)).toBe('Free');
  });
});
