import { describe, expect, it } from 'vitest';
import { awardedEmail, changesRequestedEmail, newSubmissionEmail, receivedEmail } from './emails.ts';

const learner = {
  id: 'a1',
  email: 'ada@works.example',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
};
const work = { submissionId: '12', certification: 'Website Builder', learner };
const received = {
  ...work,
  submission: {
    projectUrl: 'https://replit.com/@ada/site',
    videoUrl: '',
    comments: 'Mind the form.\nIt is new.',
  },
  submittedAt: new Date('2026-11-13T15:00:00Z'),
  reviewer: 'Robin Ashdown',
};

describe('the emails about a submission', () => {
  it('tell the learner who reviews it, and by when', () => {
    const { to, email } = receivedEmail(received);
    expect(to).toBe(learner.email);
    expect(email.preheader).toBe('Robin Ashdown will review it by November 17, 2026.');
    expect(email.facts).toContainEqual({ label: 'Answer by', value: 'November 17, 2026' });
    expect(email.action?.path).toBe('/dashboard');
  });

  it('tell each founder what to review, without missing links', () => {
    const { to, subject, email } = newSubmissionEmail(received, 'robin@chalkline.example');
    expect(to).toBe('robin@chalkline.example');
    expect(subject).toBe('To review: Website Builder, by Ada Byron');
    expect(email.facts?.map(({ label }) => label)).toEqual(['Certification', 'Project', 'Answer by']);
    expect(email.quote).toBe('Mind the form.\nIt is new.');
    expect(email.action?.path).toBe(
      '/api/auth/google?returnTo=%2Ffounder%2Freviews%3Fsubmission%3D12&ifNeeded=yes',
    );
  });

  it('link to the certificate where there is one', () => {
    expect(awardedEmail({ ...work, feedback: '' }).email.action?.path).toBe('/dashboard');
    const { email } = awardedEmail({ ...work, feedback: 'Lovely.', certificatePath: '/certificates/x' });
    expect(email.action).toEqual({ label: 'See your certificate', path: '/certificates/x' });
    expect(email.quote).toBe('Lovely.');
  });

  it('say which changes are requested, in the words of the reviewer', () => {
    const { email } = changesRequestedEmail({ ...work, feedback: 'The form\ndoes not answer.' });
    expect(email.quote).toBe('The form\ndoes not answer.');
    expect(email.action?.path).toBe('/dashboard');
  });

  it('have one event per occasion and, for founders, one each', () => {
    const events = [
      receivedEmail(received),
      newSubmissionEmail(received, 'a@chalkline.example'),
      newSubmissionEmail(received, 'b@chalkline.example'),
      awardedEmail({ ...work, feedback: '' }),
      changesRequestedEmail({ ...work, feedback: 'x' }),
    ].map(({ event }) => event);
    expect(new Set(events).size).toBe(events.length);
  });
});
