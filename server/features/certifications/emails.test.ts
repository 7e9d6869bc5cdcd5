import { describe, expect, it } from 'vitest';
import { awardedLetter, changesAskedLetter, newSubmissionLetter, receivedLetter } from './emails.ts';

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

describe('the letters about a submission', () => {
  it('tell the learner who looks at it, and by when', () => {
    const { to, letter } = receivedLetter(received);
    expect(to).toBe(learner.email);
    expect(letter.preheader).toBe('Robin Ashdown looks at it by November 17, 2026.');
    expect(letter.facts).toContainEqual({ label: 'Answer by', value: 'November 17, 2026' });
    expect(letter.action?.path).toBe('/dashboard');
  });

  it('tell each founder what to look at, without the links that are not there', () => {
    const { to, subject, letter } = newSubmissionLetter(received, 'robin@chalkline.example');
    expect(to).toBe('robin@chalkline.example');
    expect(subject).toBe('To review: Website Builder, by Ada Byron');
    expect(letter.facts?.map(({ label }) => label)).toEqual(['Certification', 'Project', 'Answer by']);
    expect(letter.quote).toBe('Mind the form.\nIt is new.');
    expect(letter.action?.path).toBe(
      '/api/auth/google?returnTo=%2Ffounder%2Freviews%3Fsubmission%3D12&ifNeeded=yes',
    );
  });

  it('lead to the certificate where there is one', () => {
    expect(awardedLetter({ ...work, feedback: '' }).letter.action?.path).toBe('/dashboard');
    const { letter } = awardedLetter({ ...work, feedback: 'Lovely.', certificatePath: '/certificates/x' });
    expect(letter.action).toEqual({ label: 'See your certificate', path: '/certificates/x' });
    expect(letter.quote).toBe('Lovely.');
  });

  it('say what is asked for, in the words of the reviewer', () => {
    const { letter } = changesAskedLetter({ ...work, feedback: 'The form\ndoes not answer.' });
    expect(letter.quote).toBe('The form\ndoes not answer.');
    expect(letter.action?.path).toBe('/dashboard');
  });

  it('are one an occasion and, for founders, one each', () => {
    const events = [
      receivedLetter(received),
      newSubmissionLetter(received, 'a@chalkline.example'),
      newSubmissionLetter(received, 'b@chalkline.example'),
      awardedLetter({ ...work, feedback: '' }),
      changesAskedLetter({ ...work, feedback: 'x' }),
    ].map(({ event }) => event);
    expect(new Set(events).size).toBe(events.length);
  });
});
