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
    const forEveryone = ['learning_reminder', 'weekly_summary'];
    expect(typesFor()).toEqual(['certification_review', 'question_answered', ...forEveryone]);
    expect(typesFor('Annual')).toEqual([
      'certification_review',
      'question_answered',
      'renewal_reminder',
      ...forEveryone,
    ]);
    expect(typesFor('Consulting')).toEqual([
      'certification_review',
      'question_answered',
      'ticket_reply',
      'ticket_progress',
      ...forEveryone,
    ]);
  });

  it('stays listed after it was switched off and the plan has ended, if it can still come', () => {
    const choices = [
      { type: 'ticket_reply', isOn: false },
      { type: 'renewal_reminder', isOn: false },
    ] as const;
    expect(listedPreferences([], choices)).toEqual([
      { type: 'certification_review', isOn: true },
      { type: 'question_answered', isOn: true },
      { type: 'ticket_reply', isOn: false },
      { type: 'learning_reminder', isOn: true },
      { type: 'weekly_summary', isOn: false },
    ]);
  });
});
