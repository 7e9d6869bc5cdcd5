import { describe, expect, it } from 'vitest';
import { confirmEmail } from './emails.ts';

const entry = { id: '1', email: 'ada@example.com', token: 't', emails: 1 };
const textFor = (goesLiveDate: string | null) =>
  confirmEmail(entry, { title: 'Payments', slug: 'payments', goesLiveDate }).email.paragraphs[0];

describe('the email that asks to confirm a place on a waitlist', () => {
  it('says when the course opens, or that this is not known yet', () => {
    expect(textFor('2026-11-25')).toContain('opens. It will be released on November 25, 2026.');
    expect(textFor(null)).toContain("opens. We haven't set a release date yet.");
  });
});
