import { describe, expect, it } from 'vitest';
import { listedPreferences, wantsEmail } from './email-preferences.ts';

describe('an optional email', () => {
  it('is sent unless it was switched off', () => {
    const choices = [{ type: 'ticket_reply', isOn: false }] as const;
    expect(wantsEmail('ticket_reply', choices)).toBe(false);
    expect(wantsEmail('ticket_progress', choices)).toBe(true);
    expect(wantsEmail('ticket_reply', [{ type: 'ticket_reply', isOn: true }])).toBe(true);
  });

  it('is listed for people whose plan can cause it', () => {
    const typesFor = (...plans: ('Annual' | 'Consulting')[]) =>
      listedPreferences(plans, []).map(({ type }) => type);
    expect(typesFor()).toEqual(['certification_review']);
    expect(typesFor('Annual')).toEqual(['certification_review', 'renewal_reminder']);
    expect(typesFor('Consulting')).toEqual(['certification_review', 'ticket_reply', 'ticket_progress']);
  });

  it('stays listed after it was switched off and the plan has ended', () => {
    expect(listedPreferences([], [{ type: 'renewal_reminder', isOn: false }])).toEqual([
      { type: 'certification_review', isOn: true },
      { type: 'renewal_reminder', isOn: false },
    ]);
  });
});
