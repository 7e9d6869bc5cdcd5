import type { AlertReadings } from '@chalkline/domain/operations/alerts';
import { describe, expect, it } from 'vitest';
import { raisedEmail } from './emails.ts';

const readings: AlertReadings = {
  emails: { failing: 0, nothingSentFor: 0, givenUp: 0 },
  failedWebhookEvents: 0,
  lateJobs: 0,
  isBackupLate: false,
  disks: [],
  requests: { answered: 1240, failed: 96 },
  unread: new Set(),
};

const foundEmails = (failing: number, givenUp: number) =>
  raisedEmail('emails', { ...readings, emails: { failing, nothingSentFor: 0, givenUp } }, new Date(0)).email
    .paragraphs[0];

describe('the alert about emails', () => {
  it('names only what was found', () => {
    expect(foundEmails(1, 0)).toBe('1 email is waiting to be sent again.');
    expect(foundEmails(0, 12)).toBe("12 emails couldn't be sent in the last day.");
    expect(foundEmails(3, 1)).toBe(
      "3 emails are waiting to be sent again, and 1 email couldn't be sent in the last day.",
    );
  });
});

describe('the alert about failing requests', () => {
  it('writes large numbers with separators', () => {
    expect(raisedEmail('errors', readings, new Date(0)).email.paragraphs[0]).toBe(
      'In the last 10 minutes, 96 of 1,240 requests failed.',
    );
  });
});
