import { describe, expect, it } from 'vitest';
import { awardedEmail, changesRequestedEmail, newSubmissionEmail, receivedEmail } from './emails.ts';

const learner = {
  id: 'a1',
  email: 'ada@works.example',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
  timeZone: null,
};
const work = { submissionId: '12', certification: 'Website Builder', learner };
const decided = { ...work, feedback: '', checks: [] };
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
    expect(email.action?.path).toBe('/sign-in/continue?returnTo=%2Ffounder%2Freviews%3Fsubmission%3D12');
  });

  it('link to the certificate where there is one', () => {
    expect(awardedEmail(decided).email.action?.path).toBe('/dashboard');
    const { email } = awardedEmail({ ...decided, feedback: 'Lovely.', certificatePath: '/certificates/x' });
    expect(email.action).toEqual({ label: 'See your certificate', path: '/certificates/x' });
    expect([email.paragraphs.at(-1), email.quote]).toEqual(["Here's the feedback:", 'Lovely.']);
    expect(awardedEmail({ ...decided, feedback: ' ' }).email.paragraphs).not.toContain(
      "Here's the feedback:",
    );
  });

  it('say which changes are requested, in the words of the reviewer', () => {
    const feedback = 'The form\ndoes not answer.';
    const check = {
      lessonId: 3901,
      lesson: 'Say it',
      checkId: 'a',
      try: 'Press Send.',
      expect: 'It is sent.',
    };
    const checks = [
      { ...check, lessonOrder: 1, isPassed: true, comment: 'Nice.' },
      { ...check, lessonOrder: 6, isPassed: false, comment: 'It stays blank.' },
      { ...check, lessonOrder: 7, isPassed: false, comment: '' },
    ];
    const { email } = changesRequestedEmail({ ...decided, feedback, checks });
    expect(email.quote).toBe(feedback);
    expect(email.facts).toEqual([
      { label: 'Not yet (lesson 6)', value: "Press Send.\nReviewer's comment: It stays blank." },
      { label: 'Not yet (lesson 7)', value: 'Press Send.' },
    ]);
    expect(email.note).toContain('choose Send again');
    expect(email.action?.path).toBe('/dashboard');
  });

  it('have one event per occasion and, for founders, one each', () => {
    const events = [
      receivedEmail(received),
      newSubmissionEmail(received, 'a@chalkline.example'),
      newSubmissionEmail(received, 'b@chalkline.example'),
      awardedEmail(decided),
      changesRequestedEmail({ ...decided, feedback: 'x' }),
    ].map(({ event }) => event);
    expect(new Set(events).size).toBe(events.length);
  });
});
